import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { KeyedPriceRow } from '../prices/index.ts'
import type { bookingsShown } from './bookingsShown.ts'

type InForce = Awaited<ReturnType<typeof bookingsShown>>['inForce']

type Shown = Pick<
  WireShipmentDetails,
  'isTendered' | 'AssignedPricesheetID' | 'tenderpricesheetinfo' | 'selectedService' | 'SelectedCarriers'
>

/** What a shipment says of the choice of its carrier, from the tender in force, else from the price that is selected. */
export function tenderShown(
  tender: InForce,
  selected: KeyedPriceRow | undefined,
  quotes: WireShipmentDetails['Quotes'],
): Shown {
  const chosen = tender?.scac ?? selected?.scac
  const carriers = new Map(quotes.map(({ CarrierSCAC, CarrierName }) => [CarrierSCAC, CarrierName]))
  if (selected !== undefined) carriers.set(selected.scac, selected.carrier_name)
  if (tender !== null) carriers.set(tender.scac, tender.carrierName)
  return {
    isTendered: tender !== null,
    AssignedPricesheetID: tender?.priceSheetId ?? null,
    tenderpricesheetinfo:
      tender === null ? null : { SelectedCarrierSCAC: tender.scac, ServiceDays: tender.transitDays },
    selectedService: tender?.service ?? selected?.service ?? '',
    SelectedCarriers: [...carriers].map(([CarrierSCAC, CarrierName]) => ({
      ...{ CarrierName, CarrierSCAC, selected: CarrierSCAC === chosen },
    })),
  }
}
