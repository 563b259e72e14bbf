import { GetDockView } from '@waybill/contract/calls/Shipment/GetDockView.ts'
import { MarkReady } from '@waybill/contract/calls/Shipment/MarkReady.ts'
import { SetDockDoor } from '@waybill/contract/calls/Shipment/SetDockDoor.ts'
import { type WireDockPickup, wireDockPickup, wireDockView } from '@waybill/contract/wire/dock.ts'
import { madeUp } from '../madeUp.ts'
import { type Answer, answer, refusal } from '../wire.ts'

const zone = 'America/New_York'
const at = '2030-01-05T15:00:00.000Z'

/** The day on the wall of the made-up dock: far ahead, so that no window on it is over. */
const dockToday = '2030-01-09'

/** A pickup that is waited for, at no door yet. */
export const dockPickup = (shipmentId: number, given: Partial<WireDockPickup> = {}): WireDockPickup =>
  madeUp(wireDockPickup, {
    ...{ shipmentId, UniqueName: `ship-${shipmentId}`, version: 1, shipmentStatus: 'T', shipMode: 'LTL' },
    ...{ BOLNumber: `0400000${shipmentId}`, CarrierName: 'Demo Buckeye Lines', CarrierSCAC: 'DMBL', zone },
    ...{ consignee: 'Demo Garden Center', consigneeCity: 'Reno', consigneeState: 'NV', TotalQuantity: 2 },
    ...{ Totalweight: 800, pickupFrom: '10:00', pickupTo: '15:30' },
    ...given,
  })

/** A dock with these pickups on every day, which takes doors and readiness from who saw the pickup as it is now. */
export function dock(pickups: readonly WireDockPickup[]): readonly Answer[] {
  let now = pickups
  const changed = (target: { shipmentId: number; version: number }, change: Partial<WireDockPickup>) => {
    const { shipmentId, version } = target
    const before = now.find(pickup => pickup.shipmentId === shipmentId)
    if (before?.version !== version) return refusal('ChangedMeanwhile')
    now = now.map(pickup => (pickup === before ? { ...pickup, ...change, version: version + 1 } : pickup))
    return { shipmentId, version: version + 1, shipmentStatus: before.shipmentStatus }
  }
  return [
    answer(GetDockView, ({ body }) =>
      madeUp(wireDockView, {
        ...{ date: body.date || dockToday, today: dockToday, zone, pickups: [...now], total: now.length },
        doors: now.map(({ Door }) => Door).filter(door => door !== ''),
      }),
    ),
    answer(SetDockDoor, ({ body }) => changed(body, { Door: body.Door })),
    answer(MarkReady, ({ body }) =>
      changed(body, body.undo ? { readyAt: null, readyBy: '' } : { readyAt: at, readyBy: 'Demo Clerk' }),
    ),
  ]
}
