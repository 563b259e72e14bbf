import type { FilterOf, SortOf } from '@waybill/contract/list.ts'
import type { list as shipmentList } from '@waybill/contract/lists/shipments.ts'
import type { ShipmentListTab } from '@waybill/contract/wire/shipmentRow.ts'
import { daysBetween, type ExceptionKind, lastDigits, numberScanned } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import { likePattern, prefixPattern } from '../../db/likePattern.ts'
import type { Read } from '../../db/open.ts'
import { chargedIn, ourCharge } from './chargeSql.ts'
import { type Bind, filterSql } from './filterSql.ts'
import { endingPattern, endingsSql, isIndexed, isTracked, namesSql, numbersSql, trackedSql } from './numbersSql.ts'
import { chargeOrNone, pickupDay, urgencyOrNone } from './sortedBy.ts'

type ShipmentSort = SortOf<typeof shipmentList>
export type ShipmentFilter = FilterOf<typeof shipmentList>

/** What a list asks for, whoever asks: the call, the export and the measurements share it. */
export interface ListQuestion {
  readonly clientId: number
  readonly tab: ShipmentListTab
  readonly search: string
  readonly sort: ShipmentSort
  readonly order: 'asc' | 'desc'
  /** Whoever asks is held to some docks: what is counted ahead counts all of them. Left out: no. */
  readonly isHeld?: boolean
  /** Only shipments that this person created or was assigned. */
  readonly ownerId: number | null
  /** These alone. */
  readonly among?: readonly number[] | null
  readonly filter?: ShipmentFilter
  /** What `today` and `a day` mean to the reader; needed by filters alone. */
  readonly on?: { readonly today: string; readonly timeZone: string }
  readonly limit: number
  readonly offset: number
  /** The sort value and id of the last row of the page before. */
  readonly after: readonly [string | number, number] | null
}

export interface ListRow {
  shipment_id: number | null
  unique_name: string
  status: 'O' | 'Q' | 'T' | 'A' | 'D' | 'V'
  bol_number: string
  pro_number: string
  shipment_references: string[]
  orders: string
  shipper_city: string
  shipper_state: string
  consignee: string
  consignee_city: string
  consignee_state: string
  pickup_date: string | null
  pickup_from: string
  pickup_to: string
  carrier_name: string
  carrier_scac: string
  delivery_date: string | null
  picked_up_on: string | null
  delivered_on: string | null
  service_days: number | null
  our_charge: number | null
  currency: string
  terms: 'prepaid' | 'collect' | 'thirdParty'
  mode: 'LTL' | 'TL' | 'PARCEL'
  total_weight: number
  total_handling_units: number
  worst_exception: ExceptionKind | null
  created_at: string
  created_by_name: string | null
  version: number
  sort_value: string | number
  total: number | null
}

/** Each expression stands in an index behind the bucket, so a page costs the same at any depth. */
const sortSql: Readonly<Record<ShipmentSort, { readonly by: string; readonly type: string }>> = {
  created: { by: 's.shipment_id', type: 'bigint' },
  shipDate: { by: pickupDay('s'), type: 'date' },
  BOLNumber: { by: 's.bol_number', type: 'text' },
  PRONumber: { by: 's.pro_number', type: 'text' },
  consignee: { by: 's.consignee', type: 'text' },
  carrier: { by: 's.carrier_name', type: 'text' },
  amount: { by: chargeOrNone('s'), type: 'bigint' },
  exception: { by: urgencyOrNone('s'), type: 'bigint' },
  status: { by: 's.status', type: 'text' },
}

/** So many days of pickup are sooner read as a whole than passed over by the order in which shipments were entered. */
const FEW_DAYS = 31

/** What a question sorts by, as its index has it; few days of pickup are found by theirs, and then sorted. */
function sortFor({ sort, filter }: Pick<ListQuestion, 'sort' | 'filter'>): (typeof sortSql)[ShipmentSort] {
  const { from, to } = filter?.shipDate ?? {}
  const areFew = from !== undefined && to !== undefined && daysBetween(from, to) < FEW_DAYS
  return sort === 'created' && areFew ? { by: '(s.shipment_id + 0)', type: 'bigint' } : sortSql[sort]
}

/** The buckets of tabs that are not one themselves. */
const buckets: Readonly<Partial<Record<ShipmentListTab, readonly string[]>>> = {
  NB: ['O', 'Q'],
  AR: ['archived'],
  active: ['O', 'Q', 'T', 'A'],
  archived: ['V', 'archived'],
  all: ['O', 'Q', 'T', 'A', 'D', 'V', 'archived'],
}

export const statusesOf = (tab: ShipmentListTab): readonly string[] => buckets[tab] ?? [tab]

/** Counting more matches than this costs more than the figure is worth. */
const COUNT_UP_TO = 1000

/** Shipments that a number finds at most, newest first. */
const BY_NUMBER_MAX = 1000

/**
 * SQL that finds shipments (`s`) by a text inside a name or by a number. The numbers are looked up once, by an index of
 * their own; both halves can be told from an index under row level security. A text too short for the index of names is
 * looked up once as a whole.
 */
function foundSql(client: string, typed: string, value: Bind): string {
  const once = (found: string) =>
    `s.shipment_id = any(array(select shipment_id from (${found}) r group by 1 order by 1 desc limit ${BY_NUMBER_MAX}))`
  const searched = numberScanned(typed)
  const inside = value(likePattern(searched))
  const digits = lastDigits(searched)
  const numbers = [
    numbersSql(client, value(prefixPattern(searched))),
    ...(isTracked(searched) ? [trackedSql(client, value(searched))] : []),
    ...(digits === null ? [] : [`select shipment_id from (${endingsSql(client, value(endingPattern(digits)))}) e`]),
  ].join(' union all ')
  return isIndexed(searched)
    ? `(s.search_text like lower(${inside}) or ${once(numbers)})`
    : once(`${numbers} union all ${namesSql(client, inside, searched)}`)
}

/** Conditions on shipments (`s`) of the tab, and whether they narrow it beyond whose they are. */
export function conditionsOf(
  q: Omit<ListQuestion, 'limit' | 'offset' | 'after'>,
  client: string,
  value: Bind,
): { readonly conditions: readonly string[]; readonly isNarrowed: boolean } {
  const conditions: string[] = []
  if (q.search !== '') conditions.push(foundSql(client, q.search, value))
  if (q.ownerId !== null) {
    const owner = value(q.ownerId)
    conditions.push(`(s.created_by = ${owner} or s.assigned_to = ${owner})`)
  }
  if (q.among != null) conditions.push(`s.shipment_id = any(${value(q.among)}::bigint[])`)
  const filters = filterSql(q.filter ?? {}, { client, ...(q.on ?? { today: 'now', timeZone: 'UTC' }) }, value)
  conditions.push(...filters)
  const isNarrowed = q.isHeld === true || q.search !== '' || filters.length > 0 || q.among != null
  return { conditions, isNarrowed }
}

/**
 * The customer's orders on a shipment, by commas.
 * @param of the alias of the shipment
 */
const ordersOn = (of: string): string => `
  (select coalesce(string_agg(r.value, ', ' order by r.number), '') from shipment_reference r
    where r.client_id = ${of}.client_id and r.shipment_id = ${of}.shipment_id and r.kind = 'order')`

const inBucket = (client: string, status: string, more: readonly string[]): string =>
  [`s.client_id = ${client}`, `s.bucket = ${status}`, ...more].join(' and ')

/** The numbers of all shipments that a question finds, in its order. */
export function keysQuery(q: Omit<ListQuestion, 'limit' | 'offset' | 'after'>): Read<{ key: number }> {
  const values: unknown[] = []
  const value = (v: unknown): string => `$${values.push(v)}`
  const { by } = sortFor(q)
  const client = value(q.clientId)
  const { conditions } = conditionsOf(q, client, value)
  const branches = statusesOf(q.tab).map(
    status =>
      `select s.shipment_id as key, ${by} as sort_value from shipment s where ${inBucket(client, value(status), conditions)}`,
  )
  const text = `select key from (${branches.join(' union all ')}) s order by s.sort_value ${q.order}, s.key ${q.order}`
  return { compile: () => CompiledQuery.raw(text, values) as CompiledQuery<{ key: number }>, plannedEachTime: true }
}

/**
 * One statement for page and total. Several statuses become a UNION ALL of pages, each read from its index in order.
 */
export function listQuery(q: ListQuestion): Read<ListRow> {
  const values: unknown[] = []
  const value = (v: unknown): string => `$${values.push(v)}`
  const { by, type } = sortFor(q)
  const client = value(q.clientId)
  const { conditions: counted, isNarrowed } = conditionsOf(q, client, value)
  const conditions = [...counted]
  if (q.after !== null) {
    const than = q.order === 'asc' ? '>' : '<'
    conditions.push(`(${by}, s.shipment_id) ${than} (${value(q.after[0])}::${type}, ${value(q.after[1])}::bigint)`)
  }
  const statuses = statusesOf(q.tab).map(value)
  const where = (status: string, more: readonly string[]) => inBucket(client, status, more)
  const inOrder = `order by s.sort_value ${q.order}, s.shipment_id ${q.order}`
  // Each status gives as many as could be shown, in the order of its index: merged as a whole they would be sorted as a whole.
  const most = value(q.offset + q.limit)
  const branches = statuses.map(
    status =>
      `(select * from (select s.*, ${by} as sort_value from shipment s where ${where(status, conditions)}) s ${inOrder} limit ${most})`,
  )
  const total = !isNarrowed
    ? `select coalesce(sum(n), 0)::int as total from bucket_count
          where client_id = ${client} and user_id = ${value(q.ownerId ?? 0)} and bucket in (${statuses.join(', ')})`
    : `select case when count(*) > ${COUNT_UP_TO} then null else count(*)::int end as total from (
           ${statuses.map(status => `(select 1 from shipment s where ${where(status, counted)} limit ${COUNT_UP_TO + 1})`).join(' union all ')}
         ) matches`
  const text = `
    select t.total, p.shipment_id, p.unique_name, p.status, p.bol_number, p.pro_number, p.shipment_references,
           p.shipper_city, p.shipper_state, p.picked_up_on, p.delivered_on, p.consignee, p.consignee_city, p.consignee_state, p.pickup_date, p.pickup_from, p.pickup_to, p.carrier_name,
           p.carrier_scac, p.delivery_date, p.service_days, ${ourCharge('p')} as our_charge, ${chargedIn('p')} as currency, p.terms, p.mode, p.total_weight,
           p.total_handling_units, p.worst_exception, p.created_at, p.version, p.sort_value, ${ordersOn('p')} as orders,
           u.first_name || ' ' || u.last_name as created_by_name
      from (${total}) t
      left join (
        select * from (${branches.join(' union all ')}) s ${inOrder}
         limit ${value(q.limit)} offset ${value(q.offset)}) p on true
      left join identity.person u on u.user_id = p.created_by
     order by p.sort_value ${q.order}, p.shipment_id ${q.order}`
  return { compile: () => CompiledQuery.raw(text, values) as CompiledQuery<ListRow>, plannedEachTime: isNarrowed }
}
