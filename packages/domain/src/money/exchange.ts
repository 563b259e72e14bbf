import { daysBetween } from '../time/dates.ts'
import { minorDigits } from './currencies.ts'

/** What a unit of a currency is worth from a day on. */
export interface ExchangeRate {
  readonly currency: string
  /** `2026-11-20`. */
  readonly from: string
  /** Millionths of a US dollar: 731,500 for a Canadian dollar of $0.7315. */
  readonly usd: number
}

/** Decimals of an exchange rate. */
export const EXCHANGE_DIGITS = 6

/** Days after which nothing is compared by a rate any more: too much may have happened since. */
export const EXCHANGE_FRESH_DAYS = 31

const DOLLAR = 10 ** EXCHANGE_DIGITS

/** The newest rate of a currency on a day; undefined when none is known or all are too old. */
function rateOn(rates: readonly ExchangeRate[], currency: string, day: string): ExchangeRate | undefined {
  if (currency === 'USD') return { currency, from: day, usd: DOLLAR }
  const newest = rates
    .filter(rate => rate.currency === currency && rate.from <= day)
    .reduce<ExchangeRate | undefined>((best, rate) => (best && best.from >= rate.from ? best : rate), undefined)
  return newest !== undefined && daysBetween(newest.from, day) <= EXCHANGE_FRESH_DAYS ? newest : undefined
}

export interface Exchanged {
  /** Minor units of the currency that was asked for, half a unit up. */
  readonly amount: number
  readonly currency: string
  /** The day of the older of the rates it rests on. */
  readonly from: string
}

/**
 * An amount in another currency, to compare with and nothing else: what is owed stays in the currency it was quoted in
 * (design, money). By way of the US dollar.
 * @param minor minor units of `from`
 * @returns null where no rate of the last {@link EXCHANGE_FRESH_DAYS} days is known
 */
export function exchanged(
  { minor, from, into }: { readonly minor: number; readonly from: string; readonly into: string },
  rates: readonly ExchangeRate[],
  day: string,
): Exchanged | null {
  const [given, wanted] = [rateOn(rates, from, day), rateOn(rates, into, day)]
  if (given === undefined || wanted === undefined) return null
  const over = BigInt(minor) * BigInt(given.usd) * 10n ** BigInt(minorDigits(into))
  const under = BigInt(wanted.usd) * 10n ** BigInt(minorDigits(from))
  const amount = Number((2n * over + under) / (2n * under))
  return { amount, currency: into, from: given.from < wanted.from ? given.from : wanted.from }
}
