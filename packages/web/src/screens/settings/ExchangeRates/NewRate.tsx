import { ExchangeRates as Call } from '@waybill/contract/calls/RateSheets/ExchangeRates.ts'
import { EXCHANGE_DIGITS, isAskable, isCurrencyCode } from '@waybill/domain'
import { useState } from 'react'
import { z } from 'zod'
import { explainWith } from '../../../api/explain.ts'
import { CallProblem } from '../../../api/problem.ts'
import { useChange } from '../../../api/useChange.ts'
import { useText } from '../../../texts/texts.ts'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { ButtonRow } from '../../../ui/ButtonRow.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { CheckField, TextField } from '../../../ui/form/fields.tsx'
import { KitForm } from '../../../ui/form/KitForm.tsx'
import { useFormKit } from '../../../ui/form/useFormKit.ts'
import { notify } from '../../../ui/notify.ts'
import { FieldPair, FieldStack } from '../../../ui/Sheet.tsx'

/** `0.7315` → 731,500 millionths of a dollar; NaN for what is none. */
function millionths(typed: string): number {
  const [, whole = '', decimals = ''] = /^(\d{0,3})(?:\.(\d{0,6}))?$/.exec(typed.trim()) ?? []
  return whole + decimals === '' ? Number.NaN : Number(whole + decimals.padEnd(EXCHANGE_DIGITS, '0'))
}

const schema = z.object({
  currency: z
    .string()
    .trim()
    .min(1)
    .max(3)
    .refine(typed => isCurrencyCode(typed.toUpperCase()) && typed.toUpperCase() !== 'USD', {
      params: { code: 'notACurrency' },
    }),
  from: z.string().min(1).max(10),
  usd: z
    .string()
    .trim()
    .min(1)
    .max(10)
    .refine(typed => millionths(typed) > 0, { params: { code: 'notAWorth' } }),
  confirmed: z.boolean(),
})

const keyOf = ({ currency, from, usd }: z.infer<typeof schema>): string => [currency, from, usd].join(' ')

/** One rate: of which currency, from which day, how many dollars. */
export function NewRate({
  today,
  saved,
}: {
  today: string
  saved: (rate: { currency: string; from: string; usd: number }) => string
}) {
  const t = useText()
  const change = useChange(Call, [Call])
  /** The rate that was asked about: another one is asked about anew. */
  const [asked, setAsked] = useState('')
  const kit = useFormKit({
    schema,
    start: { currency: 'CAD', from: today, usd: '', confirmed: false },
    explain: error => explainWith(error, 'exchange.failed'),
    save: async values => {
      const rate = { currency: values.currency.toUpperCase(), from: values.from, usd: millionths(values.usd) }
      const confirmed = values.confirmed && asked === keyOf(values)
      try {
        await change.mutateAsync({ query: { flag: 'save' }, body: { ...rate, confirmed } })
      } catch (error) {
        const isAsked = error instanceof CallProblem && error.issues.some(({ code }) => isAskable(code))
        if (isAsked) {
          kit.form.setValue('confirmed', false)
          setAsked(keyOf(values))
        }
        throw error
      }
      setAsked('')
      kit.form.setValue('confirmed', false)
      notify.done(saved(rate))
    },
  })
  return (
    <KitForm kit={kit}>
      <FieldStack>
        <FieldPair>
          <TextField form={kit.form} name="currency" label={t('exchange.currency')} required />
          <TextField form={kit.form} name="from" type="date" label={t('exchange.from')} required />
          <TextField form={kit.form} name="usd" label={t('exchange.usd')} inputMode="decimal" required />
        </FieldPair>
        {asked !== '' && <CheckField form={kit.form} name="confirmed" label={t('exchange.isRight')} />}
        <FormProblem problem={kit.problem} />
        <ButtonRow>
          <BusyButton type="submit" isBusy={kit.saving}>
            {t('exchange.save')}
          </BusyButton>
        </ButtonRow>
      </FieldStack>
    </KitForm>
  )
}
