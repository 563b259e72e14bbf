import { Button, Group } from '@mantine/core'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { z } from 'zod'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { FormProblem } from '../../ui/form/FormProblem.tsx'
import { TextAreaField } from '../../ui/form/fields.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { notify } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { FieldStack } from '../../ui/Sheet.tsx'
import type { OfferedMove } from './handMoves.ts'
import { shipmentName } from './shipmentName.ts'
import { type ActedShipment, shipmentReads } from './shipmentReads.ts'
import { explainChange, useSeenVersion } from './useSeenVersion.ts'

const given = z.object({ comments: z.string().trim().min(1).max(500) })
const optional = z.object({ comments: z.string().trim().max(500) })

/** Moves a shipment by hand; going back asks why, and the reason stands in the history. */
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
  const withVersion = useSeenVersion(shipmentId, shipment.version)
  const name = shipmentName(shipment)
  const kit = useFormKit({
    schema: move.needsReason ? given : optional,
    start: { comments: '' },
    explain: explainChange,
    firstCheck: 'onSubmit',
    save: async ({ comments }) => {
      await withVersion(version =>
        change.mutateAsync({ body: { shipmentId, version, statusCode: move.to, comments: comments.trim() } }),
      )
      notify.done(t(`shipment.moved${move.to}`, { name }))
      onClose()
    },
  })
  return (
    <Panel title={t('shipment.moveTitle', { name })} onClose={onClose} takesFocus>
      <form onSubmit={event => void kit.submit(event)} noValidate>
        <FieldStack>
          <TextAreaField
            form={kit.form}
            name="comments"
            label={t(move.needsReason ? 'shipment.reason' : 'shipment.reasonOptional')}
            description={t('shipment.reasonWhy')}
            required={move.needsReason}
            maxLength={500}
          />
          <FormProblem problem={kit.problem} />
          <Group gap="xs">
            <Button type="submit" loading={kit.saving}>
              {t(move.label)}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('actions.cancel')}
            </Button>
          </Group>
        </FieldStack>
      </form>
    </Panel>
  )
}
