import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { textLimits } from '@waybill/domain'
import { memo } from 'react'
import { useText } from '../../texts/texts.ts'
import { orderTable } from '../fields.ts'
import classes from './Order.module.css'
import type { OrderForm } from './orderForm.ts'
import { PastLoad } from './PastLoad.tsx'
import { particular } from './pastNumbers.ts'
import type { FieldErrors } from './problems.ts'
import { wayFormOf } from './wayForm.ts'

type Change = (next: (form: OrderForm) => OrderForm) => void

type TextName = 'specialInstructions' | 'internalNotes' | 'declaredValue' | (typeof particular)[number]

interface DetailsProps {
  readonly form: OrderForm
  readonly currencies: readonly string[]
  readonly errors: FieldErrors
  readonly change: Change
}

const nothingPast = {}

/** Typing an item or an address does not concern this part. */
const elsewhere: readonly (keyof OrderForm)[] = [
  'items',
  'origin',
  'destination',
  'pickup',
  'accessorials',
  'applied',
  'cod',
]

function sameDetails(a: DetailsProps, b: DetailsProps): boolean {
  const own = Object.keys(b.form).filter((name): name is keyof OrderForm => !elsewhere.some(other => other === name))
  return a.errors === b.errors && a.currencies === b.currencies && own.every(name => a.form[name] === b.form[name])
}

/** What small packages have none of. */
const ofTrucks: readonly TextName[] = ['loadNumber', 'trailerNumber', 'seals']

/** References, load, seals, instructions and value. */
export const Details = memo(function Details({ form, currencies, errors, change }: DetailsProps) {
  const t = useText()
  const isLabelled = wayFormOf(form).mode === 'PARCEL'
  const field = (name: TextName) => ({
    id: name,
    label: t(orderTable[name].text),
    maxLength: orderTable[name].limit,
    autoComplete: 'off',
    value: form[name] ?? '',
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const typed = event.currentTarget.value
      change(now => ({ ...now, [name]: typed }))
    },
  })
  return (
    <div className={classes.details}>
      <section className={classes.part} aria-labelledby="references-title">
        <h2 id="references-title">{t('order.references')}</h2>
        <PastLoad past={form.past ?? nothingPast} change={change} />
        <div className={classes.references}>
          {particular
            .filter(name => !isLabelled || !ofTrucks.includes(name))
            .map(name => (
              <TextInput key={name} {...field(name)} />
            ))}
          {form.references.map((reference, index) => (
            <TextInput
              // biome-ignore lint/suspicious/noArrayIndexKey: the five references are five fixed places
              key={index}
              id={`references.${index}`}
              label={t('order.reference', { number: index + 1 })}
              maxLength={textLimits.reference}
              autoComplete="off"
              value={reference}
              error={errors[`references.${index}`]}
              onChange={event => {
                const typed = event.currentTarget.value
                change(now => ({ ...now, references: now.references.with(index, typed) }))
              }}
            />
          ))}
        </div>
      </section>
      <section className={classes.part} aria-labelledby="notes-title">
        <h2 id="notes-title">{t('order.notesTitle')}</h2>
        <div className={classes.notes}>
          <Textarea
            {...field('specialInstructions')}
            {...(isLabelled ? {} : { description: t('order.instructionsWhy') })}
            rows={2}
          />
          <Textarea {...field('internalNotes')} description={t('order.notesWhy')} rows={2} />
          <div className={classes.value}>
            <TextInput {...field('declaredValue')} inputMode="decimal" />
            <NativeSelect
              id="currency"
              label={t('order.currency')}
              data={[...currencies]}
              value={form.currency}
              onChange={event => {
                const currency = event.currentTarget.value
                change(now => ({ ...now, currency }))
              }}
            />
          </div>
        </div>
      </section>
    </div>
  )
}, sameDetails)
