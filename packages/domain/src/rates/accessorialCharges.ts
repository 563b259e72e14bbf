import { longestSideIn } from '../freight/capacity.ts'
import type { ChargeLine, TraceStep } from './ratedPrice.ts'
import type { RatedItem, RateRequest } from './rateRequest.ts'
import type { AccessorialRule, RateSheet } from './rateSheet.ts'
import {
  type Exact,
  exactOfMinor,
  exactOfRate,
  HUNDRED_PERCENT,
  larger,
  percentOf,
  roundToMinor,
  smaller,
} from './scaled.ts'

const OVERLENGTH = 'OVERLEN'
const HAZMAT = 'HAZM'

interface Applied {
  readonly rule: AccessorialRule
  readonly items: readonly RatedItem[]
  readonly implied: boolean
}

/** The overlength tier of each long item, one entry per tier; a flat tier is charged once, for the longest freight. */
function overlengthTiers(sheet: RateSheet, request: RateRequest): readonly Applied[] {
  const tiers = sheet.accessorials.filter(rule => rule.code === OVERLENGTH && rule.lengthFromIn !== null)
  const reached = Map.groupBy(request.items, item =>
    tiers
      .filter(tier => (tier.lengthFromIn ?? 0) <= longestSideIn(item))
      .reduce<AccessorialRule | null>(
        (best, tier) => (best === null || (tier.lengthFromIn ?? 0) > (best.lengthFromIn ?? 0) ? tier : best),
        null,
      ),
  )
  const applied = [...reached].flatMap(([rule, items]) => (rule === null ? [] : [{ rule, items, implied: true }]))
  const longest = Math.max(...applied.map(({ rule }) => rule.lengthFromIn ?? 0))
  const byUnit = (rule: AccessorialRule) => rule.basis === 'perHandlingUnit' || rule.basis === 'perPiece'
  return applied.filter(({ rule }) => byUnit(rule) || rule.lengthFromIn === longest)
}

/**
 * The rules that a request calls for, in the sheet's order, and the codes it asks for that the sheet has no rule for.
 * The latter are a refusal, not a warning: a price that leaves out a service somebody asked for would look cheapest,
 * be chosen by itself and come back higher on the invoice.
 */
export function applicableRules(
  sheet: RateSheet,
  request: RateRequest,
): { applied: readonly Applied[]; missing: readonly string[] } {
  const asked = new Set(request.accessorials)
  const implied = new Set<string>()
  if (request.items.some(item => item.hazmat) && !asked.has(HAZMAT)) implied.add(HAZMAT)
  const plain = sheet.accessorials.filter(rule => rule.lengthFromIn === null)
  const known = new Set(sheet.accessorials.map(rule => rule.code))
  const applied = plain
    .filter(rule => asked.has(rule.code) || implied.has(rule.code))
    .map(rule => ({ rule, items: request.items, implied: implied.has(rule.code) }))
  const missing = [...asked, ...implied].filter(code => !known.has(code))
  return { applied: [...applied, ...overlengthTiers(sheet, request)], missing }
}

function unitsOf({ rule, items }: Applied, weightHundredths: number): number {
  switch (rule.basis) {
    case 'perHandlingUnit':
      return items.reduce((sum, item) => sum + item.handlingUnits, 0)
    case 'perPiece':
      return items.reduce((sum, item) => sum + item.pieces, 0)
    case 'perCwt':
      return Math.ceil(weightHundredths / 10_000)
    default:
      return 1
  }
}

/** One accessorial: rate × units beyond the free ones (or percent of net), the discount if stated, then the bounds. */
export function chargeAccessorial(
  applied: Applied,
  basis: { weightHundredths: number; net: Exact; discountPercent: number; digits: number },
): { line: ChargeLine; step: TraceStep } {
  const { rule, implied } = applied
  const units = Math.max(0, unitsOf(applied, basis.weightHundredths) - rule.freeUnits)
  let amount =
    rule.basis === 'percentOfNet' ? percentOf(basis.net, rule.rate) : exactOfRate(rule.rate, units, basis.digits)
  if (rule.discounted) amount = percentOf(amount, HUNDRED_PERCENT - basis.discountPercent)
  const free = units === 0
  const raised = rule.minimum === null || free ? amount : larger(amount, exactOfMinor(rule.minimum))
  const bounded = rule.maximum === null ? raised : smaller(raised, exactOfMinor(rule.maximum))
  const minor = roundToMinor(bounded)
  return {
    line: { kind: 'accessorial', code: rule.code, amount: minor },
    step: {
      step: 'accessorial',
      code: rule.code,
      basis: rule.basis,
      rate: rule.rate,
      units,
      freeUnits: rule.freeUnits,
      lengthFromIn: rule.lengthFromIn,
      discounted: rule.discounted,
      bound: bounded < raised ? 'maximum' : raised > amount ? 'minimum' : null,
      amount: minor,
      implied,
    },
  }
}
