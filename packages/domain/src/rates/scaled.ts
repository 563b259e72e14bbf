/**
 * Rates and percents as integers of 1/10,000 of what is written: `24.0375` is 240375, `65` (percent) is 650000.
 * A line of a price is worked out from what is printed and rounded half up to the minor unit there and nowhere else, so
 * that whoever has the lines on paper reaches each cent. Source: rules of the trade, LTL price from a stored rate sheet.
 */
export const SCALE = 10_000

/** 100 percent. */
export const HUNDRED_PERCENT = 100 * SCALE

/** Hundredths of a pound: typed weights have at most two decimals. */
export const hundredthsOfPound = (pounds: number): number => Math.round(pounds * 100)

/**
 * A product of whole numbers, none of them negative, divided and rounded half up. Plain numbers as far as they are exact,
 * which money nearly always is; beyond them, large ones.
 */
function quotient(factors: readonly [number, number, number], divisor: number): number {
  const product = factors[0] * factors[1] * factors[2]
  const doubled = 2 * product + divisor
  if (doubled <= Number.MAX_SAFE_INTEGER) return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
  const large = 2n * BigInt(factors[0]) * BigInt(factors[1]) * BigInt(factors[2]) + BigInt(divisor)
  return Number(large / (2n * BigInt(divisor)))
}

/** Weight (1/100 lb) at a rate (1/10,000 of the currency a hundred pounds), in minor units. */
export const byWeight = (weightHundredths: number, ratePerCwt: number, digits: number): number =>
  quotient([10 ** digits, weightHundredths, ratePerCwt], 100_000_000)

/** Units (1/10,000 of one) at a rate of 1/10,000 of the currency each, in minor units. */
export const byUnits = (unitsScaled: number, rate: number, digits: number): number =>
  quotient([10 ** digits, unitsScaled, rate], 100_000_000)

/** A percent (1/10,000 of a percent) of an amount of minor units. */
export const percentOf = (minor: number, percent: number): number => quotient([1, minor, percent], HUNDRED_PERCENT)

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
