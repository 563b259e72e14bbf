import { TextInput } from '@mantine/core'
import { hazmatFromWire, hazmatToWire } from '@waybill/contract/wire/lineItem.ts'
import { filledFrom, type HazmatEntry, isGeneric, needsEmergencyPhone } from '@waybill/domain'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type TextKey, useText } from '../../../texts/texts.ts'
import { CheckField, ChoiceField, TextField } from '../../../ui/form/fields.tsx'
import { TypeAhead } from '../../../ui/form/TypeAhead.tsx'
import { FieldGroup, FieldPair } from '../../../ui/Sheet.tsx'
import { entryChoices } from '../../../widgets/Hazmat/entryChoices.ts'
import { useHazmatTable } from '../../../widgets/Hazmat/useHazmatTable.ts'
import type { ItemValues } from './itemForm.ts'

const marks = [
  ['ReportableQuantity', 'hazmat.reportableQuantity'],
  ['LimitedQuantity', 'hazmat.limitedQuantity'],
  ['MarinePollutant', 'hazmat.marinePollutant'],
  ['Residue', 'hazmat.residue'],
  ['Bulk', 'hazmat.bulk'],
] as const satisfies readonly (readonly [keyof ItemValues, TextKey])[]

/** What a shipping paper says of a hazardous item (49 CFR 172.202 and 172.203), the number first: it fills the rest. */
export function HazmatPart({ form }: { form: UseFormReturn<ItemValues> }) {
  const t = useText()
  const table = useHazmatTable(true)
  const [unNumber, isService, limitedQuantity, properShippingName, packingGroup] = useWatch({
    control: form.control,
    name: ['UNNumber', 'EmergencyService', 'LimitedQuantity', 'ProperShippingName', 'PackingGroup'],
  })
  const needsPhone = needsEmergencyPhone({ limitedQuantity, unNumber, properShippingName, packingGroup }, [])
  const entries = table?.of(unNumber.toUpperCase()) ?? []
  const type = (typed: string): void =>
    form.setValue('UNNumber', typed.toUpperCase().trimStart(), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  const fill = (entry: HazmatEntry): void => {
    const filled = hazmatToWire(filledFrom(hazmatFromWire(form.getValues()), entry))
    for (const [name, value] of Object.entries(filled)) {
      form.setValue(name as keyof typeof filled, value, { shouldDirty: true })
    }
    form.setFocus(isGeneric(entry) ? 'TechnicalName' : 'Quantity')
  }
  return (
    <FieldGroup name={t('itemMaster.hazmat')}>
      <FieldPair>
        <TypeAhead
          text={unNumber}
          label={t('hazmat.entries')}
          choices={entryChoices(table, unNumber)}
          onType={type}
          onPick={fill}
        >
          {input => (
            <TextInput
              {...input}
              ref={form.register('UNNumber').ref}
              name="UNNumber"
              label={t('itemMaster.unNumber')}
              description={t('itemMaster.unHint')}
              // Below the field: the fields of a pair stand on one line.
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              withAsterisk
              aria-required
              error={form.formState.errors.UNNumber?.message}
            />
          )}
        </TypeAhead>
        <TextField form={form} name="HazardClass" label={t('itemMaster.hazardClass')} required />
      </FieldPair>
      <TextField form={form} name="ProperShippingName" label={t('itemMaster.properName')} required />
      <TextField
        form={form}
        name="TechnicalName"
        label={t('itemMaster.technicalName')}
        required={entries.length > 0 && entries.every(isGeneric)}
      />
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
      <FieldPair>
        <TextField form={form} name="Quantity" label={t('itemMaster.quantity')} />
        <ChoiceField
          form={form}
          name="InhalationZone"
          label={t('hazmat.inhalationZone')}
          choices={[
            { value: '', label: t('itemMaster.noGroup') },
            ...['A', 'B', 'C', 'D'].map(value => ({ value, label: value })),
          ]}
        />
      </FieldPair>
      {marks.map(([name, label]) => (
        <CheckField key={name} form={form} name={name} label={t(label)} />
      ))}
      <TextField form={form} name="EmergencyPhone" label={t('itemMaster.emergency')} type="tel" required={needsPhone} />
      <CheckField form={form} name="EmergencyService" label={t('hazmat.emergencyService')} />
      <TextField form={form} name="EmergencyContract" label={t('hazmat.emergencyContract')} required={isService} />
      <FieldPair>
        <TextField form={form} name="ERAPNumber" label={t('hazmat.erapNumber')} />
        <TextField form={form} name="ERAPPhone" label={t('hazmat.erapPhone')} type="tel" />
      </FieldPair>
    </FieldGroup>
  )
}
