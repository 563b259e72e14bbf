import { useQueryClient } from '@tanstack/react-query'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { makeCall } from '../../api/call.ts'
import { keyOf } from '../../api/useCall.ts'
import type { FormRecord } from '../../ui/form/recordKeeper.ts'
import type { ActedShipment } from './shipmentReads.ts'

/** A shipment as the record of a form: somebody else's change of it is loaded, shown on the page, and merged into the form. */
export function useShipmentRecord<V>(
  { shipmentId, version }: ActedShipment,
  valuesOf: (details: WireShipmentDetails) => V,
): FormRecord<V> {
  const cache = useQueryClient()
  return {
    version,
    fresh: async () => {
      const asked = { body: { shipmentId } }
      const fresh = await makeCall(ShipmentDetails, asked)
      cache.setQueryData(keyOf(ShipmentDetails, asked), fresh)
      return { version: fresh.version, values: valuesOf(fresh) }
    },
  }
}
