import type { MultiRouting } from '@waybill/contract/calls/Shipment/MultiRouting.ts'
import { stopsFromWire } from '@waybill/contract/wire/shipment.ts'
import { type Bill, type Shipment, type Stop, wholeWay } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { editShipment, inBody, stateOf } from './editShipment.ts'
import { refuseForeignAddresses } from './partIds.ts'
import { lockShipment } from './shipmentStore.ts'

/** Bills follow their stops; one whose way is gone goes, and the first takes the whole way where none does any more. */
function billsAlong({ bills, stops: before }: Shipment, stops: readonly Stop[]): readonly Bill[] {
  const placeOf = (number: number): number => {
    const stopId = before[number - 1]?.stopId ?? null
    return stopId === null ? 0 : stops.findIndex(stop => stop.stopId === stopId) + 1
  }
  const isWhole = ({ fromStop, toStop }: Bill) => fromStop === 1 && toStop === before.length
  const moved = bills
    .map(bill =>
      isWhole(bill)
        ? { ...bill, fromStop: 1, toStop: stops.length }
        : { ...bill, fromStop: placeOf(bill.fromStop), toStop: placeOf(bill.toStop) },
    )
    .filter(({ fromStop, toStop }) => fromStop > 0 && toStop > fromStop)
  if (moved.some(({ fromStop, toStop }) => fromStop === 1 && toStop === stops.length)) return moved
  const [first = wholeWay(stops.length), ...others] = moved.length > 0 ? moved : bills
  return [{ ...first, fromStop: 1, toStop: stops.length }, ...(moved.length > 0 ? others : [])]
}

export const multiRouting: Handler<typeof MultiRouting> = async ({ app, tx, who, request, now, input }) => {
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const { ShipmentStops, HandlingUnits } = input
  const { stops, units } = stopsFromWire({ ShipmentStops, HandlingUnits, Lines: [], Bills: [] })
  const shipment = { ...before.shipment, stops, units, bills: billsAlong(before.shipment, stops) }
  await refuseForeignAddresses(tx, who.clientId, shipment)
  const doer = { who, requestId: request.id, at: now }
  const { record, consequences } = await editShipment(app, tx, doer, before, {
    shipment,
    action: 'edited',
    check: 'touched',
    placeOf: inBody,
  })
  return { ...stateOf(record), consequences }
}
