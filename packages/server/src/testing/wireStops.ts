import type { BodyOf } from '@waybill/contract'
import type { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { sampleWireShipment } from './wireShipment.ts'

type Entered = BodyOf<typeof BuildShipment>['shipment']
type EnteredStop = NonNullable<Entered['ShipmentStops']>[number]

const { Origin, Destination, SheduleDateTime } = sampleWireShipment()

const halfway: EnteredStop = {
  StopType: 'delivery',
  DropOffAddress: { ...Destination, CompanyName: 'Test Halfway', City: 'Toledo', State: 'OH', Zip: '43604' },
  SheduleDateTime: { PickupByDate: '2026-11-25', PickupByFromTime: '08:00', PickupByToTime: '12:00' },
  Reference1: 'DOCK 7',
}

/**
 * From Dayton over Toledo to Reno: a pallet with two lines for Reno, a second one with the rest of the second line for
 * Toledo, each under a bill of its own.
 */
export const sampleWireStops = (changes: Entered = {}): Entered => ({
  ...sampleWireShipment(),
  ShipmentStops: [
    { StopType: 'pickup', DropOffAddress: Origin, SheduleDateTime },
    halfway,
    { StopType: 'delivery', DropOffAddress: Destination, AdditionalService: ['LGDEL'] },
  ],
  Lines: [
    { Description: 'Pump housings', NMFC: '156600-2', itemClass: '70', Pieces: 10, PieceType: 'CTN', Weight: 500 },
    { Description: 'Gaskets', itemClass: '92.5', Pieces: 6, PieceType: 'CTN', Weight: 90 },
  ],
  HandlingUnits: [
    {
      ...{ Qty: 1, packageType: 'PLT', Length: 48, Width: 40, Height: 48, LoadStop: 1, UnloadStop: 3 },
      Contents: [
        { Line: 1, Pieces: 10, Weight: 500 },
        { Line: 2, Pieces: 4, Weight: 60 },
      ],
    },
    {
      ...{ Qty: 1, packageType: 'PLT', Length: 48, Width: 40, Height: 20, LoadStop: 1, UnloadStop: 2 },
      Contents: [{ Line: 2, Pieces: 2, Weight: 30 }],
    },
  ],
  Bills: [
    { FromStop: 1, ToStop: 3 },
    { FromStop: 1, ToStop: 2 },
  ],
  ...changes,
})

/** A pickup, so many deliveries less one, and a pallet of 100 lb for each. */
export function wireStops(stops: number): Entered {
  const deliveries = Array.from({ length: stops - 1 }, (_, n) => n + 2)
  return sampleWireStops({
    ShipmentStops: [{ StopType: 'pickup', DropOffAddress: Origin, SheduleDateTime }, ...deliveries.map(() => halfway)],
    Lines: [{ Description: 'Goods', itemClass: '70', Pieces: stops - 1, PieceType: 'CTN', Weight: 100 * (stops - 1) }],
    HandlingUnits: deliveries.map(UnloadStop => ({
      ...{ Qty: 1, packageType: 'PLT', LoadStop: 1, UnloadStop },
      Contents: [{ Line: 1, Pieces: 1, Weight: 100 }],
    })),
    Bills: [],
  })
}
