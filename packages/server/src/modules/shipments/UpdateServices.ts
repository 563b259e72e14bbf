import type { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import { plainOf, withServices } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { editShipment, inBody, stateOf } from './editShipment.ts'
import { lockShipment } from './shipmentStore.ts'

export const updateServices: Handler<typeof UpdateServices> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const accessorials = [...new Set(input.AdditionalService)]
  const stops = withServices(before.shipment.stops, accessorials)
  const shipment = { ...before.shipment, stops }
  const doer = { who, requestId: request.id, at: now }
  const { record, consequences } = await editShipment(app, tx, doer, before, {
    shipment,
    // In the order they were sent, so that a code nobody knows is named where it stands.
    plain: { ...plainOf(shipment), accessorials },
    action: 'services changed',
    check: 'touched',
    placeOf: inBody,
  })
  return { ...stateOf(record), consequences }
}
