import { destinationOf, pickupOf } from '@waybill/domain'
import { type RawBuilder, sql } from 'kysely'
import { acrossDocks, type Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { ShipmentRecord } from '../shipments/index.ts'

/** The booked shipment that a load seems to repeat. */
interface Twin {
  readonly shipment_id: number
  readonly bol_number: string
  readonly carrier_name: string
}

/** A number as two people type it: without what parts it, and without a `PO` before its figures. */
const plain = (column: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`regexp_replace(regexp_replace(lower(${column}), '[^a-z0-9]', '', 'g'), '^po(no|num|number)?(?=[0-9])', '')`

/** The numbers by which a shipper knows a load; what carriers and papers call it is each shipment's own. */
const numbersOn = (shipment: 'own' | 's', kinds: readonly string[]): RawBuilder<string[]> => sql<string[]>`(
  select coalesce(array_agg(distinct ${plain(sql`r.value`)}), '{}') from shipment_reference r
   where r.client_id = ${sql.ref(`${shipment}.client_id`)} and r.shipment_id = ${sql.ref(`${shipment}.shipment_id`)}
     and r.kind = any (${sql.val([...kinds])}::text[]) and ${plain(sql`r.value`)} <> '')`

const place = (zip: string): RawBuilder<string> =>
  sql<string>`case when ${sql.ref(zip)} ~ '^[0-9]{5}' then left(${sql.ref(zip)}, 5) else ${sql.ref(zip)} end`

/**
 * A booked shipment of the same PO to the same ZIP on the same day with as many units of nearly the weight, that nobody said is
 * another load. Without a PO of the customer on both, their numbers are the same where one of the two has none that the other
 * lacks: releases of one blanket order are loads of their own. Shipments that were built from one open order are parts of it.
 * @param otherId only this one is looked at; left out: any
 */
async function twinOf(
  tx: Tx,
  { clientId, shipmentId }: Pick<ShipmentRecord, 'clientId' | 'shipmentId'>,
  otherId: number | null = null,
): Promise<Twin | undefined> {
  const known = ['reference', 'order', 'customerPo']
  const { rows } = await sql<Twin>`
    select s.shipment_id, s.bol_number, s.carrier_name
      from shipment own
      join shipment s on s.client_id = own.client_id and s.pickup_date = own.pickup_date and s.status <> 'V'
     cross join lateral (select ${numbersOn('own', known)} as own, ${numbersOn('s', known)} as theirs,
                                ${numbersOn('own', ['customerPo'])} && ${numbersOn('s', ['customerPo'])} as is_po) numbers
     where own.client_id = ${clientId} and own.shipment_id = ${shipmentId}
       and s.shipment_id <> own.shipment_id and s.status in ('T', 'A', 'D')
       and s.shipment_id = coalesce(${otherId}::bigint, s.shipment_id)
       and own.consignee_zip <> '' and ${place('s.consignee_zip')} = ${place('own.consignee_zip')}
       and ${place('s.shipper_zip')} = ${place('own.shipper_zip')}
       and s.total_handling_units = own.total_handling_units
       and abs(s.total_weight - own.total_weight) < greatest(5, own.total_weight * 0.01)
       and (numbers.is_po or cardinality(numbers.own) > 0 and cardinality(numbers.theirs) > 0
                             and (numbers.own <@ numbers.theirs or numbers.theirs <@ numbers.own))
       and not exists (
         select from allocation a join allocation b on b.client_id = a.client_id and b.order_id = a.order_id
          where a.client_id = own.client_id and a.shipment_id = own.shipment_id and b.shipment_id = s.shipment_id)
       and not exists (
         select from another_load l where l.client_id = own.client_id
            and (l.shipment_id, l.other_id) in ((own.shipment_id, s.shipment_id), (s.shipment_id, own.shipment_id)))
     order by s.shipment_id limit 1`.execute(tx)
  return rows[0]
}

/** The BOL number of a booked shipment, at whichever dock it is, where another seems to repeat it; null: it does not. */
export const twinNumber = async (
  tx: Tx,
  of: Pick<ShipmentRecord, 'clientId' | 'shipmentId'>,
  otherId: number,
): Promise<string | null> => (await acrossDocks(tx, () => twinOf(tx, of, otherId)))?.bol_number ?? null

/**
 * Asks about freight that seems to be booked a second time, in the transaction that takes up the purchase slot, whoever books and
 * at whichever dock the first one is. Of two who book the two shipments at once the second waits for the first and is asked.
 * @throws {Refusal} SameLoad with the other's BOL number, its id and its carrier
 */
export async function refuseSameLoad(tx: Tx, record: ShipmentRecord): Promise<void> {
  const { zip } = destinationOf(record.shipment)
  const lock = `same load/${record.clientId}/${pickupOf(record.shipment).date}/${zip.slice(0, 5)}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  const twin = await acrossDocks(tx, () => twinOf(tx, record))
  if (twin === undefined) return
  const { shipment_id: otherId, bol_number: bol, carrier_name: carrier } = twin
  throw new Refusal('SameLoad', { bol, carrier, shipmentId: record.shipmentId, otherId })
}
