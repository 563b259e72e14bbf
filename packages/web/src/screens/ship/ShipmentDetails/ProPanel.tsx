import { SetPRONumber } from '@waybill/contract/calls/Shipment/SetPRONumber.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { cleanPro, isOldDominionPro, isProNumber } from '@waybill/domain'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { shipmentName } from '../../../widgets/ShipmentActions/shipmentName.ts'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'
import { statusOf, useShipmentRecord } from '../../../widgets/ShipmentActions/useShipmentRecord.ts'

const schema = z.object({
  PRONumber: z.string().refine(typed => cleanPro(typed) === '' || isProNumber(cleanPro(typed)), {
    params: { code: 'badForm', example: '123456789' },
  }),
})

const valuesOf = ({ PRONumber }: WireShipmentDetails) => ({ PRONumber })

/** The carrier's number, read off its label or heard in a call. */
export function ProPanel({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const change = useChange(SetPRONumber, shipmentReads)
  const record = useShipmentRecord(details, valuesOf, { now: statusOf(details), of: statusOf })
  const { shipmentId, carrier } = details
  const kit = useFormKit({
    schema,
    start: valuesOf(details),
    record,
    explain: explainShort,
    save: async ({ PRONumber }, version) => {
      await change.mutateAsync({ body: { shipmentId, version, PRONumber } })
      notify.done(t('shipment.proSaved', { name: shipmentName(details) }))
      onClose()
    },
  })
  const typed = cleanPro(useWatch({ control: kit.form.control, name: 'PRONumber' }))
  // Carriers issue exceptions: a number that does not add up is worth a look, and is kept.
  const isUnlikely = carrier?.CarrierSCAC === 'ODFL' && typed !== '' && !isOldDominionPro(typed)
  return (
    <PanelForm kit={kit} title={t('shipment.enterPro')} submit={t('shipment.proSave')} onClose={onClose}>
      <TextField form={kit.form} name="PRONumber" label={t('shipment.pro')} description={t('shipment.proWhy')} />
      {isUnlikely && <Hint warns>{t('shipment.proUnlikely')}</Hint>}
    </PanelForm>
  )
}
