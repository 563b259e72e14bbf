import type { UseFormReturn } from 'react-hook-form'
import { useText } from '../../../texts/texts.ts'
import { ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { FieldPair, FieldStack } from '../../../ui/Sheet.tsx'
import classes from './ItemMaster.module.css'
import type { ItemValues } from './itemForm.ts'

/** What a shipping paper says of a hazardous item (49 CFR 172.202). */
export function HazmatPart({ form }: { form: UseFormReturn<ItemValues> }) {
  const t = useText()
  return (
    <fieldset className={classes.group}>
      <legend>{t('itemMaster.hazmat')}</legend>
      <FieldStack>
        <FieldPair>
          <TextField
            form={form}
            name="UNNumber"
            label={t('itemMaster.unNumber')}
            description={t('itemMaster.unHint')}
            required
            maxLength={6}
          />
          <TextField form={form} name="HazardClass" label={t('itemMaster.hazardClass')} required maxLength={5} />
        </FieldPair>
        <TextField form={form} name="ProperShippingName" label={t('itemMaster.properName')} required maxLength={200} />
        <TextField form={form} name="TechnicalName" label={t('itemMaster.technicalName')} maxLength={200} />
        <FieldPair>
          <TextField form={form} name="SubsidiaryClass" label={t('itemMaster.subsidiary')} maxLength={20} />
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
        <TextField form={form} name="Quantity" label={t('itemMaster.quantity')} maxLength={60} />
        <TextField
          form={form}
          name="EmergencyPhone"
          label={t('itemMaster.emergency')}
          type="tel"
          required
          maxLength={30}
        />
      </FieldStack>
    </fieldset>
  )
}
