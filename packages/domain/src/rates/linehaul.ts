import { effectiveClass, type FreightClass } from '../freight/classes.ts'
import type { PaymentTerms } from '../shipment/shipment.ts'
import type { RatedItem } from './rateRequest.ts'
import {
  type BreakCode,
  type ClassRates,
  type Discount,
  type FakRule,
  type Lane,
  type Minimum,
  type RateSheet,
  weightBreaks,
} from './rateSheet.ts'
import { byWeight, hundredthsOfPound, percentOf } from './scaled.ts'

/** One line of freight with the class it is rated as. */
export interface Article {
  readonly item: number
  readonly weightHundredths: number
  readonly actualClass: FreightClass
  readonly guessed: boolean
  readonly ratedClass: FreightClass
  /** The FAK rule that gave the rated class; null when it is its own. */
  readonly fak: FakRule | null
}

/** What the linehaul costs at least, and which rule says so. Amounts are minor units. */
export interface Least {
  /** Null when the table's own minimum charge is meant. */
  readonly rule: Minimum | null
  readonly table: string
  readonly charge: number
  /** What its own discount takes off. */
  readonly discountAmount: number
  readonly floor: number
  readonly least: number
}

/** The net linehaul at one weight break, each figure as printed: minor units. */
export interface BreakPrice {
  readonly weightBreak: BreakCode
  readonly rates: readonly number[]
  readonly amounts: readonly number[]
  readonly deficitHundredths: number
  /** Lowest rate among the articles: what missing pounds cost. */
  readonly lowestRate: number
  readonly deficitCharge: number
  readonly gross: number
  readonly discountRule: Discount | null
  readonly discount: number
  readonly discounted: number
  readonly net: number
}

const classNumber = (freightClass: FreightClass): number => Number(freightClass)

/** Classes as the sheet rates them: the lane's FAK rules before the general ones. Null where no class is known. */
export function articlesOf(sheet: RateSheet, lane: Lane, items: readonly RatedItem[]): readonly (Article | null)[] {
  const rules = [...sheet.fak.filter(rule => rule.lane === lane.id), ...sheet.fak.filter(rule => rule.lane === null)]
  return items.map((item, index) => {
    const own = effectiveClass(item.freightClass)
    if (own === null) return null
    const number = classNumber(own.freightClass)
    const fak = rules.find(rule => classNumber(rule.from) <= number && number <= classNumber(rule.to)) ?? null
    return {
      item: index,
      weightHundredths: hundredthsOfPound(item.weightLb),
      actualClass: own.freightClass,
      guessed: own.guessed,
      ratedClass: fak?.rated ?? own.freightClass,
      fak,
    }
  })
}

const named = (asked: string, said: string | null): boolean => said === null || said === asked

function discountFor(sheet: RateSheet, lane: Lane, terms: PaymentTerms, weightBreak: BreakCode): Discount | null {
  const weight = (rule: Discount) =>
    (rule.lane === null ? 0 : 4) + (rule.terms === null ? 0 : 2) + (rule.weightBreak === null ? 0 : 1)
  return sheet.discounts
    .filter(rule => named(lane.id, rule.lane) && named(terms, rule.terms) && named(weightBreak, rule.weightBreak))
    .reduce<Discount | null>((best, rule) => (best === null || weight(rule) > weight(best) ? rule : best), null)
}

/** The minimum rule of a lane and terms; the one that names more wins. */
function minimumFor(sheet: RateSheet, lane: Lane, terms: PaymentTerms): Minimum | null {
  const weight = (rule: Minimum) => (rule.lane === null ? 0 : 2) + (rule.terms === null ? 0 : 1)
  return sheet.minimums
    .filter(rule => named(lane.id, rule.lane) && named(terms, rule.terms))
    .reduce<Minimum | null>((best, rule) => (best === null || weight(rule) > weight(best) ? rule : best), null)
}

/** What the linehaul costs at least: the contract's minimum, its charge else the highest of the table's; null without either. */
function leastOf(sheet: RateSheet, lane: Lane, terms: PaymentTerms, articles: readonly Article[]): Least | null {
  const rule = minimumFor(sheet, lane, terms)
  const { table } = lane
  const ofTable = (): readonly number[] =>
    articles.flatMap(({ ratedClass }) => rowOf(sheet, table, ratedClass)?.minimumCharge ?? [])
  const own = rule === null || rule.charge === null ? ofTable() : []
  if (rule === null && own.length === 0) return null
  const charge = rule?.charge ?? Math.max(0, ...own)
  const { discount, floor } = rule ?? { discount: 0, floor: 0 }
  const discountAmount = percentOf(charge, discount)
  return { rule, table, charge, discountAmount, floor, least: Math.max(charge - discountAmount, floor) }
}

/** The break that a total weight falls into, in 1/100 lb; what is lighter than the first one is rated at the first. */
const breakFor = (breaks: readonly BreakCode[], weightHundredths: number): BreakCode | null =>
  breaks.findLast(code => weightBreaks[code] * 100 <= weightHundredths) ?? breaks[0] ?? null

interface Pricing {
  readonly sheet: RateSheet
  readonly lane: Lane
  readonly terms: PaymentTerms
  readonly articles: readonly Article[]
  readonly least: Least | null
  readonly digits: number
}

/**
 * What the freight would cost at a break, a heavier one's missing pounds at the lowest rate; null when a class has no
 * rate there.
 */
function priceAt(pricing: Pricing, weightBreak: BreakCode, isOwn: boolean): BreakPrice | null {
  const { sheet, lane, terms, articles, least, digits } = pricing
  const rates: number[] = []
  const amounts: number[] = []
  let total = 0
  for (const article of articles) {
    const rate = rowOf(sheet, lane.table, article.ratedClass)?.perCwt[weightBreak]
    // Sheets of before zeros were refused may hold them where a tariff rates nothing: never freight that is free.
    if (rate === undefined || rate === 0) return null
    rates.push(rate)
    amounts.push(byWeight(article.weightHundredths, rate, digits))
    total += article.weightHundredths
  }
  const deficitHundredths = isOwn ? 0 : Math.max(0, weightBreaks[weightBreak] * 100 - total)
  const lowestRate = Math.min(...rates)
  const deficitCharge = byWeight(deficitHundredths, lowestRate, digits)
  const gross = amounts.reduce((sum, amount) => sum + amount, deficitCharge)
  const discountRule = discountFor(sheet, lane, terms, weightBreak)
  const discount = percentOf(gross, discountRule?.percent ?? 0)
  const discounted = gross - discount
  const net = Math.max(discounted, least?.least ?? 0)
  const deficit = { deficitHundredths, lowestRate, deficitCharge }
  return { weightBreak, rates, amounts, ...deficit, gross, discountRule, discount, discounted, net }
}

/** Sheets never change, so each is indexed once. */
const indexes = new WeakMap<RateSheet, ReadonlyMap<string, ClassRates>>()

function rowOf(sheet: RateSheet, table: string, freightClass: FreightClass): ClassRates | undefined {
  let index = indexes.get(sheet)
  if (index === undefined) {
    index = new Map(sheet.rates.map(row => [`${row.freightClass} ${row.table}`, row]))
    indexes.set(sheet, index)
  }
  return index.get(`${freightClass} ${table}`)
}

export interface LinehaulPrice {
  readonly actual: BreakPrice
  /** The cheapest net: the actual break, or a heavier one with deficit weight. */
  readonly chosen: BreakPrice
  /** All that were tried, lightest first. */
  readonly tried: readonly BreakPrice[]
  readonly least: Least | null
}

/**
 * The net linehaul: at the break of the total weight, or as if the shipment had a heavier break's minimum weight when
 * that is cheaper, compared on the printed net before fuel; equal ones stay as they are. Source: rules of the trade, LTL
 * price from a stored rate sheet.
 */
export function priceLinehaul(
  sheet: RateSheet,
  lane: Lane,
  terms: PaymentTerms,
  articles: readonly Article[],
  digits: number,
): LinehaulPrice | null {
  const total = articles.reduce((sum, article) => sum + article.weightHundredths, 0)
  const { breaks = sheet.breaks } = lane
  const own = breakFor(breaks, total)
  if (own === null) return null
  const least = leastOf(sheet, lane, terms, articles)
  const pricing = { sheet, lane, terms, articles, least, digits }
  const actual = priceAt(pricing, own, true)
  if (actual === null) return null
  // Freight that the carrier does not take as LTL is not made of lighter freight either.
  const { maxWeightLb } = sheet
  const heavier = breaks
    .slice(breaks.indexOf(own) + 1)
    .filter(code => maxWeightLb === null || weightBreaks[code] <= maxWeightLb)
    .flatMap(weightBreak => priceAt(pricing, weightBreak, false) ?? [])
  const tried = [actual, ...heavier]
  return { actual, chosen: tried.reduce((best, one) => (one.net < best.net ? one : best)), tried, least }
}
