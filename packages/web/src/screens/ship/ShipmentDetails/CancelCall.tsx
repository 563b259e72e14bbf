import { Button, Group } from '@mantine/core'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { TextAreaField, TextField } from '../../../ui/form/fields.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { FieldStack } from '../../../ui/Sheet.tsx'
import { shipmentReads } from '../../../widgets/ShipmentActions/shipmentReads.ts'

const schema = z.object({ spokeWith: z.string().trim().min(1).max(100), comments: z.string().trim().max(1000) })

/** Who was called to cancel the pickup of a voided shipment. */
export function CancelCall({ details, onClose }: { details: WireShipmentDetails; onClose: () => void }) {
  const t = useText()
  const { mutateAsync } = useChange(RecordCarrierCall, shipmentReads)
  const kit = useFormKit({
    schema,
    start: { spokeWith: '', comments: '' },
    explain: explainShort,
    save: async given => {
      await mutateAsync({ body: { shipmentId: details.shipmentId, ...given } })
      notify.done(t('shipment.callRecorded'))
      onClose()
    },
  })
  return (
    <Panel title={t('shipment.recordCall')} onClose={onClose} takesFocus>
      <form onSubmit={event => void kit.submit(event)} noValidate>
        <FieldStack>
          <p>{t('shipment.recordCallWhy')}</p>
          <TextField form={kit.form} name="spokeWith" label={t('shipment.spokeWith')} required maxLength={100} />
          <TextAreaField form={kit.form} name="comments" label={t('shipment.agreed')} maxLength={1000} rows={3} />
          <FormProblem problem={kit.problem} />
          <Group gap="xs">
            <Button type="submit" loading={kit.saving}>
              {t('shipment.recordCall')}
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
