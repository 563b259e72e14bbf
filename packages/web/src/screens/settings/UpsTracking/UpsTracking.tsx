import '../../../texts/parcelAccounts.ts'
import '../../../texts/trade.ts'
import { Button, TextInput } from '@mantine/core'
import type { ReplyOf } from '@waybill/contract/call.ts'
import { TrackParcel } from '@waybill/contract/calls/Shipment/TrackParcel.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { explain } from '../../../api/explain.ts'
import { useCall } from '../../../api/useCall.ts'
import { said } from '../../../texts/said.ts'
import { issueText, useText } from '../../../texts/texts.ts'
import { DateText } from '../../../ui/DateText.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { formatTime } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { SmallTable } from '../../../ui/SmallTable.tsx'
import { ChooseAccount } from '../../../widgets/ParcelAccounts/ChooseAccount.tsx'
import classes from '../../../widgets/ParcelAccounts/Question.module.css'

/** Every scan of a tracking number, whoever shipped it; the number stands in the address. */
export function UpsTracking() {
  const t = useText()
  return (
    <>
      <PageHeader title={t('screens.upsTracking')} />
      <ChooseAccount>{(accountId, choice) => <Question accountId={accountId} choice={choice} />}</ChooseAccount>
    </>
  )
}

function Question({ accountId, choice }: { accountId: number; choice: ReactNode }) {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const asked = params.get('number') ?? ''
  const [typed, setTyped] = useState(asked)
  const [isJudged, setJudged] = useState(false)
  const result = useCall(
    TrackParcel,
    { body: { AccountID: accountId, TrackingNumber: asked } },
    { enabled: asked !== '', freshFor: 30_000, keepOld: false },
  )
  const [issue] = asked === '' ? [] : (result.error?.issues ?? [])
  const missing = isJudged && typed.trim() === '' ? t('issues.required') : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setJudged(true)
    const number = typed.trim()
    if (number === '') return
    if (number === asked) void result.refetch()
    else setParams({ number })
  }
  return (
    <>
      <form className={classes.form} onSubmit={submit} noValidate>
        {choice}
        <TextInput
          label={t('upsTracking.number')}
          description={t('upsTracking.numberHint')}
          withAsterisk
          aria-required
          autoComplete="off"
          maxLength={40}
          value={typed}
          error={missing ?? (issue === undefined ? undefined : issueText(issue.code, issue.params))}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={result.isFetching}>
          {t('upsTracking.ask')}
        </Button>
      </form>
      {result.error !== null && issue === undefined && asked !== '' && (
        <ErrorState {...explain(result.error, 'upsTracking.failed')} onRetry={() => void result.refetch()} />
      )}
      {result.data !== undefined && asked !== '' && <Answer answer={result.data} />}
    </>
  )
}

function Answer({ answer }: { answer: ReplyOf<typeof TrackParcel> }) {
  const t = useText()
  const { TrackingNumber: number, events, refusal, messages, shipmentId } = answer
  return (
    <section className={classes.answer} aria-label={t('upsTracking.history', { number })}>
      <h2 className={classes.title}>{t('upsTracking.history', { number })}</h2>
      {shipmentId !== 0 && <Link to={`/ShipmentDetails/${shipmentId}`}>{t('upsTracking.ours')}</Link>}
      {refusal !== '' && <Hint role="status">{said(refusal)}</Hint>}
      {refusal === '' && events.length === 0 && <Hint role="status">{t('upsTracking.none')}</Hint>}
      {events.length > 0 && (
        <div className={classes.wide}>
          <SmallTable>
            <thead>
              <tr>
                <th scope="col">{t('upsTracking.when')}</th>
                <th scope="col">{t('upsTracking.where')}</th>
                <th scope="col">{t('upsTracking.what')}</th>
              </tr>
            </thead>
            <tbody>
              {events.map(({ at, code, description, City, State, CountryCode }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two scans may be alike in everything
                <tr key={index}>
                  <td>
                    <DateText date={at.slice(0, 10)} /> {formatTime(at.slice(11, 16))}
                  </td>
                  <td>{[City, State, CountryCode].filter(part => part !== '').join(', ')}</td>
                  <td>{description || code}</td>
                </tr>
              ))}
            </tbody>
          </SmallTable>
        </div>
      )}
      {messages.map(message => (
        <Hint small key={message}>
          {said(message)}
        </Hint>
      ))}
    </section>
  )
}
