import type { PaymentTerms } from '../shipment/shipment.ts'
import { HUNDRED_PERCENT } from './scaled.ts'

/** A priced offer as far as the choice looks at it. */
export interface RateOffer {
  readonly id: string
  readonly scac: string
  /** Minor units of the comparison currency. */
  readonly comparable: number
  readonly transitDays: number | null
  /** It leaves nothing out that was asked for, and nothing in it is out of date. */
  readonly isWhole: boolean
}

export interface RoutingGuide {
  /** Never chosen by itself. */
  readonly doNotUse: readonly string[]
  /** Goes before a cheaper carrier within its tolerance, in 1/10,000 of a percent of the cheapest allowed price. */
  readonly preferred: readonly { readonly scac: string; readonly tolerance: number }[]
  /** The carrier flagged for collect shipments; null when there is none. */
  readonly collectScac: string | null
}

export const openGuide: RoutingGuide = { doNotUse: [], preferred: [], collectScac: null }

export type RateChoice =
  | { readonly kind: 'chosen'; readonly id: string; readonly because: 'cheapest' | 'preferred' | 'collectCarrier' }
  | { readonly kind: 'none'; readonly because: 'noOffers' | 'allDoNotUse' | 'noneWhole' | 'collectCarrierMissing' }

/** Whole prices before those that leave something out; cheapest first; then the faster; then by SCAC and id, so that the same offers always come in the same order. */
export function compareOffers(a: RateOffer, b: RateOffer): number {
  const days = (offer: RateOffer) => offer.transitDays ?? Number.MAX_SAFE_INTEGER
  const names = `${a.scac} ${a.id}` < `${b.scac} ${b.id}` ? -1 : 1
  return Number(b.isWhole) - Number(a.isWhole) || a.comparable - b.comparable || days(a) - days(b) || names
}

/**
 * The offer that is selected until somebody picks another: the cheapest that the routing guide allows, a preferred
 * carrier within its tolerance before it; collect takes the flagged carrier. A price that leaves out a service that was
 * asked for is never chosen by itself: it would look cheapest. Source: design, choice of carrier.
 */
export function chooseRate(offers: readonly RateOffer[], guide: RoutingGuide, terms: PaymentTerms): RateChoice {
  if (offers.length === 0) return { kind: 'none', because: 'noOffers' }
  const inOrder = [...offers].sort(compareOffers)
  if (terms === 'collect' && guide.collectScac !== null) {
    const flagged = inOrder.find(offer => offer.scac === guide.collectScac)
    if (flagged === undefined) return { kind: 'none', because: 'collectCarrierMissing' }
    if (!flagged.isWhole) return { kind: 'none', because: 'noneWhole' }
    return { kind: 'chosen', id: flagged.id, because: 'collectCarrier' }
  }
  const usable = inOrder.filter(offer => !guide.doNotUse.includes(offer.scac))
  if (usable.length === 0) return { kind: 'none', because: 'allDoNotUse' }
  const allowed = usable.filter(offer => offer.isWhole)
  const cheapest = allowed[0]
  if (cheapest === undefined) return { kind: 'none', because: 'noneWhole' }
  const preferred = allowed.find(offer => {
    const entry = guide.preferred.find(one => one.scac === offer.scac)
    return entry !== undefined && isWithin(offer.comparable, cheapest.comparable, entry.tolerance)
  })
  if (preferred === undefined) return { kind: 'chosen', id: cheapest.id, because: 'cheapest' }
  return { kind: 'chosen', id: preferred.id, because: preferred === cheapest ? 'cheapest' : 'preferred' }
}

/** Whole numbers on both sides: no rounding decides who is preferred. */
const isWithin = (price: number, cheapest: number, tolerance: number): boolean =>
  BigInt(price) * BigInt(HUNDRED_PERCENT) <= BigInt(cheapest) * BigInt(HUNDRED_PERCENT + tolerance)
