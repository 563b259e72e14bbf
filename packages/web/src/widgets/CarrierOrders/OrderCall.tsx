import { Group, Radio } from '@mantine/core'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { z } from 'zod'
import { explainShort } from '../../api/explain.ts'
import { useChange } from '../../api/useChange.ts'
import { useText } from '../../texts/texts.ts'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { KitForm } from '../../ui/form/KitForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { notify } from '../../ui/notify.ts'
import { FieldStack } from '../../ui/Sheet.tsx'
import { shipmentReads } from '../ShipmentActions/shipmentReads.ts'
import { CallFields, noCall, recordedCall } from './CallFields.tsx'
import type { CarrierOrder } from './carrierOrder.ts'

const schema = recordedCall.extend({
  answer: z.string().refine(text => text === 'yes' || text === 'no', { params: { code: 'invalid_choice' } }),
})

/** Who was called about an order that nobody wants any more, and whether its carrier gives it back. */
export function OrderCall({
  order,
  answer = '',
  isUnknown: isUnknownNow,
  onClose,
}: {
  order: Pick<CarrierOrder, 'shipmentId' | 'bookingId' | 'CarrierName'>
  /** What the carrier said, where that is known before the form opens. */
  answer?: 'yes' | 'no' | ''
  /** Nobody knows whether the carrier has it. */
  isUnknown: boolean
  onClose: () => void
}) {
  const t = useText()
  // As it was when this was asked for: the answers mean something else once its carrier has shown it.
  const [isUnknown] = useState(isUnknownNow)
  const { shipmentId, bookingId, CarrierName: carrier } = order
  const { mutateAsync } = useChange(RecordCarrierCall, shipmentReads)
  const kit = useFormKit({
    schema,
    start: { answer, ...noCall },
    explain: explainShort,
    keepAs: `giveBack.${shipmentId}.${bookingId}.${answer}`,
    save: async ({ answer: chosen, ...given }) => {
      const said = chosen === 'no' ? 'no' : 'yes'
      await mutateAsync({ body: { shipmentId, bookingId, answer: said, isUnknown, ...given } })
      notify.done(t('carrierOrders.callRecorded'))
      onClose()
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <Controller
          control={kit.form.control}
          name="answer"
          render={({ field, fieldState }) => (
            <Radio.Group
              name="answer"
              label={t('carrierOrders.giveBackTitle', { carrier })}
              withAsterisk
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            >
              <Group gap="md" py={4}>
                <Radio
                  ref={field.ref}
                  value="yes"
                  label={t(isUnknown ? 'carrierOrders.yesNone' : 'carrierOrders.yes')}
                />
                <Radio value="no" label={t(isUnknown ? 'carrierOrders.noHas' : 'carrierOrders.no')} />
              </Group>
            </Radio.Group>
          )}
        />
        <CallFields form={kit.form} />
        <FormButtons kit={kit} submit={t('carrierOrders.recordCall')} onClose={onClose} />
      </FieldStack>
    </KitForm>
  )
}
