import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { useCall } from '../../api/useCall.ts'
import { useChange } from '../../api/useChange.ts'
import { said } from '../../texts/said.ts'
import { useText } from '../../texts/texts.ts'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { notify } from '../../ui/notify.ts'
import { CallCarrier } from './CallCarrier.tsx'
import { voidNeedsReason } from './handMoves.ts'
import { shipmentName } from './shipmentName.ts'
import { type ActedShipment, shipmentReads } from './shipmentReads.ts'
import { statusOf, useShipmentRecord } from './useShipmentRecord.ts'

const given = z.object({ reason: z.string().trim().min(1).max(textLimits.reason) })
const start = { reason: '' }
const optional = z.object({ reason: z.string().trim().max(textLimits.reason) })

/** Asks before it voids, and says that the carrier is asked to cancel, or whom to call: voiding here does not stop the truck (specification §4). */
export function VoidForm({ shipment, onClose }: { shipment: ActedShipment; onClose: () => void }) {
  const t = useText()
  const { shipmentId } = shipment
  const details = useCall(ShipmentDetails, { body: { shipmentId } })
  const change = useChange(Void, shipmentReads)
  const needsReason = voidNeedsReason(shipment.shipmentStatus)
  const name = shipmentName(shipment)
  const kit = useFormKit({
    schema: needsReason ? given : optional,
    start,
    explain: explainShort,
    keepAs: `void.${shipmentId}`,
    record: useShipmentRecord(shipment, () => start, {
      now: statusOf(shipment),
      of: statusOf,
      over: ({ shipmentStatus }) => (shipmentStatus === 'V' ? t('shipment.alreadyVoid') : ''),
    }),
    save: async ({ reason }, version) => {
      const reply = await change.mutateAsync({ body: { shipmentId, version, reason } })
      if (reply.carrier === null) notify.done(`${name}: ${said(reply.Message)}`)
      else notify.keep(`${name}: ${said(reply.Message)}`)
      onClose()
    },
  })
  const carrier = details.data?.shipmentId === shipmentId ? details.data.carrier : null
  const isAsked = details.data?.booking.isCancelAsked === true
  return (
    <PanelForm
      kit={kit}
      title={t('shipment.voidTitle', { name })}
      submit={t('shipment.voidAct')}
      color="red.9"
      cancel={t('shipment.keep')}
      onClose={onClose}
    >
      <p>{t('shipment.voidWhat')}</p>
      {carrier && isAsked && <p>{t('shipment.voidAsks', { carrier: carrier.CarrierName })}</p>}
      {carrier && !isAsked && (
        <CallCarrier
          intro={t('shipment.voidCall', { carrier: carrier.CarrierName })}
          name={carrier.CarrierName}
          phone={carrier.phone}
          contact={carrier.contactName}
        />
      )}
      <TextAreaField
        form={kit.form}
        name="reason"
        label={t(needsReason ? 'shipment.reason' : 'shipment.reasonOptional')}
        description={t('shipment.reasonWhy')}
        required={needsReason}
      />
    </PanelForm>
  )
}
