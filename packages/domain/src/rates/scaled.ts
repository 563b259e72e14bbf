/**
 * Rates and percents as integers of 1/10,000 of what is written: `24.0375` is 240375, `65` (percent) is 650000.
 * Amounts are worked out as whole numbers of 1/10^30 of a minor unit, where every product of a weight, a rate and three
 * percents is exact, and rounded once, when a charge line is made (design: money).
 */
export const SCALE = 10_000

/** 100 percent. */
export const HUNDRED_PERCENT = 100 * SCALE

const EXACT_DIGITS = 30n
const ONE = 10n ** EXACT_DIGITS
const HUNDRED = BigInt(HUNDRED_PERCENT)

/** An exact amount of money, in 1/10^30 of a minor unit. */
export type Exact = bigint

export const exactOfMinor = (minor: number): Exact => BigInt(minor) * ONE

/** Hundredths of a pound: typed weights have at most two decimals. */
export const hundredthsOfPound = (pounds: number): number => Math.round(pounds * 100)

/** Weight (1/100 lb) at a rate (1/10,000 of the currency a hundred pounds), exactly. */
export function exactByWeight(weightHundredths: number, ratePerCwt: number, digits: number): Exact {
  const perMinor = 10n ** BigInt(digits) * BigInt(weightHundredths) * BigInt(ratePerCwt)
  return perMinor * 10n ** (EXACT_DIGITS - 8n)
}

/** A rate of 1/10,000 of the currency, so many times. */
export const exactOfRate = (rate: number, times: number, digits: number): Exact =>
  10n ** (BigInt(digits) + EXACT_DIGITS - 4n) * BigInt(rate) * BigInt(times)

/** A percent (1/10,000 of a percent) of an amount; exact for the three percents an amount can have. */
export const percentOf = (amount: Exact, percent: number): Exact => (amount * BigInt(percent)) / HUNDRED

/** To the minor unit, half up; negative amounts are never rounded here. */
export const roundToMinor = (amount: Exact): number => Number((amount + ONE / 2n) / ONE)

export const larger = (a: Exact, b: Exact): Exact => (a > b ? a : b)
export const smaller = (a: Exact, b: Exact): Exact => (a < b ? a : b)

/** Reads a rate or percent of at most four decimals (`24.0375`, `1,250.00`) as 1/10,000; null when it is none. */
export function parseScaled(text: string): number | null {
  const found = /^([0-9]{1,9}|[0-9]{1,3}(?:,[0-9]{3}){1,2})(?:\.([0-9]{1,4}))?$/.exec(text.trim())
  if (found === null) return null
  return Number(found[1]?.replaceAll(',', '')) * SCALE + Number((found[2] ?? '').padEnd(4, '0'))
}

/** `24.0375` for 240375, `65` for 650000. */
export function formatScaled(value: number): string {
  const rest = value % SCALE
  const decimals = String(rest).padStart(4, '0').replace(/0+$/, '')
  return rest === 0 ? String(value / SCALE) : `${Math.floor(value / SCALE)}.${decimals}`
}
