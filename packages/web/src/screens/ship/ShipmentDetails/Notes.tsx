import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { textLimits } from '@waybill/domain'
import { useState } from 'react'
import { z } from 'zod'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { keyOf } from '../../../api/useCall.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { FormButtons } from '../../../ui/form/FormButtons.tsx'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldStack } from '../../../ui/Sheet.tsx'
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
  const cache = useQueryClient()
  const kit = useFormKit({
    schema,
    start: { internalnotes: details.shipment.internalnotes },
    explain: explainShort,
    keepAs: `notes.${shipmentId}`,
    record: {
      version: details.version,
      fresh: async () => {
        const asked = { body: { shipmentId } }
        const fresh = await makeCall(ShipmentDetails, asked)
        // The rest of the shipment goes with the next save as it is now.
        cache.setQueryData(keyOf(ShipmentDetails, asked), fresh)
        return { version: fresh.version, values: { internalnotes: fresh.shipment.internalnotes } }
      },
    },
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
