import type { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { itemFromWire } from '@waybill/contract/wire/shipment.ts'
import type { Handler } from '../../handler.ts'
import { editShipment, inBody, stateOf } from './editShipment.ts'
import { lockShipment } from './shipmentStore.ts'

export const saveItemDetails: Handler<typeof SaveItemDetails> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const doer = { who, requestId: request.id, at: now }
  const { record, consequences } = await editShipment(app, tx, doer, before, {
    shipment: { ...before.shipment, items: input.Items.map(itemFromWire) },
    action: 'items changed',
    check: 'touched',
    placeOf: inBody,
  })
  return { ...stateOf(record), consequences }
}
