import { Button } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import type { ExceptionKind } from '@waybill/domain'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { DueCall } from '../../../widgets/CarrierOrders/DueCall.tsx'
import { OrderToGiveBack } from '../../../widgets/CarrierOrders/OrderToGiveBack.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { useReachable } from '../../../widgets/screens.ts'
import { RaisedCharge } from './RaisedCharge.tsx'
import classes from './Track.module.css'

/** So many calls are shown without being asked for. */
const SHOWN_AT_ONCE = 3

/** Exceptions that stand there with the form that settles them. */
export const shownAsCarrierWork: readonly ExceptionKind[] = [
  ...(['duplicateOrder', 'cancelUnconfirmed', 'surplus', 'labelsMissing', 'carrierUntold'] as const),
]

type Row = ReplyOf<typeof GetCarrierWork>['rows'][number]

/**
 * Carriers that still have to be called: about orders that nobody wants, and about changes they can hear of no other way. A
 * quiet band while there are any.
 */
export function CarrierWork() {
  const t = useText()
  const id = useId()
  const [isWanted, setWanted] = useState<boolean | null>(null)
  const { data, error, refetch } = useCall(GetCarrierWork)
  const mayRecord = useReachable()('ShipmentDetails')
  useLive('', [GetCarrierWork], news => news.topic === 'shipment' || news.topic === 'booking')
  if (data === undefined) {
    if (error === null) return null
    return (
      <div className={classes.work} role="status">
        <p className={classes.workHead}>
          <span>{t('carrierOrders.workFailed')}</span>
          <Button variant="default" onClick={() => void refetch()}>
            {t('problems.retry')}
          </Button>
        </p>
      </div>
    )
  }
  const { rows, calls, charges } = data
  const count = rows.length + calls.length + charges.length
  if (count === 0) return null
  // A few stand there as they are; many would push the list off the page.
  const isOpen = isWanted ?? count <= SHOWN_AT_ONCE
  return (
    <section className={classes.work} aria-label={t('carrierOrders.callList')}>
      <p className={classes.workHead}>
        <strong>{t(charges.length === count ? 'carrierOrders.toSee' : 'carrierOrders.toCall', { count })}</strong>
        {rows.some(({ state }) => state !== 'mailUnknown' && state !== 'cameBack' && state !== 'incomplete') && (
          <span>{t('carrierOrders.workWhy')}</span>
        )}
        <Button variant="default" aria-expanded={isOpen} aria-controls={id} onClick={() => setWanted(!isOpen)}>
          {t(isOpen ? 'carrierOrders.hide' : 'carrierOrders.show')}
        </Button>
      </p>
      <ul id={id} hidden={!isOpen} className={classes.workList} aria-label={t('carrierOrders.callList')}>
        {calls.map(call => (
          <li key={`call ${call.bookingId}`}>
            <DueCall call={call} title={<Shipment row={call} />} mayRecord={mayRecord} />
          </li>
        ))}
        {charges.map(charge => (
          <li key={`charge ${charge.tenderId}`}>
            <RaisedCharge charge={charge} title={<Shipment row={charge} />} />
          </li>
        ))}
        {rows.map(row => (
          <li key={row.bookingId}>
            <OrderToGiveBack order={orderOf(row)} title={<Shipment row={row} />} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const orderOf = (row: Row) => ({ ...row, call: '' })

function Shipment({ row }: { row: Pick<Row, 'shipmentId' | 'BOLNumber'> }) {
  const name = shipmentName(row)
  return useReachable()('ShipmentDetails') ? <Link to={`/ShipmentDetails/${row.shipmentId}`}>{name}</Link> : name
}
