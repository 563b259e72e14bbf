import { useQueryClient } from '@tanstack/react-query'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { makeCall } from '../../api/call.ts'
import { keyOf } from '../../api/useCall.ts'
import type { FormRecord } from '../../ui/form/recordKeeper.ts'
import type { ActedShipment } from './shipmentReads.ts'

/** What an action rests on beside its own fields. */
interface Basis {
  /** As it is when the form is opened. */
  readonly now: unknown
  readonly of: (details: WireShipmentDetails) => unknown
  /** Why nothing is left to do; empty: something is. */
  readonly over?: (details: WireShipmentDetails) => string
}

/** For what is done to a shipment wherever it stands the same. */
export const statusOf = ({ shipmentStatus }: Pick<ActedShipment, 'shipmentStatus'>): string => shipmentStatus

/** For what is said about the order that a carrier may hold. */
export const orderOf = ({ shipmentStatus, booking }: WireShipmentDetails): readonly unknown[] => [
  ...[shipmentStatus, booking.bookingId, booking.state, booking.cancelState],
]

/**
 * A shipment as the record of a form: somebody else's change of it is loaded, shown on the page, and merged into the form.
 * @param basis with it, a change of anything else (such as a PRO number that came) does not make the person press again.
 */
export function useShipmentRecord<V>(
  { shipmentId, version }: ActedShipment,
  valuesOf: (details: WireShipmentDetails) => V,
  basis?: Basis,
): FormRecord<V> {
  const cache = useQueryClient()
  return {
    version,
    basis: basis?.now,
    fresh: async () => {
      const asked = { body: { shipmentId } }
      const fresh = await makeCall(ShipmentDetails, asked)
      cache.setQueryData(keyOf(ShipmentDetails, asked), fresh)
      const over = basis?.over?.(fresh) ?? ''
      return { version: fresh.version, values: valuesOf(fresh), basis: basis?.of(fresh), over }
    },
  }
}
