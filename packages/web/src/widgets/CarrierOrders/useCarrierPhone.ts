import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { useCall } from '../../api/useCall.ts'

/** The number of a carrier of ours; blank while it is not known. */
export function useCarrierPhone(scac: string): string {
  const { data } = useCall(CarriersList, {}, { freshFor: 60_000, enabled: scac !== '' })
  return data?.carriers.find(carrier => carrier.SCAC === scac)?.Phone ?? ''
}
