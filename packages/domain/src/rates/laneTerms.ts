import { type FreightClass, freightClasses } from '../freight/classes.ts'
import type { PaymentTerms } from '../shipment/shipment.ts'
import type { LocalDate } from '../time/dates.ts'
import { placeOfText } from './placeText.ts'
import {
  type BreakCode,
  type ClassRates,
  type Discount,
  type FakRule,
  type Lane,
  type Minimum,
  type PlainRate,
  type RateBasis,
  type RateSheet,
  weightBreaks,
} from './rateSheet.ts'

/** Rates of one class; of every class where none is named. */
export interface LaneRates {
  readonly freightClass: FreightClass | null
  readonly perCwt: Readonly<Partial<Record<BreakCode, number>>>
}

/** Left out: what a row without it says. */
type OwnTerms = 'terms' | 'minimum'

/** What a row says of a rate without classes, beside what every row may say. */
export type PlainTerms = PlainRate extends infer R ? (R extends PlainRate ? Omit<R, OwnTerms> : never) : never

/**
 * What one row of a lane table says of its lane, in the units of a rate sheet. What a row leaves out stands in no key, so
 * that two rows that say the same are the same text.
 */
export interface LaneTerms {
  readonly lane?: string
  /** What discount and minimum are of, in a row without rates; left out: all classes, or the one its rates are of. */
  readonly freightClass?: FreightClass
  readonly rates?: readonly LaneRates[]
  readonly plain?: PlainTerms
  /** Minor units. */
  readonly minimum?: number
  readonly minimumDiscount?: number
  readonly floor?: number
  /** 1/10,000 of a percent. */
  readonly discount?: number
  /** Where a weight break has its own. */
  readonly discounts?: Readonly<Partial<Record<BreakCode, number>>>
  readonly fak?: Omit<FakRule, 'lane'>
  readonly terms?: PaymentTerms
  readonly service?: 'direct' | 'interline'
  readonly days?: number
  readonly miles?: number
  readonly from?: string
  readonly to?: string
}

/** A row of a lane table with its places, as a database keeps it. */
export interface LaneRow {
  readonly origin: string
  readonly destination: string
  readonly terms: LaneTerms
}

/** Where a base tariff prices a pair of places: what it is called, and its class × break table. */
export interface BasisFound {
  readonly basis: RateBasis
  readonly rates: readonly LaneRates[]
  /** Minor units; null: the tariff has none. */
  readonly minimum: number | null
}

const placesOf = ({ origin, destination }: LaneRow): string => `${origin}>${destination}`

/** What a lane without a name of its own is called. */
const laneOf = (row: LaneRow): string => `${placesOf(row)}${row.terms.from === undefined ? '' : ` ${row.terms.from}`}`

/** For which freight a sheet is made of rows. */
export interface RowsAsked {
  /** Whose rates are meant, where prepaid and collect freight have their own; null: nobody asks for a price. */
  readonly payment: PaymentTerms | null
  /** Day of the pickup. */
  readonly date: LocalDate
  /** Rows that begin by this day hold as long as their sheet does; left out: the sheet's first day. */
  readonly since?: LocalDate
}

/** The day on which a row comes into force: one that names none, or none after its sheet's, with its sheet. */
const startOf = ({ from }: RateSheet, { since = from }: RowsAsked, { terms }: LaneRow): LocalDate =>
  terms.from === undefined || terms.from <= since ? from : terms.from

/**
 * The rows that are in force on the day. Those between the same places are one lane then, whatever they call it and
 * whichever days they name: a row beside them that begins on its sheet's first day and one that names none are of one lane,
 * and one that was over before is of none.
 */
const rowsOn = (head: RateSheet, rows: readonly LaneRow[], asked: RowsAsked): readonly LaneRow[] =>
  rows.filter(row => {
    const { to } = row.terms
    const isOver = to !== undefined && (to < asked.date || to < (asked.since ?? head.from))
    return !isOver && startOf(head, asked, row) <= asked.date
  })

/**
 * The rows that speak of freight with these payment terms, what is said of any of them first: where two rows say the same
 * of a class, the one that names more stands last and holds.
 */
function rowsFor(rows: readonly LaneRow[], terms: PaymentTerms | null): readonly LaneRow[] {
  const rank = ({ terms: said }: LaneRow): number =>
    (said.terms === undefined ? 0 : 2) +
    (said.freightClass !== undefined || said.rates?.some(({ freightClass }) => freightClass !== null) ? 1 : 0)
  return rows
    .filter(({ terms: said }) => terms === null || said.terms === undefined || said.terms === terms)
    .toSorted((a, b) => rank(a) - rank(b))
}

/** Rates of every class before those of one, which hold. */
const byScope = (rates: readonly LaneRates[]): readonly LaneRates[] =>
  rates.toSorted((a, b) => Number(a.freightClass !== null) - Number(b.freightClass !== null))

const spread = ({ freightClass, perCwt }: LaneRates, table: string, minimumCharge: number | null): ClassRates[] =>
  (freightClass === null ? freightClasses : [freightClass]).map(one => ({
    ...{ table, freightClass: one, perCwt, minimumCharge },
  }))

const breaksOf = (rates: readonly ClassRates[]): readonly BreakCode[] =>
  (Object.keys(weightBreaks) as BreakCode[]).filter(code => rates.some(row => row.perCwt[code] !== undefined))

/** The class that a row is about; null: all of them, or several. */
export const classOfRow = ({ freightClass, rates }: LaneTerms): FreightClass | null =>
  freightClass ?? (rates?.length === 1 ? (rates[0]?.freightClass ?? null) : null)

/**
 * The class that holds for what each row says of one thing: none where all rows for the same payer that give rates say it
 * alike, and mean the lane by it, else the row's own.
 */
function classScopes(said: readonly LaneTerms[], what: (terms: LaneTerms) => unknown) {
  const apart = new Set<string>()
  for (const [payer, rows] of Map.groupBy(said, ({ terms = '' }) => terms)) {
    const whole = rows.filter(({ freightClass }) => freightClass === undefined)
    if (new Set(whole.map(terms => JSON.stringify(what(terms)))).size > 1) apart.add(payer)
  }
  return (terms: LaneTerms): { readonly freightClass?: FreightClass } => {
    const own = terms.freightClass ?? (apart.has(terms.terms ?? '') ? classOfRow(terms) : null)
    return own === null ? {} : { freightClass: own }
  }
}

/** The more a rate names, the earlier it is looked at. */
const namedBy = ({ modes, equipment, terms }: PlainRate): number =>
  (equipment === null ? 0 : 4) + (terms === null ? 0 : 2) + (modes.length === 1 ? 1 : 0)

/** The lanes of rows with rates that look at no class, each a lane of its own. */
function plainLanes(head: RateSheet, rows: readonly LaneRow[], asked: RowsAsked): readonly Lane[] {
  const lanes = rows.flatMap(row => {
    const { plain: own, terms = null, minimum = null, service = 'direct', days = 0, miles = null, to } = row.terms
    const [origin, destination] = [placeOfText(row.origin), placeOfText(row.destination)]
    if (own === undefined || origin === null || destination === null) return []
    const plain: PlainRate = { ...own, terms, minimum }
    const lane: Lane = {
      ...{
        id: row.terms.lane ?? laneOf(row),
        origin,
        destination,
        service,
        transitDays: days,
        table: '',
        miles,
        plain,
      },
      ...{ from: startOf(head, asked, row), to: to ?? head.to },
    }
    return [{ lane, named: namedBy(plain) }]
  })
  return lanes.sort((a, b) => b.named - a.named).map(({ lane }) => lane)
}

/**
 * The part of a sheet that its rows between two places make: a whole sheet with those lanes alone, to be rated like any.
 * @param head all that the sheet says beside its lanes
 * @param base where the sheet's base tariff prices the same two places; null when it has none, or none does
 */
export function sheetOfRows(
  head: RateSheet,
  rows: readonly LaneRow[],
  base: BasisFound | null,
  asked: RowsAsked,
): RateSheet {
  const lanes: Lane[] = []
  const rates: ClassRates[] = []
  const discounts: Discount[] = [...head.discounts]
  const minimums: Minimum[] = [...head.minimums]
  const fak: FakRule[] = [...head.fak]
  const baseTable = base === null ? '' : `${base.basis.tariff} ${base.basis.basis}`
  if (base !== null) rates.push(...byScope(base.rates).flatMap(row => spread(row, baseTable, base.minimum)))
  const inForce = rowsOn(head, rows, asked)
  const classRows = inForce.filter(({ terms }) => terms.plain === undefined)
  for (const own of Map.groupBy(rowsFor(classRows, asked.payment), placesOf).values()) {
    // What is said of one class alone names no lane.
    const first = own.findLast(({ terms }) => terms.freightClass === undefined) ?? own.at(-1)
    const [origin, destination] = [placeOfText(first?.origin ?? ''), placeOfText(first?.destination ?? '')]
    if (first === undefined || origin === null || destination === null) continue
    const said = own.map(({ terms }) => terms)
    // A name may stand for many pairs of places, and each of them is a lane.
    const name = first.terms.lane ?? laneOf(first)
    const lane = lanes.some(({ id }) => id === name) ? `${name} ${laneOf(first)}` : name
    const hasRates = said.some(terms => terms.rates !== undefined)
    lanes.push({
      ...{ id: lane, origin, destination, table: hasRates ? lane : baseTable },
      service: said.findLast(({ service }) => service !== undefined)?.service ?? 'direct',
      transitDays: said.findLast(({ days }) => days !== undefined)?.days ?? 0,
      miles: said.findLast(({ miles }) => miles !== undefined)?.miles ?? null,
      from: startOf(head, asked, first),
      to: first.terms.to ?? head.to,
      ...(hasRates || base === null ? {} : { basis: base.basis }),
    })
    // One minimum is the lane's, those that differ are each of a class; either goes before the sheet's.
    const discountOf = classScopes(said, ({ discount, discounts }) => [discount, discounts])
    const minimumOf = classScopes(said, ({ minimumDiscount, floor, minimum }) => [minimumDiscount, floor, minimum])
    // Of two rules for a class the first one holds.
    fak.push(...said.toReversed().flatMap(terms => (terms.fak === undefined ? [] : { lane, ...terms.fak })))
    for (const terms of said) {
      const payer = { lane, terms: terms.terms ?? null }
      const scope = { ...payer, ...discountOf(terms) }
      rates.push(...byScope(terms.rates ?? []).flatMap(row => spread(row, lane, null)))
      if (terms.discount !== undefined) discounts.push({ ...scope, weightBreak: null, percent: terms.discount })
      for (const weightBreak of Object.keys(terms.discounts ?? {}) as BreakCode[]) {
        discounts.push({ ...scope, weightBreak, percent: terms.discounts?.[weightBreak] ?? 0 })
      }
      if (terms.minimum === undefined && terms.minimumDiscount === undefined && terms.floor === undefined) continue
      const { minimum: charge = null, minimumDiscount: discount = null, floor = null } = terms
      minimums.push({ ...payer, ...minimumOf(terms), charge, discount, floor })
    }
  }
  // Of two rows for a class of a table the last one holds, as its breaks do.
  const last = new Map(rates.map(row => [`${row.freightClass} ${row.table}`, row]))
  const byTable = Map.groupBy(last.values(), ({ table }) => table)
  const rated = lanes.map(lane => ({ ...lane, breaks: breaksOf(byTable.get(lane.table) ?? []) }))
  // Of a tariff that no lane takes its rates from, nothing holds.
  const tables = new Set(lanes.map(({ table }) => table))
  const priced = [...last.values()].filter(({ table }) => tables.has(table))
  const all = [...plainLanes(head, inForce, asked), ...rated]
  return { ...head, breaks: breaksOf(priced), lanes: all, rates: priced, discounts, minimums, fak }
}
