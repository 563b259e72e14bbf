import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { modes } from '@waybill/domain'
import { seesPrices } from '../../../api/session.ts'
import { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Badge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { arrivalOf } from './arrival.ts'
import { isOffered } from './bookingStage.ts'
import { DetailsActions } from './DetailsActions.tsx'
import classes from './DetailsHeader.module.css'
import type { OpenPanel } from './DetailsPanel.tsx'

/** Stays in sight: which shipment, where it stands, with whom, what it costs, what next. */
export function DetailsHeader({
  details,
  onPanel,
}: {
  details: WireShipmentDetails
  onPanel: (panel: OpenPanel) => void
}) {
  const t = useText()
  const { carrier, shipment } = details
  const { isLabelled } = modes[shipment.shipMode]
  const pickup = shipment.SheduleDateTime
  const name = shipmentName(details)
  const arrival = arrivalOf(details)
  return (
    <header className={classes.header} data-keep-clear>
      <div className={classes.headline}>
        <h1>
          {details.BOLNumber === '' ? name : t(isLabelled ? 'shipment.parcelTitle' : 'shipment.title', { bol: name })}
        </h1>
        <StatusBadge status={details.shipmentStatus} />
        <DetailsActions details={details} onPanel={onPanel} />
      </div>
      <dl className={classes.strip}>
        <div>
          <dt>{t('shipment.carrier')}</dt>
          <dd>{carrier ? `${carrier.CarrierName} (${carrier.CarrierSCAC})` : t('shipment.notBooked')}</dd>
        </div>
        <div>
          <dt>{t(isLabelled ? 'shipment.trackingNumber' : 'shipment.pro')}</dt>
          <dd>{details.PRONumber === '' ? t('shipment.noPro') : details.PRONumber}</dd>
        </div>
        <div className={classes.wideOnly}>
          <dt>{t('shipment.when')}</dt>
          <dd>
            <DateText date={pickup.PickupByDate} />
          </dd>
        </div>
        <div>
          <dt>{t(arrival.kind === 'delivered' ? 'shipment.delivered' : 'shipment.eta')}</dt>
          <dd>
            {arrival.kind === 'delivered' ? <InstantText at={arrival.at} /> : <DateText date={arrival.date} />}{' '}
            {arrival.kind === 'expected' && arrival.isLate && <Badge tone="bad">{t('shipment.late')}</Badge>}
          </dd>
        </div>
        {seesPrices() && (
          <div>
            <dt>{t('shipment.amount')}</dt>
            <dd>
              <Amount details={details} />
            </dd>
          </div>
        )}
      </dl>
    </header>
  )
}

/** What it costs; before it is booked, the price that is chosen so far. */
function Amount({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const { TotalCharge, otherCharge, currency, carrier, PriceSheets, selectedPricesheetid } = details
  const { PaymentType } = details.shipment
  if (TotalCharge !== null) return <Money amount={TotalCharge} currency={currency} />
  const chosen = PriceSheets.find(rate => rate.PricesheetID === selectedPricesheetid)
  if (isOffered(details)) return t('shipment.amountOffered')
  if (PaymentType !== 'P') {
    const open = carrier === null && chosen?.current === true ? chosen : null
    const estimate =
      otherCharge !== null
        ? formatMoney(otherCharge, currency)
        : open !== null
          ? formatMoney(open.CurrAmount, open.currency)
          : ''
    const payer = t(`shipment.paidBy_${PaymentType}`)
    return estimate === '' ? payer : `${payer} · ${t('shipment.estimated', { amount: estimate })}`
  }
  if (carrier !== null || chosen?.current !== true) return t('shipment.noPrice')
  return t('shipment.quotedAt', { amount: formatMoney(chosen.CurrAmount, chosen.currency) })
}
