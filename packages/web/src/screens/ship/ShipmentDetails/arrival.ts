import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { statusNames } from '@waybill/domain'
import { isLate } from '../../../ui/late.ts'

type Arrival =
  /** `at`: when it was moved there; blank: nobody knows. */
  | { readonly kind: 'delivered'; readonly at: string }
  /** `date`: blank when the carrier did not say. */
  | { readonly kind: 'expected'; readonly date: string; readonly isLate: boolean }

/** When it comes, or came: what was promised is no news any more once it is there. */
export function arrivalOf(
  details: Pick<WireShipmentDetails, 'shipmentStatus' | 'deliveryDate' | 'originZone' | 'history'>,
  now = new Date(),
): Arrival {
  const { shipmentStatus, deliveryDate: date, originZone, history } = details
  if (shipmentStatus === 'D') {
    const move = history.find(({ changes }) => changes.some(({ after }) => after === statusNames.D))
    return { kind: 'delivered', at: move?.at ?? '' }
  }
  const isOnRoad = shipmentStatus === 'T' || shipmentStatus === 'A'
  return { kind: 'expected', date, isLate: isOnRoad && isLate(date, originZone, now) }
}
