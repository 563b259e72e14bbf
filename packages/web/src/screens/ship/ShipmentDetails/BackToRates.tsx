import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { textLimits } from '@waybill/domain'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { CallFields, noCall, recordedCall } from '../../../widgets/CarrierOrders/CallFields.tsx'
import type { OfferedMove } from '../../../widgets/ShipmentActions/handMoves.ts'
import { MoveForm } from '../../../widgets/ShipmentActions/MoveForm.tsx'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { orderOf, useShipmentRecord } from '../../../widgets/ShipmentActions/useShipmentRecord.ts'

interface Props {
  readonly details: WireShipmentDetails
  readonly move: OfferedMove
  readonly onClose: () => void
}

/** What was said becomes the reason of the move. */
const schema = recordedCall.extend({ comments: z.string().trim().max(textLimits.reason) })

/** Back to the prices: at once where the carrier gave the order back, otherwise with the call in which it did. */
export function BackToRates({ details, move, onClose }: Props) {
  // As it was when this was asked for: the recorded call changes it, and the form stays to say how the move went.
  const [isGivenBack] = useState(details.booking.cancelState === 'cancelled')
  if (isGivenBack) return <MoveForm shipment={details} move={move} onClose={onClose} />
  return <CallAndMove details={details} onClose={onClose} />
}

function CallAndMove({ details, onClose }: Omit<Props, 'move'>) {
  const t = useText()
  const { shipmentId, booking } = details
  const call = useChange(RecordCarrierCall)
  const change = useChange(UpdateStatusCode, shipmentReads)
  /** The call was recorded, but the move failed: a second press only moves. */
  const isRecorded = useRef(false)
  const kit = useFormKit({
    schema,
    start: noCall,
    explain: explainShort,
    keepAs: `call.${shipmentId}.${booking.bookingId}`,
    record: useShipmentRecord(details, () => noCall, { now: orderOf(details), of: orderOf }),
    save: async ({ spokeWith, comments }, version) => {
      if (!isRecorded.current) {
        await call.mutateAsync({
          body: { shipmentId, bookingId: booking.bookingId ?? 0, answer: 'yes', spokeWith, comments },
        })
        isRecorded.current = true
      }
      await change.mutateAsync({ body: { shipmentId, version, statusCode: 'Q', comments } })
      notify.done(t('shipment.movedQ', { name: shipmentName(details) }))
      onClose()
    },
  })
  const carrier = booking.CarrierName
  return (
    <PanelForm kit={kit} title={t('carrierOrders.backTitle')} submit={t('carrierOrders.backHeldAct')} onClose={onClose}>
      <p>{t('carrierOrders.backHeld', { carrier, phone: details.carrier?.phone || carrier })}</p>
      <CallFields form={kit.form} />
      <p>{t('carrierOrders.backWhy')}</p>
    </PanelForm>
  )
}
