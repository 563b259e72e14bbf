import type { LocalDate } from '../time/dates.ts'
import { countedSides, type ParcelCarrier, type Sides } from './billableWeight.ts'

/** What a carrier of small packages takes at most. Pounds and inches. */
export interface ParcelLimits {
  readonly weightLb: number
  readonly lengthIn: number
  readonly lengthAndGirthIn: number
}

/** Source: published limits of the carriers. */
export const parcelLimits: Readonly<Record<ParcelCarrier, ParcelLimits>> = {
  UPS: { weightLb: 150, lengthIn: 108, lengthAndGirthIn: 165 },
  FEDEX: { weightLb: 150, lengthIn: 108, lengthAndGirthIn: 165 },
  USPS: { weightLb: 70, lengthIn: 108, lengthAndGirthIn: 130 },
}

/** What anybody takes: a package beyond this is freight. */
export const widestLimits: ParcelLimits = parcelLimits.UPS

/** Length and twice each of the other two sides, in whole inches as counted on the day. */
export function lengthAndGirthIn(sides: Sides, carrier: ParcelCarrier, day: LocalDate): number {
  const [length, width, height] = countedSides(sides, carrier, day)
  return length + 2 * (width + height)
}

type Parcel = Sides & { readonly weightLb: number }

export type Beyond = 'tooHeavy' | 'tooLong' | 'tooLarge'

/** What of a package goes beyond a carrier's limits. */
export function beyondLimits(parcel: Parcel, carrier: ParcelCarrier, day: LocalDate): readonly Beyond[] {
  const limits = parcelLimits[carrier]
  const [length] = countedSides(parcel, carrier, day)
  return [
    ...(parcel.weightLb > limits.weightLb ? (['tooHeavy'] as const) : []),
    ...(length > limits.lengthIn ? (['tooLong'] as const) : []),
    ...(lengthAndGirthIn(parcel, carrier, day) > limits.lengthAndGirthIn ? (['tooLarge'] as const) : []),
  ]
}

/** What the carrier charges for beside the service because of size or weight. */
export type Surcharge = 'additionalHandling' | 'largePackage'

/** UPS and FedEx domestic; some services count from 70 lb, which the carrier's own price says. */
const HANDLING_LB = 50

const SINCE_VOLUME: LocalDate = '2026-01-01'

/**
 * The surcharge a package calls for; null: none. Large package wins. Source: UPS and FedEx, with the volumes and the
 * 110 lb of January 2026; USPS has neither.
 */
export function surchargeOf(parcel: Parcel, carrier: ParcelCarrier, day: LocalDate): Surcharge | null {
  if (carrier === 'USPS') return null
  const [length, width, height] = countedSides(parcel, carrier, day)
  const room = length * width * height
  const isNew = day >= SINCE_VOLUME
  const girth = lengthAndGirthIn(parcel, carrier, day)
  if (length > 96 || girth > 130 || (isNew && (parcel.weightLb > 110 || room > 17_280))) return 'largePackage'
  if (length > 48 || width > 30 || parcel.weightLb > HANDLING_LB || (isNew && room > 10_368))
    return 'additionalHandling'
  return null
}

/** Pounds that a large package is billed as at least. */
export const LARGE_PACKAGE_LB = 90
