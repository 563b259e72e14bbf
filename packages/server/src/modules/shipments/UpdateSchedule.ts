import type { UpdateSchedule } from '@waybill/contract/calls/Shipment/UpdateSchedule.ts'
import { scheduleFromWire } from '@waybill/contract/wire/schedule.ts'
import { shipmentFieldToWire } from '@waybill/contract/wire/shipment.ts'
import { plainOf, withPickup } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { editShipment, stateOf } from './editShipment.ts'
import { lockShipment } from './shipmentStore.ts'

/** The window's fields stand in the body itself: `SheduleDateTime.PickupByDate` → `body.PickupByDate`. */
const placeOf = (at: string): string => `body.${shipmentFieldToWire(at).replace('SheduleDateTime.', '')}`

export const updateSchedule: Handler<typeof UpdateSchedule> = async ({ app, tx, who, request, now, query, input }) => {
  const { version, ...window } = input
  const before = await lockShipment(tx, who.clientId, query.ShipemntId, version)
  const shipment = withPickup(before.shipment, scheduleFromWire(window))
  const doer = { who, requestId: request.id, at: now }
  const { record, consequences } = await editShipment(app, tx, doer, before, {
    shipment,
    plain: plainOf(shipment),
    action: 'rescheduled',
    note: query.comments,
    check: 'touched',
    placeOf,
  })
  return { ...stateOf(record), consequences }
}
