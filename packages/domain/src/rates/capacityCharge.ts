import { type CapacityRules, type CapacityWarning, capacityWarnings, usualCapacityRules } from '../freight/capacity.ts'
import type { FreightClass } from '../freight/classes.ts'
import { type CalledRules, chargeAccessorials } from './accessorialCharges.ts'
import { type FuelRule, fuelAmount } from './fuel.ts'
import { OVERLENGTH } from './impliedServices.ts'
import { type Article, commonDiscount, priceLinehaul } from './linehaul.ts'
import type { ChargeLine, Surprise, TraceStep } from './ratedPrice.ts'
import type { RateRequest } from './rateRequest.ts'
import type { Lane, RateSheet } from './rateSheet.ts'
import { hundredthsOfPound } from './scaled.ts'

/** A price as rules of capacity look at it: what it was made from, and its total without them in minor units. */
export interface PricedLane {
  readonly sheet: RateSheet
  readonly lane: Lane
  readonly request: RateRequest
  readonly articles: readonly Article[]
  readonly fuel: FuelRule | null
  /** The extra services in the price. */
  readonly applied: CalledRules['applied']
  readonly digits: number
  readonly total: number
}

export type CapacityStep = Extract<TraceStep, { step: 'capacity' }>

/** Warnings of room, which a carrier charges by weighing the whole shipment anew. */
export type RoomWarning = Exclude<CapacityWarning, { code: 'overlength' }>

/** What a price is with its carrier's rules of capacity. */
export interface CapacityCharge {
  /** What they add to it; null: nothing. */
  readonly step: CapacityStep | null
  readonly surprises: readonly Surprise[]
}

/** Works out the whole shipment as one article of a rule's weight, minor units; null where it has no rate. */
export type Rerate = (warning: RoomWarning, rules: CapacityRules) => CapacityStep | null

const highest = (articles: readonly Article[]): Article | undefined =>
  articles.reduce<Article | undefined>(
    (best, one) => (best === undefined || Number(one.ratedClass) > Number(best.ratedClass) ? one : best),
    undefined,
  )

const isRoom = (warning: CapacityWarning): warning is RoomWarning => warning.code !== 'overlength'

/** What a rule measures, and as how many pounds it rates each unit of that. */
export const measuredBy = (warning: RoomWarning, rules: CapacityRules) =>
  warning.code === 'cubicCapacity'
    ? { measure: warning.params.cubicFeet, poundsEach: rules.poundsPerCubicFoot }
    : { measure: warning.params.linearFeet, poundsEach: rules.poundsPerLinearFoot }

/** Class rates: the rule's class, else the highest of the freight's own; percents are of the dearer linehaul. */
const byClass =
  ({ sheet, lane, request, articles, fuel, applied, digits, total: without }: PricedLane): Rerate =>
  (warning, rules) => {
    const dearest = highest(articles)
    if (dearest === undefined) return null
    const { ratedLb } = warning.params
    const ruleClass: FreightClass | null = warning.code === 'cubicCapacity' ? rules.cubicClass : rules.linearClass
    const ratedClass = ruleClass ?? dearest.ratedClass
    const whole = { ...dearest, ratedClass, weightHundredths: hundredthsOfPound(ratedLb) }
    const linehaul = priceLinehaul(sheet, lane, request.terms, [whole], digits)
    if (linehaul === null) return null
    const { chosen } = linehaul
    const fuelCharge = fuel === null ? 0 : fuelAmount(fuel, chosen.net, digits)
    const discountPercent = commonDiscount(chosen)
    const basis = { net: chosen.net, fuel: fuelCharge, discountPercent, digits }
    const services = chargeAccessorials(applied, basis).reduce((sum, { line }) => sum + line.amount, 0)
    const total = chosen.net + fuelCharge + services
    return {
      ...{ step: 'capacity', rule: warning.code, ...measuredBy(warning, rules), ratedLb, ratedClass },
      ...{ ratePerCwt: chosen.rates[0] ?? 0, deficitLb: chosen.deficitHundredths / 100, gross: chosen.gross },
      ...{ discountPercent, discountAmount: chosen.discount, least: linehaul.least?.least ?? 0, net: chosen.net },
      ...{ fuel: fuelCharge, services, total, without, amount: total - without },
    }
  }

/**
 * What rules of capacity do to a price. The carrier's own are charged, and of several the dearest alone, as each of them
 * rates the whole shipment anew; one that would add nothing is none. A sheet that states no rules is warned of by the
 * usual ones, with what they would add: that is not in the price, and counts where prices are ranked. Source: rules of
 * the trade, capacity and surprise charges.
 */
export function chargeCapacity(sheet: RateSheet, { items }: RateRequest, rerate: Rerate): CapacityCharge {
  const rules = sheet.capacity ?? usualCapacityRules
  const warnings = capacityWarnings(items, rules)
  // A length that the sheet has a charge for stands in the price already.
  const hasLength = sheet.accessorials.some(rule => rule.code === OVERLENGTH)
  const long = warnings.filter(warning => !isRoom(warning) && !hasLength)
  const ofRoom = warnings.filter(isRoom).map(warning => ({ warning, step: rerate(warning, rules) }))
  const dearest = ofRoom.reduce<CapacityStep | null>(
    (most, { step }) => (step !== null && step.amount > Math.max(0, most?.amount ?? 0) ? step : most),
    null,
  )
  const told = ofRoom.filter(({ step }) => step === null || step === dearest)
  const isOwn = sheet.capacity !== null
  return {
    step: isOwn ? dearest : null,
    surprises: [
      ...told.map(({ warning, step }) => {
        if (step === null) return { ...warning, extra: null, ...(isOwn ? { unpriced: true } : {}) }
        return isOwn ? { ...warning, extra: null, charged: step.amount } : { ...warning, extra: step.amount }
      }),
      ...long.map(warning => ({ ...warning, extra: null })),
    ],
  }
}

/** {@link chargeCapacity} of a price by class. */
export const chargeCapacityByClass = (priced: PricedLane): CapacityCharge =>
  chargeCapacity(priced.sheet, priced.request, byClass(priced))

/** The line of what capacity adds; none where it adds nothing. */
export const capacityLines = ({ step }: CapacityCharge): readonly ChargeLine[] =>
  step === null ? [] : [{ kind: step.rule, code: '', amount: step.amount }]
