import { type CarrierStanding, pickupOf } from '@waybill/domain'
import { sql } from 'kysely'
import type { Tx } from '../../../db/open.ts'
import { localNow } from '../../../places/localNow.ts'
import type { ShipmentRecord } from '../../shipments/index.ts'
import { carrierRow, type ListedCarrier, uninsuredOn } from '../tenderCarrier.ts'

/** Loads that a carrier has for a day already. */
async function loadsOn(tx: Tx, clientId: number, scac: string, day: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from shipment
     where client_id = ${clientId} and carrier_scac = ${scac} and status in ('T', 'A') and pickup_date = ${day}::date`.execute(
    tx,
  )
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
