import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useText } from '../../../texts/texts.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { PriceBreakdown } from '../../../widgets/PriceTrace/PriceTrace.tsx'
import { isOffered, isUnbooked } from './bookingStage.ts'
import { Part } from './Part.tsx'

/** The price that was taken, to the cent. */
export function MoneyQuoted({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const isOpen = isUnbooked(details)
  const rate = details.PriceSheets.find(each => each.PricesheetID === details.selectedPricesheetid)
  const isPaidByOthers = !isOpen && details.TotalCharge === null && details.shipment.PaymentType !== 'P'
  if (isOffered(details)) {
    return (
      <Part title={t('shipment.money')}>
        <Hint>{t('shipment.moneyOffered')}</Hint>
      </Part>
    )
  }
  if (rate === undefined || isPaidByOthers) {
    return (
      <Part title={t('shipment.money')}>
        <Hint>{t(isPaidByOthers ? 'carrierOrders.noPriceOfOurs' : 'shipment.noCharges')}</Hint>
      </Part>
    )
  }
  return (
    <Part title={t('shipment.money')} why={t(isOpen ? 'shipment.moneyOpen' : 'shipment.moneyWhy')}>
      <PriceBreakdown rate={rate} />
    </Part>
  )
}
