import { TARPS } from '../freight/accessorials.ts'
import { minorDigits } from '../money/currencies.ts'
import { applicableRules, type CalledRules, chargeAccessorials, palletsOf } from './accessorialCharges.ts'
import { type CapacityCharge, capacityLines, chargeCapacity, measuredBy, type Rerate } from './capacityCharge.ts'
import { type FuelBook, type FuelRule, fuelAmount, fuelOn } from './fuel.ts'
import { deliveryStep, fuelStep, laneSteps, refuse, weightOf } from './priceParts.ts'
import type { ChargeLine, MissingService, PriceTotals, RateResult, Refused, TraceStep } from './ratedPrice.ts'
import type { RateRequest } from './rateRequest.ts'
import type { Lane, Minimum, PlainRate, RateSheet } from './rateSheet.ts'
import { byUnits, byWeight, hundredthsOfPound, SCALE } from './scaled.ts'

/** A lane with a rate that looks at no class. */
export interface PlainLane extends Lane {
  readonly plain: PlainRate
}

type PlainStep = Extract<TraceStep, { step: 'plain' }>

/** Whether a rate is for what is asked: its mode, its truck, and who pays. */
export function fitsRequest({ plain }: Lane, { mode = 'LTL', equipment, terms }: RateRequest): boolean {
  if (plain === undefined || !plain.modes.includes(mode)) return false
  const isBody = mode !== 'TL' || plain.equipment === null || plain.equipment === equipment
  return isBody && (plain.terms === null || plain.terms === terms)
}

/** Units at the rate, or the price of so many pallets; or what of it nobody knows. */
function linehaulOf(lane: PlainLane, request: RateRequest, digits: number): PlainStep | Refused {
  const { plain, miles } = lane
  const step = { step: 'plain', unit: plain.unit, ratedPallets: null, equipment: plain.equipment } as const
  if (plain.unit === 'pallets' || plain.unit === 'pallet') {
    const pallets = palletsOf(request.items)
    // What stands beside its pallets has no price here.
    const loose = request.items.find(item => item.handlingUnits > 0 && palletsOf([item]) === 0)
    if (pallets === 0 || loose !== undefined) return refuse('notOnPallets')
    if (!('prices' in plain)) {
      return { ...step, units: pallets, rate: plain.rate, amount: byUnits(pallets * SCALE, plain.rate, digits) }
    }
    const price = plain.prices.find(one => one.pallets >= pallets)
    if (price === undefined) return refuse('tooManyPallets', { pallets, max: plain.prices.at(-1)?.pallets ?? 0 })
    return { ...step, units: pallets, rate: 0, ratedPallets: price.pallets, amount: price.amount }
  }
  const { unit, rate } = plain
  if (unit === 'cwt') {
    const weight = weightOf(request)
    return { ...step, units: weight / 100, rate, amount: byWeight(weight, rate, digits) }
  }
  if (unit === 'load') return { ...step, units: 1, rate, amount: byUnits(SCALE, rate, digits) }
  if (miles === null) return refuse('noLaneMiles')
  return { ...step, units: miles, rate, amount: byUnits(miles * SCALE, rate, digits) }
}

/** The minimum of the whole sheet that names no class: the lane's service before who pays before everybody. */
function minimumOfSheet({ minimums }: RateSheet, { service }: Lane, { terms }: RateRequest): Minimum | null {
  const weight = (rule: Minimum) => (rule.service === undefined ? 0 : 2) + (rule.terms === null ? 0 : 1)
  const fitting = minimums.filter(
    rule =>
      rule.lane === null &&
      rule.freightClass === undefined &&
      (rule.service ?? service) === service &&
      (rule.terms ?? terms) === terms,
  )
  return fitting.toSorted((a, b) => weight(b) - weight(a))[0] ?? null
}

interface Least {
  readonly least: number
  readonly step: TraceStep[]
}

/** What the linehaul costs at least, by the lane's own minimum, else by the sheet's. */
function leastOf(sheet: RateSheet, lane: PlainLane, request: RateRequest, amount: number): Least {
  const general = minimumOfSheet(sheet, lane, request)
  const least = lane.plain.minimum ?? general?.charge ?? null
  if (least === null) return { least: 0, step: [] }
  const added = Math.max(0, least - amount)
  const isOwn = lane.plain.minimum !== null
  const named = isOwn || general?.service === undefined ? {} : { service: general.service }
  const terms = (isOwn ? lane.plain : general)?.terms ?? null
  const rule = { lane: isOwn ? lane.id : null, terms, weightBreak: null, ...named }
  const made = { charge: least, discount: 0, discountAmount: 0, floor: 0, least }
  return { least, step: [{ step: 'minimum', ...made, applied: added > 0, added, rule, table: '' }] }
}

/** What the truck costs beside its way. Amounts are minor units. */
interface TruckExtras {
  readonly steps: readonly Extract<TraceStep, { step: 'stopOff' | 'tarps' }>[]
  readonly missing: readonly MissingService[]
}

function truckExtras({ stopOff, tarps }: PlainRate, { stops = 2, tarps: isCovered = false }: RateRequest): TruckExtras {
  const between = stops - 2
  const stopOffs = { step: 'stopOff', stops: between, each: stopOff ?? 0, amount: between * (stopOff ?? 0) } as const
  return {
    steps: [
      ...(between > 0 ? [stopOffs] : []),
      ...(isCovered && tarps !== null ? [{ step: 'tarps' as const, amount: tarps }] : []),
    ],
    missing: isCovered && tarps === null ? [{ code: TARPS, why: 'noRule' }] : [],
  }
}

/**
 * Miles that are charged: the lane's own between its ends; through stops between them those along all of them, where they
 * can be estimated, and never fewer than the lane's. Null: nobody knows them.
 */
function milesOf({ miles }: Lane, stops: number, request: RateRequest): number | null {
  const guessedMiles = request.guessedMiles ?? null
  if (stops <= 2 || guessedMiles === null) return miles ?? guessedMiles
  return Math.max(miles ?? 0, guessedMiles)
}

/**
 * A price by a rate that looks at no class: truckload by the load or the mile, by the pallet, by the hundredweight. The
 * larger of the units at the rate and the minimum, then fuel, stops between the ends, tarps and extra services; each
 * line is worked out from printed ones and rounded half up to the minor unit. Such rates are net: no discount is taken
 * off. Source: rules of the trade, truckload.
 */
export function ratePlain(sheet: RateSheet, given: PlainLane, request: RateRequest, book: FuelBook): RateResult {
  const { plain } = given
  const stops = request.stops ?? 2
  const lane = { ...given, miles: milesOf(given, stops, request) }
  // A rate without a stop-off charge is for the ends alone: it would look cheapest and be wrong.
  if (stops > 2 && plain.stopOff === null) return refuse('severalStops', { stops })
  const digits = minorDigits(sheet.currency)
  const linehaul = linehaulOf(lane, request, digits)
  if ('reason' in linehaul) return linehaul
  const found = fuelOn(sheet, lane, request.pickupDate, book, request.askedOn)
  if (found.kind === 'none') {
    return refuse(found.reason, { pickupDate: request.pickupDate, program: found.program })
  }
  const fuel = found.kind === 'rule' ? found.rule : null
  const weightHundredths = weightOf(request)
  const { applied, missing, isForeignValue } = applicableRules({ sheet, lane, request, weightHundredths })
  if (isForeignValue) {
    return refuse('declaredCurrency', { declared: request.declaredValue?.currency ?? '', currency: sheet.currency })
  }
  const gross = linehaul.amount
  const { least, step: minimum } = leastOf(sheet, lane, request, gross)
  const net = Math.max(gross, least)
  const fuelCharge = fuel === null ? 0 : fuelAmount(fuel, net, digits)
  const truck = truckExtras(plain, request)
  const truckCharge = truck.steps.reduce((sum, { amount }) => sum + amount, 0)
  const extras = chargeAccessorials(applied, { net, fuel: fuelCharge, stops: truckCharge, discountPercent: 0, digits })
  const services = extras.reduce((sum, { line }) => sum + line.amount, truckCharge)
  const weighed = { fuel, applied, least, stops: truckCharge, digits, total: net + fuelCharge + services }
  const capacity = capacityOf(sheet, plain, request, weighed)
  const accessorials = services + (capacity.step?.amount ?? 0)
  const totals: PriceTotals = {
    ...{ currency: sheet.currency, gross, discount: 0, minimumAdded: net - gross, net },
    ...{ fuel: fuelCharge, accessorials, total: net + fuelCharge + accessorials },
    ...{ weightLb: weightHundredths / 100, deficitLb: 0 },
  }
  const charges: ChargeLine[] = [
    { kind: 'linehaul', code: '', amount: gross },
    ...(net === gross ? [] : [{ kind: 'minimum' as const, code: '', amount: net - gross }]),
    ...(fuel === null ? [] : [{ kind: 'fuel' as const, code: '', amount: fuelCharge }]),
    ...truck.steps.map(({ step, amount }) => ({ kind: step, code: '', amount })),
    ...extras.map(({ line }) => line),
    ...capacityLines(capacity),
  ]
  const delivery = deliveryStep(sheet, lane, request)
  const isByMile =
    plain.unit === 'mile' || fuel?.basis === 'perMile' || applied.some(({ rule }) => rule.basis === 'perMile')
  const guessed = isByMile && lane.miles !== given.miles ? lane.miles : null
  return {
    kind: 'rated',
    charges,
    totals,
    trace: [
      ...laneSteps(sheet, lane),
      ...(guessed === null ? [] : [{ step: 'guessedMiles' as const, miles: guessed }]),
      linehaul,
      { step: 'gross', amount: gross },
      ...minimum,
      { step: 'net', amount: net },
      ...(fuel === null ? [] : [fuelStep(fuel, net, fuelCharge)]),
      ...truck.steps,
      ...extras.map(({ step }) => step),
      ...(capacity.step === null ? [] : [capacity.step]),
      delivery,
    ],
    transitDays: lane.transitDays,
    deliveryDate: delivery.deliveryDate,
    service: lane.service,
    guessedClasses: [],
    missing: [...truck.missing, ...missing],
    surprises: capacity.surprises,
    staleFuel: fuel === null || fuel.staleDays === null ? null : { since: fuel.since, days: fuel.staleDays },
    ...(guessed === null ? {} : { guessedMiles: guessed }),
  }
}

/** What a price by weight was worked out with, amounts in minor units. */
interface Weighed {
  /** 1/10,000 of the currency a hundred pounds. */
  readonly rate: number
  readonly fuel: FuelRule | null
  readonly applied: CalledRules['applied']
  readonly least: number
  /** What stops between the ends and tarps cost. */
  readonly stops: number
  readonly digits: number
  readonly total: number
}

/** The whole shipment at the rate as so many pounds. */
const byPounds =
  ({ rate, fuel, applied, least, stops, digits, total: without }: Weighed): Rerate =>
  (warning, rules) => {
    const { ratedLb } = warning.params
    const gross = byWeight(hundredthsOfPound(ratedLb), rate, digits)
    const net = Math.max(gross, least)
    const fuelCharge = fuel === null ? 0 : fuelAmount(fuel, net, digits)
    const extras = chargeAccessorials(applied, { net, fuel: fuelCharge, stops, discountPercent: 0, digits })
    const services = extras.reduce((sum, { line }) => sum + line.amount, stops)
    const total = net + fuelCharge + services
    return {
      ...{ step: 'capacity', rule: warning.code, ...measuredBy(warning, rules), ratedLb, ratedClass: null },
      ...{ ratePerCwt: rate, deficitLb: 0, gross, discountPercent: 0, discountAmount: 0, least, net },
      ...{ fuel: fuelCharge, services, total, without, amount: total - without },
    }
  }

/** Freight that shares a truck by weight is charged for its room; by the pallet or the load it has paid for it. */
function capacityOf(
  sheet: RateSheet,
  plain: PlainRate,
  request: RateRequest,
  weighed: Omit<Weighed, 'rate'>,
): CapacityCharge {
  if ((request.mode ?? 'LTL') !== 'LTL' || plain.unit !== 'cwt') return { step: null, surprises: [] }
  return chargeCapacity(sheet, request, byPounds({ ...weighed, rate: plain.rate }))
}
