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

const newest = (where: string): string =>
  `(select shipment_id from shipment where client_id = $1 and ${where} order by shipment_id desc limit ${RESULTS_MAX})`

/**
 * The newest shipments that hold the text, in one statement; those whose number it is, whole, come first. A whole
 * number stands between blanks in `search_text`, where its trigrams are rarer than those of a part; the bill of lading
 * number stands first there and has an index of its own. Only a text with a digit can be a number.
 */
export function searchQuery(clientId: number, searched: string): Read<SearchRow> {
  const values: unknown[] = [clientId, likePattern(searched)]
  const value = (v: unknown): string => `$${values.push(v)}`
  const found = [`select 1 as rank, shipment_id from ${newest('search_text like lower($2)')} a`]
  if (/\d/.test(searched)) {
    const word = likePattern(` ${searched} `)
    found.push(
      `select 0, shipment_id from shipment where client_id = $1 and bol_number = ${value(searched)}`,
      `select 0, shipment_id from ${newest(`search_text like lower(${value(word)})`)} b`,
    )
  }
  const text = `
    select s.shipment_id, s.bol_number, s.pro_number, s.status, s.consignee,
           s.destination ->> 'city' as consignee_city, s.destination ->> 'state' as consignee_state, s.carrier_name,
           s.shipment_references[1] as reference1, s.pickup_date
      from (select shipment_id, min(rank) as rank from (${found.join(' union all ')}) f
             group by shipment_id order by min(rank), shipment_id desc limit ${RESULTS_MAX}) f
      join shipment s on s.client_id = $1 and s.shipment_id = f.shipment_id
     order by f.rank, f.shipment_id desc`
  return { compile: () => CompiledQuery.raw(text, values) as CompiledQuery<SearchRow> }
}
