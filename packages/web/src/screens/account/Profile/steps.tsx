import { TextInput } from '@mantine/core'
import type { UseFormReturn } from 'react-hook-form'
import { useText } from '../../../texts/texts.ts'
import { CheckField, TextField, TimeField } from '../../../ui/form/fields.tsx'
import { FieldPair, FieldStack, Section } from '../../../ui/Sheet.tsx'
import { FormAddress } from '../../../widgets/AddressForm/FormAddress.tsx'
import type { ProfileValues } from './profileForm.ts'

interface StepProps {
  readonly form: UseFormReturn<ProfileValues>
}

export function YouStep({ form, email }: StepProps & { email: string }) {
  const t = useText()
  return (
    <FieldStack>
      <FieldPair>
        <TextField
          form={form}
          name="FirstName"
          label={t('person.firstName')}
          required
          maxLength={50}
          autoComplete="given-name"
        />
        <TextField
          form={form}
          name="LastName"
          label={t('person.lastName')}
          required
          maxLength={50}
          autoComplete="family-name"
        />
      </FieldPair>
      {email !== '' && <TextInput label={t('person.email')} value={email} readOnly />}
      <FieldPair>
        <TextField
          form={form}
          name="Phone"
          label={t('person.phone')}
          type="tel"
          required
          maxLength={25}
          autoComplete="tel"
        />
        <TextField
          form={form}
          name="Title"
          label={t('person.title')}
          maxLength={60}
          autoComplete="organization-title"
        />
      </FieldPair>
      <TextField
        form={form}
        name="CompanyName"
        label={t('person.company')}
        required
        maxLength={100}
        autoComplete="organization"
      />
    </FieldStack>
  )
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
