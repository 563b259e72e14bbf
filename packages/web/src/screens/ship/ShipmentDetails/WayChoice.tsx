import { Radio, Stack } from '@mantine/core'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useIsHeld } from '../../../api/useSession.ts'
import { useText } from '../../../texts/texts.ts'
import { TextAreaField } from '../../../ui/form/fields.tsx'
import { CallFields } from '../../../widgets/CarrierOrders/CallFields.tsx'
import type { TellForm, TellWay } from './tellForm.ts'

/** How the carrier is told, and what goes with it: a comment, or by telephone who was spoken with. */
export function WayChoice({
  form,
  details,
  ways,
}: {
  form: UseFormReturn<TellForm>
  details: WireShipmentDetails
  ways: readonly TellWay[]
}) {
  const t = useText()
  const { booking, carrier } = details
  const way = form.watch('way')
  const isHeld = useIsHeld()
  const words = {
    api: t('carrierOrders.tellByApi'),
    mail: t('carrierOrders.tellByMail', { email: carrier?.TenderEmail ?? '' }),
    call: t('carrierOrders.tellByCall', { phone: carrier?.phone || booking.CarrierName }),
  }[way]
  return (
    <>
      {ways.length > 1 && (
        <Controller
          control={form.control}
          name="way"
          render={({ field }) => (
            <Radio.Group name="way" label={t('carrierOrders.tellWay')} value={field.value} onChange={field.onChange}>
              <Stack gap={6} py={4}>
                {ways.map(each => (
                  <Radio key={each} value={each} label={t(`carrierOrders.tell_${each}`)} />
                ))}
              </Stack>
            </Radio.Group>
          )}
        />
      )}
      <p>{isHeld && way !== 'call' ? t('carrierOrders.tellHeld') : words}</p>
      {way === 'call' && <CallFields form={form} />}
      {way === 'mail' && <TextAreaField form={form} name="comments" label={t('carrierOrders.comments')} rows={2} />}
    </>
  )
}
