import type { MarkReady } from '@waybill/contract/calls/Shipment/MarkReady.ts'
import { statusNames } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment, saveShipment, stateOf } from '../shipments/index.ts'

const stillHere: readonly string[] = ['O', 'Q', 'T']

export const markReady: Handler<typeof MarkReady> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  if (!stillHere.includes(before.status)) throw new Refusal('NotAtDock', { status: statusNames[before.status] })
  // Who was first said so: a second person who says the same changes nothing.
  if ((before.readyAt === null) === input.undo) return stateOf(before)
  const record = await saveShipment(app, tx, { who, requestId: request.id, at: now }, before, {
    action: input.undo ? 'notReady' : 'ready',
    facts: input.undo ? { readyAt: null, readyBy: null } : { readyAt: now.toISOString(), readyBy: who.userId },
  })
  return stateOf(record)
}
