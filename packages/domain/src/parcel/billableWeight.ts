import type { LocalDate } from '../time/dates.ts'

/** Outer sides of a package in inches, as measured. */
export interface Sides {
  readonly lengthIn: number
  readonly widthIn: number
  readonly heightIn: number
}

/** How a carrier weighs the room that a package takes, from a day on. */
interface DimRule {
  readonly from: LocalDate
  /** Whether each side is rounded up to a whole inch, or to the nearest. */
  readonly rounds: 'up' | 'nearest'
  readonly divisor: number
  /** Cubic inches up to which only the scale counts; 0: the room always counts. */
  readonly above: number
}

/** Who weighs alike. */
export type ParcelCarrier = 'UPS' | 'FEDEX' | 'USPS'

const CUBIC_FOOT = 1728

/**
 * Dated, the newest first. Sources: published rules of UPS and FedEx (sides up since 18 August 2025) and of USPS (divisor
 * 139 and sides up since 12 July 2026; 166 above a cubic foot before).
 */
const dimRules: Readonly<Record<ParcelCarrier, readonly DimRule[]>> = {
  UPS: [
    { from: '2025-08-18', rounds: 'up', divisor: 139, above: 0 },
    { from: '0000-01-01', rounds: 'nearest', divisor: 139, above: 0 },
  ],
  FEDEX: [
    { from: '2025-08-18', rounds: 'up', divisor: 139, above: 0 },
    { from: '0000-01-01', rounds: 'nearest', divisor: 139, above: 0 },
  ],
  USPS: [
    { from: '2026-07-12', rounds: 'up', divisor: 139, above: 0 },
    { from: '0000-01-01', rounds: 'nearest', divisor: 166, above: CUBIC_FOOT },
  ],
}

/** Hides what binary fractions add: 13.000000000000002 is 13. */
const up = (value: number): number => Math.ceil(Number(value.toFixed(6)))

const ruleOn = (carrier: ParcelCarrier, day: LocalDate): DimRule | undefined =>
  dimRules[carrier].find(rule => rule.from <= day)

/** Sides in whole inches as a carrier counts them on a day, the longest first. */
export function countedSides({ lengthIn, widthIn, heightIn }: Sides, carrier: ParcelCarrier, day: LocalDate) {
  const rounds = ruleOn(carrier, day)?.rounds ?? 'up'
  const counted = [lengthIn, widthIn, heightIn].map(side => (rounds === 'up' ? up(side) : Math.round(side)))
  return counted.toSorted((a, b) => b - a) as [number, number, number]
}

/** Pounds that the room of one package weighs; 0 where it counts for nothing, or is not known. */
export function dimensionalWeightLb(sides: Sides, carrier: ParcelCarrier, day: LocalDate): number {
  const rule = ruleOn(carrier, day)
  const [length, width, height] = countedSides(sides, carrier, day)
  const room = length * width * height
  if (rule === undefined || room === 0 || room <= rule.above) return 0
  return up(room / rule.divisor)
}

/** Pounds that are charged for one package: the larger of scale and room, rounded up. */
export const billableWeightLb = (
  parcel: Sides & { readonly weightLb: number },
  carrier: ParcelCarrier,
  day: LocalDate,
): number => Math.max(up(parcel.weightLb), dimensionalWeightLb(parcel, carrier, day))
