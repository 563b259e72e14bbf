import type { WireNumberFound } from '@waybill/contract/wire/numberFound.ts'
import { isScac, lastDigits, numberScanned, type ShipmentStatus } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import { likePattern, prefixPattern } from '../../db/likePattern.ts'
import type { Read } from '../../db/open.ts'
import { endingPattern, endingsSql, isTracked, namesSql, numbersSql, trackedSql } from '../shipments/index.ts'

export interface SearchRow {
  readonly shipment_id: number
  readonly bol_number: string
  readonly pro_number: string
  readonly status: ShipmentStatus
  readonly consignee: string
  readonly consignee_city: string
  readonly consignee_state: string
  readonly carrier_name: string
  readonly carrier_scac: string
  readonly reference1: string | null
  readonly pickup_date: string | null
  /** Kind and number of what ends in the digits that were typed. */
  readonly found: readonly [WireNumberFound['kind'], string] | null
}

const RESULTS_MAX = 20

/** SQL that finds the newest shipments of a carrier by its SCAC, bucket by bucket: so stand they in their index. */
const carrierSql = (client: string, scac: string): string => `
  select f.shipment_id from unnest('{O,Q,T,A,D,V,archived}'::text[]) b (bucket) cross join lateral (
    select shipment_id from shipment s
     where s.client_id = ${client} and s.bucket = b.bucket and s.carrier_scac = upper(${scac})
     order by s.shipment_id desc limit ${RESULTS_MAX}) f`

/**
 * The newest shipments that hold the text in a name or at the beginning of a number, in one statement; those whose
 * number it is, whole, come first, then those with a number that ends in it. Each part walks an index of its own.
 */
export function searchQuery(clientId: number, typed: string): Read<SearchRow> {
  const searched = numberScanned(typed)
  const digits = lastDigits(searched)
  const values = [clientId, likePattern(searched), prefixPattern(searched), searched]
  const newest = `order by shipment_id desc limit ${RESULTS_MAX}`
  const none = 'null::text[] as found'
  const whole = (column: 'key' | 'tail') =>
    `(select shipment_id, 0 as rank, ${none} from shipment_reference
       where client_id = $1 and ${column === 'tail' ? "tail <> '' and " : ''}${column} = lower($4) ${newest})`
  const tracked = isTracked(searched)
    ? `union all (select shipment_id, 0, ${none} from (${trackedSql('$1', '$4')}) n ${newest})`
    : ''
  const ending =
    digits === null
      ? ''
      : `union all (select shipment_id, 1, array[kind, number] from (${endingsSql('$1', `$${values.push(endingPattern(digits))}`)}) n ${newest})`
  const ofCarrier = isScac(searched.toUpperCase())
    ? `union all (select shipment_id, 2, ${none} from (${carrierSql('$1', '$4')}) n ${newest})`
    : ''
  const text = `
    with found as (
      ${whole('key')} union all ${whole('tail')}
      ${tracked} ${ending} ${ofCarrier}
      union all (select distinct shipment_id, 2, ${none} from (${numbersSql('$1', '$3')}) n ${newest})
      union all (select shipment_id, 2, ${none} from (${namesSql('$1', '$2', searched)}) n ${newest}))
    select s.shipment_id, s.bol_number, s.pro_number, s.status, s.consignee, s.consignee_city, s.consignee_state,
           s.carrier_name, s.carrier_scac, s.shipment_references[1] as reference1, s.pickup_date,
           case when f.rank = 1 then f.found end as found
      from (select shipment_id, min(rank) as rank, max(found) as found from found
             group by shipment_id order by min(rank), shipment_id desc limit ${RESULTS_MAX}) f
      join shipment s on s.client_id = $1 and s.shipment_id = f.shipment_id
     order by f.rank, f.shipment_id desc`
  return { compile: () => CompiledQuery.raw(text, values) as CompiledQuery<SearchRow>, plannedEachTime: true }
}
