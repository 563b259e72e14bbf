import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useText } from '../../../texts/texts.ts'
import classes from './ShipmentDetails.module.css'

/** Where the carrier's side stands when that is not simply booked: never better than what is known. */
export function BookingNotice({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const { booking, carrier, shipmentStatus } = details
  const name = carrier?.CarrierName ?? t('shipment.carrier')
  const phone = carrier?.phone ?? ''
  const answer = booking.answer === '' ? null : <p>{t('shipment.answer', { answer: booking.answer })}</p>
  if (shipmentStatus === 'V') {
    if (carrier === null || booking.state === 'none') return null
    const isOver = booking.state === 'cancelled'
    return (
      <div className={classes.notice} data-tone={isOver ? 'busy' : 'warn'}>
        {isOver && <p>{t('shipment.bookingCancelled', { carrier: name })}</p>}
        <p>{t(phone === '' ? 'shipment.callToCancelNoPhone' : 'shipment.callToCancel', { carrier: name, phone })}</p>
        {answer}
      </div>
    )
  }
  switch (booking.state) {
    case 'reserved':
      return (
        <div className={classes.notice} role="status">
          <p>
            <strong>{t('shipment.bookingReserved', { carrier: name })}</strong>
          </p>
          <p>{t('shipment.bookingReservedWhy')}</p>
        </div>
      )
    case 'unknown':
      return (
        <div className={classes.notice} data-tone="warn" role="status">
          <p>
            <strong>{t('shipment.bookingUnknown', { carrier: name })}</strong>
          </p>
          <p>{t('shipment.bookingUnknownWhy', { phone: phone === '' ? name : phone })}</p>
          {answer}
        </div>
      )
    case 'refused':
      return (
        <div className={classes.notice} data-tone="bad" role="status">
          <p>
            <strong>{t('shipment.bookingRefused', { carrier: name })}</strong>
          </p>
          {answer}
          <p>{t('shipment.bookingRefusedWhy')}</p>
        </div>
      )
    case 'cancelled':
      return (
        <div className={classes.notice}>
          <p>{t('shipment.bookingCancelled', { carrier: name })}</p>
          {answer}
        </div>
      )
    case 'none':
    case 'booked':
      return null
  }
}
