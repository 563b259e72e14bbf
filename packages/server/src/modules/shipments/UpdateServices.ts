import type { UpdateServices } from '@waybill/contract/calls/Shipment/UpdateServices.ts'
import type { Handler } from '../../handler.ts'
import { editShipment, inBody, stateOf } from './editShipment.ts'
import { lockShipment } from './shipmentStore.ts'

export const updateServices: Handler<typeof UpdateServices> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const doer = { who, requestId: request.id, at: now }
  const { record, consequences } = await editShipment(app, tx, doer, before, {
    shipment: { ...before.shipment, accessorials: [...new Set(input.AdditionalService)] },
    action: 'services changed',
    check: 'touched',
    placeOf: inBody,
  })
  return { ...stateOf(record), consequences }
}
