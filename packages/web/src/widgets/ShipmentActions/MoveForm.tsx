import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { TextAreaField, TextField, TimeField } from '../../ui/form/fields.tsx'
import { PanelForm } from '../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { Hint } from '../../ui/Hint.tsx'
import { notify } from '../../ui/notify.ts'
import { FieldPair } from '../../ui/Sheet.tsx'
import type { OfferedMove } from './handMoves.ts'
import { shipmentName } from './shipmentName.ts'
import { type ActedShipment, shipmentReads } from './shipmentReads.ts'
import { statusOf, useShipmentRecord } from './useShipmentRecord.ts'

const when = { date: z.string(), time: z.string() }
const given = z.object({ ...when, comments: z.string().trim().min(1).max(textLimits.reason) })
const optional = z.object({ ...when, comments: z.string().trim().max(textLimits.reason) })
const start = { date: '', time: '', comments: '' }

/**
 * Moves a shipment by hand. Onward it says when that happened, now unless told; going back asks why, and the reason stands in
 * the history.
 */
export function MoveForm({
  shipment,
  move,
  onClose,
}: {
  shipment: ActedShipment
  move: OfferedMove
  onClose: () => void
}) {
  const t = useText()
  const change = useChange(UpdateStatusCode, shipmentReads)
  const { shipmentId } = shipment
  const name = shipmentName(shipment)
  const kit = useFormKit({
    schema: move.needsReason ? given : optional,
    start,
    explain: explainShort,
    keepAs: `move.${shipmentId}.${move.to}`,
    record: useShipmentRecord(shipment, () => start, { now: statusOf(shipment), of: statusOf }),
    save: async (said, version) => {
      await change.mutateAsync({ body: { shipmentId, version, statusCode: move.to, ...said } })
      notify.done(t(`shipment.moved${move.to}`, { name }))
      onClose()
    },
  })
  return (
    <PanelForm kit={kit} title={t('shipment.moveTitle', { name })} submit={t(move.label)} onClose={onClose}>
      {move.tells !== undefined && (
        <>
          <FieldPair>
            <TextField form={kit.form} name="date" label={t(`shipment.${move.tells}On`)} type="date" />
            <TimeField form={kit.form} name="time" label={t('issueFields.time')} />
          </FieldPair>
          <Hint>{t(`shipment.${move.tells}Now`)}</Hint>
        </>
      )}
      <TextAreaField
        form={kit.form}
        name="comments"
        label={t(move.needsReason ? 'shipment.reason' : 'shipment.reasonOptional')}
        description={t('shipment.reasonWhy')}
        required={move.needsReason}
      />
    </PanelForm>
  )
}
