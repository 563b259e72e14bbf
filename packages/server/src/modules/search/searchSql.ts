import type { ShipmentStatus } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import { likePattern } from '../../db/likePattern.ts'
import type { Read } from '../../db/open.ts'

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

/** A text that the newest this many shipments hold twenty times is in everything: no number that somebody means. */
const COMMON_WITHIN = 2000

/** `4711`, `PO 4711`, `DMOA123456789`: one word or two, with a digit. */
const NUMBER = /^(?=.*\d)\S+( \S+)?$/

const newest = (columns: string, where: string): string =>
  `select ${columns} from shipment where client_id = $1 and ${where} order by shipment_id desc limit ${RESULTS_MAX}`

/**
 * The newest shipments that hold the text, in one statement; those whose number it is, whole, come first. A whole
 * number stands between blanks in `search_text`; the bill of lading number stands first there and has an index of its
 * own. Only when the newest fill the page can a whole number be missing from them: the second look at the index costs
 * as much as the first, so it is taken then alone, and not for a text that stands in nearly every shipment.
 */
export function searchQuery(clientId: number, searched: string): Read<SearchRow> {
  const values = [clientId, likePattern(searched)]
  const found = 'search_text like lower($2)'
  const parts = [
    `newest as materialized (${newest('shipment_id, 1 as rank', found)})`,
    'found as (select * from newest)',
  ]
  if (NUMBER.test(searched)) {
    values.push(searched, likePattern(` ${searched} `))
    const whole = 'search_text like lower($4)'
    const isFull = `(select count(*) from newest) = ${RESULTS_MAX}`
    const isRare = `coalesce((select min(shipment_id) from newest) < (
      select shipment_id from shipment where client_id = $1 order by shipment_id desc offset ${COMMON_WITHIN} limit 1), true)`
    parts[0] = `newest as materialized (
      ${newest(`shipment_id, case when bol_number = $3 or ${whole} then 0 else 1 end as rank`, found)})`
    parts[1] = `found as (
      select * from newest
      union all select shipment_id, 0 from shipment where client_id = $1 and bol_number = $3 and ${isFull}
      union all (${newest('shipment_id, 0', `${whole} and ${isFull} and ${isRare}`)}))`
  }
  const text = `
    with ${parts.join(', ')}
    select s.shipment_id, s.bol_number, s.pro_number, s.status, s.consignee,
           s.destination ->> 'city' as consignee_city, s.destination ->> 'state' as consignee_state, s.carrier_name,
           s.shipment_references[1] as reference1, s.pickup_date
      from (select shipment_id, min(rank) as rank from found
             group by shipment_id order by min(rank), shipment_id desc limit ${RESULTS_MAX}) f
      join shipment s on s.client_id = $1 and s.shipment_id = f.shipment_id
     order by f.rank, f.shipment_id desc`
  return { compile: () => CompiledQuery.raw(text, values) as CompiledQuery<SearchRow>, plannedEachTime: true }
}
