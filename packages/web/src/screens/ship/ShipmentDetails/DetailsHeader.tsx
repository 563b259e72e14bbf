import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { InstantText } from '../../../ui/InstantText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Badge, StatusBadge } from '../../../ui/StatusBadge.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { arrivalOf } from './arrival.ts'
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
  const pickup = shipment.SheduleDateTime
  const name = shipmentName(details)
  const arrival = arrivalOf(details)
  const isPaidByOthers = details.carrier !== null && shipment.PaymentType !== 'P'
  return (
    <header className={classes.header}>
      <div className={classes.headline}>
        <h1>{details.BOLNumber === '' ? name : t('shipment.title', { bol: name })}</h1>
        <StatusBadge status={details.shipmentStatus} />
        <DetailsActions details={details} onPanel={onPanel} />
      </div>
      <dl className={classes.strip}>
        <div>
          <dt>{t('shipment.carrier')}</dt>
          <dd>{carrier ? `${carrier.CarrierName} (${carrier.CarrierSCAC})` : t('shipment.notBooked')}</dd>
        </div>
        <div>
          <dt>{t('shipment.pro')}</dt>
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
        <div>
          <dt>{t('shipment.amount')}</dt>
          <dd>
            {details.TotalCharge === null ? (
              t(isPaidByOthers ? 'carrierOrders.paidByOthers' : 'shipment.noPrice')
            ) : (
              <Money amount={details.TotalCharge} currency={details.currency} />
            )}
          </dd>
        </div>
      </dl>
    </header>
  )
}
