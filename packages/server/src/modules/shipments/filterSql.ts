import type { DateRange } from '@waybill/contract/wire/filter.ts'
import { termsOfCode } from '@waybill/domain'
import { likePattern, prefixPattern } from '../../db/likePattern.ts'
import { countedShipments } from '../reports/index.ts'
import { chargedIn, ourCharge } from './chargeSql.ts'
import type { ShipmentFilter } from './listSql.ts'
import { numbersSql } from './numbersSql.ts'
import { chargeOrNone, pickupDay } from './sortedBy.ts'

/** Binds a value; returns its place in the statement. */
export type Bind = (value: unknown) => string

/** SQL for a range of days over a date expression. */
const within = (expression: string, { from, to }: DateRange, bind: Bind): readonly string[] => [
  ...(from === undefined ? [] : [`${expression} >= ${bind(from)}::date`]),
  ...(to === undefined ? [] : [`${expression} <= ${bind(to)}::date`]),
]

/** The ends of a lane: how their keys begin, and where the rest stands. */
const ends = {
  from: { key: 'f:', zip: 's.shipper_zip', city: 's.shipper_city' },
  to: { key: 't:', zip: 's.consignee_zip', city: 's.consignee_city' },
} as const

/** A state, or what a postal code begins with: `OH`, `454`, `K1A`. */
const LANE_KEY = /^(?:[A-Z]{2}|\d{3}|[A-Z]\d[A-Z])$/
/** A postal code, or more of it than its first three characters. */
const POSTAL_CODE = /^(?:\d{3}\d{1,2}|[A-Z]\d[A-Z]\d(?:[A-Z]\d?)?)$/

/**
 * Conditions on one end of a lane as people write it: `OH`, `454`, `45402`, `K1A 0B1`, `Dayton` or `Dayton, OH`. State and
 * beginning of the code are looked up by an index of their own.
 */
function endSql(end: keyof typeof ends, typed: string, bind: Bind): readonly string[] {
  const { key, zip, city } = ends[end]
  const keyed = (one: string): string => `s.lane_keys @> array[${bind(`${key}${one}`)}::text]`
  const written = typed.trim().toUpperCase()
  const code = written.replaceAll(' ', '')
  if (code === '') return []
  if (LANE_KEY.test(code)) return [keyed(code)]
  if (POSTAL_CODE.test(code)) return [keyed(code.slice(0, 3)), `${zip} like ${bind(prefixPattern(code))}`]
  const [, name = written, state = ''] = /^(.*?)[,\s]+([A-Z]{2})$/.exec(written) ?? []
  return [
    ...(state === '' ? [] : [keyed(state)]),
    // Names stand in the index of texts, whose beginning is then looked at.
    `s.search_text like lower(${bind(likePattern(name))})`,
    `lower(${city}) like lower(${bind(prefixPattern(name))})`,
  ]
}

/** Conditions on shipments (`s`); each expression is the one of an index of the list where there is one. */
export function filterSql(
  filter: ShipmentFilter,
  on: { client: string; today: string; timeZone: string },
  bind: Bind,
): string[] {
  const { sites, consignee, carriers, modes, terms, shipDate, created, amount, late } = filter
  const { pickedUp, delivered, from = '', to = '', reference = '', currencies, counted } = filter
  const among = (column: string, values: readonly string[] | undefined): readonly string[] =>
    values === undefined || values.length === 0 ? [] : [`${column} = any(${bind(values)}::text[])`]
  return [
    ...(consignee === undefined || consignee === ''
      ? []
      : [
          `s.search_text like lower(${bind(likePattern(consignee))})`,
          `lower(s.consignee) like lower(${bind(likePattern(consignee))})`,
        ]),
    ...endSql('from', from, bind),
    ...endSql('to', to, bind),
    ...(reference.trim() === ''
      ? []
      : [
          `s.shipment_id = any(array(select shipment_id from (${numbersSql(on.client, bind(prefixPattern(reference.trim())))}) r))`,
        ]),
    ...(pickedUp === undefined ? [] : within('s.picked_up_on', pickedUp, bind)),
    ...(delivered === undefined ? [] : within('s.delivered_on', delivered, bind)),
    ...(sites === undefined || sites.length === 0
      ? []
      : [`s.site_id = any(${bind(sites.filter(site => /^\d{1,15}$/.test(site)))}::bigint[])`]),
    ...among('s.carrier_scac', carriers),
    ...among('s.mode', modes),
    ...among('s.terms', terms?.map(termsOfCode)),
    ...(shipDate === undefined ? [] : within(pickupDay('s'), shipDate, bind)),
    // A zone that nothing is compared in is not bound: the statement would not know its type.
    ...(created?.from === undefined && created?.to === undefined
      ? []
      : within(`(s.created_at at time zone ${bind(on.timeZone)})::date`, created, bind)),
    ...(amount?.from === undefined ? [] : [`${chargeOrNone('s')} >= ${bind(amount.from)}::bigint`]),
    ...(amount?.to === undefined ? [] : [`${chargeOrNone('s')} between 0 and ${bind(amount.to)}::bigint`]),
    ...(currencies === undefined || currencies.length === 0
      ? []
      : [`${ourCharge('s')} is not null and (${chargedIn('s')}) = any(${bind(currencies)}::text[])`]),
    ...(counted === undefined || counted.length === 0
      ? []
      : [`s.shipment_id in (${countedShipments(counted, { client: on.client, bind, on })})`]),
    ...(late === undefined ? [] : [`s.bucket in ('T', 'A') and s.delivery_date < ${bind(on.today)}::date`]),
  ]
}
