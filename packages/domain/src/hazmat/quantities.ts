const mass =
  '(?:kilogram|milligram|gram|tonne|pound|ounce|kilo|(?:metric|short|long) ton|ton|hundredweight)s?|kgs?|g|mg|t|mt|lbs?|oz|cwt'
const volume =
  '(?:(?:milli|hecto|kilo)?lit(?:er|re)|gallon|quart|pint|fluid ounce|barrel)s?|ltrs?|l|ml|cc|hl|gals?|qts?|pts?|fl\\.? ?oz|bbls?|m3|m³|(?:cubic|cu\\.?) ?(?:feet|foot|ft|yards?|yds?|inch(?:es)?|meters?|metres?)|ft3|ft³'
const metricUnits =
  '(?:kilogram|milligram|gram|tonne|kilo|metric ton|(?:milli|hecto|kilo)?lit(?:er|re))s?|kgs?|g|mg|t|mt|ltrs?|l|ml|hl|cc|m3|m³|cubic (?:meters?|metres?)'

/** Whose gallon it is, and whether packages are weighed with it, may stand before the unit: `220 US gallons`, `200 net kg`. */
export const figureBefore = '(?:(?:u\\.?s\\.?|imp(?:erial|\\.)?|liquid|dry|net|gross)\\s+)*'

/** Plain, or in thousands, with a point or a comma before its fraction: `1,000.5`, `1.000,5`, `1 000`, `.5`; never `1.2.3`. */
export const figure =
  '(?:[1-9]\\d{0,2}(?:\\s\\d{3})+(?:[.,]\\d*)?|\\d{1,3}(?:,\\d{3})+(?:\\.\\d*)?|\\d{1,3}(?:\\.\\d{3})+(?:,\\d*)?|\\d+(?:[.,]\\d*)?|[.,]\\d+)'

/** A dash after a blank, or at the beginning, is a sign of less than nothing; one within a word ties: `4-55 gal drums`. */
const amountOf = (units: string): RegExp =>
  new RegExp(
    `(?:^|[^\\d.,−-]|(?<=\\w)[−-])(?=[\\d.,]*[1-9])${figure}[\\s-]*${figureBefore}(?:${units})\\.?(?![\\w³])`,
    'i',
  )

const massOrVolume = amountOf(`${mass}|${volume}`)
const metric = amountOf(metricUnits)
const counted = /(?:^|[^\d.,])0*[1-9][\d,]*\s+[a-z]/i
const cylinders = /(?:^|[^\d.,])0*[1-9][\d,]*\s*cyl(?:inder)?s?\b/i

/**
 * Whether a text says the total quantity as 172.202(a)(5) wants it: a number with its unit of mass or volume. Bulk packages and cylinders may be counted instead (`1 cargo tank`, `10 cylinders`).
 */
export const saysQuantity = (text: string, bulk: boolean): boolean =>
  massOrVolume.test(text) || cylinders.test(text) || (bulk && counted.test(text))

/** Whether the quantity is said in units of the International System (TDG 3.5(1)(d)); what is only counted is. */
export const isMetric = (text: string): boolean => metric.test(text) || !massOrVolume.test(text)

/** Whether a quantity names its packages already: `4 drums, 220 gal`. */
export const namesPackages = (text: string): boolean =>
  /\b\d[\d,]*\s+(?:[1-9][A-Z]{1,2}\d?\s+)?(?:drums?|cartons?|boxes|box|pails?|bags?|cans?|cylinders?|cyls?|totes?|ibcs?|tanks?|cargo tanks?|pallets?|crates?|packages?|bottles?|jerricans?|kegs?|rolls?|reels?|bundles?|cases?)\b/i.test(
    text,
  )

/** A figure as a number; null where it may be read in two ways: `1.500` is a thousand and a half in Europe. */
export function readFigure(text: string): number | null {
  const bare = text.trim().replaceAll(/\s/g, '')
  if (/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?$|^\.\d+$/.test(bare)) {
    return /^\d{1,3}\.\d{3}$/.test(bare) ? null : Number(bare.replaceAll(',', ''))
  }
  if (/^\d{1,3}(?:\.\d{3})+,\d*$|^\d*,\d{1,2}$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'))
  return null
}

/** Pounds of one unit; of a ton, that of the lightest that may be meant. */
const pounds: readonly (readonly [string, number])[] = [
  ['milligrams?|mg', 0.000_002_204_62],
  ['kilograms?|kilos?|kgs?', 2.204_62],
  ['grams?|g', 0.002_204_62],
  ['tonnes?|metric tons?|mt', 2204.62],
  ['long tons?|short tons?|tons?', 2000],
  ['hundredweights?|cwt', 100],
  ['pounds?|lbs?', 1],
]

const weighed = pounds.map(
  ([units, lb]) =>
    [new RegExp(`(?:^|[^\\d.,−-])(${figure})[\\s-]*${figureBefore}(?:${units})\\.?(?![\\w³])`, 'gi'), lb] as const,
)

/** The heaviest weight that a quantity says for certain, in pounds; 0 where it says none. */
export const massOf = (text: string): number =>
  Math.max(
    0,
    ...weighed.flatMap(([pattern, lb]) =>
      [...text.matchAll(pattern)].map(([, said = '']) => (readFigure(said) ?? 0) * lb),
    ),
  )
