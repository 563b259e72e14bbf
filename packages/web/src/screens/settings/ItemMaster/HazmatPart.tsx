import type { UseFormReturn } from 'react-hook-form'
import { useText } from '../../../texts/texts.ts'
import { ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { FieldGroup, FieldPair } from '../../../ui/Sheet.tsx'
import type { ItemValues } from './itemForm.ts'

/** What a shipping paper says of a hazardous item (49 CFR 172.202). */
export function HazmatPart({ form }: { form: UseFormReturn<ItemValues> }) {
  const t = useText()
  return (
    <FieldGroup name={t('itemMaster.hazmat')}>
      <FieldPair>
        <TextField
          form={form}
          name="UNNumber"
          label={t('itemMaster.unNumber')}
          description={t('itemMaster.unHint')}
          required
        />
        <TextField form={form} name="HazardClass" label={t('itemMaster.hazardClass')} required />
      </FieldPair>
      <TextField form={form} name="ProperShippingName" label={t('itemMaster.properName')} required />
      <TextField form={form} name="TechnicalName" label={t('itemMaster.technicalName')} />
      <FieldPair>
        <TextField form={form} name="SubsidiaryClass" label={t('itemMaster.subsidiary')} />
        <ChoiceField
          form={form}
          name="PackingGroup"
          label={t('itemMaster.packingGroup')}
          choices={[
            { value: '', label: t('itemMaster.noGroup') },
            ...['I', 'II', 'III'].map(value => ({ value, label: value })),
          ]}
        />
      </FieldPair>
      <TextField form={form} name="Quantity" label={t('itemMaster.quantity')} />
      <TextField form={form} name="EmergencyPhone" label={t('itemMaster.emergency')} type="tel" required />
    </FieldGroup>
  )
}
