import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useText } from '../../../texts/texts.ts'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { Breakdown, PriceBreakdown } from '../../../widgets/PriceTrace/PriceTrace.tsx'
import { agreedCharge, payersAccount } from '../../../widgets/ShipmentActions/charge.ts'
import { isOffered, isUnbooked } from './bookingStage.ts'
import { InvoicePart } from './InvoicePart.tsx'
import { Part } from './Part.tsx'

/** The price that was taken, to the cent; what its labels cost, where it has any; and who pays, where that is not us. */
export function MoneyQuoted({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const isOpen = isUnbooked(details)
  const { PaymentType } = details.shipment
  const rate = details.PriceSheets.find(each => each.PricesheetID === details.selectedPricesheetid)
  if (isOffered(details)) {
    return (
      <Part title={t('shipment.money')}>
        <Hint>{t('shipment.moneyOffered')}</Hint>
      </Part>
    )
  }
  const isByOthers = PaymentType !== 'P'
  const hasPrice = rate !== undefined && (isOpen || agreedCharge(details) !== null)
  const why =
    hasPrice && !isByOthers
      ? isOpen
        ? t('shipment.moneyOpen', { carrier: rate.CarrierName })
        : t('shipment.moneyWhy')
      : undefined
  return (
    <Part title={t('shipment.money')} {...(why === undefined ? {} : { why })}>
      {isByOthers && <Payer details={details} hasPrice={hasPrice} />}
      {hasPrice && <PriceBreakdown rate={rate} {...(labelsCost(details) ? { name: t('shipment.quotedTotal') } : {})} />}
      {!hasPrice && !isByOthers && !labelsCost(details) && <Hint>{t('shipment.noCharges')}</Hint>}
      {labelsCost(details) && <LabelCharges details={details} />}
      <InvoicePart details={details} />
    </Part>
  )
}

/** Who pays, on which account of theirs, and that the prices are an estimate. */
function Payer({ details: { shipment, carrier }, hasPrice }: { details: WireShipmentDetails; hasPrice: boolean }) {
  const t = useText()
  const account = carrier === null ? '' : payersAccount(shipment, carrier.CarrierSCAC)
  return (
    <>
      <p>
        {t(shipment.PaymentType === 'C' ? 'shipment.paidBy_C' : 'shipment.paidBy_T')}
        {account !== '' && ` · ${t('shipment.paidByAccount', { account })}`}
      </p>
      <Hint>{t(hasPrice ? 'shipment.moneyOthers' : 'carrierOrders.noPriceOfOurs')}</Hint>
    </>
  )
}

const labelsCost = ({ labels }: WireShipmentDetails): boolean => labels.some(({ charge }) => charge !== null)

/** What the labels in force cost together, and what those cost that are no part of it. */
function LabelCharges({ details: { labels, currency } }: { details: WireShipmentDetails }) {
  const t = useText()
  const known = labels.flatMap(({ charge, ...label }) => (charge === null ? [] : [{ ...label, charge }]))
  const together = (some: typeof known) => ({
    count: some.length,
    amount: some.reduce((sum, { charge }) => sum + charge, 0),
  })
  const charged = together(known.filter(({ isCharged }) => isCharged))
  const surplus = together(known.filter(({ isSurplus, state }) => isSurplus && state !== 'voided'))
  const voided = together(known.filter(({ isCharged, state }) => state === 'voided' && !isCharged))
  const besides = [
    ...(voided.count === 0 ? [] : [{ ...voided, words: t('shipment.labelsVoided', { count: voided.count }) }]),
    ...(surplus.count === 0 ? [] : [{ ...surplus, words: t('shipment.labelsSurplus', { count: surplus.count }) }]),
  ]
  return (
    <>
      <Breakdown
        lines={[]}
        total={charged.amount}
        currency={currency}
        name={t('shipment.labelsCharge', { count: charged.count })}
      />
      {besides.map(({ words, amount }) => (
        <Hint key={words}>
          {words}: {formatMoney(amount, currency)}
        </Hint>
      ))}
    </>
  )
}
