import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useText } from '../../../texts/texts.ts'
import { type CarrierOrder, canSwapWith, isOpenOrder } from '../../../widgets/CarrierOrders/carrierOrder.ts'
import { OrderToGiveBack } from '../../../widgets/CarrierOrders/OrderToGiveBack.tsx'
import { useCarrierPhone } from '../../../widgets/CarrierOrders/useCarrierPhone.ts'
import { Notice } from './Notice.tsx'
import classes from './OtherOrders.module.css'
import { Part } from './Part.tsx'

type Other = WireShipmentDetails['otherBookings'][number]

const orderOf = (details: WireShipmentDetails, other: Other): Omit<CarrierOrder, 'phone'> => ({
  shipmentId: details.shipmentId,
  bookingId: other.bookingId,
  CarrierName: other.CarrierName,
  state: other.state,
  PRONumber: other.PRONumber,
  pickupNumber: other.pickupNumber,
  reason: other.cancelReason,
  answer: other.cancelAnswer,
  call: other.cancelCall,
  heldSince: '',
  canSwap: canSwapWith(details, other.state),
  amount: other.amount,
  currency: other.currency,
})

const isOpen = ({ state, cancelCall }: Other): boolean => isOpenOrder({ state, call: cancelCall })

function OtherOrder({ details, other }: { details: WireShipmentDetails; other: Other }) {
  const phone = useCarrierPhone(other.CarrierSCAC)
  return <OrderToGiveBack order={{ ...orderOf(details, other), phone }} />
}

/** Orders beside the one in force for which a carrier may still come: above everything else. */
export function OpenOrders({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const open = details.otherBookings.filter(isOpen)
  if (open.length === 0) return null
  const title = t('carrierOrders.work', { count: open.length })
  return (
    <Notice tone="warn" title={title}>
      <div className={classes.earlier}>
        {open.map(other => (
          <OtherOrder key={other.bookingId} details={details} other={other} />
        ))}
      </div>
    </Notice>
  )
}

/** Orders that were given back, or about which somebody called. */
export function EarlierOrders({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const settled = details.otherBookings.filter(other => !isOpen(other))
  if (settled.length === 0) return null
  return (
    <Part title={t('carrierOrders.earlier')}>
      <div className={classes.earlier}>
        {settled.map(other => (
          <OtherOrder key={other.bookingId} details={details} other={other} />
        ))}
      </div>
    </Part>
  )
}
