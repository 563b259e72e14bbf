import type { WireNumberFound } from '@waybill/contract/wire/numberFound.ts'
import type { ShipmentStatus } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import { endingPattern, endingsSql } from '../shipments/index.ts'

/** A shipment that a scan at the bench may mean. */
export interface FoundParcel {
  readonly shipment_id: number
  readonly status: Exclude<ShipmentStatus, 'V'>
  readonly bol_number: string
  readonly consignee: string
  readonly consignee_city: string
  readonly consignee_state: string
  /** Kind and number of what ends in the scanned digits; null: the whole number was scanned. */
  readonly found: readonly [WireNumberFound['kind'], string] | null
}

/** So many are looked through for those that are still to be packed, newest first. */
const LOOKED_AT_MAX = 1000

/**
 * Those of the named shipments that can be packed, what is still to be packed before what is under way, newest first.
 * Voided and merged ones are none. Named are they by index reads alone, whatever the company has.
 */
function parcelsQuery(named: string, values: unknown[], most: number): Read<FoundParcel> {
  const text = `
    with named as (
      select shipment_id, max(found) as found from (${named}) n
       group by shipment_id order by shipment_id desc limit ${LOOKED_AT_MAX}),
    parcels as (
      select s.shipment_id, s.status, s.bol_number, s.consignee, s.consignee_city, s.consignee_state, n.found,
             s.status in ('O', 'Q') as is_open
        from named n join shipment s on s.client_id = $1 and s.shipment_id = n.shipment_id
       where s.status in ('O', 'Q', 'T', 'A', 'D') and s.set_aside not in ('merged', 'reverted'))
    select shipment_id, status, bol_number, consignee, consignee_city, consignee_state, found from parcels
     where is_open or not exists (select from parcels where is_open)
     order by shipment_id desc limit ${most}`
  return { compile: () => CompiledQuery.raw(text, values) as CompiledQuery<FoundParcel>, plannedEachTime: true }
}

/** Shipments with this number, whole. */
export function numberedParcels(clientId: number, code: string, most: number): Read<FoundParcel> {
  const one = (table: string, condition: string) =>
    `select shipment_id, null::text[] as found from ${table} where client_id = $1 and ${condition}`
  const newest = `order by shipment_id desc limit ${LOOKED_AT_MAX}`
  const named = [
    one('shipment', 'unique_name in ($2, upper($2))'),
    one('unit_label', 'number = $2'),
    `(${one('label', "tracking_number <> '' and tracking_number = $2")} ${newest})`,
    `(${one('shipment_reference', 'key = lower($2)')} ${newest})`,
  ]
  return parcelsQuery(named.join(' union all '), [clientId, code], most)
}

/** Shipments with a BOL, PRO or tracking number that ends in these digits. */
export const endingParcels = (clientId: number, digits: string, most: number): Read<FoundParcel> =>
  parcelsQuery(
    `select shipment_id, array[kind, number] as found from (${endingsSql('$1', '$2')}) e`,
    [clientId, endingPattern(digits)],
    most,
  )
