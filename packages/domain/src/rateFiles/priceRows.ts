import { isAccessorialCode } from '../freight/accessorials.ts'
import { type CapacityRules, usualCapacityRules } from '../freight/capacity.ts'
import type { FreightClass } from '../freight/classes.ts'
import { OVERLENGTH } from '../rates/impliedServices.ts'
import {
  type AccessorialRule,
  accessorialBases,
  type BreakCode,
  type ClassRates,
  type Discount,
  type FakRule,
  type FuelStep,
  type Lane,
  type LaneService,
  laneServices,
  type Minimum,
  weightBreaks,
} from '../rates/rateSheet.ts'
import { HUNDRED_PERCENT } from '../rates/scaled.ts'
import type { PaymentTerms } from '../shipment/shipment.ts'
import { breakHead, openTable, type SheetRow } from './cells.ts'
import type { CellError, CellRows, SheetFiles } from './sheetTables.ts'

const isBreak = (text: string): text is BreakCode => Object.hasOwn(weightBreaks, text)

/** A row that says the same as an earlier one would make a price a matter of luck. */
function onlyOnce(seen: Map<string, number>, key: string, row: SheetRow, column: string): void {
  const before = seen.get(key)
  if (before === undefined) seen.set(key, row.number)
  else row.fail(column, 'twice', { row: before })
}

export interface RateTables {
  readonly breaks: readonly BreakCode[]
  readonly rates: readonly ClassRates[]
}

/** A rate of 0 fills a break that is not rated: taken as written, a heavier break would carry all freight for nothing. */
function rateAt(row: SheetRow, column: string): number | null {
  const rate = row.scaled(column)
  return rate === 0 ? row.fail(column, 'notAbove', { least: 0 }) : rate
}

/** `rates.csv`: the breaks are its columns; a blank cell is not rated. `MC` is the table's minimum charge. */
export function readRates(files: SheetFiles, digits: number, errors: CellError[]): RateTables {
  const opened = openTable('rates', files.rates, errors)
  const breaks = opened.columns.filter(isBreak).sort((a, b) => weightBreaks[a] - weightBreaks[b])
  const seen = new Map<string, number>()
  const rates = opened.rows.flatMap((row): ClassRates[] => {
    const [table, freightClass] = [row.text('table'), row.freightClass('class')]
    const perCwt: Partial<Record<BreakCode, number>> = {}
    for (const code of breaks) {
      const rate = row.optional(code, column => rateAt(row, column))
      if (typeof rate === 'number') perCwt[code] = rate
    }
    const minimumCharge = row.optional('MC', column => row.amount(column, digits)) ?? null
    if (table === null || freightClass === null) return []
    onlyOnce(seen, `${freightClass} ${table}`, row, 'class')
    return [{ table, freightClass, perCwt, minimumCharge }]
  })
  return { breaks, rates }
}

/** The services that the lanes of a name have. */
export type LaneNames = ReadonlyMap<string, ReadonlySet<LaneService>>

export const laneNamesOf = (lanes: readonly Lane[]): LaneNames =>
  new Map([...Map.groupBy(lanes, ({ id }) => id)].map(([id, own]) => [id, new Set(own.map(({ service }) => service))]))

interface Where {
  readonly lane: string | null
  readonly service?: LaneService
}

interface Scope extends Where {
  readonly terms: PaymentTerms | null
  readonly freightClass?: FreightClass
}

const termsWords: readonly PaymentTerms[] = ['prepaid', 'collect', 'thirdParty']

/** Lane and service of a row; one that names a service its lane does not have would never hold. */
function readWhere(row: SheetRow, lanes: LaneNames): Where {
  const lane = row.optionalText('lane')
  const known = lanes.get(lane)
  if (lane !== '' && known === undefined) row.fail('lane', 'unknownLane')
  const service = row.optional('service', column => row.oneOf(column, laneServices)) ?? null
  if (service !== null && known?.has(service) === false) {
    row.fail('service', 'notOneOf', { values: [...known].join(', ') })
  }
  return { lane: lane === '' ? null : lane, ...(service === null ? {} : { service }) }
}

/** What the row of a discount or a minimum names: where, who pays and which class. */
function readScope(row: SheetRow, lanes: LaneNames): Scope {
  const terms = row.optional('terms', column => row.oneOf(column, termsWords)) ?? null
  const freightClass = row.optional('class', column => row.freightClass(column)) ?? null
  return { ...readWhere(row, lanes), terms, ...(freightClass === null ? {} : { freightClass }) }
}

const keyOf = ({ lane, service, terms, freightClass }: Scope): string =>
  `${service} ${terms} ${freightClass} ${lane ?? ''}`

export function readDiscounts(
  files: SheetFiles,
  lanes: LaneNames,
  breaks: readonly BreakCode[],
  errors: CellError[],
): readonly Discount[] {
  const seen = new Map<string, number>()
  return openTable('discounts', files.discounts, errors).rows.flatMap((row): Discount[] => {
    const scope = readScope(row, lanes)
    const written = breakHead(row.optionalText('break')).toUpperCase()
    const weightBreak = breaks.find(code => code === written) ?? null
    if (written !== '' && weightBreak === null) row.fail('break', 'unknownBreak')
    const percent = row.discount('percent')
    onlyOnce(seen, `${weightBreak} ${keyOf(scope)}`, row, 'percent')
    return percent === null ? [] : [{ ...scope, weightBreak, percent }]
  })
}

export function readMinimums(
  files: SheetFiles,
  lanes: LaneNames,
  digits: number,
  errors: CellError[],
): readonly Minimum[] {
  const seen = new Map<string, number>()
  return openTable('minimums', files.minimums, errors).rows.flatMap((row): Minimum[] => {
    const scope = readScope(row, lanes)
    const charge = row.amount('charge', digits)
    const discount = row.optional('discount_percent', column => row.percent(column))
    const floor = row.optional('floor', column => row.amount(column, digits))
    onlyOnce(seen, keyOf(scope), row, 'charge')
    return charge === null ? [] : [{ ...scope, charge, discount: discount ?? 0, floor: floor ?? 0 }]
  })
}

export function readFak(files: SheetFiles, lanes: LaneNames, errors: CellError[]): readonly FakRule[] {
  const rules: FakRule[] = []
  for (const row of openTable('fak', files.fak, errors).rows) {
    const where = readWhere(row, lanes)
    const [from, to, rated] = [
      row.freightClass('class_from'),
      row.freightClass('class_to'),
      row.freightClass('rated_class'),
    ]
    if (from === null || to === null || rated === null) continue
    if (Number(to) < Number(from)) row.fail('class_to', 'outOfRange', { min: from })
    const crosses = (rule: FakRule) =>
      rule.lane === where.lane &&
      rule.service === where.service &&
      Number(rule.from) <= Number(to) &&
      Number(from) <= Number(rule.to)
    if (rules.some(crosses)) row.fail('class_from', 'twice')
    rules.push({ ...where, from, to, rated })
  }
  return rules
}

/** `fuel.csv`, in order of dates whatever the order of rows. */
export function readFuel(files: SheetFiles, errors: CellError[]): readonly FuelStep[] {
  const seen = new Map<string, number>()
  const steps = openTable('fuel', files.fuel, errors).rows.flatMap((row): FuelStep[] => {
    const [from, percent] = [row.date('from'), row.anyPercent('percent')]
    if (from !== null) onlyOnce(seen, from, row, 'from')
    return from === null || percent === null ? [] : [{ from, percent }]
  })
  return steps.sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** `accessorials.csv`; several rows of one code are overlength tiers with a `length_from_in` each. */
export function readAccessorials(files: SheetFiles, digits: number, errors: CellError[]): readonly AccessorialRule[] {
  const seen = new Map<string, number>()
  return openTable('accessorials', files.accessorials, errors).rows.flatMap((row): AccessorialRule[] => {
    const [code, basis] = [row.text('code')?.toUpperCase() ?? null, row.oneOf('basis', accessorialBases)]
    const isPercent = basis === 'percentOfNet' || basis === 'percentOfTotal'
    const rate = isPercent ? row.anyPercent('rate') : row.scaled('rate')
    const freeUnits = row.optional('free_units', column => row.wholeNumber(column, 1_000_000))
    const minimum = row.optional('minimum', column => row.amount(column, digits)) ?? null
    const maximum = row.optional('maximum', column => row.amount(column, digits)) ?? null
    const lengthFromIn = row.optional('length_from_in', column => row.wholeNumber(column, 1_000)) ?? null
    const discounted = row.optional('discounted', column => row.oneOf(column, ['yes', 'no']))
    const cwt = row.optional('cwt', column => row.oneOf(column, ['whole', 'prorated']))
    // A code of nobody's would never be asked for: the charge would be missing from every price.
    if (code !== null && !isAccessorialCode(code)) row.fail('code', 'unknownAccessorial')
    if (lengthFromIn !== null && code !== OVERLENGTH)
      row.fail('length_from_in', 'lengthElsewhere', { code: OVERLENGTH })
    if (isPercent && rate !== null && rate > 10 * HUNDRED_PERCENT) row.fail('rate', 'outOfRange', { max: 1000 })
    if (minimum !== null && maximum !== null && maximum < minimum) row.fail('maximum', 'outOfRange', { min: minimum })
    if (code === null || basis === null || rate === null) return []
    onlyOnce(seen, `${code} ${lengthFromIn}`, row, 'code')
    const bounds = { freeUnits: freeUnits ?? 0, minimum, maximum, lengthFromIn }
    return [{ code, basis, rate, ...bounds, discounted: discounted === 'yes', wholeCwt: cwt !== 'prorated' }]
  })
}

/** The extra services of a table of its own, its heads first, and what is wrong with them. */
export function parseAccessorials(
  rows: CellRows,
  digits: number,
): { readonly rules: readonly AccessorialRule[]; readonly errors: readonly CellError[] } {
  const errors: CellError[] = []
  const rules = readAccessorials({ accessorials: rows }, digits, errors)
  return { rules, errors }
}

const capacityRuleNames = ['cubicCapacity', 'linearFeet', 'overlength'] as const

/**
 * `capacity.csv`: a row for each rule of surprise charges the carrier has; a rule without a row it does not have. Null
 * without the file.
 */
export function readCapacity(files: SheetFiles, errors: CellError[]): CapacityRules | null {
  if (files.capacity === undefined) return null
  const seen = new Map<string, number>()
  let rules: CapacityRules = {
    ...usualCapacityRules,
    cubicFeetOver: null,
    linearFeetFrom: null,
    overlengthFromIn: null,
  }
  for (const row of openTable('capacity', files.capacity, errors).rows) {
    const [rule, from] = [row.oneOf('rule', capacityRuleNames), row.wholeNumber('from', 10_000)]
    const pounds = row.optional('pounds', column => row.wholeNumber(column, 10_000))
    const pcf = row.optional('under_pcf', column => row.wholeNumber(column, 100))
    const ratedClass = row.optional('class', column => row.freightClass(column)) ?? null
    if (rule === null || from === null) continue
    onlyOnce(seen, rule, row, 'rule')
    if (rule === 'overlength') rules = { ...rules, overlengthFromIn: from }
    else if (rule === 'linearFeet') {
      const poundsPerLinearFoot = pounds ?? rules.poundsPerLinearFoot
      rules = { ...rules, linearFeetFrom: from, poundsPerLinearFoot, linearClass: ratedClass }
    } else {
      const poundsPerCubicFoot = pounds ?? rules.poundsPerCubicFoot
      const density = { pcfUnder: pcf ?? rules.pcfUnder, poundsPerCubicFoot }
      rules = { ...rules, ...density, cubicFeetOver: from, cubicClass: ratedClass }
    }
  }
  return rules
}
