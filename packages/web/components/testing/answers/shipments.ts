import { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { GetExceptionCounts } from '@waybill/contract/calls/Exceptions/GetExceptionCounts.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { type WireShipmentRow, wireShipmentRow } from '@waybill/contract/wire/shipmentRow.ts'
import { madeUp } from '../madeUp.ts'
import { type Answer, answer, empty } from '../wire.ts'

/** A delivered shipment as lists show it; its BOL ends with its number. */
export const shipmentRow = (shipmentId: number, given: Partial<WireShipmentRow> = {}): WireShipmentRow =>
  madeUp(wireShipmentRow, {
    ...{ shipmentId, UniqueName: `ship-${shipmentId}`, BOLNumber: `0400000${shipmentId}`, shipmentStatus: 'D' },
    ...{ PRONumber: `PRO-${shipmentId}`, shipperCity: 'Dayton', consignee: 'Demo Garden Center' },
    ...{
      consigneeCity: 'Houston',
      consigneeState: 'TX',
      shipDate: '2026-11-23',
      pickupFrom: '10:00',
      pickupTo: '15:30',
    },
    ...{ CarrierName: 'Demo Buckeye Lines', CarrierSCAC: 'DMBL', serviceDays: 3, deliveryDate: '2026-11-26' },
    ...{ TotalCharge: 48_250, currency: 'USD', PaymentType: 'P', shipMode: 'LTL', Totalweight: 800, TotalQuantity: 2 },
    ...{ createdAt: '2026-11-20T14:00:00.000Z', createdBy: 'Demo Clerk', version: 1 },
    ...given,
  })

/** So many delivered shipments, numbered from 101. */
export const shipmentRows = (count: number, given: Partial<WireShipmentRow> = {}): readonly WireShipmentRow[] =>
  Array.from({ length: count }, (_, n) => shipmentRow(101 + n, given))

/** One of each status, numbered from 101. */
export const shipmentOfEachStatus: readonly WireShipmentRow[] = wireShipmentRow.shape.shipmentStatus.options.map(
  (shipmentStatus, n) => shipmentRow(101 + n, { shipmentStatus }),
)

/** A page with all of these. */
export const listed = (rows: readonly WireShipmentRow[]) => ({ rows: [...rows], total: rows.length, nextCursor: null })

export const shipmentList = (rows: readonly WireShipmentRow[]): Answer => answer(GetShipmentList, listed(rows))

/** What Track and Multiple Orders ask for beside their list. */
export const besideShipments: readonly Answer[] = [
  empty(GetCarrierWork),
  empty(GetExceptionCounts),
  empty(CarriersList),
  empty(AddressDataList),
  empty(GetShipmentCount),
]
