import type { ArchiveShipment } from '@waybill/contract/calls/Shipment/ArchiveShipment.ts'
import { statusNames } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { stateOf } from './editShipment.ts'
import { lockShipment, type ShipmentRecord, saveShipment } from './shipmentStore.ts'

/** @throws {Refusal} NotOver for what is not over yet, or stands nowhere already because it was merged or given back */
function refuseUnfinished({ status, setAside, bolNumber }: ShipmentRecord): void {
  const isOver = (status === 'D' || status === 'V') && setAside === ''
  if (!isOver) throw new Refusal('NotOver', { bol: bolNumber, status: statusNames[status] })
}

export const archiveShipment: Handler<typeof ArchiveShipment> = async ({ app, tx, who, request, now, input }) => {
  const { undo } = input
  const doer = { who, requestId: request.id, at: now }
  const done = new Map<number, ShipmentRecord>()
  // In the order of their ids, as everybody locks them who wants several.
  for (const { shipmentId, version } of input.shipments.toSorted((a, b) => a.shipmentId - b.shipmentId)) {
    if (done.has(shipmentId)) continue
    const before = await lockShipment(tx, who.clientId, shipmentId, version)
    const isArchived = before.setAside === 'archived'
    if (isArchived !== undo) {
      // What is where it is wanted stays so.
      if (undo && before.setAside !== '') refuseUnfinished(before)
      done.set(shipmentId, before)
      continue
    }
    if (!undo) refuseUnfinished(before)
    const facts = { setAside: undo ? '' : 'archived' } as const
    done.set(shipmentId, await saveShipment(app, tx, doer, before, { action: undo ? 'unarchived' : 'archived', facts }))
  }
  return { shipments: input.shipments.flatMap(({ shipmentId }) => done.get(shipmentId) ?? []).map(stateOf) }
}
