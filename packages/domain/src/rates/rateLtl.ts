import { minorDigits } from '../money/currencies.ts'
import { applicableRules, chargeAccessorials } from './accessorialCharges.ts'
import { capacityLines, chargeCapacityByClass } from './capacityCharge.ts'
import { type FuelBook, fuelAmount, fuelOn, noFuelBook } from './fuel.ts'
import { findLane } from './lanes.ts'
import {
  type Article,
  articlesOf,
  type BreakPrice,
  commonDiscount,
  type LinehaulPrice,
  priceLinehaul,
} from './linehaul.ts'
import { deliveryStep, fuelStep, laneSteps, refuse, unratableBy, weightOf } from './priceParts.ts'
import type { ChargeLine, PriceTotals, RateResult, RuleScope, TraceStep } from './ratedPrice.ts'
import type { RateRequest } from './rateRequest.ts'
import { type Discount, type FakRule, type Lane, type Minimum, type RateSheet, weightBreaks } from './rateSheet.ts'

/**
 * An LTL price from a stored rate sheet, with everything that made it, or the reason why there is none.
 * Integer arithmetic throughout; each line is worked out from printed ones and rounded half up to the minor unit.
 * Source: rules of the trade, LTL price from a stored rate sheet.
 * @param book the company's own fuel programs and index prices, for sheets that name one of them
 */
export function rateLtl(sheet: RateSheet, request: RateRequest, book: FuelBook = noFuelBook): RateResult {
  const unratable = unratableBy(sheet, request)
  if (unratable !== null) return unratable
  // Class rates have no stop-off charge: a price for the ends alone would look cheapest and be wrong.
  if ((request.stops ?? 2) > 2) return refuse('severalStops', { stops: request.stops ?? 2 })
  const { origin, destination, pickupDate } = request
  const lane = findLane(sheet, origin, destination, pickupDate, ({ plain }) => plain === undefined)
  if (lane === null) return refuse('noLane', { origin: origin.zip, destination: destination.zip })
  return priceLane(sheet, lane, request, weightOf(request), book)
}

function priceLane(
  sheet: RateSheet,
  lane: Lane,
  request: RateRequest,
  weightHundredths: number,
  book: FuelBook,
): RateResult {
  const articles: Article[] = []
  for (const [item, article] of articlesOf(sheet, lane, request.items).entries()) {
    if (article === null) return refuse('unknownClass', { item, freightClass: request.items[item]?.freightClass ?? '' })
    articles.push(article)
  }
  const found = fuelOn(sheet, lane, request.pickupDate, book, request.askedOn)
  if (found.kind === 'none') return refuse(found.reason, { pickupDate: request.pickupDate, program: found.program })
  const fuel = found.kind === 'rule' ? found.rule : null
  const { applied, missing, isForeignValue } = applicableRules({ sheet, lane, request, weightHundredths })
  if (isForeignValue) {
    return refuse('declaredCurrency', { declared: request.declaredValue?.currency ?? '', currency: sheet.currency })
  }
  const digits = minorDigits(sheet.currency)
  const linehaul = priceLinehaul(sheet, lane, request.terms, articles, digits)
  if (linehaul === null) return refuse('noRate', { lane: lane.id, table: lane.table })

  const { chosen, discountEnds } = linehaul
  const fuelCharge = fuel === null ? 0 : fuelAmount(fuel, chosen.net, digits)
  const discountPercent = commonDiscount(chosen)
  const extras = chargeAccessorials(applied, { net: chosen.net, fuel: fuelCharge, discountPercent, digits })
  const services = extras.reduce((sum, { line }) => sum + line.amount, 0)
  const without = chosen.net + fuelCharge + services
  const capacity = chargeCapacityByClass({ sheet, lane, request, articles, fuel, applied, digits, total: without })
  const accessorials = services + (capacity.step?.amount ?? 0)
  const totals: PriceTotals = {
    currency: sheet.currency,
    gross: chosen.gross,
    discount: chosen.discount,
    minimumAdded: chosen.net - chosen.discounted,
    net: chosen.net,
    fuel: fuelCharge,
    accessorials,
    total: chosen.net + fuelCharge + accessorials,
    weightLb: weightHundredths / 100,
    deficitLb: chosen.deficitHundredths / 100,
  }
  const delivery = deliveryStep(sheet, lane, request)
  const charges: ChargeLine[] = [
    { kind: 'linehaul', code: '', amount: totals.gross },
    ...line('discount', -totals.discount),
    ...line('minimum', totals.minimumAdded),
    ...(fuel === null ? [] : [{ kind: 'fuel' as const, code: '', amount: fuelCharge }]),
    ...extras.map(extra => extra.line),
    ...capacityLines(capacity),
  ]
  const trace: TraceStep[] = [
    ...laneSteps(sheet, lane),
    ...articleSteps(articles, linehaul, weightHundredths),
    ...linehaulSteps(linehaul),
    ...(fuel === null ? [] : [fuelStep(fuel, chosen.net, fuelCharge)]),
    ...extras.map(extra => extra.step),
    ...(capacity.step === null ? [] : [capacity.step]),
    delivery,
  ]
  return {
    kind: 'rated',
    charges,
    totals,
    trace,
    transitDays: lane.transitDays,
    deliveryDate: delivery.deliveryDate,
    service: lane.service,
    guessedClasses: articles.filter(article => article.guessed).map(article => article.item),
    missing,
    surprises: capacity.surprises,
    staleFuel: fuel === null || fuel.staleDays === null ? null : { since: fuel.since, days: fuel.staleDays },
    ...(discountEnds === null ? {} : { discountEnds }),
  }
}

const line = (kind: 'discount' | 'minimum', amount: number): ChargeLine[] =>
  amount === 0 ? [] : [{ kind, code: '', amount }]

/** The break, each article in it, and the deficit weight where a heavier break is cheaper. */
function articleSteps(
  articles: readonly Article[],
  { actual, chosen, tried }: LinehaulPrice,
  weightHundredths: number,
): TraceStep[] {
  const weightLb = weightHundredths / 100
  const { weightBreak } = actual
  const asPounds = (price: BreakPrice) => (weightHundredths + price.deficitHundredths) / 100
  const steps: TraceStep[] = [
    {
      step: 'break',
      weightBreak,
      weightLb,
      isBelow: weightLb < weightBreaks[weightBreak],
      tried: tried.map(price => ({ weightBreak: price.weightBreak, asLb: asPounds(price), net: price.net })),
    },
  ]
  articles.forEach(({ item, actualClass, guessed, ratedClass, fak, weightHundredths: own }, index) => {
    steps.push({
      step: 'article',
      item,
      weightLb: own / 100,
      actualClass,
      guessed,
      ratedClass,
      fak: fak === null ? null : { lane: fak.lane, ...serviceOf(fak), from: fak.from, to: fak.to },
      ratePerCwt: chosen.rates[index] ?? 0,
      amount: chosen.amounts[index] ?? 0,
    })
  })
  if (chosen === actual) return steps
  steps.push({
    step: 'deficit',
    actualBreak: weightBreak,
    ratedBreak: chosen.weightBreak,
    ratedLb: asPounds(chosen),
    deficitLb: chosen.deficitHundredths / 100,
    ratePerCwt: chosen.lowestRate,
    amount: chosen.deficitCharge,
    netBefore: actual.net,
    netAfter: chosen.net,
  })
  return steps
}

const serviceOf = ({ service }: Pick<FakRule, 'service'>): Pick<RuleScope, 'service'> =>
  service === undefined ? {} : { service }

/** What a rule names; what it leaves out stands in no key. */
function scopeOf(rule: Discount | Minimum): RuleScope {
  const { lane, terms, freightClass } = rule
  const weightBreak = 'weightBreak' in rule ? rule.weightBreak : null
  const named = freightClass === undefined ? {} : { freightClass }
  return { lane, terms, weightBreak, ...serviceOf(rule), ...named }
}

/** Gross, discounts, minimum and net. */
function linehaulSteps({ chosen, least }: LinehaulPrice): TraceStep[] {
  const steps: TraceStep[] = [{ step: 'gross', amount: chosen.gross }]
  for (const { rule, items, deficit, gross, amount } of chosen.discounts) {
    const isAll = items.length === chosen.rates.length
    const of = isAll ? {} : { items, deficit }
    const { percent } = rule
    steps.push({ step: 'discount', percent, gross, ...of, amount, discounted: gross - amount, rule: scopeOf(rule) })
  }
  if (least !== null) {
    const { rule, table, charge, discount, discountAmount, floor } = least
    const added = chosen.net - chosen.discounted
    const scope = rule === null ? null : scopeOf(rule)
    const made = { charge, discount, discountAmount, floor, least: least.least }
    steps.push({ step: 'minimum', ...made, applied: added > 0, added, rule: scope, table })
  }
  steps.push({ step: 'net', amount: chosen.net })
  return steps
}
