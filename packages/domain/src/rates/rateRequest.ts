import type { LineItem, PaymentTerms, Shipment } from '../shipment/shipment.ts'
import type { LaneEnd } from './lanes.ts'

export type RatedItem = Pick<
  LineItem,
  'weightLb' | 'freightClass' | 'handlingUnits' | 'pieces' | 'lengthIn' | 'widthIn' | 'heightIn'
> & { readonly hazmat: boolean }

/** What an LTL price is asked for. */
export interface RateRequest {
  readonly origin: LaneEnd
  readonly destination: LaneEnd
  readonly terms: PaymentTerms
  /** Local date at the origin. */
  readonly pickupDate: string
  readonly items: readonly RatedItem[]
  /** Codes as the shipper asked for them. Hazmat and overlength are seen from the items and added. */
  readonly accessorials: readonly string[]
}

export function rateRequestOf(shipment: Shipment): RateRequest {
  return {
    origin: shipment.origin,
    destination: shipment.destination,
    terms: shipment.terms,
    pickupDate: shipment.pickup.date,
    items: shipment.items.map(item => ({ ...item, hazmat: item.hazmat !== null })),
    accessorials: shipment.accessorials,
  }
}
