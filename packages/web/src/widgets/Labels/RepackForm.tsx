import '../../texts/labels.ts'
import { Button } from '@mantine/core'
import type { WireLabel } from '@waybill/contract/wire/label.ts'
import { numberLimits } from '@waybill/domain'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { explainWith } from '../../api/explain.ts'
import { useText } from '../../texts/texts.ts'
import { amountsIn, amountText, readAmount } from '../../ui/form/amount.ts'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import { AmountField, CheckField } from '../../ui/form/fields.tsx'
import { KitForm } from '../../ui/form/KitForm.tsx'
import { useFormKit } from '../../ui/form/useFormKit.ts'
import { useScale } from '../Scale/useScale.ts'
import classes from './Labels.module.css'

/** How a package is packed: pounds and inches. */
export type Packed = NonNullable<WireLabel['packed']>

const inches = amountText('dimension', numberLimits.dimensionIn)
const schema = z.object({
  Weight: amountText('weight', numberLimits.weightLb).min(1),
  ...{ Length: inches, Width: inches, Height: inches },
  buys: z.boolean(),
})
const measures = ['Weight', 'Length', 'Width', 'Height'] as const

/** A package that is packed anew: its weight, from the scale where one stands still, its size, and whether its label is bought. */
export function RepackForm({
  packed,
  number,
  onRepack,
  onClose,
}: {
  packed: Packed
  /** Which package it is, from 1. */
  number: number
  onRepack: (packed: Packed, buys: boolean) => Promise<void>
  onClose: () => void
}) {
  const t = useText()
  const { pounds } = useScale()
  const kit = useFormKit<z.output<typeof schema>>({
    schema,
    start: { ...amountsIn(packed, measures), buys: true },
    save: async ({ buys, ...typed }) => {
      const [Weight, Length, Width, Height] = measures.map(name => readAmount(typed[name])) as [
        ...[number, number, number, number],
      ]
      await onRepack({ Weight, Length, Width, Height }, buys)
      onClose()
    },
    explain: error => explainWith(error, 'labels.notRepacked'),
  })
  const { form, element } = kit
  const [isOpened, setOpened] = useState(false)
  useEffect(() => {
    if (isOpened) return
    setOpened(true)
    element.current?.querySelector('input')?.focus()
  }, [isOpened, element])
  const title = t('labels.repackPackage', { number })
  return (
    <section className={classes.repack} aria-label={title}>
      <KitForm kit={kit}>
        <div className={classes.measures}>
          <AmountField form={form} name="Weight" kind="weight" label={t('labels.weight')} required />
          <AmountField form={form} name="Length" kind="dimension" label={t('labels.length')} />
          <AmountField form={form} name="Width" kind="dimension" label={t('labels.width')} />
          <AmountField form={form} name="Height" kind="dimension" label={t('labels.height')} />
        </div>
        {pounds !== null && (
          <Button
            variant="default"
            size="xs"
            onClick={() => form.setValue('Weight', String(pounds), { shouldDirty: true })}
          >
            {t('labels.fromScale', { weight: pounds })}
          </Button>
        )}
        <CheckField form={form} name="buys" label={t('labels.repackBuys')} />
        <FormButtons kit={kit} submit={t('labels.repackNow')} onClose={onClose} />
      </KitForm>
    </section>
  )
}
