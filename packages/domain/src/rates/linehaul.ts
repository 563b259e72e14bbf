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
  /** 1/10,000 of a percent. */
  readonly discount: number
  /** What that takes off. */
  readonly discountAmount: number
  readonly floor: number
  readonly least: number
}

/** What one discount rule takes off. Amounts are minor units. */
export interface DiscountPart {
  readonly rule: Discount
  /** Indexes of the articles in the request. */
  readonly items: readonly number[]
  /** Whether the deficit weight is charged at one of those articles' rate. */
  readonly deficit: boolean
  readonly gross: number
  readonly amount: number
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
  /** By rule, in order of the articles. */
  readonly discounts: readonly DiscountPart[]
  /** All of them together. */
  readonly discount: number
  readonly discounted: number
  readonly net: number
}

const named = (asked: string | null, said: string | null | undefined): boolean =>
  said === null || said === undefined || said === asked

const classNumber = (freightClass: FreightClass): number => Number(freightClass)

/** Classes as the sheet rates them: the lane's FAK rules before its service's before the general ones. Null where no class is known. */
export function articlesOf(sheet: RateSheet, lane: Lane, items: readonly RatedItem[]): readonly (Article | null)[] {
  const weight = (rule: FakRule) => (rule.lane === null ? 0 : 2) + (rule.service === undefined ? 0 : 1)
  const rules = sheet.fak
    .filter(rule => named(lane.id, rule.lane) && named(lane.service, rule.service))
    .toSorted((a, b) => weight(b) - weight(a))
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

/** Freight as the rules of a sheet look at it. */
interface Looked {
  readonly sheet: RateSheet
  readonly lane: Lane
  readonly terms: PaymentTerms
  /** Where a break has no discount, that of the next lighter one is taken. */
  readonly carriesOn?: boolean
}

/** How much a rule names: each thing it may name outweighs all that are asked after it. Null: it does not fit. */
function weightOf(
  rule: Discount | Minimum,
  { lane, terms }: Looked,
  freightClass: FreightClass,
  weightBreak: BreakCode | null,
): number | null {
  const said = [
    [lane.id, rule.lane],
    [lane.service, rule.service],
    [terms, rule.terms],
    [freightClass, rule.freightClass],
    [weightBreak, 'weightBreak' in rule ? rule.weightBreak : null],
  ] as const
  if (!said.every(([asked, one]) => named(asked, one))) return null
  return said.reduce((sum, [, one]) => sum * 2 + (one === null || one === undefined ? 0 : 1), 0)
}

/** Of the discounts that fit, the one that names more. */
function discountOf(looked: Looked, freightClass: FreightClass, weightBreak: BreakCode): Discount | null {
  let best: Discount | null = null
  let most = -1
  for (const rule of looked.sheet.discounts) {
    const weight = weightOf(rule, looked, freightClass, weightBreak)
    if (weight !== null && weight > most) [best, most] = [rule, weight]
  }
  return best
}

const breakCodes = Object.keys(weightBreaks) as readonly BreakCode[]

/** The discount at a break, or the one that a lighter break has where discounts are carried on. */
function discountAt(looked: Looked, freightClass: FreightClass, weightBreak: BreakCode): Discount | null {
  const own = discountOf(looked, freightClass, weightBreak)
  if (own !== null || looked.carriesOn !== true) return own
  for (const code of breakCodes.slice(0, breakCodes.indexOf(weightBreak)).toReversed()) {
    const lighter = discountOf(looked, freightClass, code)
    if (lighter !== null) return lighter
  }
  return null
}

/** The minimums that fit, the one that names most first. */
const minimumsOf = (looked: Looked, freightClass: FreightClass): readonly Minimum[] =>
  looked.sheet.minimums
    .flatMap(rule => {
      const weight = weightOf(rule, looked, freightClass, null)
      return weight === null ? [] : [{ rule, weight }]
    })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ rule }) => rule)

/**
 * The minimum of one class: the contract's, else the table's; null without either. What its rule leaves out, the next one
 * of the lane says that fits, down to the one with a charge; without a charge the table's own is meant, else the sheet's.
 */
function leastOfClass(looked: Looked, freightClass: FreightClass): Least | null {
  const { sheet, lane } = looked
  const { table } = lane
  const fitting = minimumsOf(looked, freightClass)
  const rule = fitting[0] ?? null
  const own = rowOf(sheet, table, freightClass)?.minimumCharge ?? null
  if (rule === null && own === null) return null
  const meant = fitting.find(one => one.charge !== null && (one === rule || one.lane !== null || own === null))
  const until = meant === undefined ? fitting.findIndex(one => one.lane === null) : fitting.indexOf(meant) + 1
  const said = until < 0 ? fitting : fitting.slice(0, until)
  const charge = meant?.charge ?? own ?? 0
  const discount = said.find(one => one.discount !== null)?.discount ?? 0
  const floor = said.find(one => one.floor !== null)?.floor ?? 0
  const discountAmount = percentOf(charge, discount)
  return { rule, table, charge, discount, discountAmount, floor, least: Math.max(charge - discountAmount, floor) }
}

/** What the linehaul costs at least: the largest minimum of its classes, of equal ones that with the larger charge. */
function leastOf(looked: Looked, articles: readonly Article[]): Least | null {
  return articles.reduce<Least | null>((best, { ratedClass }) => {
    const one = leastOfClass(looked, ratedClass)
    if (one === null || best === null) return one ?? best
    return one.least > best.least || (one.least === best.least && one.charge > best.charge) ? one : best
  }, null)
}

/**
 * What the rules take off at a break, each of its own articles' charges together and rounded once. Deficit weight goes
 * with the article whose rate it is charged at, the first of those that have it.
 */
function discountsOf(
  looked: Looked,
  weightBreak: BreakCode,
  articles: readonly Article[],
  amounts: readonly number[],
  deficit: { readonly at: number; readonly charge: number; readonly hundredths: number },
): readonly DiscountPart[] {
  const rules = articles.map(({ ratedClass }) => discountAt(looked, ratedClass, weightBreak))
  return [...new Set(rules)].flatMap(rule => {
    if (rule === null) return []
    const own = articles.flatMap((_, index) => (rules[index] === rule ? [index] : []))
    const hasDeficit = deficit.hundredths > 0 && own.includes(deficit.at)
    const gross = own.reduce((sum, index) => sum + (amounts[index] ?? 0), hasDeficit ? deficit.charge : 0)
    const items = own.flatMap(index => articles[index]?.item ?? [])
    return [{ rule, items, deficit: hasDeficit, gross, amount: percentOf(gross, rule.percent) }]
  })
}

/**
 * The discount of extra services that have the linehaul's: they are of no class, so of several it is the smallest, and
 * none where one of the articles has none. In 1/10,000 of a percent.
 */
export function commonDiscount({ discounts, rates }: BreakPrice): number {
  const covered = discounts.reduce((sum, { items }) => sum + items.length, 0)
  return covered < rates.length ? 0 : Math.min(...discounts.map(({ rule }) => rule.percent))
}

/** The break that a total weight falls into, in 1/100 lb; what is lighter than the first one is rated at the first. */
const breakFor = (breaks: readonly BreakCode[], weightHundredths: number): BreakCode | null =>
  breaks.findLast(code => weightBreaks[code] * 100 <= weightHundredths) ?? breaks[0] ?? null

interface Pricing extends Looked {
  readonly articles: readonly Article[]
  readonly least: Least | null
  readonly digits: number
}

/**
 * What the freight would cost at a break, a heavier one's missing pounds at the lowest rate; null when a class has no
 * rate there.
 */
function priceAt(pricing: Pricing, weightBreak: BreakCode, isOwn: boolean): BreakPrice | null {
  const { sheet, lane, articles, least, digits } = pricing
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
  const missing = { at: rates.indexOf(lowestRate), charge: deficitCharge, hundredths: deficitHundredths }
  const discounts = discountsOf(pricing, weightBreak, articles, amounts, missing)
  const discount = discounts.reduce((sum, { amount }) => sum + amount, 0)
  const discounted = gross - discount
  const net = Math.max(discounted, least?.least ?? 0)
  const deficit = { deficitHundredths, lowestRate, deficitCharge }
  return { weightBreak, rates, amounts, ...deficit, gross, discounts, discount, discounted, net }
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
  /** A break without a discount at which the freight would cost less by that of a lighter one; null: none. */
  readonly discountEnds: BreakCode | null
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
  const least = leastOf({ sheet, lane, terms }, articles)
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
  const chosen = tried.reduce((best, one) => (one.net < best.net ? one : best))
  return { actual, chosen, tried, least, discountEnds: discountEndOf(pricing, tried, chosen) }
}

/**
 * Discounts of single breaks may end below the tariff they are of, since a base tariff grows by itself: whether that was
 * meant, nobody knows where nobody said so.
 */
function discountEndOf(pricing: Pricing, tried: readonly BreakPrice[], chosen: BreakPrice): BreakCode | null {
  const { discounts, discountsEnd } = pricing.sheet
  if (discountsEnd === true || discounts.every(({ weightBreak }) => weightBreak === null)) return null
  const doubted = tried.find((one, index) => {
    const carried = priceAt({ ...pricing, carriesOn: true }, one.weightBreak, index === 0)
    return carried !== null && carried.net < Math.min(one.net, chosen.net)
  })
  return doubted?.weightBreak ?? null
}
