import { minorDigits } from '../money/currencies.ts'
import { deliveryDate } from '../time/businessDays.ts'
import { isDate } from '../time/dates.ts'
import { applicableRules, chargeAccessorial } from './accessorialCharges.ts'
import { findLane } from './lanes.ts'
import { type Article, articlesOf, type LinehaulPrice, minimumFor, priceLinehaul } from './linehaul.ts'
import type { ChargeLine, PriceTotals, RateResult, RefusalReason, Refused, TraceStep } from './ratedPrice.ts'
import type { RateRequest } from './rateRequest.ts'
import { covers, type FuelStep, type Lane, type RateSheet } from './rateSheet.ts'
import { exactByWeight, hundredthsOfPound, percentOf, roundToMinor } from './scaled.ts'

const refuse = (reason: RefusalReason, params: Refused['params'] = {}): Refused => ({ kind: 'refused', reason, params })

/**
 * An LTL price from a stored rate sheet, with everything that made it, or the reason why there is none.
 * Integer arithmetic throughout; each charge is rounded half up to the minor unit and nothing before it.
 * Source: rules of the trade, LTL price from a stored rate sheet.
 */
export function rateLtl(sheet: RateSheet, request: RateRequest): RateResult {
  if (!isDate(request.pickupDate) || !covers(sheet, request.pickupDate)) {
    return refuse('notInForce', { from: sheet.from, to: sheet.to ?? '', pickupDate: request.pickupDate })
  }
  // A sheet has lanes and no stop-off charge: a price for the ends alone would look cheapest and be wrong.
  if ((request.stops ?? 2) > 2) return refuse('severalStops', { stops: request.stops ?? 2 })
  const unweighed = request.items.findIndex(
    item => !(Number.isFinite(item.weightLb) && hundredthsOfPound(item.weightLb) > 0),
  )
  if (request.items.length === 0) return refuse('noItems')
  if (unweighed >= 0) return refuse('weightMissing', { item: unweighed })
  const weightHundredths = request.items.reduce((sum, item) => sum + hundredthsOfPound(item.weightLb), 0)
  if (sheet.maxWeightLb !== null && weightHundredths > sheet.maxWeightLb * 100) {
    return refuse('tooHeavy', { weightLb: weightHundredths / 100, maxLb: sheet.maxWeightLb })
  }
  const lane = findLane(sheet, request.origin, request.destination, request.pickupDate)
  if (lane === null) return refuse('noLane', { origin: request.origin.zip, destination: request.destination.zip })
  return priceLane(sheet, lane, request, weightHundredths)
}

function priceLane(sheet: RateSheet, lane: Lane, request: RateRequest, weightHundredths: number): RateResult {
  const articles: Article[] = []
  for (const [item, article] of articlesOf(sheet, lane, request.items).entries()) {
    if (article === null) return refuse('unknownClass', { item, freightClass: request.items[item]?.freightClass ?? '' })
    articles.push(article)
  }
  const fuel = fuelOn(sheet, request.pickupDate)
  if (fuel === undefined) return refuse('noFuel', { pickupDate: request.pickupDate })
  const { applied, missing } = applicableRules(sheet, request)
  if (missing.length > 0) return refuse('noAccessorial', { codes: missing.join(', ') })
  const digits = minorDigits(sheet.currency)
  const linehaul = priceLinehaul(sheet, lane, request.terms, articles, digits)
  if (linehaul === null) return refuse('noRate', { lane: lane.id, table: lane.table })

  const { chosen } = linehaul
  const basis = { weightHundredths, net: chosen.net, discountPercent: chosen.discountPercent, digits }
  const extras = applied.map(rule => chargeAccessorial(rule, basis))
  const fuelAmount = fuel === null ? 0 : roundToMinor(percentOf(chosen.net, fuel.percent))
  const sums = linehaulSums(linehaul)
  const accessorials = extras.reduce((sum, { line }) => sum + line.amount, 0)
  const totals: PriceTotals = {
    currency: sheet.currency,
    ...sums,
    fuel: fuelAmount,
    accessorials,
    total: sums.net + fuelAmount + accessorials,
    weightLb: weightHundredths / 100,
    deficitLb: chosen.deficitHundredths / 100,
  }
  const delivered = deliveryDate(request.pickupDate, lane.transitDays, sheet.calendar)
  const charges: ChargeLine[] = [
    { kind: 'linehaul', code: '', amount: totals.gross },
    ...line('discount', -totals.discount),
    ...line('minimum', totals.minimumAdded),
    ...(fuel === null ? [] : [{ kind: 'fuel' as const, code: '', amount: fuelAmount }]),
    ...extras.map(extra => extra.line),
  ]
  const trace: TraceStep[] = [
    ...laneSteps(sheet, lane),
    ...linehaulSteps(sheet, lane, request, articles, linehaul, weightHundredths),
    ...(fuel === null
      ? []
      : [{ step: 'fuel' as const, percent: fuel.percent, since: fuel.from, net: totals.net, amount: fuelAmount }]),
    ...extras.map(extra => extra.step),
    { step: 'delivery', pickupDate: request.pickupDate, transitDays: lane.transitDays, deliveryDate: delivered },
  ]
  return {
    kind: 'rated',
    charges,
    totals,
    trace,
    transitDays: lane.transitDays,
    deliveryDate: delivered,
    service: lane.service,
    guessedClasses: articles.filter(article => article.guessed).map(article => article.item),
  }
}

const line = (kind: 'discount' | 'minimum', amount: number): ChargeLine[] =>
  amount === 0 ? [] : [{ kind, code: '', amount }]

/** The step in force on a day; null when the sheet has no fuel program, undefined when it has none for that day. */
function fuelOn(sheet: RateSheet, date: string): FuelStep | null | undefined {
  return sheet.fuel.length === 0 ? null : sheet.fuel.findLast(step => step.from <= date)
}

/** Gross and net are rounded once each; discount and minimum are what lies between them. */
function linehaulSums({ chosen }: LinehaulPrice): Pick<PriceTotals, 'gross' | 'discount' | 'minimumAdded' | 'net'> {
  const gross = roundToMinor(chosen.gross)
  const discounted = roundToMinor(chosen.discounted)
  const net = roundToMinor(chosen.net)
  return { gross, discount: gross - discounted, minimumAdded: net - discounted, net }
}

const laneSteps = (sheet: RateSheet, lane: Lane): TraceStep[] => [
  {
    step: 'sheet',
    scac: sheet.scac,
    version: sheet.version,
    baseTariff: sheet.baseTariff,
    from: sheet.from,
    to: sheet.to,
  },
  {
    step: 'lane',
    lane: lane.id,
    origin: lane.origin,
    destination: lane.destination,
    service: lane.service,
    transitDays: lane.transitDays,
  },
]

function linehaulSteps(
  sheet: RateSheet,
  lane: Lane,
  request: RateRequest,
  articles: readonly Article[],
  { actual, chosen }: LinehaulPrice,
  weightHundredths: number,
): TraceStep[] {
  const digits = minorDigits(sheet.currency)
  const steps: TraceStep[] = [{ step: 'break', weightBreak: chosen.weightBreak, weightLb: weightHundredths / 100 }]
  articles.forEach((article, index) => {
    const { item, actualClass, guessed, ratedClass } = article
    const ratePerCwt = chosen.rates[index] ?? 0
    const weightLb = article.weightHundredths / 100
    const amount = roundToMinor(exactByWeight(article.weightHundredths, ratePerCwt, digits))
    steps.push({ step: 'article', item, weightLb, actualClass, guessed, ratedClass, ratePerCwt, amount })
  })
  if (chosen !== actual) {
    steps.push({
      step: 'deficit',
      actualBreak: actual.weightBreak,
      ratedBreak: chosen.weightBreak,
      ratedLb: (weightHundredths + chosen.deficitHundredths) / 100,
      deficitLb: chosen.deficitHundredths / 100,
      ratePerCwt: chosen.lowestRate,
      amount: roundToMinor(chosen.deficitCharge),
      netBefore: roundToMinor(actual.net),
      netAfter: roundToMinor(chosen.net),
    })
  }
  steps.push({
    step: 'discount',
    percent: chosen.discountPercent,
    gross: roundToMinor(chosen.gross),
    discounted: roundToMinor(chosen.discounted),
  })
  const minimum = minimumFor(sheet, lane, request.terms)
  if (minimum !== null) {
    const { charge, discount, floor } = minimum
    const applied = chosen.net > chosen.discounted
    steps.push({ step: 'minimum', charge, discount, floor, least: roundToMinor(chosen.least), applied })
  }
  return steps
}
