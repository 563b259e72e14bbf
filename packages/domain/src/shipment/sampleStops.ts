import { shipmentOfPlain, stopAt } from './plainForm.ts'
import { sampleItem, sampleShipment } from './sampleShipment.ts'
import type { HandlingUnit, Shipment, ShipmentLine } from './shipment.ts'

const plain = shipmentOfPlain(sampleShipment)

export const sampleLine: ShipmentLine = {
  lineId: null,
  description: 'Pump housings',
  itemCode: 'PH-1',
  nmfc: '156600-2',
  freightClass: '70',
  pieces: 10,
  pieceType: 'CTN',
  weightLb: 500,
  wtUnit: 1,
  hazmat: null,
}

export const sampleUnit: HandlingUnit = {
  unitId: null,
  count: 1,
  type: 'PLT',
  lengthIn: sampleItem.lengthIn,
  widthIn: sampleItem.widthIn,
  heightIn: sampleItem.heightIn,
  dimUnit: 1,
  grossWeightLb: null,
  stackable: false,
  loadedAt: 1,
  unloadedAt: 3,
  contents: [{ line: 1, pieces: 10, weightLb: 500 }],
}

const address = sampleShipment.destination

/** From Dayton over Toledo to Reno: a pallet with two lines for Reno, one with the rest of the second for Toledo. */
export const sampleStops: Shipment = {
  ...plain,
  stops: [
    stopAt('pickup', sampleShipment.origin, sampleShipment.pickup),
    stopAt(
      'delivery',
      { ...address, company: 'Demo Halfway', city: 'Toledo', state: 'OH', zip: '43604' },
      { date: '2026-11-25', from: '08:00', to: '12:00' },
    ),
    stopAt('delivery', address),
  ],
  lines: [sampleLine, { ...sampleLine, description: 'Gaskets', pieces: 6, weightLb: 90 }],
  units: [
    {
      ...sampleUnit,
      contents: [
        { line: 1, pieces: 10, weightLb: 500 },
        { line: 2, pieces: 4, weightLb: 60 },
      ],
    },
    { ...sampleUnit, unloadedAt: 2, contents: [{ line: 2, pieces: 2, weightLb: 30 }] },
  ],
  bills: [{ billId: null, number: '', fromStop: 1, toStop: 3, terms: null, billTo: null }],
}
