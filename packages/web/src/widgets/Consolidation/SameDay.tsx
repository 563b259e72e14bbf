import '../../texts/orders.ts'
import { GetSameDayShipments } from '@waybill/contract/calls/Shipment/GetSameDayShipments.ts'
import { Link } from 'react-router'
import { useCall } from '../../api/useCall.ts'
import { useLive } from '../../api/useLive.ts'
import { useText } from '../../texts/texts.ts'
import type { ActedShipment } from '../ShipmentActions/shipmentReads.ts'
import { useReachable } from '../screens.ts'
import classes from './SameDay.module.css'

/** Others named beside the first ones would say nothing more. */
const NAMED = 5

/** Says when others go to the same place on the same day, as long as they could still ride together. */
export function SameDay({ shipment }: { shipment: ActedShipment }) {
  const t = useText()
  const reachable = useReachable()
  const { shipmentId, shipmentStatus } = shipment
  const isUnbooked = shipmentStatus === 'O' || shipmentStatus === 'Q'
  const { data } = useCall(GetSameDayShipments, { body: { shipmentId } }, { enabled: isUnbooked, keepOld: false })
  useLive(isUnbooked ? '' : null, [GetSameDayShipments], news => news.topic === 'shipment')
  if (!isUnbooked || data === undefined || data.total === 0) return null
  return (
    <div className={classes.notice} role="status">
      <strong>{t('orders.sameDay', { count: data.total })}</strong>
      <p>
        {reachable('ShipmentDetails') &&
          data.shipments.slice(0, NAMED).map(other => (
            <Link key={other.shipmentId} to={`/ShipmentDetails/${other.shipmentId}`}>
              {other.BOLNumber}
            </Link>
          ))}
        {reachable('MultipleOrders') && reachable('OpenOrders') && (
          <Link to={`/MultipleOrders?tab=${shipmentStatus}&together=1`}>{t('orders.seeTogether')}</Link>
        )}
      </p>
    </div>
  )
}
