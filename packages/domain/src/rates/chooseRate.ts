import { companyKey, type Tolerance } from '../routing/routingRule.ts'
import type { PaymentTerms } from '../shipment/shipment.ts'
import { HUNDRED_PERCENT } from './scaled.ts'

/** A priced offer as far as the choice looks at it. */
export interface RateOffer {
  readonly id: string
  readonly scac: string
  /** Minor units of the comparison currency. */
  readonly comparable: number
  readonly transitDays: number | null
  /** As its source names it; left out: it has no name. */
  readonly service?: string
  /** Local date at the destination; left out or blank: nobody promised one. */
  readonly arrives?: string
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
    /** The one service that the rule means; blank: whichever of the carrier is best. */
    readonly service: string
    readonly tolerance: Tolerance
  }[]
  /** The carrier flagged for collect shipments; null when there is none. */
  readonly collectScac: string | null
  /** The carrier appointed for this shipment: goes before any other that gave a whole price. */
  readonly appointedScac?: string
  /** The service that the order's ship-via code names with its carrier; left out: it names none. */
  readonly appointedService?: string
  /** Local date by which it has to arrive; left out: nobody said. */
  readonly deliverBy?: string
}

export const openGuide: RoutingGuide = { doNotUse: [], tiers: [], collectScac: null }

/** Why a price is chosen that no rule and no order names. */
type Unruled =
  | 'cheapest'
  /** The cheapest of those that arrive in time. */
  | 'cheapestInTime'
  /** None arrives in time: the one that arrives first. */
  | 'fastestTooLate'
  /** It is due, and nobody says when anything arrives: the cheapest. */
  | 'cheapestDayUnknown'

type Appointed =
  | 'appointed'
  /** With the service that the order names. */
  | 'appointedService'
  /** The order names a service that its carrier gave no price for. */
  | 'appointedOtherService'

export type RateChoice =
  | { readonly kind: 'chosen'; readonly id: string; readonly because: Unruled | 'collectCarrier' | Appointed }
  /** `rule`: the number of the rule that decided. */
  | { readonly kind: 'chosen'; readonly id: string; readonly because: 'preferred'; readonly rule: number }
  | { readonly kind: 'none'; readonly because: 'noOffers' | 'allDoNotUse' | 'noneWhole' | 'collectCarrierMissing' }

/** Whole prices before those that leave something out; cheapest first; then the faster; then by SCAC and id, so that the same offers always come in the same order. */
export function compareOffers(a: RateOffer, b: RateOffer): number {
  const days = (offer: RateOffer) => offer.transitDays ?? Number.MAX_SAFE_INTEGER
  const names = `${a.scac} ${a.id}` < `${b.scac} ${b.id}` ? -1 : 1
  return Number(b.isWhole) - Number(a.isWhole) || a.comparable - b.comparable || days(a) - days(b) || names
}

/** Services are the same whatever their case, blanks and marks: `UPS® Ground` is `ups ground`. */
export const serviceKey = (name: string): string => companyKey(name.replace(/[®™]/g, ''))

const isOf = (service: string, offer: RateOffer): boolean =>
  service === '' || serviceKey(service) === serviceKey(offer.service ?? '')

interface Best {
  readonly offer: RateOffer
  readonly because: Unruled
}

/** The cheapest that arrives by the day it is due; where none does, the one that arrives first. */
function bestOf([cheapest, ...others]: readonly RateOffer[], deliverBy = ''): Best | undefined {
  if (cheapest === undefined) return undefined
  if (deliverBy === '') return { offer: cheapest, because: 'cheapest' }
  const promised = [cheapest, ...others].filter(({ arrives = '' }) => arrives !== '')
  const inTime = promised.find(({ arrives = '' }) => arrives <= deliverBy)
  if (inTime !== undefined) return { offer: inTime, because: 'cheapestInTime' }
  // Sorting keeps the order of what arrives on one day: the cheapest of them stays first.
  const [fastest = cheapest] = promised.toSorted((a, b) => (a.arrives ?? '').localeCompare(b.arrives ?? ''))
  return { offer: fastest, because: promised.length === 0 ? 'cheapestDayUnknown' : 'fastestTooLate' }
}

/** The price of the carrier that was appointed: of the service that the order names, else the best of its others. */
function appointedOf(offers: readonly RateOffer[], guide: RoutingGuide): RateChoice | null {
  const { appointedScac, appointedService = '', deliverBy } = guide
  const own = offers.filter(({ isWhole, scac }) => isWhole && scac === appointedScac)
  const named = appointedService === '' ? undefined : own.find(offer => isOf(appointedService, offer))
  if (named !== undefined) return { kind: 'chosen', id: named.id, because: 'appointedService' }
  const best = bestOf(own, deliverBy)
  if (best === undefined) return null
  return { kind: 'chosen', id: best.offer.id, because: appointedService === '' ? 'appointed' : 'appointedOtherService' }
}

/**
 * The offer that is selected until somebody picks another: the cheapest that the routing guide allows and that arrives by
 * the day it is due, carriers that a rule prefers before it, within their tolerance of it; collect takes the flagged carrier. A price that leaves out a service that was
 * asked for is never chosen by itself: it would look cheapest. Source: design, choice of carrier.
 */
export function chooseRate(offers: readonly RateOffer[], guide: RoutingGuide, terms: PaymentTerms): RateChoice {
  if (offers.length === 0) return { kind: 'none', because: 'noOffers' }
  const inOrder = [...offers].sort(compareOffers)
  if (terms === 'collect' && guide.collectScac !== null) {
    if (inOrder.every(offer => offer.scac !== guide.collectScac))
      return { kind: 'none', because: 'collectCarrierMissing' }
    const flagged = appointedOf(inOrder, { ...guide, appointedScac: guide.collectScac })
    if (flagged?.kind !== 'chosen') return { kind: 'none', because: 'noneWhole' }
    return { kind: 'chosen', id: flagged.id, because: 'collectCarrier' }
  }
  const appointed = appointedOf(inOrder, guide)
  if (appointed !== null) return appointed
  const usable = inOrder.filter(offer => !guide.doNotUse.includes(offer.scac))
  if (usable.length === 0) return { kind: 'none', because: 'allDoNotUse' }
  const allowed = usable.filter(offer => offer.isWhole)
  const best = bestOf(allowed, guide.deliverBy)
  if (best === undefined) return { kind: 'none', because: 'noneWhole' }
  for (const { number, carriers, service, tolerance } of guide.tiers) {
    const meant = allowed.filter(offer => carriers.includes(offer.scac) && isOf(service, offer))
    const preferred = bestOf(meant, guide.deliverBy)?.offer
    if (preferred !== undefined && isWithin(preferred.comparable, best.offer.comparable, tolerance)) {
      return { kind: 'chosen', id: preferred.id, because: 'preferred', rule: number }
    }
  }
  return { kind: 'chosen', id: best.offer.id, because: best.because }
}

/** Whole numbers on both sides: no rounding decides who is preferred. */
const isWithin = (price: number, cheapest: number, { kind, value }: Tolerance): boolean =>
  kind === 'amount'
    ? price <= cheapest + value
    : BigInt(price) * BigInt(HUNDRED_PERCENT) <= BigInt(cheapest) * BigInt(HUNDRED_PERCENT + value)
