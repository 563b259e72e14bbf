import '../../../texts/address.ts'
import '../../../texts/parcelAccounts.ts'
import '../../../texts/plan.ts'
import '../../../texts/rates.ts'
import '../../../texts/trade.ts'
import '../../../texts/way.ts'
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { ParcelRates } from '@waybill/contract/calls/Shipment/ParcelRates.ts'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { explain } from '../../../api/explain.ts'
import { useChange } from '../../../api/useChange.ts'
import { issueText, useText } from '../../../texts/texts.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { AddressCheck } from '../../../widgets/AddressCheck/AddressCheck.tsx'
import { ChooseAccount } from '../../../widgets/ParcelAccounts/ChooseAccount.tsx'
import { PackageRows } from './PackageRows.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { blankQuestion, bodyOf, inputOf, type Place, type Question } from './question.ts'
import { Services } from './Services.tsx'
import classes from './UpsRate.module.css'

/** What all services of an account cost between two addresses, without making a shipment. */
export function UpsRate() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('screens.upsRate')} />
      <ChooseAccount>{(accountId, choice) => <Prices accountId={accountId} choice={choice} />}</ChooseAccount>
    </>
  )
}

function Prices({ accountId, choice }: { accountId: number; choice: ReactNode }) {
  const t = useText()
  const [question, setQuestion] = useState(blankQuestion)
  /** What the answer is of: prices of another question are none. */
  const [asked, setAsked] = useState('')
  const ask = useChange(ParcelRates)
  const body = bodyOf(accountId, question)
  const key = JSON.stringify(body)
  const change = (patch: Partial<Question>): void => setQuestion(now => ({ ...now, ...patch }))
  const end = (at: 'from' | 'to') => (patch: Partial<Place>) =>
    setQuestion(now => ({ ...now, [at]: { ...now[at], ...patch } }))
  const form = useRef<HTMLFormElement>(null)
  const { error } = ask
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(key)
    ask.mutate({ body })
  }
  const issues = error?.issues ?? []
  const errors = Object.fromEntries(issues.map(({ at, code, params }) => [inputOf(at), issueText(code, params)]))
  return (
    <>
      <form className={classes.form} ref={form} onSubmit={submit} noValidate>
        {choice}
        <div className={classes.ends}>
          <PlaceFields
            at="from"
            title={t('upsRate.from')}
            place={question.from}
            errors={errors}
            onChange={end('from')}
          />
          <PlaceFields at="to" title={t('upsRate.to')} place={question.to} errors={errors} onChange={end('to')}>
            <Checkbox
              label={t('upsRate.residential')}
              checked={question.residential}
              onChange={event => change({ residential: event.currentTarget.checked })}
            />
            <AddressCheck address={question.to} onUse={end('to')} onHome={residential => change({ residential })} />
          </PlaceFields>
        </div>
        <PackageRows packages={question.packages} errors={errors} onChange={packages => change({ packages })} />
        <fieldset className={classes.options}>
          <legend>{t('upsRate.options')}</legend>
          <TextInput
            id="date"
            type="date"
            label={t('upsRate.date')}
            description={t('upsRate.dateHint')}
            value={question.date}
            error={errors.date}
            onChange={event => change({ date: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('upsRate.signature')}
            value={question.signature}
            data={[
              { value: '', label: t('upsRate.signatureNone') },
              { value: 'required', label: t('upsRate.signatureRequired') },
              { value: 'adult', label: t('upsRate.signatureAdult') },
            ]}
            onChange={event => {
              const { value } = event.currentTarget
              change({ signature: value === 'required' || value === 'adult' ? value : '' })
            }}
          />
          <Checkbox
            label={t('upsRate.saturday')}
            checked={question.saturday}
            onChange={event => change({ saturday: event.currentTarget.checked })}
          />
        </fieldset>
        <Button type="submit" loading={ask.isPending}>
          {t('upsRate.ask')}
        </Button>
      </form>
      {error !== null && issues.length === 0 && <ErrorState {...explain(error, 'upsRate.failed')} />}
      {ask.data !== undefined && asked === key && <Services answer={ask.data} />}
    </>
  )
}
