import type { UseFormReturn } from 'react-hook-form'
import { useText } from '../../../texts/texts.ts'
import { CheckField, TimeField } from '../../../ui/form/fields.tsx'
import { FieldPair, FieldStack, Section } from '../../../ui/Sheet.tsx'
import { FormAddress } from '../../../widgets/AddressForm/FormAddress.tsx'
import type { ProfileValues } from './profileForm.ts'

interface StepProps {
  readonly form: UseFormReturn<ProfileValues>
}

export function ShippingStep({ form }: StepProps) {
  const t = useText()
  return (
    <div>
      <Section title={t('profile.shippingTitle')} why={t('profile.shippingWhy')}>
        <FormAddress form={form} at="ShippingAddress" />
      </Section>
      <Section title={t('profile.pickupTitle')} why={t('profile.pickupWhy')}>
        <FieldStack>
          <CheckField form={form} name="PickupSame" label={t('profile.pickupSame')} />
          {!form.watch('PickupSame') && <FormAddress form={form} at="PickupLocation" />}
          <FieldPair>
            <TimeField
              form={form}
              name="PickupFromTime"
              label={t('profile.pickupFrom')}
              description={t('profile.timeHint')}
              required
            />
            <TimeField
              form={form}
              name="PickupToTime"
              label={t('profile.pickupTo')}
              description={t('profile.timeHint')}
              required
            />
          </FieldPair>
        </FieldStack>
      </Section>
    </div>
  )
}

export function BillingStep({ form }: StepProps) {
  const t = useText()
  return (
    <Section title={t('profile.billingTitle')}>
      <FieldStack>
        <CheckField form={form} name="BillingSame" label={t('profile.billingSame')} />
        {!form.watch('BillingSame') && <FormAddress form={form} at="BillingAddress" />}
      </FieldStack>
    </Section>
  )
}
