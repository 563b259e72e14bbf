import { effectiveClass, type FreightClass } from '../freight/classes.ts'
import type { PaymentTerms } from '../shipment/shipment.ts'
import type { RatedItem } from './rateRequest.ts'
import { type BreakCode, type Discount, type Lane, type Minimum, type RateSheet, weightBreaks } from './rateSheet.ts'
import {
  type Exact,
  exactByWeight,
  exactOfMinor,
  HUNDRED_PERCENT,
  hundredthsOfPound,
  larger,
  percentOf,
} from './scaled.ts'

/** One line of freight with the class it is rated as. */
export interface Article {
  readonly item: number
  readonly weightHundredths: number
  readonly actualClass: FreightClass
  readonly guessed: boolean
  readonly ratedClass: FreightClass
}

/** The net linehaul at one weight break. */
export interface BreakPrice {
  readonly weightBreak: BreakCode
  readonly rates: readonly number[]
  readonly deficitHundredths: number
  /** Lowest rate among the articles: what missing pounds cost. */
  readonly lowestRate: number
  readonly deficitCharge: Exact
  readonly gross: Exact
  readonly discountPercent: number
  readonly discounted: Exact
  readonly least: Exact
  readonly net: Exact
}

const classNumber = (freightClass: FreightClass): number => Number(freightClass)

/** Classes as the sheet rates them: the lane's FAK rules before the general ones. Null where no class is known. */
export function articlesOf(sheet: RateSheet, lane: Lane, items: readonly RatedItem[]): readonly (Article | null)[] {
  const rules = [...sheet.fak.filter(rule => rule.lane === lane.id), ...sheet.fak.filter(rule => rule.lane === null)]
  return items.map((item, index) => {
    const own = effectiveClass(item.freightClass)
    if (own === null) return null
    const number = classNumber(own.freightClass)
    const fak = rules.find(rule => classNumber(rule.from) <= number && number <= classNumber(rule.to))
    return {
      item: index,
      weightHundredths: hundredthsOfPound(item.weightLb),
      actualClass: own.freightClass,
      guessed: own.guessed,
      ratedClass: fak?.rated ?? own.freightClass,
    }
  })
}

const named = (asked: string, said: string | null): boolean => said === null || said === asked

function discountFor(sheet: RateSheet, lane: Lane, terms: PaymentTerms, weightBreak: BreakCode): number {
  const weight = (rule: Discount) =>
    (rule.lane === null ? 0 : 4) + (rule.terms === null ? 0 : 2) + (rule.weightBreak === null ? 0 : 1)
  return (
    sheet.discounts
      .filter(rule => named(lane.id, rule.lane) && named(terms, rule.terms) && named(weightBreak, rule.weightBreak))
      .reduce<Discount | null>((best, rule) => (best === null || weight(rule) > weight(best) ? rule : best), null)
      ?.percent ?? 0
  )
}

/** The minimum rule of a lane and terms; the one that names more wins. */
export function minimumFor(sheet: RateSheet, lane: Lane, terms: PaymentTerms): Minimum | null {
  const weight = (rule: Minimum) => (rule.lane === null ? 0 : 2) + (rule.terms === null ? 0 : 1)
  return sheet.minimums
    .filter(rule => named(lane.id, rule.lane) && named(terms, rule.terms))
    .reduce<Minimum | null>((best, rule) => (best === null || weight(rule) > weight(best) ? rule : best), null)
}

const leastOf = (minimum: Minimum | null): Exact =>
  minimum === null
    ? 0n
    : larger(percentOf(exactOfMinor(minimum.charge), HUNDRED_PERCENT - minimum.discount), exactOfMinor(minimum.floor))

/** The break that a total weight falls into, in 1/100 lb. */
export function breakFor(sheet: RateSheet, weightHundredths: number): BreakCode | null {
  return sheet.breaks.findLast(code => weightBreaks[code] * 100 <= weightHundredths) ?? null
}

/** What the freight would cost at a break, its missing pounds at the lowest rate; null when a class has no rate there. */
function priceAt(
  sheet: RateSheet,
  lane: Lane,
  terms: PaymentTerms,
  articles: readonly Article[],
  weightBreak: BreakCode,
  digits: number,
): BreakPrice | null {
  const rates: number[] = []
  let gross = 0n
  let total = 0
  for (const article of articles) {
    const rate = rateOf(sheet, lane.table, article.ratedClass, weightBreak)
    if (rate === undefined) return null
    rates.push(rate)
    total += article.weightHundredths
    gross += exactByWeight(article.weightHundredths, rate, digits)
  }
  const deficitHundredths = Math.max(0, weightBreaks[weightBreak] * 100 - total)
  const lowestRate = Math.min(...rates)
  const deficitCharge = exactByWeight(deficitHundredths, lowestRate, digits)
  gross += deficitCharge
  const discountPercent = discountFor(sheet, lane, terms, weightBreak)
  const discounted = percentOf(gross, HUNDRED_PERCENT - discountPercent)
  const least = leastOf(minimumFor(sheet, lane, terms))
  const net = larger(discounted, least)
  return {
    weightBreak,
    rates,
    deficitHundredths,
    lowestRate,
    deficitCharge,
    gross,
    discountPercent,
    discounted,
    least,
    net,
  }
}

/** Sheets never change, so each is indexed once. */
const indexes = new WeakMap<RateSheet, ReadonlyMap<string, Readonly<Partial<Record<BreakCode, number>>>>>()

function rateOf(sheet: RateSheet, table: string, freightClass: FreightClass, weightBreak: BreakCode) {
  let index = indexes.get(sheet)
  if (index === undefined) {
    index = new Map(sheet.rates.map(row => [`${row.freightClass} ${row.table}`, row.perCwt]))
    indexes.set(sheet, index)
  }
  return index.get(`${freightClass} ${table}`)?.[weightBreak]
}

export interface LinehaulPrice {
  readonly actual: BreakPrice
  /** The cheapest net: the actual break, or a heavier one with deficit weight. */
  readonly chosen: BreakPrice
}

/**
 * The net linehaul: at the break of the total weight, or as if the shipment had a heavier break's minimum weight when
 * that is cheaper, compared on net before fuel. Source: rules of the trade, LTL price from a stored rate sheet.
 */
export function priceLinehaul(
  sheet: RateSheet,
  lane: Lane,
  terms: PaymentTerms,
  articles: readonly Article[],
  digits: number,
): LinehaulPrice | null {
  const total = articles.reduce((sum, article) => sum + article.weightHundredths, 0)
  const own = breakFor(sheet, total)
  if (own === null) return null
  const actual = priceAt(sheet, lane, terms, articles, own, digits)
  if (actual === null) return null
  let chosen = actual
  for (const weightBreak of sheet.breaks.slice(sheet.breaks.indexOf(own) + 1)) {
    const heavier = priceAt(sheet, lane, terms, articles, weightBreak, digits)
    if (heavier !== null && heavier.net < chosen.net) chosen = heavier
  }
  return { actual, chosen }
}
