import { Button } from '@mantine/core'
import { countItem, suggestClass } from '@waybill/domain'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '../../../texts/texts.ts'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { Hint } from '../../../ui/Hint.tsx'
import { type ItemValues, levelsIn } from './itemForm.ts'

/** Density as it is typed, and the class it speaks for today. */
export function DensityHint({ form }: { form: UseFormReturn<ItemValues> }) {
  const t = useText()
  const values = useWatch({ control: form.control }) as ItemValues
  const { Class: given, HandlingUnit } = values
  const { weightLb, ...measured } = countItem(levelsIn(values), HandlingUnit, 1)
  const today = new Date().toISOString().slice(0, 10)
  const suggested = suggestClass({ ...measured, weightLb: weightLb ?? 0 }, today)
  if (suggested === null) return <Hint>{t('itemMaster.densityNone')}</Hint>
  const { pcf, freightClass } = suggested
  return (
    <div role="status">
      <Hint>{t('itemMaster.density', { pcf: pcf.toFixed(2), class: freightClass })}</Hint>
      {given !== '' && given !== freightClass && <Hint>{t('itemMaster.classDiffers', { given })}</Hint>}
      {given !== freightClass && (
        <ButtonRow>
          <Button
            variant="default"
            size="xs"
            onClick={() => form.setValue('Class', freightClass, { shouldDirty: true, shouldValidate: true })}
          >
            {t('itemMaster.useClass', { class: freightClass })}
          </Button>
        </ButtonRow>
      )}
    </div>
  )
}
