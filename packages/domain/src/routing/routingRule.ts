import { minorDigits } from '../money/currencies.ts'
import type { Mode } from '../shipment/shipment.ts'

/** How much dearer a preferred carrier may be than the cheapest one that may be used. */
export type Tolerance =
  /** 1/10,000 of a percent of the cheapest price. */
  | { readonly kind: 'percent'; readonly value: number }
  /** Hundredths of the shipment's currency. */
  | { readonly kind: 'amount'; readonly value: number }

/** One line of a company's routing guide. What is blank, null or empty matches everything. */
export interface RoutingRule {
  readonly name: string
  /** 1 goes first. Rules that name a sold-to party go before all that name none. */
  readonly priority: number
  /** Companies by name, without regard to case. */
  readonly soldTo: string
  readonly shipTo: string
  /** `45402`, `454`, `45000-45999`, `K1A`. */
  readonly originZip: string
  readonly destinationZip: string
  /** Two-letter states or provinces where it goes. */
  readonly states: readonly string[]
  /** It goes to a home, or to none; null: either. */
  readonly residential: boolean | null
  /** It is due within so many days of its pickup; null: whenever it is due. What is not due at all is not meant. */
  readonly dueWithin: number | null
  readonly mode: Mode | ''
  /** Pounds, both ends included. */
  readonly weightFrom: number | null
  readonly weightTo: number | null
  /** Declared value in hundredths of the shipment's currency, both ends included; what declares none is worth 0. */
  readonly valueFrom: number | null
  readonly valueTo: number | null
  /** Days of pickup, 0 for Sunday. */
  readonly days: readonly number[]
  /** SCACs. The cheapest of the preferred is taken as long as it is within the tolerance. */
  readonly preferred: readonly string[]
  /** The service of the preferred carriers that is meant, as their prices name it; blank: whichever is best. */
  readonly service: string
  readonly doNotUse: readonly string[]
  readonly tolerance: Tolerance
}

/** What rules that were saved before could not say yet. */
const saidLater = {
  states: [],
  residential: null,
  dueWithin: null,
  service: '',
} as const satisfies Partial<RoutingRule>

/** A rule as it was saved, whenever that was. */
export const savedRule = (rule: Omit<RoutingRule, keyof typeof saidLater> & Partial<RoutingRule>): RoutingRule => ({
  ...saidLater,
  ...rule,
})

/** What rules look at. */
export interface RoutedShipment {
  readonly soldTo: string
  readonly shipTo: string
  readonly originZip: string
  readonly destinationZip: string
  readonly state: string
  readonly residential: boolean
  /** Days from its pickup to the day it is due; null: nobody said when. */
  readonly dueIn: number | null
  readonly mode: Mode
  readonly weightLb: number
  /** Minor units of its currency. */
  readonly declaredValue: number
  readonly currency: string
  /** Local at the origin; 0 for Sunday. */
  readonly day: number
}

/** The first and the last ZIP a rule names, as comparable texts; null when it is no ZIP, no beginning of one and no range. */
export function zipSpan(text: string): { readonly from: string; readonly to: string } | null {
  const [first = '', last = first, ...more] = text.toUpperCase().replaceAll(' ', '').split('-')
  const isUs = /^[0-9]{1,5}$/.test(first) && /^[0-9]{1,5}$/.test(last)
  const isCanadian = /^[A-Z][0-9A-Z]{2,5}$/.test(first) && /^[A-Z][0-9A-Z]{2,5}$/.test(last)
  if (more.length > 0 || (!isUs && !isCanadian)) return null
  const [low, high, length] = isUs ? (['0', '9', 5] as const) : (['0', 'Z', 6] as const)
  const span = { from: first.padEnd(length, low), to: last.padEnd(length, high) }
  return span.from <= span.to ? span : null
}

/** A ZIP as spans compare it: `45402-1234` is 45402, `k1a 0b1` K1A0B1. */
const comparableZip = (zip: string): string => {
  const text = zip.toUpperCase().replaceAll(' ', '')
  return /^[0-9]{5}/.test(text) ? text.slice(0, 5) : text
}

/** Companies are the same whatever their case, blanks and stops: `ACME, Inc.` is `Acme Inc`. */
export const companyKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const isNamed = (rule: string, company: string): boolean => rule === '' || companyKey(rule) === companyKey(company)

function inSpan(rule: string, zip: string): boolean {
  if (rule === '') return true
  const span = zipSpan(rule)
  const own = comparableZip(zip)
  return span !== null && own.length === span.from.length && own >= span.from && own <= span.to
}

const isBetween = (value: number, from: number | null, to: number | null): boolean =>
  (from === null || value >= from) && (to === null || value <= to)

/** Minor units of what a guide says in hundredths: its 25.00 is ¥25 for a shipment in yen. */
export const minorOf = (hundredths: number, currency: string): number =>
  Math.round((hundredths * 10 ** minorDigits(currency)) / 100)

const worth = (hundredths: number | null, { currency }: RoutedShipment): number | null =>
  hundredths === null ? null : minorOf(hundredths, currency)

/** The rule speaks of the shipment. */
export const matches = (rule: RoutingRule, shipment: RoutedShipment): boolean =>
  isNamed(rule.soldTo, shipment.soldTo) &&
  isNamed(rule.shipTo, shipment.shipTo) &&
  inSpan(rule.originZip, shipment.originZip) &&
  inSpan(rule.destinationZip, shipment.destinationZip) &&
  (rule.states.length === 0 || rule.states.includes(shipment.state.toUpperCase())) &&
  (rule.residential === null || rule.residential === shipment.residential) &&
  (rule.dueWithin === null || (shipment.dueIn !== null && shipment.dueIn <= rule.dueWithin)) &&
  (rule.mode === '' || rule.mode === shipment.mode) &&
  isBetween(shipment.weightLb, rule.weightFrom, rule.weightTo) &&
  isBetween(shipment.declaredValue, worth(rule.valueFrom, shipment), worth(rule.valueTo, shipment)) &&
  (rule.days.length === 0 || rule.days.includes(shipment.day))

/** A rule with its number: its place in the guide, from 1, by which people name it. */
export type NumberedRule = RoutingRule & { readonly number: number }

/** Which rule goes first: one that names the sold-to party, then by priority, then the one that stands higher. */
export const compareRules = (a: NumberedRule, b: NumberedRule): number =>
  Number(a.soldTo === '') - Number(b.soldTo === '') || a.priority - b.priority || a.number - b.number

export const numbered = (rules: readonly RoutingRule[]): readonly NumberedRule[] =>
  rules.map((rule, index) => ({ ...rule, number: index + 1 }))
