import { isCurrencyCode, minorDigits } from '../money/currencies.ts'
import type { Problem } from '../shipment/problems.ts'
import { problem } from '../shipment/problems.ts'

/** Currencies a carrier may quote in, the usual ones of the trade first. */
export const quoteCurrencies = ['USD', 'CAD', 'MXN', 'EUR', 'GBP', 'JPY'] as const

/** Largest total of an offer, in minor units: what is above it is a slip of the keyboard. */
export const OFFER_TOTAL_MAX = 100_000_000
/** Options of one answer. */
export const OFFER_OPTIONS_MAX = 5
/** A spot offer lives as long as its carrier says, this long by default and at most (rules of the trade: tender and quotes). */
export const OFFER_LIFE_DEFAULT_MS = 24 * 60 * 60 * 1000
export const OFFER_LIFE_MAX_MS = 30 * OFFER_LIFE_DEFAULT_MS
/**
 * Until when an offer holds whose carrier named no time: 24 hours, and until its round ends in any case, so that one that
 * was given on Friday can still be taken on Monday. All are milliseconds since 1970.
 */
export const offerUntil = (answeredAt: number, roundEnds: number): number =>
  Math.max(answeredAt + OFFER_LIFE_DEFAULT_MS, roundEnds)
export const OFFER_TRANSIT_DAYS_MAX = 60
export const OFFER_MILES_MAX = 10_000
/** Ten-thousandths of the currency's unit for a mile: 24,500 is 2.45. */
export const RATE_PER_MILE_MAX = 10_000_000

/** One of the services that were asked for, with its own price in minor units; null: it is not in the offer. */
export interface OfferedService {
  readonly code: string
  readonly amount: number | null
}

/** One option of a carrier's answer as it is entered. Amounts are minor units of `currency`; null: not entered. */
export interface SpotOfferGiven {
  readonly service: string
  readonly transitDays: number | null
  /** Instant in milliseconds since 1970; null: as `offerUntil` counts it. */
  readonly validUntil: number | null
  readonly currency: string
  /** `allIn`: one amount with everything that was asked for; `split`: linehaul, fuel and services apart. */
  readonly basis: 'allIn' | 'split'
  /** All-in: the whole amount. Split: the linehaul. Null where it is charged by the mile. */
  readonly linehaul: number | null
  readonly fuel: number | null
  readonly accessorials: readonly OfferedService[]
  /** The first amount by the mile, in ten-thousandths; null: flat. */
  readonly ratePerMile: number | null
  readonly miles: number | null
}

/** The amount of so many miles at a rate in ten-thousandths, in minor units, rounded half up. */
export const mileageAmount = (ratePerMile: number, miles: number, currency: string): number =>
  Math.floor((ratePerMile * miles * 10 ** minorDigits(currency)) / 10_000 + 0.5)

/** What a flat amount comes to for a mile, in ten-thousandths, rounded half up; null without miles. */
export const perMileOf = (minor: number, miles: number | null, currency: string): number | null =>
  miles === null || miles <= 0 ? null : Math.floor((minor * 10_000) / 10 ** minorDigits(currency) / miles + 0.5)

/** A charge as the price keeps it. */
export interface OfferCharge {
  /** `allIn`: one amount whose parts nobody named. */
  readonly kind: 'allIn' | 'linehaul' | 'fuel' | 'accessorial'
  readonly code: string
  readonly amount: number
}

/** The first amount of an offer, flat or by the mile, in minor units. */
const firstAmount = ({ linehaul, ratePerMile, miles, currency }: SpotOfferGiven): number =>
  ratePerMile !== null && miles !== null ? mileageAmount(ratePerMile, miles, currency) : (linehaul ?? 0)

/** The lines of an offer, in the order in which they are read. An all-in amount is one line. */
export function offerCharges(offer: SpotOfferGiven): readonly OfferCharge[] {
  const kind = offer.basis === 'allIn' ? 'allIn' : 'linehaul'
  const first: OfferCharge = { kind, code: '', amount: firstAmount(offer) }
  if (offer.basis === 'allIn') return [first]
  return [
    first,
    ...(offer.fuel === null ? [] : [{ kind: 'fuel' as const, code: '', amount: offer.fuel }]),
    ...offer.accessorials.flatMap(({ code, amount }) =>
      amount === null ? [] : [{ kind: 'accessorial' as const, code, amount }],
    ),
  ]
}

/** What an offer comes to, in minor units of its currency. */
export const offerTotal = (offer: SpotOfferGiven): number =>
  offerCharges(offer).reduce((sum, { amount }) => sum + amount, 0)

/** Services that were asked for and are not in the offer: an all-in amount holds them all. */
export const offerMissing = (offer: SpotOfferGiven, asked: readonly string[]): readonly string[] =>
  offer.basis === 'allIn'
    ? []
    : asked.filter(code => !offer.accessorials.some(one => one.code === code && one.amount !== null))

const amountProblems = (at: string, amount: number | null): readonly Problem[] =>
  amount === null || amount >= 0 ? [] : [problem(at, 'tooSmall', { min: 0 })]

/**
 * Everything wrong with an option, each at its field.
 * @param asked the codes of the services that were asked for
 * @param now milliseconds since 1970
 * @param own the currency of the question, in which it may be answered whatever it is
 */
export function offerProblems(
  offer: SpotOfferGiven,
  asked: readonly string[],
  now: number,
  own: string,
): readonly Problem[] {
  const { currency, basis, ratePerMile, miles, linehaul, validUntil, transitDays } = offer
  const byMile = ratePerMile !== null
  const first = basis === 'allIn' ? 'total' : 'linehaul'
  const total = offerTotal(offer)
  const amounts = [
    ...(byMile && ratePerMile <= 0 ? [problem('ratePerMile', 'notAboveZero')] : []),
    ...(byMile && ratePerMile > RATE_PER_MILE_MAX ? [problem('ratePerMile', 'tooLarge')] : []),
    ...(byMile && ratePerMile > 0 && miles !== null && miles > 0 && firstAmount(offer) <= 0
      ? [problem('ratePerMile', 'notAboveZero')]
      : []),
    ...(byMile && (miles === null || miles <= 0) ? [problem('miles', 'required')] : []),
    ...(miles !== null && miles > OFFER_MILES_MAX ? [problem('miles', 'tooLarge')] : []),
    ...(!byMile && linehaul === null ? [problem(first, 'required')] : []),
    ...(!byMile && linehaul !== null && linehaul <= 0 ? [problem(first, 'notAboveZero')] : []),
    // A linehaul alone would look like the cheapest price.
    ...(basis === 'split' && offer.fuel === null ? [problem('fuel', 'required')] : []),
    ...amountProblems('fuel', offer.fuel),
    ...offer.accessorials.flatMap(({ code, amount }) => amountProblems(`accessorials.${code}`, amount)),
    ...offer.accessorials.flatMap(({ code }) =>
      asked.includes(code) ? [] : [problem(`accessorials.${code}`, 'notOneOf')],
    ),
  ]
  return [
    ...(isCurrencyCode(currency) && [own, ...quoteCurrencies].includes(currency)
      ? []
      : [problem('currency', 'notOneOf')]),
    ...amounts,
    ...(amounts.length === 0 && total > OFFER_TOTAL_MAX ? [problem(byMile ? 'ratePerMile' : first, 'tooLarge')] : []),
    ...(transitDays !== null && (transitDays < 0 || transitDays > OFFER_TRANSIT_DAYS_MAX)
      ? [problem('transitDays', 'tooLarge', { max: OFFER_TRANSIT_DAYS_MAX })]
      : []),
    ...(validUntil !== null && validUntil <= now ? [problem('validUntil', 'past')] : []),
    ...(validUntil !== null && validUntil > now + OFFER_LIFE_MAX_MS ? [problem('validUntil', 'tooFarAhead')] : []),
  ]
}
