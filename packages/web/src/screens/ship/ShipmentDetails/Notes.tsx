import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { textLimits } from '@waybill/domain'
import { useState } from 'react'
import { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { ChangeButton } from '../../../ui/ChangeButton.tsx'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { useShipmentRecord } from '../../../widgets/ShipmentActions/useShipmentRecord.ts'
import classes from './Part.module.css'
import { Part } from './Part.tsx'

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
          <ChangeButton variant="default" onClick={() => setEditing(true)}>
            {t(internalnotes === '' ? 'shipment.addNote' : 'shipment.editNotes')}
          </ChangeButton>
        )
      }
    >
      {isEditing ? (
        <NotesForm details={details} onDone={() => setEditing(false)} />
      ) : internalnotes === '' ? (
        <Hint>{t('shipment.noNotes')}</Hint>
      ) : (
        <p className={classes.note}>{internalnotes}</p>
      )}
    </Part>
  )
}

const schema = z.object({ internalnotes: z.string().max(textLimits.internalNotes) })

const notesOf = ({ shipment }: WireShipmentDetails) => ({ internalnotes: shipment.internalnotes })

function NotesForm({ details, onDone }: { details: WireShipmentDetails; onDone: () => void }) {
  const t = useText()
  const { shipmentId } = details
  const change = useChange(BuildShipment, [ShipmentDetails])
  const record = useShipmentRecord(details, notesOf)
  const kit = useFormKit({
    schema,
    start: notesOf(details),
    explain: explainShort,
    keepAs: `notes.${shipmentId}`,
    record,
    save: async ({ internalnotes }, version) => {
      await change.mutateAsync({ body: { shipmentId, version, shipment: { ...details.shipment, internalnotes } } })
      notify.done(t('shipment.notesSaved'))
      onDone()
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <TextAreaField form={kit.form} name="internalnotes" label={t('shipment.notes')} rows={5} />
        <FormButtons kit={kit} submit={t('shipment.saveNotes')} onClose={onDone} />
      </FieldStack>
    </KitForm>
  )
}
