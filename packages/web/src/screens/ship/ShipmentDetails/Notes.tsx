import { Button, Group } from '@mantine/core'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { textLimits } from '@waybill/domain'
import { useState } from 'react'
import { z } from 'zod'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { explainChange, useSeenVersion } from '../../../widgets/ShipmentActions/useSeenVersion.ts'
import { Part } from './Part.tsx'
import classes from './ShipmentDetails.module.css'

/** The company's own notes, changed in place. */
export function Notes({ details }: { details: WireShipmentDetails }) {
  const t = useText()
  const [isEditing, setEditing] = useState(false)
  const { internalnotes } = details.shipment
  const canEdit = details.editable.internalNotes !== 'locked'
  return (
    <Part
      title={t('shipment.notes')}
      why={t('shipment.notesWhy')}
      action={
        canEdit &&
        !isEditing && (
          <Button variant="default" onClick={() => setEditing(true)}>
            {t(internalnotes === '' ? 'shipment.addNote' : 'shipment.editNotes')}
          </Button>
        )
      }
    >
      {isEditing ? (
        <NotesForm details={details} onDone={() => setEditing(false)} />
      ) : (
        <p className={internalnotes === '' ? classes.quiet : classes.note}>
          {internalnotes === '' ? t('shipment.noNotes') : internalnotes}
        </p>
      )}
    </Part>
  )
}

const schema = z.object({ internalnotes: z.string().max(textLimits.internalNotes) })

function NotesForm({ details, onDone }: { details: WireShipmentDetails; onDone: () => void }) {
  const t = useText()
  const { shipmentId } = details
  const change = useChange(BuildShipment, [ShipmentDetails])
  const withVersion = useSeenVersion(shipmentId, details.version)
  const kit = useFormKit({
    schema,
    start: { internalnotes: details.shipment.internalnotes },
    explain: explainChange,
    keepAs: `notes.${shipmentId}`,
    save: async ({ internalnotes }) => {
      await withVersion(version =>
        change.mutateAsync({ body: { shipmentId, version, shipment: { ...details.shipment, internalnotes } } }),
      )
      notify.done(t('shipment.notesSaved'))
      onDone()
    },
  })
  return (
    <form onSubmit={event => void kit.submit(event)} noValidate>
      <FieldStack>
        <TextAreaField
          form={kit.form}
          name="internalnotes"
          label={t('shipment.notes')}
          maxLength={textLimits.internalNotes}
          rows={5}
        />
        <FormProblem problem={kit.problem} />
        <Group gap="xs">
          <Button type="submit" loading={kit.saving}>
            {t('shipment.saveNotes')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('actions.cancel')}
          </Button>
        </Group>
      </FieldStack>
    </form>
  )
}
