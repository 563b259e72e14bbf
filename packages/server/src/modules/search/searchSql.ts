import { numberScanned, type ShipmentStatus } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import { likePattern, prefixPattern } from '../../db/likePattern.ts'
import type { Read } from '../../db/open.ts'
import { namesSql, numbersSql } from '../shipments/index.ts'

export interface SearchRow {
  readonly shipment_id: number
  readonly bol_number: string
  readonly pro_number: string
  readonly status: ShipmentStatus
  readonly consignee: string
  readonly consignee_city: string
  readonly consignee_state: string
  readonly carrier_name: string
  readonly reference1: string | null
  readonly pickup_date: string | null
}

const RESULTS_MAX = 20

/**
 * The newest shipments that hold the text in a name or at the beginning of a number, in one statement; those whose
 * number it is, whole, come first. Each part walks an index of its own.
 */
export function searchQuery(clientId: number, typed: string): Read<SearchRow> {
  const searched = numberScanned(typed)
  const values = [clientId, likePattern(searched), prefixPattern(searched), searched]
  const whole = (column: 'key' | 'tail') =>
    `(select shipment_id, 0 as rank from shipment_reference
       where client_id = $1 and ${column === 'tail' ? "tail <> '' and " : ''}${column} = lower($4)
       order by shipment_id desc limit ${RESULTS_MAX})`
  const text = `
    with found as (
      ${whole('key')} union all ${whole('tail')}
      union all (select distinct shipment_id, 1 from (${numbersSql('$1', '$3')}) n order by shipment_id desc limit ${RESULTS_MAX})
      union all (select shipment_id, 1 from (${namesSql('$1', '$2', searched)}) n
                  order by shipment_id desc limit ${RESULTS_MAX}))
    select s.shipment_id, s.bol_number, s.pro_number, s.status, s.consignee, s.consignee_city, s.consignee_state,
           s.carrier_name, s.shipment_references[1] as reference1, s.pickup_date
      from (select shipment_id, min(rank) as rank from found
             group by shipment_id order by min(rank), shipment_id desc limit ${RESULTS_MAX}) f
      join shipment s on s.client_id = $1 and s.shipment_id = f.shipment_id
     order by f.rank, f.shipment_id desc`
  return { compile: () => CompiledQuery.raw(text, values) as CompiledQuery<SearchRow>, plannedEachTime: true }
}
