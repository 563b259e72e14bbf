import { widerService } from '../freight/accessorials.ts'
import { linearFeet, longestSideIn, usualCapacityRules } from '../freight/capacity.ts'
import { minorDigits } from '../money/currencies.ts'
import { impliedServices, OVERLENGTH } from './impliedServices.ts'
import type { ChargeLine, MissingService, TraceStep } from './ratedPrice.ts'
import type { RatedItem, RateRequest } from './rateRequest.ts'
import type { AccessorialBasis, AccessorialRule, Lane, RateSheet } from './rateSheet.ts'
import { byUnits, percentOf, SCALE } from './scaled.ts'

const EXCESS_VALUE = 'EXVAL'

/** Handling units that are charged by the pallet. */
const palletTypes: ReadonlySet<string> = new Set(['PLT', 'SKD'])

/** Bases that count the freight of a tier: each tier is charged for its own. */
const ofItsFreight: ReadonlySet<AccessorialBasis> = new Set(['perHandlingUnit', 'perPallet', 'perPiece', 'perFoot'])

interface Called {
  readonly rule: AccessorialRule
  readonly items: readonly RatedItem[]
  readonly implied: boolean
}

/** A rule with what it is charged for, in 1/10,000 of a unit, free ones taken off. */
interface Applied extends Called {
  readonly unitsScaled: number
}

/**
 * The overlength tier of each long item, one entry per tier; a flat tier is charged once, for the longest freight. A
 * truckload is charged for its length only where that was asked for.
 */
function overlengthTiers(sheet: RateSheet, request: RateRequest): readonly Called[] {
  if (request.mode === 'TL' && !request.accessorials.includes(OVERLENGTH)) return []
  const tiers = sheet.accessorials.filter(rule => rule.code === OVERLENGTH && rule.lengthFromIn !== null)
  const reached = Map.groupBy(request.items, item =>
    tiers
      .filter(tier => (tier.lengthFromIn ?? 0) <= longestSideIn(item))
      .reduce<AccessorialRule | null>(
        (best, tier) => (best === null || (tier.lengthFromIn ?? 0) > (best.lengthFromIn ?? 0) ? tier : best),
        null,
      ),
  )
  const called = [...reached].flatMap(([rule, items]) => (rule === null ? [] : [{ rule, items, implied: true }]))
  const longest = Math.max(...called.map(({ rule }) => rule.lengthFromIn ?? 0))
  return called.filter(({ rule }) => ofItsFreight.has(rule.basis) || rule.lengthFromIn === longest)
}

/**
 * Inches from which freight is long for a carrier: its own threshold; the usual one where its sheet states no rules of
 * capacity, or charges for length without a threshold. Null: its rules name none, so it has none.
 */
function longFromIn({ capacity, accessorials }: RateSheet): number | null {
  const own = capacity?.overlengthFromIn ?? null
  if (own !== null) return own
  const isCharged = accessorials.some(({ code }) => code === OVERLENGTH)
  return capacity === null || isCharged ? usualCapacityRules.overlengthFromIn : null
}

/**
 * The freight that a rule without a tier is charged for: over length that which is long, and all of it where somebody
 * asked for it though nothing is; any other service all of it.
 */
function calledFor({ code }: AccessorialRule, sheet: RateSheet, { items }: RateRequest): readonly RatedItem[] {
  if (code !== OVERLENGTH) return items
  const from = longFromIn(sheet) ?? Number.POSITIVE_INFINITY
  const long = items.filter(item => longestSideIn(item) >= from)
  return long.length === 0 ? items : long
}

/** Whether the tariff charges for the value that is declared. */
const chargesForValue = (sheet: RateSheet): boolean =>
  sheet.accessorials.some(rule => rule.code === EXCESS_VALUE && rule.basis === 'perHundredDeclared')

const sumOf = (items: readonly RatedItem[], count: (item: RatedItem) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0)

/** Pallets and skids among the handling units. */
export const palletsOf = (items: readonly RatedItem[]): number =>
  sumOf(items, item => (palletTypes.has(item.handlingUnitType) ? item.handlingUnits : 0))

interface Asked {
  readonly sheet: RateSheet
  readonly lane: Lane
  readonly request: RateRequest
  readonly weightHundredths: number
}

/** How many units a rule multiplies, in 1/10,000; or what of it nobody knows. */
function unitsOf({ rule, items }: Called, about: Asked): number | MissingService['why'] {
  const { sheet, lane, request, weightHundredths } = about
  switch (rule.basis) {
    case 'perHandlingUnit':
      return sumOf(items, item => item.handlingUnits) * SCALE
    case 'perPallet':
      return palletsOf(items) === 0 ? 'noPallets' : palletsOf(items) * SCALE
    case 'perPiece':
      return sumOf(items, item => item.pieces) * SCALE
    case 'perCwt':
      return rule.wholeCwt ? Math.ceil(weightHundredths / SCALE) * SCALE : weightHundredths
    case 'perMile':
      return lane.miles === null ? 'noMiles' : lane.miles * SCALE
    case 'perFoot': {
      const feet = linearFeet(items, sheet.capacity ?? usualCapacityRules)
      return feet === null ? 'noDimensions' : feet * SCALE
    }
    case 'perHundredDeclared': {
      // A hundred that is begun counts: tariffs state the charge for each $100 or fraction of it.
      const hundred = 100 * 10 ** minorDigits(sheet.currency)
      return request.declaredValue === null
        ? 'noDeclaredValue'
        : Math.ceil(request.declaredValue.amount / hundred) * SCALE
    }
    default:
      return SCALE
  }
}

export interface CalledRules {
  readonly applied: readonly Applied[]
  readonly missing: readonly MissingService[]
  /** The declared value is in another currency than the sheet, and the sheet charges for it. */
  readonly isForeignValue: boolean
}

/**
 * The rules that a request calls for, in the sheet's order, and the services it asks for that cannot be priced. The
 * latter make the price incomplete: it would look cheapest and come back higher on the invoice, so it is shown with what
 * it leaves out and never chosen by itself.
 */
export function applicableRules(about: Asked): CalledRules {
  const { sheet, request } = about
  // A tier by length is no rule for anything else.
  const known = new Set(
    sheet.accessorials.flatMap(({ code, lengthFromIn }) =>
      lengthFromIn === null || code === OVERLENGTH ? [code] : [],
    ),
  )
  /** What a service is charged as: a kind of limited access that the sheet does not tell apart is limited access. */
  const chargedAs = (code: string): string => {
    const wide = widerService(code)
    return !known.has(code) && wide !== null && known.has(wide) ? wide : code
  }
  const asked = new Set(request.accessorials.map(chargedAs))
  const untold = impliedServices(request, longFromIn(sheet)).map(chargedAs)
  const implied = new Set(untold.filter(code => !asked.has(code)))
  if (request.declaredValue !== null && chargesForValue(sheet) && !asked.has(EXCESS_VALUE)) implied.add(EXCESS_VALUE)
  const tiers = overlengthTiers(sheet, request)
  // A sheet with tiers states what every length costs, nothing below the first of them: its flat charge is for who asks.
  const isTiered = sheet.accessorials.some(rule => rule.code === OVERLENGTH && rule.lengthFromIn !== null)
  if (isTiered) implied.delete(OVERLENGTH)
  const called: Called[] = [
    ...sheet.accessorials
      .filter(rule => rule.lengthFromIn === null && (asked.has(rule.code) || implied.has(rule.code)))
      .map(rule => ({ rule, items: calledFor(rule, sheet, request), implied: implied.has(rule.code) })),
    ...tiers,
  ]
  const missing: MissingService[] = [...asked, ...implied].flatMap(code =>
    known.has(code) ? [] : [{ code, why: 'noRule' as const, ...(implied.has(code) ? { implied: true } : {}) }],
  )
  const isUntold =
    called.every(({ rule }) => rule.code !== OVERLENGTH) && request.items.some(item => longestSideIn(item) <= 0)
  if (asked.has(OVERLENGTH) && known.has(OVERLENGTH) && isUntold)
    missing.push({ code: OVERLENGTH, why: 'noDimensions' })
  const applied: Applied[] = []
  for (const one of called) {
    const units = unitsOf(one, about)
    if (typeof units === 'string')
      missing.push({ code: one.rule.code, why: units, ...(one.implied ? { implied: true } : {}) })
    else applied.push({ ...one, unitsScaled: Math.max(0, units - one.rule.freeUnits * SCALE) })
  }
  const isForeignValue =
    request.declaredValue !== null &&
    request.declaredValue.currency !== sheet.currency &&
    called.some(({ rule }) => rule.basis === 'perHundredDeclared')
  return { applied, missing, isForeignValue }
}

/** What percents are of, the linehaul's discount, and the digits of the currency. Amounts are minor units. */
export interface ChargeBasis {
  readonly net: number
  readonly fuel: number
  /** Stops between the ends and tarps; left out: none. */
  readonly stops?: number
  readonly discountPercent: number
  readonly digits: number
}

interface Charged {
  readonly line: ChargeLine
  readonly step: Extract<TraceStep, { step: 'accessorial' }>
}

/** One accessorial: units or a percent, then the discount where stated, then the bounds; each printed, each rounded once. */
function chargeOne(applied: Applied, of: number | null, { discountPercent, digits }: ChargeBasis): Charged {
  const { rule, implied, unitsScaled } = applied
  const before = of === null ? byUnits(unitsScaled, rule.rate, digits) : percentOf(of, rule.rate)
  const discountAmount = rule.discounted ? percentOf(before, discountPercent) : 0
  const plain = before - discountAmount
  const raised = rule.minimum === null || unitsScaled === 0 ? plain : Math.max(plain, rule.minimum)
  const amount = rule.maximum === null ? raised : Math.min(raised, rule.maximum)
  return {
    line: { kind: 'accessorial', code: rule.code, amount },
    step: {
      step: 'accessorial',
      code: rule.code,
      basis: rule.basis,
      rate: rule.rate,
      units: unitsScaled / SCALE,
      freeUnits: rule.freeUnits,
      of,
      lengthFromIn: rule.lengthFromIn,
      discounted: rule.discounted,
      before,
      discountPercent: rule.discounted ? discountPercent : 0,
      discountAmount,
      minimum: rule.minimum,
      maximum: rule.maximum,
      bound: amount < raised ? 'maximum' : raised > plain ? 'minimum' : null,
      amount,
      implied,
    },
  }
}

/** Every accessorial. A percent of the total is of all the rest, and stands last. */
export function chargeAccessorials(applied: readonly Applied[], basis: ChargeBasis): readonly Charged[] {
  const ofTotal = applied.filter(({ rule }) => rule.basis === 'percentOfTotal')
  const others = applied
    .filter(one => !ofTotal.includes(one))
    .map(one => chargeOne(one, one.rule.basis === 'percentOfNet' ? basis.net : null, basis))
  const total = others.reduce((sum, { line }) => sum + line.amount, basis.net + basis.fuel + (basis.stops ?? 0))
  return [...others, ...ofTotal.map(one => chargeOne(one, total, basis))]
}
