import { SetDockDoor } from '@waybill/contract/calls/Shipment/SetDockDoor.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { textLimits } from '@waybill/domain'
import { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { statusOf, useShipmentRecord } from '../../../widgets/ShipmentActions/useShipmentRecord.ts'

const schema = z.object({ Door: z.string().trim().max(textLimits.door) })

const valuesOf = ({ shipment }: WireShipmentDetails) => ({ Door: shipment.ShipmentStops?.[0]?.Door ?? '' })

/** The door where the truck is loaded; our own affair, so nobody is told. */
export function DoorPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const change = useChange(SetDockDoor, shipmentReads)
  const record = useShipmentRecord(details, valuesOf, { now: statusOf(details), of: statusOf })
  const { shipmentId } = details
  const kit = useFormKit({
    schema,
    start: valuesOf(details),
    record,
    explain: explainShort,
    save: async ({ Door }, version) => {
      await change.mutateAsync({ body: { shipmentId, version, Door } })
      notify.done(t('shipment.doorSaved', { name: shipmentName(details) }))
      onClose()
    },
  })
  return (
    <PanelForm kit={kit} title={t('shipment.door')} submit={t('shipment.doorSave')} onClose={onClose}>
      <TextField form={kit.form} name="Door" label={t('shipment.door')} description={t('shipment.doorWhy')} />
    </PanelForm>
  )
}
