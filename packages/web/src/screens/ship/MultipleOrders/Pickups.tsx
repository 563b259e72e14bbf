import { GetScheduleShipmentCount } from '@waybill/contract/calls/Shipment/GetScheduleShipmentCount.ts'
import { useCall } from '../../../api/useCall.ts'
import { useText } from '../../../texts/texts.ts'
import { formatCount } from '../../../ui/format.ts'
import classes from './MultipleOrders.module.css'

const days = ['overdue', 'today', 'tomorrow', 'later'] as const

/** How many booked shipments wait for their truck, by day; nothing while there are none. */
export function Pickups() {
  const t = useText()
  const { data } = useCall(GetScheduleShipmentCount)
  if (data === undefined || data.total === 0) return null
  return (
    <p className={classes.pickups}>
      <strong>{t('multipleOrders.pickups')}</strong>
      {days
        .filter(day => data[day] > 0)
        .map(day => (
          <span key={day} data-day={day}>
            {t(`multipleOrders.${day}`, { count: formatCount(data[day]) })}
          </span>
        ))}
    </p>
  )
}
