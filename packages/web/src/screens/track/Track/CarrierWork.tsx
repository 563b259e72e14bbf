import { Button } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../api/useCall.ts'
import { useLive } from '../../../api/useLive.ts'
import { useText } from '../../../texts/texts.ts'
import { OrderToGiveBack } from '../../../widgets/CarrierOrders/OrderToGiveBack.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { useReachable } from '../../../widgets/screens.ts'
import classes from './Track.module.css'

type Row = ReplyOf<typeof GetCarrierWork>['rows'][number]

/** Orders that a carrier may still come for though nobody wants them: a quiet band while there are any. */
export function CarrierWork() {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useCall(GetCarrierWork)
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
  const { rows } = data
  if (rows.length === 0) return null
  return (
    <section className={classes.work} aria-label={t('carrierOrders.others')}>
      <p className={classes.workHead}>
        <strong>{t('carrierOrders.work', { count: rows.length })}</strong>
        <span>{t('carrierOrders.workWhy')}</span>
        <Button variant="default" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'carrierOrders.hide' : 'carrierOrders.show')}
        </Button>
      </p>
      <ul id={id} hidden={!isOpen} className={classes.workList} aria-label={t('carrierOrders.workList')}>
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

function Shipment({ row }: { row: Row }) {
  const name = shipmentName(row)
  return useReachable()('ShipmentDetails') ? <Link to={`/ShipmentDetails/${row.shipmentId}`}>{name}</Link> : name
}
