import { problem } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { inBody, refuseOffered, refuseProblems } from './editShipment.ts'
import { gapsOn, unpriceable } from './setItems.ts'
import { type ShipmentRecord, saveShipment } from './shipmentStore.ts'

/**
 * Moves a locked shipment that nobody booked between Set items and Rate & route. A person may move on what can be priced with
 * a guess (a blank class, a size nobody measured), but never freight that was ordered as hazardous and names no material.
 * @throws {Refusal} InvalidInput with every field that lacks, OffersOpen
 */
export async function moveUnbooked(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  before: ShipmentRecord,
  to: 'O' | 'Q',
  note: string,
): Promise<ShipmentRecord> {
  if (to === 'Q') {
    const gaps = await gapsOn(tx, before)
    const unnamed = gaps.filter(({ missing }) => missing.includes('hazmat'))
    const problems = unnamed.map(({ row }) => problem(`items.${row - 1}.hazmat`, 'required'))
    refuseProblems([...unpriceable(before, doer.at), ...problems], inBody)
  } else await refuseOffered(tx, before)
  return saveShipment(app, tx, doer, before, { action: 'moved', facts: { status: to }, note })
}
