import type { WireQuoteResponse } from '@waybill/contract/wire/spotQuote.ts'
import type { ReactNode } from 'react'
import { formatMoney } from '../../ui/format.ts'
import { type AnswerKey, ask } from './answerWords.ts'
import { Field } from './Field.tsx'
import classes from './Letter.module.css'
import { rateWords } from './Offer.tsx'
import type { QuoteDesk } from './quoteDesk.ts'
import type { Fault, TypedOption } from './typedOption.ts'
import { say, serviceName } from './words.ts'

type TextName = 'amount' | 'rate' | 'miles' | 'fuel' | 'days'

/** Longest name of a service, by the contract. */
const SERVICE_MAX = 60

/** One option: a number and how many days; how it is split, measured and limited only if it is wanted. */
export function OptionFields({
  quote,
  desk,
  option,
  faults,
  number,
}: {
  quote: WireQuoteResponse
  desk: QuoteDesk
  option: TypedOption
  faults: readonly Fault[]
  /** Its place among several; null: there is one. */
  number: number | null
}) {
  const { isSplit, isByMile, currency } = option
  const asked = quote.ChargeDetails.flatMap(({ kind, code }) => (kind === 'accessorial' ? [code] : []))
  const { total, perMile } = desk.read(option)
  const change = (part: Partial<TypedOption>): void => desk.change(option.id, part)
  const faultAt = (at: string) => faults.find(fault => fault.at === at)
  const numberField = (name: TextName, label: AnswerKey, mode: 'decimal' | 'numeric') => (
    <Field
      label={ask(label)}
      {...(name === 'fuel' ? { hint: ask('fuelWhy') } : {})}
      fault={faultAt(name)}
      isOptional={name === 'days'}
    >
      {bound => (
        <input
          {...bound}
          inputMode={mode}
          autoComplete="off"
          value={option[name]}
          onChange={event => change({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  )
  const makes = (isSplit || isByMile || perMile !== null) && total !== null
  const body: ReactNode = (
    <>
      <div className={classes.pair}>
        {isByMile
          ? numberField('rate', 'rate', 'decimal')
          : numberField('amount', isSplit ? 'amountSplit' : 'amountAllIn', 'decimal')}
        <Field label={ask('currency')} fault={faultAt('currency')}>
          {bound => (
            <select {...bound} value={currency} onChange={event => change({ currency: event.currentTarget.value })}>
              {quote.CurrencyDetails.currencies.map(one => (
                <option key={one}>{one}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {isByMile && numberField('miles', 'miles', 'numeric')}
      {isSplit && numberField('fuel', 'fuelAmount', 'decimal')}
      {isSplit && asked.length > 0 && <p className={classes.hint}>{ask('servicesWhy')}</p>}
      {isSplit &&
        asked.map(code => (
          <Field key={code} label={serviceName(code)} fault={faultAt(`accessorials.${code}`)}>
            {bound => (
              <input
                {...bound}
                inputMode="decimal"
                autoComplete="off"
                value={option.services[code] ?? ''}
                onChange={event => change({ services: { ...option.services, [code]: event.currentTarget.value } })}
              />
            )}
          </Field>
        ))}
      <p className={classes.makes} role="status">
        {makes && perMile === null && ask('makesTotal', { total: formatMoney(total, currency) })}
        {makes &&
          perMile !== null &&
          ask('makesBoth', { total: formatMoney(total, currency), rate: rateWords(perMile, currency) })}
      </p>
      {numberField('days', 'days', 'numeric')}
      <details className={classes.fold}>
        <summary>{ask('more')}</summary>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isSplit}
            onChange={event => change({ isSplit: event.currentTarget.checked })}
          />
          {ask('split')}
        </label>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isByMile}
            onChange={event => change({ isByMile: event.currentTarget.checked })}
          />
          {ask('byMile')}
        </label>
        <Field label={ask('until')} hint={ask('untilWhy')} fault={faultAt('until')} isOptional>
          {bound => (
            <input
              {...bound}
              type="datetime-local"
              value={option.until}
              onChange={event => change({ until: event.currentTarget.value, endsEarly: false })}
            />
          )}
        </Field>
        {(option.endsEarly || faultAt('until')?.key === 'endsEarly') && option.until !== '' && (
          <label className={classes.check}>
            <input
              type="checkbox"
              checked={option.endsEarly}
              onChange={event => change({ until: option.until, endsEarly: event.currentTarget.checked })}
            />
            {ask('endsEarlyMeant')}
          </label>
        )}
        <Field label={ask('service')} fault={faultAt('service')} isOptional>
          {bound => (
            <input
              {...bound}
              autoComplete="off"
              maxLength={SERVICE_MAX}
              value={option.service}
              onChange={event => change({ service: event.currentTarget.value })}
            />
          )}
        </Field>
      </details>
    </>
  )
  if (number === null) return <div className={classes.option}>{body}</div>
  return (
    <fieldset className={classes.option}>
      <legend>{say('option', { number })}</legend>
      {body}
      <button type="button" className={classes.plain} onClick={() => void desk.remove(option.id)}>
        {ask('removeOption', { number })}
      </button>
    </fieldset>
  )
}
