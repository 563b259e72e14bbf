import { type CapacityRules, type CapacityWarning, capacityWarnings, usualCapacityRules } from '../freight/capacity.ts'
import type { FreightClass } from '../freight/classes.ts'
import { type CalledRules, chargeAccessorials } from './accessorialCharges.ts'
import { type FuelRule, fuelAmount } from './fuel.ts'
import { OVERLENGTH } from './impliedServices.ts'
import { type Article, commonDiscount, priceLinehaul } from './linehaul.ts'
import type { Surprise } from './ratedPrice.ts'
import type { RateRequest } from './rateRequest.ts'
import type { Lane, RateSheet } from './rateSheet.ts'
import { hundredthsOfPound } from './scaled.ts'

/** A price as surprises look at it: what it was made from, and its total in minor units. */
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

const highest = (articles: readonly Article[]): Article | undefined =>
  articles.reduce<Article | undefined>(
    (best, one) => (best === undefined || Number(one.ratedClass) > Number(best.ratedClass) ? one : best),
    undefined,
  )

/** The total of the whole shipment as one article of the rule's weight and class; null where it has no rate. */
function rerated(priced: PricedLane, ratedLb: number, ruleClass: FreightClass | null): number | null {
  const { sheet, lane, request, articles, fuel, applied, digits } = priced
  const dearest = highest(articles)
  if (dearest === undefined) return null
  const ratedClass = ruleClass ?? dearest.ratedClass
  const whole = { ...dearest, ratedClass, weightHundredths: hundredthsOfPound(ratedLb) }
  const linehaul = priceLinehaul(sheet, lane, request.terms, [whole], digits)
  if (linehaul === null) return null
  const { net } = linehaul.chosen
  const fuelCharge = fuel === null ? 0 : fuelAmount(fuel, net, digits)
  // The same units of each service; percents are of the dearer linehaul.
  const basis = { net, fuel: fuelCharge, discountPercent: commonDiscount(linehaul.chosen), digits }
  return chargeAccessorials(applied, basis).reduce((sum, { line }) => sum + line.amount, net + fuelCharge)
}

function extraOf(priced: PricedLane, warning: CapacityWarning, rules: CapacityRules): number | null {
  if (warning.code === 'overlength') return null
  const ruleClass = warning.code === 'cubicCapacity' ? rules.cubicClass : rules.linearClass
  const anew = rerated(priced, warning.params.ratedLb, ruleClass)
  return anew === null ? null : anew - priced.total
}

/**
 * What the carrier's rules of capacity would add to a price, by re-rating it as they say. A rule that would add nothing
 * is no surprise; overlength that the sheet has a charge for stands in the price already. A sheet without rules is warned of
 * by the usual ones, without an amount. Source: rules of the trade, capacity and surprise charges.
 */
export function surprisesOf(priced: PricedLane): readonly Surprise[] {
  const { sheet, request } = priced
  const rules = sheet.capacity ?? usualCapacityRules
  const isPriced = sheet.accessorials.some(rule => rule.code === OVERLENGTH)
  return capacityWarnings(request.items, rules)
    .filter(warning => !(warning.code === 'overlength' && isPriced))
    .map(warning => ({ ...warning, extra: sheet.capacity === null ? null : extraOf(priced, warning, rules) }))
    .filter(({ extra }) => extra === null || extra > 0)
}
