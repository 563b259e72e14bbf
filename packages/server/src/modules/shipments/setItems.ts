import { type FreightGap, freightGaps, originOf, type Problem, ratingProblems } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import { zoneOf } from '../../places/zips.ts'
import { hazardousQuery } from '../salesOrders/index.ts'
import { type ShipmentRecord, saveShipment } from './shipmentStore.ts'

type Rated = Pick<ShipmentRecord, 'shipment' | 'originZone'>

/** What keeps a shipment from being priced, as of today at its origin. */
export function unpriceable({ shipment, originZone }: Rated, now: Date): readonly Problem[] {
  return ratingProblems(shipment, localNow(now, zoneOf(originOf(shipment), originZone)).date)
}

/** What nobody knows yet of the freight of a shipment that was built from orders. */
export async function gapsOn(
  tx: Tx,
  { clientId, shipmentId, shipment }: Pick<ShipmentRecord, 'clientId' | 'shipmentId' | 'shipment'>,
): Promise<readonly FreightGap[]> {
  const hazardous = await hazardousQuery(tx, clientId, shipmentId).execute()
  return freightGaps(shipment, new Set(hazardous.map(row => row.shipment_line_id)))
}

/** Whether nothing has to be said of a shipment before it is priced, and nothing of it is guessed. */
export const isComplete = (record: Rated, gaps: readonly unknown[], now: Date): boolean =>
  gaps.length === 0 && unpriceable(record, now).length === 0

/** A locked shipment in Set items goes on to Rate & route once it is complete; any other stays what it is. */
export async function passWhenComplete(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
): Promise<ShipmentRecord> {
  if (record.status !== 'O' || !isComplete(record, await gapsOn(tx, record), doer.at)) return record
  return saveShipment(app, tx, doer, record, { action: 'moved', facts: { status: 'Q' } })
}
