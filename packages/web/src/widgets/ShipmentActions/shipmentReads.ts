import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'

/** Every read that shows something of a shipment: asked again after it changed. */
export const shipmentReads = [
  ShipmentDetails,
  GetShipmentList,
  GetShipmentCount,
  GetCarrierWork,
  PrintDocumentDetails,
] as const

/** A shipment as far as an action needs to know it; rows of a list and its details both are one. */
export interface ActedShipment {
  readonly shipmentId: number
  readonly version: number
  readonly shipmentStatus: 'O' | 'Q' | 'T' | 'A' | 'D' | 'V'
  readonly BOLNumber: string
}
