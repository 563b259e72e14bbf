import type { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { itemFromWire, lineFromWire, unitFromWire } from '@waybill/contract/wire/shipment.ts'
import { type PlainEdit, plainOf, type Shipment, withItems } from '@waybill/domain'
import type { Given, Handler } from '../../handler.ts'
import { editShipment, inBody, stateOf } from './editShipment.ts'
import { lockShipment } from './shipmentStore.ts'

type BodyOutput = Given<typeof SaveItemDetails>['input']

/** Rows, or lines with the units they are on. */
function entered(before: Shipment, { Items, Lines, HandlingUnits }: BodyOutput): PlainEdit {
  if (Items.length > 0) return withItems(before, Items.map(itemFromWire))
  const units = HandlingUnits.map(unit => unitFromWire(unit, Lines, before.stops.length))
  return { shipment: { ...before, lines: Lines.map(lineFromWire), units }, problems: [] }
}

export const saveItemDetails: Handler<typeof SaveItemDetails> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const { shipment, problems } = entered(before.shipment, input)
  const doer = { who, requestId: request.id, at: now }
  const { record, consequences } = await editShipment(app, tx, doer, before, {
    shipment,
    problems,
    ...(input.Items.length > 0 ? { plain: plainOf(shipment) } : {}),
    action: 'items changed',
    check: 'touched',
    placeOf: inBody,
  })
  return { ...stateOf(record), consequences }
}
