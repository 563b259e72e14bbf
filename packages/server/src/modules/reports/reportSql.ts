import type { ReportShape } from '@waybill/contract/report.ts'
import { isDate } from '@waybill/domain'

/** Binds a value; returns its place in the statement. */
export type Bind = (value: unknown) => string

/** How a report is read. Columns are SQL over `f`, by their ids; of those that do not group each is an aggregate. */
export interface ReportSql {
  /**
   * What rows are read from, as `f`.
   * @param columns those that are shown, and those that a condition names
   */
  readonly from: (columns: readonly string[], given: Given) => string
  readonly columns: Readonly<Record<string, string>>
  /** What its shipments are read from, where `from` has none. */
  readonly shipmentsFrom?: (given: Given) => string
  /** What is read adds and takes away: what comes to no shipment at all is no row, and no total. */
  readonly addsUp?: true
  /** Rows are what is read, nothing is added up; totals are. */
  readonly isDetail?: true
  /** Sums for the foot of a report whose rows are no aggregates. */
  readonly totals?: Readonly<Record<string, string>>
  /** Conditions by kind that its rows have the columns for; left out: those of facts. */
  readonly knows?: Readonly<Record<string, Condition>>
  /** Conditions by kind beyond these. */
  readonly conditions?: Readonly<Record<string, Condition>>
}

/** What a statement is made with: the place of the company's number, and what it is narrowed to. */
export interface Given {
  readonly client: string
  readonly bind: Bind
  readonly on: On
  readonly entries: Entries
}

/** Whose days are meant. */
export interface On {
  readonly today: string
  readonly timeZone: string
}

/** A condition from the values of one kind. */
export type Condition = (values: readonly string[], bind: Bind) => string

/** Conditions by kind, each with its values: any of them. */
export type Entries = ReadonlyMap<string, readonly string[]>

const isIn =
  (column: string): Condition =>
  (values, bind) =>
    `${column} = any(${bind(values)}::text[])`

/** Columns that every source of figures has, and how they are narrowed. */
export const commonConditions: Readonly<Record<string, Condition>> = {
  carrier: isIn('f.scac'),
  mode: isIn('f.mode'),
  terms: isIn('f.terms'),
  currency: isIn('f.currency'),
  fromState: isIn('f.from_state'),
  toState: isIn('f.to_state'),
  site: (values, bind) => `f.site_id = any(${bind(values.filter(one => /^\d{1,15}$/.test(one)))}::bigint[])`,
  day: ([range = '..'], bind) => {
    const [from = '', to = ''] = range.split('..')
    const ends = [['>=', from] as const, ['<=', to] as const].filter(([, day]) => day !== '')
    if (!ends.every(([, day]) => isDate(day))) return 'false'
    return ends.map(([than, day]) => `f.day ${than} ${bind(day)}::date`).join(' and ') || 'true'
  },
}

/** The shipments that a figure counts, or that its share is of. */
const figureShipments: Readonly<Record<string, string>> = {
  spend: 'f.priced > 0',
  perCwt: 'f.priced > 0',
  perMile: 'f.miles > 0',
  perShipment: 'f.priced > 0',
  fuelShare: 'f.itemized <> 0',
  accessorialShare: 'f.itemized <> 0',
  pickups: 'f.pickups > 0',
  pickupOnTime: 'f.pickups > 0',
  latePickups: 'f.pickups > f.pickups_on_time',
  pickupsUnconfirmed: 'f.pickups_unconfirmed > 0',
  deliveries: 'f.deliveries > 0',
  onTimeConsignee: 'f.deliveries > 0',
  onTimeCarrier: 'f.deliveries > 0',
  lateConsignee: 'f.deliveries > f.on_time_consignee',
  lateCarrier: 'f.deliveries > f.on_time_carrier',
  excused: 'f.excused > 0',
  deliveriesUnconfirmed: 'f.deliveries_unconfirmed > 0',
}

/** Conditions that need a row for each shipment. */
export const factConditions: Readonly<Record<string, Condition>> = {
  ...commonConditions,
  fromZip3: isIn('left(f.from_zip, 3)'),
  toZip3: isIn('left(f.to_zip, 3)'),
  consignee: isIn('f.consignee'),
  figure: ([figure = '']) => (Object.hasOwn(figureShipments, figure) ? (figureShipments[figure] ?? 'true') : 'true'),
}

export const commonGroups = {
  month: "to_char(f.day, 'YYYY-MM')",
  carrier: 'f.scac',
  mode: 'f.mode',
  site: 'f.site_id::text',
  fromState: 'f.from_state',
  toState: 'f.to_state',
  terms: 'f.terms',
  currency: 'f.currency',
} as const

export const factGroups = {
  ...commonGroups,
  fromZip3: 'left(f.from_zip, 3)',
  toZip3: 'left(f.to_zip, 3)',
  consignee: 'f.consignee',
} as const

const share = (part: string, whole: string): string =>
  `round(100.0 * sum(${part}) / nullif(sum(${whole}), 0), 1)::float8`

/** Figures of sums and of facts alike. A share of nothing is none. */
export const figureSql = {
  shipments: 'sum(f.shipments)::bigint',
  weight: 'round(sum(f.weight_lb), 2)::float8',
  units: 'sum(f.units)::bigint',
  // Nothing that was priced: no amount, which is not zero.
  spend: 'case when sum(f.priced) > 0 then sum(f.charge)::bigint end',
  perCwt: 'round(sum(f.charge) * 100 / nullif(sum(f.priced_lb), 0))::bigint',
  // Nobody knows the miles: no figure, which is not zero.
  perMile: 'round(sum(f.mileage_charge) / nullif(sum(f.miles), 0))::bigint',
  perShipment: 'round(sum(f.charge)::numeric / nullif(sum(f.priced), 0))::bigint',
  fuelShare: share('f.fuel', 'f.itemized'),
  accessorialShare: share('f.accessorials', 'f.itemized'),
  agreed: 'sum(f.agreed)::bigint',
  invoiced: 'sum(f.invoiced)::bigint',
  pickups: 'sum(f.pickups)::bigint',
  pickupOnTime: share('f.pickups_on_time', 'f.pickups'),
  pickupsUnconfirmed: 'sum(f.pickups_unconfirmed)::bigint',
  deliveries: 'sum(f.deliveries)::bigint',
  onTimeConsignee: share('f.on_time_consignee', 'f.deliveries'),
  onTimeCarrier: share('f.on_time_carrier', 'f.deliveries'),
  latePickups: 'sum(f.pickups - f.pickups_on_time)::bigint',
  lateConsignee: 'sum(f.deliveries - f.on_time_consignee)::bigint',
  lateCarrier: 'sum(f.deliveries - f.on_time_carrier)::bigint',
  excused: 'sum(f.excused)::bigint',
  deliveriesUnconfirmed: 'sum(f.deliveries_unconfirmed)::bigint',
} as const

/** The kinds that sums do not know: what asks for one is read from the shipments' own rows. */
const ofFacts = ['fromZip3', 'toZip3', 'consignee']

/** From the sums where they know enough, else from the facts. */
export const figuresFrom = (columns: readonly string[]): string =>
  columns.some(column => ofFacts.includes(column)) ? 'shipment_fact f' : 'shipment_figure f'

/** Conditions by kind from what the contract says of them (`countedBy`); what nobody knows is passed over. */
export function entriesOf(counted: readonly string[]): Entries {
  const pairs = counted.flatMap(one => {
    const at = one.indexOf(':')
    return at < 1 ? [] : [[one.slice(0, at), decoded(one.slice(at + 1))] as const]
  })
  const kinds = Map.groupBy(pairs, ([kind]) => kind)
  return new Map([...kinds].map(([kind, found]) => [kind, found.map(([, value]) => value)]))
}

function decoded(text: string): string {
  try {
    const said = decodeURIComponent(text)
    // The database holds no NUL: nothing is called so.
    return said.includes('\0') ? text : said
  } catch {
    return text
  }
}

/** The conditions of a report's rows. */
export function conditionsOf(sql: ReportSql, { client, bind, entries }: Given): readonly string[] {
  const known = { ...(sql.knows ?? factConditions), ...sql.conditions }
  const own = [...entries].flatMap(([kind, values]) => {
    // What a person sends is no name of ours unless it is one of these: an object also answers to `constructor`.
    const condition = Object.hasOwn(known, kind) ? known[kind] : undefined
    return condition === undefined ? [] : [condition(values, bind)]
  })
  return [`f.client_id = ${client}`, ...own]
}

interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

export interface ReportStatements {
  readonly rows: Statement
  readonly totals: Statement
}

const someShipments = ' having sum(f.shipments) <> 0'

/** The statements of a report: its rows in their order, and their sums by currency. */
export function reportStatements(
  report: ReportShape,
  sql: ReportSql,
  q: {
    readonly clientId: number
    readonly on: On
    readonly columns: readonly string[]
    readonly counted: readonly string[]
    readonly sort: string
    readonly order: 'asc' | 'desc'
    readonly page?: { readonly limit: number; readonly offset: number }
    /** These shipments alone, of a report whose rows are shipments. */
    readonly among?: readonly number[]
  },
): ReportStatements {
  const entries = entriesOf(q.counted)
  const asked = [...q.columns, ...entries.keys()]
  const columnOf = (id: string): string => `${sql.columns[id]} as "${id}"`
  const isGroup = (id: string): boolean => report.columns[id]?.groups === true
  const groups = q.columns.filter(isGroup)
  const sortBy = q.columns.includes(q.sort) ? q.sort : (q.columns[0] ?? '')
  // Rows of one value keep one order, whichever page is asked for.
  const order = [`"${sortBy}" ${q.order} nulls last`, ...groups.filter(id => id !== sortBy).map(id => `"${id}"`)].join(
    ', ',
  )

  const build = (make: (source: string, where: string, bind: Bind) => string): Statement => {
    const values: unknown[] = []
    const bind: Bind = value => `$${values.push(value)}`
    const given: Given = { client: bind(q.clientId), bind, on: q.on, entries }
    const only = q.among === undefined ? [] : [`f.shipment_id = any(${bind(q.among)}::bigint[])`]
    const where = [...conditionsOf(sql, given), ...only].join(' and ')
    return { text: make(sql.from(asked, given), where, bind), values }
  }

  const rows = build((source, where, bind) => {
    const page = q.page === undefined ? '' : ` limit ${bind(q.page.limit)} offset ${bind(q.page.offset)}`
    const counted = q.page === undefined ? '' : ', count(*) over ()::int as "~total"'
    const key = sql.isDetail === true ? ', f.shipment_id as "~id"' : ''
    const isGrouped = sql.isDetail !== true && groups.length > 0
    // Sums that were told and told away again, as by a void, are of no shipment.
    const counts = sql.addsUp === true || source.startsWith('shipment_figure') ? someShipments : ''
    const grouped = isGrouped ? ` group by ${groups.map(id => sql.columns[id]).join(', ')}${counts}` : ''
    const inner = `select ${q.columns.map(columnOf).join(', ')}${key} from ${source} where ${where}${grouped}`
    return `select r.*${counted} from (${inner}) r order by ${order}${sql.isDetail === true ? ', "~id"' : ''}${page}`
  })

  const totals = build((source, where) => {
    const sums = { ...sql.columns, ...sql.totals }
    const shown = q.columns.filter(id => report.columns[id]?.totals === true && sums[id] !== undefined)
    if (shown.length === 0) return `select 1 from ${source} where ${where} and false`
    const isMoney = shown.some(id => report.columns[id]?.unit === 'money')
    const currency = isMoney ? [`${sql.columns.currency} as "currency"`] : []
    const counts = sql.addsUp === true ? someShipments : ''
    const by = isMoney ? ` group by ${sql.columns.currency}${counts} order by 1` : ''
    const parts = [...currency, ...shown.map(id => `${sums[id]} as "${id}"`)].join(', ')
    return `select ${parts} from ${source} where ${where}${by}`
  })
  return { rows, totals }
}
