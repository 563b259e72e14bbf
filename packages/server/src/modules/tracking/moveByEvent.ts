import { movesByEvent, type ShipmentStatus, type TrackingStatus, trackingStatusNames } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { limitTrackingLinks } from '../../identity/trackingLinks.ts'
import { type ShipmentRecord, saveShipment } from '../shipments/index.ts'

interface Mover {
  readonly by: 'carrier' | 'staff'
  /** Who says so, for the history. */
  readonly source: string
}

/** Moves a shipment as far as an event says, step by step, each in the history; returns it as it then stands. */
export async function moveByEvent(
  app: App,
  tx: Tx,
  doer: Doer,
  before: ShipmentRecord,
  event: TrackingStatus | null,
  { by, source }: Mover,
): Promise<{ readonly record: ShipmentRecord; readonly movedTo: ShipmentStatus | null }> {
  let record = before
  let movedTo: ShipmentStatus | null = null
  for (const status of movesByEvent(before.status, event, by)) {
    const note = event === null ? source : `${source}: ${trackingStatusNames[event]}`
    record = await saveShipment(app, tx, doer, record, { action: 'moved', facts: { status }, note })
    movedTo = status
  }
  if (movedTo === 'D') await limitTrackingLinks(tx, { ...record, deliveredAt: doer.at })
  return { record, movedTo }
}
