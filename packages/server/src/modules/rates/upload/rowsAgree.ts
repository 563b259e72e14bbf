import {
  type BasisRow,
  type CellErrorCode,
  classOfRow,
  commonDays,
  type DateSpan,
  type LaneRates,
  type LaneRead,
  type LaneTerms,
} from '@waybill/domain'
import {
  type BlankFigure,
  blankFigures,
  type Figure,
  type FigureSet,
  leftOutBy,
  saidBy,
  setOf,
} from './blankFigures.ts'

/** Why a row can't stand beside the rows before it, and the field that says so. */
export interface Disagreement {
  readonly field: string
  readonly code: CellErrorCode
  readonly params: Readonly<Record<string, string | number>>
}

/** What a row says of its lane beside rates. Every row of the lane says it alike, but for what may be of one class. */
const facts = [
  'days',
  'service',
  'miles',
  'lane',
  'discount',
  'discounts',
  'minimumDiscount',
  'floor',
  'fak',
] as const satisfies readonly (keyof LaneTerms)[]
type Fact = (typeof facts)[number]
/** Blank: the row does not say. */
type Facts = Readonly<Record<Fact, string>>

const ofClass: ReadonlySet<Fact> = new Set(['discount', 'discounts', 'minimumDiscount', 'floor'])

const columnOf: Readonly<Record<Fact, string>> = {
  ...{ days: 'days', service: 'service', miles: 'miles', lane: 'lane', discount: 'discount' },
  ...{ discounts: 'discount L5C', minimumDiscount: 'minimumDiscount', floor: 'floor', fak: 'fakClass' },
}

const factsOf = (terms: LaneTerms): Facts => {
  const said = (fact: Fact): string => JSON.stringify(terms[fact]) ?? ''
  return {
    ...{ days: said('days'), service: said('service'), miles: said('miles'), lane: said('lane') },
    ...{ discount: said('discount'), discounts: said('discounts'), floor: said('floor'), fak: said('fak') },
    minimumDiscount: said('minimumDiscount'),
  }
}

const classOf = (terms: LaneTerms): string => classOfRow(terms) ?? ''

/**
 * What a row prices: a class, or the modes and the truck of a rate that looks at none; blank: every class. Freight that
 * shares a truck names no body, so that rates of two bodies are two prices of the same for it.
 */
function pricedBy(terms: LaneTerms): string {
  const { plain } = terms
  if (plain === undefined) return classOf(terms)
  const { modes, equipment } = plain
  return [modes.join('+'), ...(equipment === null || !modes.includes('TL') ? [] : [equipment])].join(' ')
}

/** Whom a row is for: two of the same scope may not share a day. */
export const scopeOf = ({ row: { terms } }: Pick<LaneRead, 'row'>): string => `${pricedBy(terms)}/${terms.terms ?? ''}`

/** A row between two places that was read before. */
interface Known extends DateSpan {
  readonly row: number
  /** The table of the file that it stands in. */
  readonly table: string
  readonly freightClass: string
  readonly hasRates: boolean
  /** It says a discount or a minimum of one class, beside rows that say the rest. */
  readonly isOfClass: boolean
  /** The modes and the truck of a rate that looks at no class, a lane of its own; null: rates by class. */
  readonly plain: string | null
  /** Blank: whoever pays. */
  readonly payment: string
  readonly facts: Facts
  readonly says: FigureSet
  readonly leavesOut: FigureSet
}

/**
 * Whether what one row says of a lane can't be true beside the other. Rows of different classes may each have a discount of
 * their own; of two with rates, a blank cell under a filled one may mean the same or none at all.
 */
function denies(fact: Fact, one: Known, other: Known): boolean {
  const [said, before] = [one.facts[fact], other.facts[fact]]
  if (said === before) return false
  if (ofClass.has(fact)) return one.hasRates && other.hasRates && (said === '' || before === '')
  return !((one.isOfClass && said === '') || (other.isOfClass && before === ''))
}

/** The pairs of places a row is about. */
export function waysOf(origin: string, destination: string, bothWays: boolean): readonly (readonly [string, string])[] {
  const one = [origin, destination] as const
  return bothWays && origin !== destination ? [one, [destination, origin]] : [one]
}

/**
 * Rows between the same two places become one lane, with a table of rates. Hands out what is said of a row that could not
 * be told from another then, or denies what another says of the lane: which of them priced would be a matter of luck.
 * @param whole the days of the sheet, for rows without their own
 * @param settled figures that are entered for the whole sheet, for rows without their own
 */
export function laneAgreement(whole: DateSpan, settled: readonly Figure[] = []): LaneAgreement {
  const byPlaces = new Map<string, Known[]>()
  // A file says the same few things of its lanes over and over: each is kept once.
  const shared = new Map<string, Facts>()

  function against(known: Known, one: Known, places: string): Disagreement | null {
    const common = commonDays(known, one)
    if (common === null) return null
    if (known.plain !== one.plain) return null
    const at = { row: known.row }
    if (known.freightClass === one.freightClass && known.payment === one.payment)
      return { field: 'origin', code: 'twice', params: at }
    if (one.plain !== null) return null
    if (known.payment !== '' && one.payment !== '' && known.payment !== one.payment) return null
    if (known.from !== one.from || known.to !== one.to)
      return { field: 'origin', code: 'laneConflict', params: { ...at, first: places, from: common.from } }
    // What is said of one payer goes before what is said of any.
    const denied = known.payment === one.payment ? facts.find(fact => denies(fact, one, known)) : undefined
    return denied === undefined ? null : { field: columnOf[denied], code: 'saysOther', params: at }
  }

  const meets = (read: LaneRead, row: number, table: string): Disagreement | null => {
    const { terms, origin, destination } = read.row
    const said = factsOf(terms)
    const key = JSON.stringify(said)
    const own = shared.get(key) ?? said
    shared.set(key, own)
    const span = { from: terms.from ?? whole.from, to: terms.to ?? whole.to }
    const one: Known = {
      ...{ row, table },
      ...span,
      freightClass: classOf(terms),
      hasRates: terms.rates !== undefined,
      isOfClass: terms.freightClass !== undefined,
      plain: terms.plain === undefined ? null : pricedBy(terms),
      payment: terms.terms ?? '',
      facts: own,
      says: saidBy(terms),
      leavesOut: leftOutBy(terms),
    }
    for (const [from, to] of waysOf(origin, destination, read.bothWays)) {
      const places = `${from}>${to}`
      const before = byPlaces.get(places) ?? []
      for (const known of before) {
        const found = against(known, one, places)
        if (found !== null) return found
      }
      byPlaces.set(places, [...before, one])
    }
    return null
  }

  const isRated = (one: Known, beside: readonly Known[]): boolean =>
    one.plain !== null ||
    one.hasRates ||
    beside.some(other => other.hasRates && isForBoth(one, other) && commonDays(one, other) !== null)
  const unrated = (): readonly Known[] =>
    // A lane both ways is found at both.
    [...new Set([...byPlaces.values()].flatMap(rows => rows.filter(one => !isRated(one, rows)).slice(0, 1)))]
  function blank(): readonly BlankFigure[] {
    const beside = new Map<Known, readonly Known[]>()
    // A lane both ways is found at both.
    for (const rows of byPlaces.values()) for (const one of rows) beside.set(one, rows)
    return blankFigures(beside.keys(), setOf(settled), (one, figure) =>
      (beside.get(one) ?? []).some(
        other =>
          (other.says & figure) !== 0 &&
          other.plain === one.plain &&
          (other.freightClass === '' || other.freightClass === one.freightClass) &&
          isForBoth(one, other) &&
          commonDays(one, other) !== null,
      ),
    )
  }
  return { meets, unrated, blank }
}

const isForBoth = (one: Known, other: Known): boolean =>
  one.payment === '' || other.payment === '' || one.payment === other.payment

interface LaneAgreement {
  /** What is wrong with a row beside those before it. @param table the one of the file that it stands in */
  meets(read: LaneRead, row: number, table: string): Disagreement | null
  /**
   * The first row of each lane that no row gives rates, once all rows are read. Without a base tariff freight there has
   * no price, and a wider lane is not looked at.
   */
  unrated(): readonly Pick<Known, 'row' | 'table'>[]
  /** Discounts and minimums that some rows have and others leave blank, once all rows are read. */
  blank(): readonly BlankFigure[]
}

type Base = BasisRow & Pick<LaneRead, 'bothWays'>

/** What a row of a base tariff adds to those before it, or why it can't stand beside them. */
export type BaseAgreed = { readonly kind: 'new'; readonly row: Base } | ({ readonly kind: 'denied' } & Disagreement)

/** The same for a base tariff: two places have one basis, and a class of a basis one row of rates. What is repeated is read once. */
export function baseAgreement(): BaseAgreement {
  const bases = new Map<string, { readonly basis: string; readonly row: number }>()
  const rated = new Map<string, { readonly perCwt: string; readonly row: number }>()
  const minimums = new Map<string, { readonly minimum: number; readonly row: number }>()
  const denied = (field: string, code: CellErrorCode, row: number): BaseAgreed => ({
    ...{ kind: 'denied', field, code, params: { row } },
  })
  const firstRated = new Map<string, { readonly row: number; readonly table: string }>()
  const meets = (read: Base, row: number, table: string): BaseAgreed => {
    const { basis, lane, minimum } = read
    if (read.rates.length > 0 && !firstRated.has(basis)) firstRated.set(basis, { row, table })
    let isKnown = lane !== null
    for (const [from, to] of lane === null ? [] : waysOf(lane.origin, lane.destination, read.bothWays)) {
      const known = bases.get(`${from}>${to}`)
      if (known !== undefined && known.basis !== basis) return denied('origin', 'twice', known.row)
      if (known === undefined) isKnown = false
      bases.set(`${from}>${to}`, known ?? { basis, row })
    }
    const rates: LaneRates[] = []
    for (const one of read.rates) {
      const key = `${one.freightClass ?? ''} ${basis}`
      const perCwt = JSON.stringify(one.perCwt)
      const known = rated.get(key)
      if (known !== undefined && known.perCwt !== perCwt) return denied('class', 'twice', known.row)
      if (known === undefined) rates.push(one)
      rated.set(key, known ?? { perCwt, row })
    }
    if (minimum !== null) {
      const known = minimums.get(basis)
      // A basis has one minimum charge: it is the lane's, not a class's.
      if (known !== undefined && known.minimum !== minimum) return denied('minimum', 'saysOther', known.row)
      minimums.set(basis, known ?? { minimum, row })
    }
    return { kind: 'new', row: { ...read, lane: isKnown ? null : lane, rates } }
  }
  function blank(): readonly BlankFigure[] {
    const minimum = setOf(['minimum'])
    const rows = [...firstRated].map(([basis, at]) => ({
      ...{ ...at, says: minimums.has(basis) ? minimum : 0, leavesOut: 0 },
    }))
    return blankFigures(rows, 0, () => false)
  }
  return { meets, blank }
}

interface BaseAgreement extends Pick<LaneAgreement, 'blank'> {
  meets(read: Base, row: number, table: string): BaseAgreed
}
