import { type CarrierStanding, pickupOf } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../../db/open.ts'
import { localNow } from '../../../places/localNow.ts'
import { pickupDay, type ShipmentRecord } from '../../shipments/index.ts'
import { carrierRow, type ListedCarrier, uninsuredOn } from '../tenderCarrier.ts'

/**
 * Loads that a carrier has for a day already, with orders on their way to it. Whoever counts them is alone until what he buys
 * by the count is written: one lock for the company, since a round counts for one carrier after the other in an order of its
 * own. The caller holds its shipment's lock, which comes first everywhere.
 */
async function loadsOn(tx: Tx, clientId: number, scac: string, day: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`loads/${clientId}`}, 0))`.execute(tx)
  // A statement after the lock, not the same: it sees what was written while this one waited.
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from shipment s
     where s.client_id = ${clientId} and s.bucket in ('T', 'A') and ${sql.raw(pickupDay('s'))} = ${day}::date
       and (s.carrier_scac = ${scac} or exists (
         select from tender t
          where t.client_id = s.client_id and t.shipment_id = s.shipment_id and t.scac = ${scac}
            and t.state in ('committing', 'unknown')))`.execute(tx)
  return rows[0]?.n ?? 0
}

/**
 * How a carrier stands with the company at this moment. Asked when its turn comes and again when it accepts: meanwhile its
 * insurance may have run out, or somebody taken it off the list.
 * @param overWire its account is enough: it needs no place on the list
 */
export async function standingOf(
  tx: Tx,
  { clientId, shipment, originZone }: ShipmentRecord,
  scac: string,
  overWire: boolean,
  now: Date,
): Promise<{ readonly carrier: ListedCarrier | undefined; readonly standing: CarrierStanding }> {
  const carrier = await carrierRow(tx, clientId, scac, shipment.mode)
  const { date } = pickupOf(shipment)
  const dailyLoads = carrier?.dailyLoads ?? null
  const standing = {
    active: carrier?.active ?? overWire,
    doNotUse: carrier?.doNotUse ?? false,
    uninsured: carrier !== undefined && uninsuredOn(carrier, localNow(now, originZone).date),
    dailyLoads,
    loadsThatDay: dailyLoads === null || date === '' ? 0 : await loadsOn(tx, clientId, scac, date),
  }
  return { carrier, standing }
}
