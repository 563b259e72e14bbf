import { CorrectFuelPrice } from '@waybill/contract/calls/RateSheets/CorrectFuelPrice.ts'
import { GetFuelPrograms } from '@waybill/contract/calls/RateSheets/GetFuelPrograms.ts'
import { isAskable, SCALE } from '@waybill/domain'
import { useState } from 'react'
import { z } from 'zod'
import { explainShort } from '../../../api/explain.ts'
import { CallProblem } from '../../../api/problem.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { CheckField, TextField } from '../../../ui/form/fields.tsx'
import { PanelForm } from '../../../ui/form/PanelForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { formatDate } from '../../../ui/format.ts'
import { notify } from '../../../ui/notify.ts'
import { perGallon } from './perGallon.ts'

/** A price of diesel: of which region, from which week. */
export interface DieselPrice {
  readonly region: string
  readonly from: string
  /** 1/10,000 of a dollar a gallon. */
  readonly price: number
}

const schema = z.object({
  price: z
    .string()
    .trim()
    .min(1)
    .refine(typed => /^\d{1,2}(\.\d{1,4})?$/.test(typed) && Number(typed) > 0, { params: { code: 'invalid_number' } }),
  reason: z.string().trim().min(3).max(300),
  confirmed: z.boolean(),
})

/** What a mistyped price should be, and why: what stood there stays known. */
export function CorrectPrice({ diesel, onClose }: { diesel: DieselPrice; onClose: () => void }) {
  const t = useText()
  const change = useChange(CorrectFuelPrice, [GetFuelPrograms])
  const [isFar, setFar] = useState(false)
  const named = { region: diesel.region, from: formatDate(diesel.from) }
  const kit = useFormKit({
    schema,
    start: { price: '', reason: '', confirmed: false },
    explain: explainShort,
    save: async ({ price, reason, confirmed }) => {
      const body = { region: diesel.region, from: diesel.from, known: diesel.price, reason, confirmed }
      try {
        await change.mutateAsync({ body: { ...body, price: Math.round(Number(price) * SCALE) } })
      } catch (error) {
        if (error instanceof CallProblem && error.issues.some(({ code }) => isAskable(code))) setFar(true)
        throw error
      }
      notify.done(t('rateSheets.corrected', named))
      onClose()
    },
  })
  const { form } = kit
  return (
    <PanelForm kit={kit} title={t('rateSheets.correctTitle', named)} submit={t('rateSheets.correct')} onClose={onClose}>
      <p>{t('rateSheets.correctWhy', { price: `$${perGallon(diesel.price)}` })}</p>
      <TextField form={form} name="price" label={t('rateSheets.perGallon')} inputMode="decimal" required />
      <TextField form={form} name="reason" label={t('rateSheets.reason')} required />
      {isFar && <CheckField form={form} name="confirmed" label={t('rateSheets.isRight')} />}
    </PanelForm>
  )
}
