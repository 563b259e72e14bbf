import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useIsHeld } from '../../../api/useSession.ts'
import { served } from '../../../texts/names.ts'
import { said } from '../../../texts/said.ts'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { useCarrierPhone } from '../../../widgets/CarrierOrders/useCarrierPhone.ts'
import { handMoves } from '../../../widgets/ShipmentActions/handMoves.ts'
import { AskNow } from './AskNow.tsx'
import { CarrierKnows } from './CarrierKnows.tsx'
import type { OpenPanel } from './DetailsPanel.tsx'
import { Notice } from './Notice.tsx'

interface Props {
  readonly details: WireShipmentDetails
  readonly onPanel: (panel: OpenPanel) => void
}

/** Where the carrier's side stands when that is not simply booked: never better than what is known. */
export function BookingNotice({ details, onPanel }: Props) {
  const t = useText()
  const isHeld = useIsHeld()
  const { booking, carrier, shipmentStatus, shipmentId } = details
  const carrierName = booking.CarrierName || t('carrierOrders.aCarrier')
  const known = useCarrierPhone(booking.CarrierSCAC)
  const phone = carrier?.phone || known
  const whom = { carrier: carrierName, phone: phone === '' ? carrierName : phone }
  const answer = booking.answer === '' ? null : <p>{t('shipment.answer', { answer: said(booking.answer) })}</p>
  const isOrder = booking.way === 'api'
  const differs = booking.unknownToCarrier.length > 0 && (
    <p>{t('carrierOrders.knowsNot', { ...whom, fields: booking.unknownToCarrier.map(served).join(', ') })}</p>
  )
  if (shipmentStatus === 'V') return <Voided details={details} onPanel={onPanel} />
  switch (booking.state) {
    case 'reserved':
      if (isHeld) {
        return (
          <Notice tone="warn" title={t('shipment.bookingHeld', whom)}>
            <p>{t('shipment.bookingHeldWhy')}</p>
            {differs}
          </Notice>
        )
      }
      return (
        <Notice title={t(isOrder ? 'shipment.orderReserved' : 'shipment.bookingReserved', whom)}>
          <p>{t(isOrder ? 'shipment.orderReservedWhy' : 'shipment.bookingReservedWhy')}</p>
          {differs}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="warn" title={t(isOrder ? 'shipment.orderUnknown' : 'shipment.bookingUnknown', whom)}>
          <p>{t(isOrder ? 'shipment.orderUnknownWhy' : 'shipment.bookingUnknownWhy', whom)}</p>
          {answer}
          {differs}
          <ButtonRow>
            {isOrder && <AskNow shipmentId={shipmentId} />}
            <ChangeButton variant="default" onClick={() => onPanel({ kind: 'hasOrder' })}>
              {t(isOrder ? 'carrierOrders.hasOrder' : 'shipment.recordCall')}
            </ChangeButton>
            {isOrder && (
              <ChangeButton variant="default" onClick={() => onPanel({ kind: 'hasNoOrder', asked: booking })}>
                {t('carrierOrders.hasNoOrder')}
              </ChangeButton>
            )}
          </ButtonRow>
        </Notice>
      )
    case 'refused':
      return (
        <Notice
          tone={booking.isStillAsked ? 'warn' : 'bad'}
          title={t(booking.isStillAsked ? 'carrierOrders.givenUp' : 'shipment.bookingRefused', whom)}
        >
          {answer}
          {!booking.isStillAsked && <p>{t('shipment.bookingRefusedWhy')}</p>}
          {booking.isStillAsked && (
            <>
              <p>{t('carrierOrders.stillAsked', whom)}</p>
              <ButtonRow>
                <AskNow shipmentId={shipmentId} />
                <ChangeButton variant="default" onClick={() => onPanel({ kind: 'hasNoOrder', asked: booking })}>
                  {t('shipment.recordCall')}
                </ChangeButton>
              </ButtonRow>
            </>
          )}
        </Notice>
      )
    case 'cancelled':
      // The tender's own answer is how it was delivered, and says nothing of the cancelling.
      return (
        <Notice title={t('shipment.bookingCancelled', whom)}>
          {booking.cancelAnswer !== '' && isOrder && (
            <p>{t('shipment.answer', { answer: said(booking.cancelAnswer) })}</p>
          )}
        </Notice>
      )
    case 'booked':
      return booking.cancelState === 'cancelled' ? (
        <GivenBack details={details} onPanel={onPanel} />
      ) : (
        <CarrierKnows details={details} onPanel={onPanel} />
      )
    case 'none':
      return null
  }
}

/** The carrier gave back the order of a shipment that is still tendered: it can be booked anew, or voided. */
function GivenBack({ details, onPanel }: Props) {
  const t = useText()
  const { booking, shipmentStatus } = details
  const move = handMoves(shipmentStatus).find(({ to }) => to === 'Q')
  return (
    <Notice tone="warn" title={t('carrierOrders.givenBack', { carrier: booking.CarrierName })}>
      {booking.cancelCall !== '' && <p>{said(booking.cancelCall)}</p>}
      {move && (
        <ButtonRow>
          <ChangeButton onClick={() => onPanel({ kind: 'move', move })}>{t('carrierOrders.backAct')}</ChangeButton>
        </ButtonRow>
      )}
    </Notice>
  )
}

/** The carrier's side of a voided shipment: cancelled, refused, or not confirmed; and who was called about it. */
function Voided({ details, onPanel }: Props) {
  const t = useText()
  const isHeld = useIsHeld()
  const { booking, carrier, shipmentId } = details
  const known = useCarrierPhone(booking.CarrierSCAC)
  if (booking.state === 'none' || (booking.state === 'refused' && !booking.isStillAsked)) return null
  const whom = { carrier: booking.CarrierName, phone: carrier?.phone || known }
  if (booking.isStillAsked || booking.state === 'unknown' || booking.state === 'reserved') {
    return (
      <Notice tone="warn" title={t('carrierOrders.voidUnknown', whom)}>
        <p>{t(isHeld ? 'carrierOrders.voidHeldWhy' : 'carrierOrders.voidUnknownWhy', whom)}</p>
        <ButtonRow>
          {booking.way === 'api' && !isHeld && <AskNow shipmentId={shipmentId} />}
          {booking.state !== 'reserved' && (
            <ChangeButton
              variant="default"
              onClick={() => onPanel(booking.isStillAsked ? { kind: 'hasNoOrder', asked: booking } : { kind: 'call' })}
            >
              {t('shipment.recordCall')}
            </ChangeButton>
          )}
        </ButtonRow>
      </Notice>
    )
  }
  const { cancelState, cancelAnswer, cancelCall } = booking
  const isDone = cancelState === 'cancelled' || (cancelCall !== '' && cancelState !== 'refused')
  const waits = isHeld && cancelState === 'asked'
  const title =
    cancelState === ''
      ? t('shipment.bookingCancelled', whom)
      : t(waits ? 'shipment.cancelHeld' : `shipment.cancel_${cancelState}`, whom)
  const toCall = t(whom.phone === '' ? 'shipment.callToCancelNoPhone' : 'shipment.callToCancel', whom)
  const needsCall = !isDone && (cancelState === 'refused' || cancelState === 'unconfirmed')
  return (
    <Notice tone={needsCall ? 'warn' : 'busy'} title={title}>
      {cancelAnswer !== '' && booking.way === 'api' && <p>{t('shipment.answer', { answer: said(cancelAnswer) })}</p>}
      {needsCall && <p>{toCall}</p>}
      {cancelCall !== '' && <p>{said(cancelCall)}</p>}
      {(cancelState === 'refused' || cancelState === 'unconfirmed') && (
        <ButtonRow>
          <ChangeButton variant={needsCall ? 'filled' : 'default'} onClick={() => onPanel({ kind: 'call' })}>
            {t('shipment.recordCall')}
          </ChangeButton>
        </ButtonRow>
      )}
    </Notice>
  )
}
