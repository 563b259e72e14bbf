import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { HAZMAT, type PaymentTerms, servicesShown, textLimits } from '@waybill/domain'
import { memo, useState } from 'react'
import { accessorialName } from '../../texts/names.ts'
import { type TextKey, useText } from '../../texts/texts.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { AddressForm } from '../AddressForm/AddressForm.tsx'
import { orderTable } from '../fields.ts'
import { BillToChoice } from './BillToChoice.tsx'
import classes from './Order.module.css'
import type { CommonData, OrderForm } from './orderForm.ts'
import { PastLoad } from './PastLoad.tsx'
import { particular } from './pastNumbers.ts'
import { errorsAt, type FieldErrors } from './problems.ts'
import { wayFormOf } from './wayForm.ts'

type Change = (next: (form: OrderForm) => OrderForm) => void

const ends = [
  ['pickup', 'order.atPickup'],
  ['delivery', 'order.atDelivery'],
  ['either', 'order.forFreight'],
] as const satisfies readonly (readonly [string, TextKey])[]

/** What most shipments ask for; the others are one press away. */
const USUAL = 4

/** Extra services by the end at which they are done. */
export const Accessorials = memo(function Accessorials({
  all,
  chosen,
  isHazardous,
  error,
  change,
  children,
}: {
  all: CommonData['accessorials']
  chosen: readonly string[]
  /** A line is marked as hazardous: the service goes with it. */
  isHazardous: boolean
  /** What is wrong with what was chosen. */
  error: string | undefined
  change: Change
  /** What a chosen service asks for. */
  children?: React.ReactNode
}) {
  const t = useText()
  const [showsAll, setShowsAll] = useState(false)
  const shown = servicesShown(chosen, isHazardous)
  const toggle = (code: string, isOn: boolean): void =>
    change(form => ({
      ...form,
      accessorials: isOn ? [...form.accessorials, code] : form.accessorials.filter(other => other !== code),
    }))
  return (
    <section className={classes.part} aria-labelledby="extras-title">
      <div className={classes.cardHead}>
        <h2 id="extras-title">{t('order.extras')}</h2>
        <LinkButton aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'order.fewerExtras' : 'order.allExtras')}
        </LinkButton>
      </div>
      <div className={classes.extras}>
        {ends.map(([end, title]) => (
          <fieldset key={end}>
            <legend>{t(title)}</legend>
            {all
              .filter(one => one.At === end)
              .filter((one, index) => showsAll || index < USUAL || shown.includes(one.Code))
              .map(one => (
                <Checkbox
                  key={one.Code}
                  size="xs"
                  label={accessorialName(one.Code)}
                  checked={shown.includes(one.Code)}
                  {...(one.Code === HAZMAT
                    ? {
                        id: 'accessorials',
                        disabled: isHazardous,
                        description: isHazardous ? t('order.hazmatByLine') : undefined,
                        error,
                      }
                    : {})}
                  onChange={event => toggle(one.Code, event.currentTarget.checked)}
                />
              ))}
          </fieldset>
        ))}
      </div>
      {children}
    </section>
  )
})

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

/** References, instructions, value, load, seals and who pays. */
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
    <>
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
            rows={3}
          />
          <Textarea {...field('internalNotes')} description={t('order.notesWhy')} rows={3} />
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
            <NativeSelect
              id="terms"
              label={t('order.terms')}
              value={form.terms}
              data={[
                { value: 'prepaid', label: t('track.P') },
                { value: 'collect', label: t('track.C') },
                { value: 'thirdParty', label: t('track.third') },
              ]}
              onChange={event => {
                const terms = termsOf(event.currentTarget.value)
                change(now => ({ ...now, terms }))
              }}
            />
          </div>
          {form.terms === 'thirdParty' && (
            <fieldset className={classes.billTo}>
              <legend>{t('order.billTo')}</legend>
              <BillToChoice onChoose={chosen => change(now => ({ ...now, billTo: { ...now.billTo, ...chosen } }))} />
              {errors.billTo !== undefined && <p className={classes.problem}>{errors.billTo}</p>}
              <AddressForm
                at="billTo"
                value={form.billTo}
                errors={errorsAt(errors, 'billTo')}
                onChange={patch => change(now => ({ ...now, billTo: { ...now.billTo, ...patch } }))}
              />
            </fieldset>
          )}
        </div>
      </section>
    </>
  )
}, sameDetails)

const termsOf = (value: string): PaymentTerms => (value === 'collect' || value === 'thirdParty' ? value : 'prepaid')
