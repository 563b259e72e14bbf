import { Button } from '@mantine/core'
import { AskCarrier } from '@waybill/contract/calls/Shipment/AskCarrier.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import type { ReactNode } from 'react'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { notify } from '../../../ui/notify.ts'
import type { OpenPanel } from './DetailsPanel.tsx'
import classes from './ShipmentDetails.module.css'

interface Props {
  readonly details: WireShipmentDetails
  readonly onPanel: (panel: OpenPanel) => void
}

/** Where the carrier's side stands when that is not simply booked: never better than what is known. */
export function BookingNotice({ details, onPanel }: Props) {
  const t = useText()
  const { booking, carrier, shipmentStatus, shipmentId } = details
  const carrierName = carrier?.CarrierName ?? t('shipment.carrier')
  const phone = carrier?.phone ?? ''
  const said = { carrier: carrierName, phone: phone === '' ? carrierName : phone }
  const answer = booking.answer === '' ? null : <p>{t('shipment.answer', { answer: booking.answer })}</p>
  const isOrder = booking.way === 'api'
  if (shipmentStatus === 'V') return <Voided details={details} onPanel={onPanel} />
  switch (booking.state) {
    case 'reserved':
      return (
        <Notice title={t(isOrder ? 'shipment.orderReserved' : 'shipment.bookingReserved', said)}>
          <p>{t(isOrder ? 'shipment.orderReservedWhy' : 'shipment.bookingReservedWhy')}</p>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="warn" title={t(isOrder ? 'shipment.orderUnknown' : 'shipment.bookingUnknown', said)}>
          <p>{t(isOrder ? 'shipment.orderUnknownWhy' : 'shipment.bookingUnknownWhy', said)}</p>
          {answer}
          {isOrder && <AskNow shipmentId={shipmentId} />}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="bad" title={t('shipment.bookingRefused', said)}>
          {answer}
          <p>{t('shipment.bookingRefusedWhy')}</p>
        </Notice>
      )
    case 'cancelled':
      return <Notice title={t('shipment.bookingCancelled', said)}>{answer}</Notice>
    case 'none':
    case 'booked':
      return null
  }
}

function Notice({ title, tone, children }: { title: string; tone?: 'warn' | 'bad' | 'busy'; children?: ReactNode }) {
  return (
    <div className={classes.notice} data-tone={tone} role="status">
      <p>
        <strong>{title}</strong>
      </p>
      {children}
    </div>
  )
}

/** The carrier's side of a voided shipment: cancelled, refused, or not confirmed; and who was called about it. */
function Voided({ details, onPanel }: Props) {
  const t = useText()
  const { booking, carrier } = details
  if (carrier === null || booking.state === 'none') return null
  const said = { carrier: carrier.CarrierName, phone: carrier.phone }
  const { cancelState, cancelAnswer, cancelCall } = booking
  const isDone = cancelState === 'cancelled' || cancelCall !== ''
  const title = cancelState === '' ? t('shipment.bookingCancelled', said) : t(`shipment.cancel_${cancelState}`, said)
  const toCall = t(carrier.phone === '' ? 'shipment.callToCancelNoPhone' : 'shipment.callToCancel', said)
  const needsCall = !isDone && cancelState !== 'asked'
  return (
    <Notice tone={isDone || cancelState === 'asked' ? 'busy' : 'warn'} title={title}>
      {cancelAnswer !== '' && <p>{t('shipment.answer', { answer: cancelAnswer })}</p>}
      {needsCall && <p>{toCall}</p>}
      {cancelCall !== '' && <p>{cancelCall}</p>}
      {cancelState !== 'cancelled' && cancelState !== 'asked' && (
        <Button variant="default" onClick={() => onPanel({ kind: 'call' })}>
          {t('shipment.recordCall')}
        </Button>
      )}
    </Notice>
  )
}

function AskNow({ shipmentId }: { shipmentId: number }) {
  const t = useText()
  const { mutateAsync } = useChange(AskCarrier)
  const ask = async (): Promise<void> => {
    try {
      await mutateAsync({ body: { shipmentId } })
      notify.done(t('shipment.askedNow'))
    } catch (error) {
      notify.failed(explainShort(error))
    }
  }
  return (
    <ActionButton variant="default" onAct={ask}>
      {t('shipment.askNow')}
    </ActionButton>
  )
}
