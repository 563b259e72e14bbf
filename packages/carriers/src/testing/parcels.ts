import {
  type Address,
  type LineItem,
  noParcelNeeds,
  type ParcelNeeds,
  type PlainShipment,
  packagesOf,
  type Shipment,
} from '@waybill/domain'
import type { LabelOrder } from '../kit/labels.ts'
import { exampleOrder, exampleShipment, pallet } from './shipment.ts'

/** A small package of the shipper's own. */
export const box: LineItem = {
  ...pallet,
  ...{ description: 'Example parts', handlingUnits: 1, handlingUnitType: '02', pieces: 1, weightLb: 9.5 },
  ...{ lengthIn: 12, widthIn: 10, heightIn: 8, nmfc: '', freightClass: '' },
}

/** A shipment of small packages, each row saved under a number of its own. */
export function exampleParcels(
  items: readonly LineItem[] = [box],
  needs: Partial<ParcelNeeds> = {},
  changes: Partial<PlainShipment> = {},
): Shipment {
  const shipment = exampleShipment({ mode: 'PARCEL', accessorials: [], items, ...changes })
  const parcel = Object.keys(needs).length === 0 ? {} : { parcel: { ...noParcelNeeds, ...needs } }
  return { ...shipment, ...parcel, units: shipment.units.map((unit, index) => ({ ...unit, unitId: index + 1 })) }
}

/** The same, to a consignee elsewhere. */
export function sentTo(place: Partial<Address>, shipment = exampleParcels()): Shipment {
  const last = shipment.stops.length - 1
  const stops = shipment.stops.map((stop, index) =>
    index === last ? { ...stop, address: { ...stop.address, ...place } } : stop,
  )
  return { ...shipment, stops }
}

/** The stops of the way back. */
export const turned = (stops: Shipment['stops']): Shipment['stops'] =>
  stops.map((stop, index) => ({ ...stop, address: (stops.at(-1 - index) ?? stop).address }))

/** Labels of all its packages. */
export function exampleLabels(reference: string, serviceCode: string, shipment = exampleParcels()): LabelOrder {
  const { requester } = exampleOrder('', '')
  return {
    ...{ shipment, scac: '', serviceCode, quoteNumber: '', wireKey: crypto.randomUUID(), reference, requester },
    packages: packagesOf(shipment).map(one => ({ ...one, unitId: one.unitId ?? 0 })),
    shipmentNumber: 'W-1',
    format: 'zpl',
    docTab: 'none',
  }
}
