import type { Tolerance } from '../routing/routingRule.ts'
import type { PaymentTerms } from '../shipment/shipment.ts'
import type { LocalDate } from '../time/dates.ts'
import { HUNDRED_PERCENT } from './scaled.ts'

/** A priced offer as far as the choice looks at it. */
export interface RateOffer {
  readonly id: string
  readonly scac: string
  /** Minor units of the comparison currency. */
  readonly comparable: number
  readonly transitDays: number | null
  /** Local date at the destination; blank: its carrier names none. */
  readonly deliveryDate?: string
  /** It leaves nothing out that was asked for, and nothing in it is out of date. */
  readonly isWhole: boolean
}

export interface RoutingGuide {
  /** Never chosen by itself. */
  readonly doNotUse: readonly string[]
  /** Rules in the order in which they are tried: the cheapest of a rule's carriers goes before all within its tolerance. */
  readonly tiers: readonly {
    readonly number: number
    readonly carriers: readonly string[]
    readonly tolerance: Tolerance
  }[]
  /** The carrier flagged for collect shipments; null when there is none. */
  readonly collectScac: string | null
  /** The carrier appointed for this shipment: goes before any other that gave a whole price. */
  readonly appointedScac?: string
}

export const openGuide: RoutingGuide = { doNotUse: [], tiers: [], collectScac: null }

export type RateChoice =
  | {
      readonly kind: 'chosen'
      readonly id: string
      readonly because: 'cheapest' | 'inTime' | 'noneInTime' | 'collectCarrier' | 'appointed'
    }
  /** `rule`: the number of the rule that decided. */
  | { readonly kind: 'chosen'; readonly id: string; readonly because: 'preferred'; readonly rule: number }
  | { readonly kind: 'none'; readonly because: 'noOffers' | 'allDoNotUse' | 'noneWhole' | 'collectCarrierMissing' }

/** Whole prices before those that leave something out; cheapest first; then the faster; then by SCAC and id, so that the same offers always come in the same order. */
export function compareOffers(a: RateOffer, b: RateOffer): number {
  const days = (offer: RateOffer) => offer.transitDays ?? Number.MAX_SAFE_INTEGER
  const names = `${a.scac} ${a.id}` < `${b.scac} ${b.id}` ? -1 : 1
  return Number(b.isWhole) - Number(a.isWhole) || a.comparable - b.comparable || days(a) - days(b) || names
}

/**
 * The offer that is selected until somebody picks another: the cheapest that the routing guide allows, carriers
 * that a rule prefers before it, within their tolerance; collect takes the flagged carrier. A price that leaves out a service that was
 * asked for is never chosen by itself: it would look cheapest. Source: design, choice of carrier.
 * @param due the day by which it has to be there; left out: whenever. After what the guide prefers the cheapest goes that is
 *   there by then, or the first that arrives where none is
 */
export function chooseRate(
  offers: readonly RateOffer[],
  guide: RoutingGuide,
  terms: PaymentTerms,
  due?: LocalDate,
): RateChoice {
  if (offers.length === 0) return { kind: 'none', because: 'noOffers' }
  const inOrder = [...offers].sort(compareOffers)
  if (terms === 'collect' && guide.collectScac !== null) {
    const flagged = inOrder.find(offer => offer.scac === guide.collectScac)
    if (flagged === undefined) return { kind: 'none', because: 'collectCarrierMissing' }
    if (!flagged.isWhole) return { kind: 'none', because: 'noneWhole' }
    return { kind: 'chosen', id: flagged.id, because: 'collectCarrier' }
  }
  const appointed = inOrder.find(offer => offer.isWhole && offer.scac === guide.appointedScac)
  if (appointed !== undefined) return { kind: 'chosen', id: appointed.id, because: 'appointed' }
  const usable = inOrder.filter(offer => !guide.doNotUse.includes(offer.scac))
  if (usable.length === 0) return { kind: 'none', because: 'allDoNotUse' }
  const allowed = usable.filter(offer => offer.isWhole)
  const cheapest = allowed[0]
  if (cheapest === undefined) return { kind: 'none', because: 'noneWhole' }
  for (const { number, carriers, tolerance } of guide.tiers) {
    const preferred = allowed.find(({ scac }) => carriers.includes(scac))
    if (preferred !== undefined && isWithin(preferred.comparable, cheapest.comparable, tolerance)) {
      return { kind: 'chosen', id: preferred.id, because: 'preferred', rule: number }
    }
  }
  return due === undefined ? { kind: 'chosen', id: cheapest.id, because: 'cheapest' } : byDue(allowed, cheapest, due)
}

/** @param allowed whole prices, the cheapest first */
function byDue(allowed: readonly RateOffer[], cheapest: RateOffer, due: LocalDate): RateChoice {
  const arrives = ({ deliveryDate = '' }: RateOffer): string => deliveryDate || LATEST
  const inTime = allowed.find(offer => arrives(offer) <= due)
  if (inTime !== undefined)
    return { kind: 'chosen', id: inTime.id, because: inTime === cheapest ? 'cheapest' : 'inTime' }
  const first = allowed.reduce((best, offer) => (arrives(offer) < arrives(best) ? offer : best), cheapest)
  return { kind: 'chosen', id: first.id, because: 'noneInTime' }
}

/** After every day that anybody names. */
const LATEST = '9999-12-31'

/** Whole numbers on both sides: no rounding decides who is preferred. */
const isWithin = (price: number, cheapest: number, { kind, value }: Tolerance): boolean =>
  kind === 'amount'
    ? price <= cheapest + value
    : BigInt(price) * BigInt(HUNDRED_PERCENT) <= BigInt(cheapest) * BigInt(HUNDRED_PERCENT + value)
