import { Button } from '@mantine/core'
import { suggestClass } from '@waybill/domain'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useText } from '../../../texts/texts.ts'
import { readAmount } from '../../../ui/form/amount.ts'
import classes from './ItemMaster.module.css'
import type { ItemValues } from './itemForm.ts'

/** Density as it is typed, and the class it speaks for today. */
export function DensityHint({ form }: { form: UseFormReturn<ItemValues> }) {
  const t = useText()
  const [Length, Width, Height, Weight, given] = useWatch({
    control: form.control,
    name: ['Length', 'Width', 'Height', 'Weight', 'Class'],
  })
  const measured = {
    handlingUnits: 1,
    lengthIn: readAmount(Length),
    widthIn: readAmount(Width),
    heightIn: readAmount(Height),
    weightLb: readAmount(Weight),
  }
  const today = new Date().toISOString().slice(0, 10)
  const suggested = suggestClass(measured, today)
  if (suggested === null) return <p className={classes.hint}>{t('itemMaster.densityNone')}</p>
  const { pcf, freightClass } = suggested
  return (
    <div className={classes.hint} role="status">
      <p>{t('itemMaster.density', { pcf: pcf.toFixed(2), class: freightClass })}</p>
      {given !== '' && given !== freightClass && <p>{t('itemMaster.classDiffers', { given })}</p>}
      {given !== freightClass && (
        <Button
          variant="default"
          size="xs"
          onClick={() => form.setValue('Class', freightClass, { shouldDirty: true, shouldValidate: true })}
        >
          {t('itemMaster.useClass', { class: freightClass })}
        </Button>
      )}
    </div>
  )
}
