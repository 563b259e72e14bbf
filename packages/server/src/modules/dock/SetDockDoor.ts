import type { SetDockDoor } from '@waybill/contract/calls/Shipment/SetDockDoor.ts'
import type { Handler } from '../../handler.ts'
import { editShipment, inBody, lockShipment, stateOf } from '../shipments/index.ts'

export const setDockDoor: Handler<typeof SetDockDoor> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const stops = before.shipment.stops.map((stop, index) => (index === 0 ? { ...stop, door: input.Door } : stop))
  const { record } = await editShipment(app, tx, { who, requestId: request.id, at: now }, before, {
    shipment: { ...before.shipment, stops },
    action: 'door chosen',
    // Whatever else is missing, a truck that stands at a door stands there.
    check: 'nothing',
    placeOf: inBody,
  })
  return stateOf(record)
}
