import { needsOf } from '../parcel/parcelNeeds.ts'
import { type RoutingGuide, serviceKey } from '../rates/chooseRate.ts'
import { destinationOf, originOf, pickupOf } from '../shipment/plainForm.ts'
import type { Shipment } from '../shipment/shipment.ts'
import { daysBetween, isDate, weekday } from '../time/dates.ts'
import {
  compareRules,
  matches,
  minorOf,
  type NumberedRule,
  numbered,
  type RoutedShipment,
  type RoutingRule,
  type Tolerance,
} from './routingRule.ts'

/** The sold-to party of a shipment: who pays for third-party freight, else the consignee. */
export const soldToOf = (shipment: Shipment): string =>
  shipment.terms === 'thirdParty' && shipment.billTo !== null
    ? shipment.billTo.company
    : destinationOf(shipment).company

const isResidential = (shipment: Shipment): boolean =>
  needsOf(shipment).residential || shipment.stops.some(({ services }) => services.includes('RESDEL'))

/**
 * A shipment as rules look at it; the weight is that of its goods.
 * @param deliverBy local date at the destination; null: nobody said
 */
export function routedOf(shipment: Shipment, deliverBy: string | null = null): RoutedShipment {
  const { date } = pickupOf(shipment)
  const isTimed = isDate(date) && deliverBy !== null && isDate(deliverBy)
  return {
    soldTo: soldToOf(shipment),
    shipTo: destinationOf(shipment).company,
    originZip: originOf(shipment).zip,
    destinationZip: destinationOf(shipment).zip,
    state: destinationOf(shipment).state,
    residential: isResidential(shipment),
    dueIn: isTimed ? daysBetween(date, deliverBy) : null,
    mode: shipment.mode,
    weightLb: shipment.lines.reduce((sum, line) => sum + line.weightLb, 0),
    declaredValue: shipment.declaredValue ?? 0,
    currency: shipment.currency,
    day: isDate(date) ? weekday(date) : 0,
  }
}

/** What the guide says of one shipment. */
export interface AppliedGuide {
  /** Rules that speak of it and prefer somebody, in the order in which they are tried. */
  readonly preferring: readonly NumberedRule[]
  /** Carriers that are not to be used, with the rule that says so. */
  readonly forbidding: ReadonlyMap<string, NumberedRule>
}

export const noGuide: AppliedGuide = { preferring: [], forbidding: new Map() }

/** A tolerance as prices of the shipment are compared: an amount in their minor units. */
const toleranceIn = ({ tolerance }: RoutingRule, { currency }: RoutedShipment): Tolerance =>
  tolerance.kind === 'amount' ? { kind: 'amount', value: minorOf(tolerance.value, currency) } : tolerance

/** Rules that speak of the shipment; a carrier that any of them forbids is preferred by none. */
export function applyGuide(rules: readonly RoutingRule[], shipment: RoutedShipment): AppliedGuide {
  const found = numbered(rules)
    .filter(rule => matches(rule, shipment))
    .toSorted(compareRules)
  const forbidding = new Map<string, NumberedRule>()
  for (const rule of found) {
    for (const scac of rule.doNotUse) if (!forbidding.has(scac)) forbidding.set(scac, rule)
  }
  const preferring = found.filter(rule => rule.preferred.length > 0)
  return { preferring: preferring.map(rule => ({ ...rule, tolerance: toleranceIn(rule, shipment) })), forbidding }
}

/**
 * The guide as the choice of a price takes it.
 * @param doNotUse carriers that the company uses for nothing
 */
export const guideOf = (applied: AppliedGuide, doNotUse: readonly string[]): RoutingGuide => ({
  doNotUse: [...new Set([...doNotUse, ...applied.forbidding.keys()])],
  tiers: applied.preferring.map(({ number, preferred, service, tolerance }) => ({
    ...{ number, carriers: preferred, service, tolerance },
  })),
  collectScac: null,
})

/** What the guide says of a carrier and its service: the first rule that prefers it, or the one that forbids it. */
export function guideSays(
  { preferring, forbidding }: AppliedGuide,
  scac: string,
  service = '',
): { readonly says: 'preferred' | 'doNotUse'; readonly rule: NumberedRule } | null {
  const forbidden = forbidding.get(scac)
  if (forbidden !== undefined) return { says: 'doNotUse', rule: forbidden }
  const rule = preferring.find(
    one => one.preferred.includes(scac) && (one.service === '' || serviceKey(one.service) === serviceKey(service)),
  )
  return rule === undefined ? null : { says: 'preferred', rule }
}
