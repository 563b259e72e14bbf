import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'

/** Carriers are asked, and what they offer is booked, before the shipment is. */
export const isUnbooked = ({ shipmentStatus }: Pick<WireShipmentDetails, 'shipmentStatus'>): boolean =>
  shipmentStatus === 'O' || shipmentStatus === 'Q'

/** Carriers are being offered it: only then is a shipment Tendered without a booking. */
export const isOffered = ({
  shipmentStatus,
  booking,
}: Pick<WireShipmentDetails, 'shipmentStatus' | 'booking'>): boolean =>
  shipmentStatus === 'T' && booking.state === 'none'
