import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { textLimits } from '@waybill/domain'
import { memo, useId, useState } from 'react'
import { useText } from '../../texts/texts.ts'
import { useFocusNext } from '../../ui/useFocusNext.ts'
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
  /** What the company calls references 1 to 5; blank: nothing of its own. */
  readonly referenceLabels: readonly string[]
  readonly errors: FieldErrors
  readonly change: Change
}

const nothingPast = {}

/** As high as what is typed, one line while that is nothing. */
const lines = { rows: 1, autosize: true, minRows: 1, maxRows: 8 } as const

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
  return (
    a.errors === b.errors &&
    a.currencies === b.currencies &&
    a.referenceLabels === b.referenceLabels &&
    own.every(name => a.form[name] === b.form[name])
  )
}

/** What small packages have none of. */
const ofTrucks: readonly TextName[] = ['loadNumber', 'trailerNumber', 'seals']

/** Numbers that most loads bear; the others stand behind a press until one of them says something. */
const usual: readonly TextName[] = ['customerPo', 'orderNumber', 'loadNumber']

/** References under their names, instructions, notes and value: two lines, the rarer numbers behind a press. */
export const Details = memo(function Details({ form, currencies, referenceLabels, errors, change }: DetailsProps) {
  const t = useText()
  const focusNext = useFocusNext()
  const isLabelled = wayFormOf(form).mode === 'PARCEL'
  const [showsAll, setShowsAll] = useState(false)
  const all = useId()
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
  const ofMode = particular.filter(name => !isLabelled || !ofTrucks.includes(name))
  const isSaid = (name: string, value: string | undefined): boolean =>
    (value ?? '') !== '' || errors[name] !== undefined
  const rare = ofMode.filter(name => !usual.includes(name))
  // A company that gave a reference a name uses it; one that gave none has the first.
  const isShown = (index: number): boolean => index === 0 || (referenceLabels[index] ?? '') !== ''
  const isOpen =
    showsAll ||
    rare.some(name => isSaid(name, form[name])) ||
    form.references.some((text, index) => !isShown(index) && isSaid(`references.${index}`, text))
  const reference = (index: number) => (
    <TextInput
      key={index}
      id={`references.${index}`}
      label={referenceLabels[index] || t('order.reference', { number: index + 1 })}
      maxLength={textLimits.reference}
      autoComplete="off"
      value={form.references[index] ?? ''}
      error={errors[`references.${index}`]}
      onChange={event => {
        const typed = event.currentTarget.value
        change(now => ({ ...now, references: now.references.with(index, typed) }))
      }}
    />
  )
  const places = form.references.map((_, index) => index)
  return (
    <>
      <section className={classes.part} aria-labelledby="references-title">
        <h2 id="references-title" className="wb-unseen">
          {t('order.references')}
        </h2>
        <PastLoad past={form.past ?? nothingPast} change={change} />
        <div className={classes.references} id={all}>
          {ofMode
            .filter(name => usual.includes(name))
            .map(name => (
              <TextInput key={name} {...field(name)} />
            ))}
          {places.filter(isShown).map(reference)}
          {isOpen && (
            <>
              {rare.map(name => (
                <TextInput key={name} {...field(name)} />
              ))}
              {places.filter(index => !isShown(index)).map(reference)}
            </>
          )}
          {!isOpen && (
            <Button
              variant="subtle"
              className={classes.moreNumbers}
              aria-expanded={false}
              aria-controls={all}
              onClick={() => {
                setShowsAll(true)
                focusNext(() => document.getElementById(rare[0] ?? 'references.1'))
              }}
            >
              {t('order.moreNumbers')}
            </Button>
          )}
        </div>
      </section>
      <section className={classes.part} aria-labelledby="notes-title">
        <h2 id="notes-title" className="wb-unseen">
          {t('order.notesTitle')}
        </h2>
        <div className={classes.notes}>
          <Textarea
            {...field('specialInstructions')}
            {...(isLabelled ? {} : { placeholder: t('order.instructionsWhy') })}
            {...lines}
          />
          <Textarea {...field('internalNotes')} placeholder={t('order.notesWhy')} {...lines} />
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
    </>
  )
}, sameDetails)
