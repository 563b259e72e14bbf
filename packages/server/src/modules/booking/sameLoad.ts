import { destinationOf, pickupOf } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import { numbersOf, type ShipmentRecord } from '../shipments/index.ts'

/** Kinds of numbers by which a shipper knows its load; what carriers and papers call it is each shipment's own. */
const OWN_KINDS = ['reference', 'order', 'customerPo'] as const

/** The booked shipment that a load seems to repeat. */
interface Twin {
  readonly shipment_id: number
  readonly bol_number: string
  readonly carrier_name: string
}

/**
 * A booked shipment of the same numbers to the same ZIP on the same day with as many units, pieces and pounds, that nobody said
 * is another load. Numbers are the same where one of the two has none that the other lacks. Shipments that were built from one
 * open order are parts of it.
 */
async function twinOf(tx: Tx, { clientId, shipmentId, shipment }: ShipmentRecord): Promise<Twin | undefined> {
  const numbers = numbersOf(shipment, '').filter(({ kind }) => OWN_KINDS.some(own => own === kind))
  const keys = [...new Set(numbers.map(({ value }) => value.toLowerCase()))]
  if (keys.length === 0 || pickupOf(shipment).date === '') return undefined
  const { rows } = await sql<Twin>`
    select s.shipment_id, s.bol_number, s.carrier_name
      from shipment own
      join shipment s on s.client_id = own.client_id and s.pickup_date = own.pickup_date and s.status <> 'V'
     where own.client_id = ${clientId} and own.shipment_id = ${shipmentId}
       and s.shipment_id <> own.shipment_id and s.status in ('T', 'A', 'D')
       and s.mode = own.mode and s.consignee_zip = own.consignee_zip and own.consignee_zip <> ''
       and s.shipper_zip = own.shipper_zip
       and s.total_weight = own.total_weight and s.total_pieces = own.total_pieces
       and s.total_handling_units = own.total_handling_units
       and exists (
         select from (
           select array_agg(r.key) as keys from shipment_reference r
            where r.client_id = s.client_id and r.shipment_id = s.shipment_id and r.kind = any (${sql.val([...OWN_KINDS])}::text[])) theirs
          where theirs.keys <@ ${sql.val(keys)}::text[] or ${sql.val(keys)}::text[] <@ theirs.keys)
       and not exists (
         select from allocation a join allocation b on b.client_id = a.client_id and b.order_id = a.order_id
          where a.client_id = own.client_id and a.shipment_id = own.shipment_id and b.shipment_id = s.shipment_id)
       and not exists (
         select from another_load l where l.client_id = own.client_id
            and (l.shipment_id, l.other_id) in ((own.shipment_id, s.shipment_id), (s.shipment_id, own.shipment_id)))
     order by s.shipment_id limit 1`.execute(tx)
  return rows[0]
}

/**
 * Asks about freight that seems to be booked a second time, in the transaction that takes up the purchase slot, whoever books. Of
 * two who book the two shipments at once the second waits for the first and is asked.
 * @throws {Refusal} SameLoad with the other's BOL number, its id and its carrier
 */
export async function refuseSameLoad(tx: Tx, record: ShipmentRecord): Promise<void> {
  const { zip } = destinationOf(record.shipment)
  const place = `same load/${record.clientId}/${pickupOf(record.shipment).date}/${zip}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(tx)
  const twin = await twinOf(tx, record)
  if (twin === undefined) return
  const { shipment_id: otherId, bol_number: bol, carrier_name: carrier } = twin
  throw new Refusal('SameLoad', { bol, carrier, shipmentId: record.shipmentId, otherId })
}
