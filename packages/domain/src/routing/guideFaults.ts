import { serviceKey } from '../rates/chooseRate.ts'
import { companyKey, type NumberedRule, numbered, type RoutingRule, zipSpan } from './routingRule.ts'

/** Something about a guide that a person has to look at. `number`s are places in the guide, from 1. */
export type GuideFinding =
  /** A rule prefers and forbids one carrier. Refused when it is saved. */
  | { readonly code: 'bothWays'; readonly number: number; readonly scac: string }
  | { readonly code: 'saysNothing'; readonly number: number }
  | { readonly code: 'badZip'; readonly number: number; readonly field: 'originZip' | 'destinationZip' }
  | { readonly code: 'upsideDown'; readonly number: number; readonly field: 'weightTo' | 'valueTo' }
  /** `number` forbids a carrier that `other` prefers, and one shipment can fall under both: it is not used. */
  | { readonly code: 'forbidsPreferred'; readonly number: number; readonly other: number; readonly scac: string }
  /** Both go first for the same shipments, and prefer different carriers: the one that stands higher is taken. */
  | { readonly code: 'sameRank'; readonly number: number; readonly other: number }
  /** The company has no such carrier any more. */
  | { readonly code: 'carrierGone'; readonly number: number; readonly scac: string }

const names = (a: string, b: string): boolean => a === '' || b === '' || companyKey(a) === companyKey(b)

function zips(a: string, b: string): boolean {
  const [one, other] = [zipSpan(a), zipSpan(b)]
  if (one === null || other === null) return true
  return one.from.length === other.from.length && one.from <= other.to && other.from <= one.to
}

const ranges = (from: number | null, to: number | null, otherFrom: number | null, otherTo: number | null): boolean =>
  (from === null || otherTo === null || from <= otherTo) && (otherFrom === null || to === null || otherFrom <= to)

/** One shipment can fall under both. */
const meet = (a: RoutingRule, b: RoutingRule): boolean =>
  names(a.soldTo, b.soldTo) &&
  names(a.shipTo, b.shipTo) &&
  zips(a.originZip, b.originZip) &&
  zips(a.destinationZip, b.destinationZip) &&
  (a.states.length === 0 || b.states.length === 0 || a.states.some(state => b.states.includes(state))) &&
  (a.residential === null || b.residential === null || a.residential === b.residential) &&
  (a.mode === '' || b.mode === '' || a.mode === b.mode) &&
  ranges(a.weightFrom, a.weightTo, b.weightFrom, b.weightTo) &&
  ranges(a.valueFrom, a.valueTo, b.valueFrom, b.valueTo) &&
  (a.days.length === 0 || b.days.length === 0 || a.days.some(day => b.days.includes(day)))

const isSameRank = (a: RoutingRule, b: RoutingRule): boolean =>
  (a.soldTo === '') === (b.soldTo === '') && a.priority === b.priority

const sameWays = ({ preferred: a, ...one }: RoutingRule, { preferred: b, ...other }: RoutingRule): boolean =>
  a.length === b.length && a.every(scac => b.includes(scac)) && serviceKey(one.service) === serviceKey(other.service)

function between(a: NumberedRule, b: NumberedRule): readonly GuideFinding[] {
  if (!meet(a, b)) return []
  const forbids = (one: NumberedRule, other: NumberedRule): readonly GuideFinding[] =>
    one.doNotUse
      .filter(scac => other.preferred.includes(scac))
      .map(scac => ({ code: 'forbidsPreferred', number: one.number, other: other.number, scac }))
  const differ = a.preferred.length > 0 && b.preferred.length > 0 && !sameWays(a, b)
  return [
    ...forbids(a, b),
    ...forbids(b, a),
    ...(differ && isSameRank(a, b) ? [{ code: 'sameRank', number: a.number, other: b.number } as const] : []),
  ]
}

/** What is wrong with a rule by itself: it cannot be saved. */
function ruleFaults(rule: NumberedRule): readonly GuideFinding[] {
  const { number } = rule
  const both = rule.preferred.filter(scac => rule.doNotUse.includes(scac))
  const isUpside = (from: number | null, to: number | null) => from !== null && to !== null && from > to
  return [
    ...both.map(scac => ({ code: 'bothWays', number, scac }) as const),
    ...(rule.preferred.length + rule.doNotUse.length === 0 ? [{ code: 'saysNothing', number } as const] : []),
    ...(['originZip', 'destinationZip'] as const)
      .filter(field => rule[field] !== '' && zipSpan(rule[field]) === null)
      .map(field => ({ code: 'badZip', number, field }) as const),
    ...(isUpside(rule.weightFrom, rule.weightTo) ? [{ code: 'upsideDown', number, field: 'weightTo' } as const] : []),
    ...(isUpside(rule.valueFrom, rule.valueTo) ? [{ code: 'upsideDown', number, field: 'valueTo' } as const] : []),
  ]
}

/** What keeps a guide from being saved. */
export const guideFaults = (rules: readonly RoutingRule[]): readonly GuideFinding[] =>
  numbered(rules).flatMap(ruleFaults)

/** Contradictions are listed as far as anybody reads them. */
const FINDINGS_MAX = 200

/**
 * What a saved guide should be looked at for: rules that contradict each other, and carriers that are gone.
 * @param carriers SCACs the company has
 */
export function guideWarnings(rules: readonly RoutingRule[], carriers: ReadonlySet<string>): readonly GuideFinding[] {
  const all = numbered(rules)
  const gone = all.flatMap(({ number, preferred, doNotUse }) =>
    [...preferred, ...doNotUse]
      .filter(scac => !carriers.has(scac))
      .map(scac => ({ code: 'carrierGone', number, scac }) as const),
  )
  const found: GuideFinding[] = [...gone]
  for (const [index, rule] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      if (found.length >= FINDINGS_MAX) return found
      found.push(...between(rule, other))
    }
  }
  return found
}
