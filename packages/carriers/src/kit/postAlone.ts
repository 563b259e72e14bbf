import { destinationOf, isByPostAlone, originOf, type Shipment, sentence } from '@waybill/domain'
import type { CarrierFailure } from './connector.ts'
import { refusal } from './failures.ts'

/** Why a carrier other than the Postal Service is not asked: one end is a box or a military post office; null: neither is. */
export const notByPost = (scac: string, shipment: Shipment): CarrierFailure | null =>
  [originOf(shipment), destinationOf(shipment)].some(isByPostAlone) ? refusal(scac, sentence('postAlone')) : null
