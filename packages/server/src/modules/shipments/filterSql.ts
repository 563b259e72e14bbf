import type { DateRange } from '@waybill/contract/wire/filter.ts'
import { termsOfCode } from '@waybill/domain'
import { likePattern } from '../../db/likePattern.ts'
import { ourCharge } from './chargeSql.ts'
import type { ShipmentFilter } from './listSql.ts'

/** Binds a value; returns its place in the statement. */
export type Bind = (value: unknown) => string

/** SQL for a range of days over a date expression. */
const within = (expression: string, { from, to }: DateRange, bind: Bind): readonly string[] => [
  ...(from === undefined ? [] : [`${expression} >= ${bind(from)}::date`]),
  ...(to === undefined ? [] : [`${expression} <= ${bind(to)}::date`]),
]

/** Conditions on shipments (`s`); each expression is the one of an index of the list where there is one. */
export function filterSql(filter: ShipmentFilter, on: { today: string; timeZone: string }, bind: Bind): string[] {
  const { sites, consignee, carriers, modes, terms, shipDate, created, amount, late } = filter
  const among = (column: string, values: readonly string[] | undefined): readonly string[] =>
    values === undefined || values.length === 0 ? [] : [`${column} = any(${bind(values)}::text[])`]
  return [
    ...(consignee === undefined || consignee === ''
      ? []
      : [`lower(s.consignee) like lower(${bind(likePattern(consignee))})`]),
    ...(sites === undefined || sites.length === 0
      ? []
      : [`s.site_id = any(${bind(sites.filter(site => /^\d{1,15}$/.test(site)))}::bigint[])`]),
    ...among('s.carrier_scac', carriers),
    ...among('s.mode', modes),
    ...among('s.terms', terms?.map(termsOfCode)),
    ...(shipDate === undefined ? [] : within("coalesce(s.pickup_date, '-infinity')", shipDate, bind)),
    // A zone that nothing is compared in is not bound: the statement would not know its type.
    ...(created?.from === undefined && created?.to === undefined
      ? []
      : within(`(s.created_at at time zone ${bind(on.timeZone)})::date`, created, bind)),
    ...(amount?.from === undefined ? [] : [`coalesce(${ourCharge('s')}, -1) >= ${bind(amount.from)}::bigint`]),
    ...(amount?.to === undefined ? [] : [`${ourCharge('s')} <= ${bind(amount.to)}::bigint`]),
    ...(late === undefined ? [] : [`s.bucket in ('T', 'A') and s.delivery_date < ${bind(on.today)}::date`]),
  ]
}
