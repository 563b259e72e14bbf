import { Button, Checkbox, TextInput } from '@mantine/core'
import { AskPickup } from '@waybill/contract/calls/DayEnd/AskPickup.ts'
import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { RatePickup } from '@waybill/contract/calls/DayEnd/RatePickup.ts'
import type { WireAddress } from '@waybill/contract/wire/address.ts'
import type { WireDayAccount } from '@waybill/contract/wire/dayEnd.ts'
import { textLimits } from '@waybill/domain'
import { type FormEvent, useState } from 'react'
import { makeCall } from '../../../api/call.ts'
import { explainShort } from '../../../api/explain.ts'
import { CallProblem } from '../../../api/problem.ts'
import { useChange } from '../../../api/useChange.ts'
import { said } from '../../../texts/said.ts'
import { issueText, useText } from '../../../texts/texts.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { BusyButton } from '../../../ui/BusyButton.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Hint } from '../../../ui/Hint.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import classes from './DayEnd.module.css'

/** Which carrier's truck is asked for. */
export interface AskedTruck {
  readonly account: WireDayAccount
  readonly fleet: string
}

const placeFields = [
  ['CompanyName', 'company', true],
  ['Street', 'street', true],
  ['City', 'city', true],
  ['State', 'state', true],
  ['Zip', 'zip', true],
  ['ContactName', 'contact', false],
  ['ContactNumber', 'phone', true],
] as const

/** When and where a truck shall come; what it takes follows from the labels. */
export function PickupPanel({
  asked: { account, fleet },
  place,
  today,
  onClose,
}: {
  asked: AskedTruck
  place: WireAddress | null
  today: string
  onClose: () => void
}) {
  const t = useText()
  const asking = useChange(AskPickup, [GetDayEnd])
  const [where, setWhere] = useState<Partial<WireAddress>>(place ?? {})
  const [when, setWhen] = useState({ date: today, readyAt: '13:00', closeAt: '17:00' })
  const [more, setMore] = useState({ residential: false, instructions: '' })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const body = { AccountID: account.AccountID, fleet, ...when, place: where, ...more }
  const asked = JSON.stringify(body)
  // What a pickup costs holds for the day and the place that it was asked for.
  const [priced, setPriced] = useState({ asked: '', words: '' })
  const cost = priced.asked === asked ? priced.words : ''
  const fail = (error: unknown): void => {
    const issues = error instanceof CallProblem ? (error.issues ?? []) : []
    setErrors(Object.fromEntries(issues.map(({ at, code, params }) => [at, issueText(code, params)])))
    const [first] = issues
    if (first === undefined) notify.failed(explainShort(error))
    else document.getElementById(first.at)?.focus()
  }
  const submit = async (): Promise<void> => {
    setErrors({})
    try {
      await asking.mutateAsync({ body })
      notify.done(t('dayEnd.askedNow'))
      onClose()
    } catch (error) {
      fail(error)
    }
  }
  const price = async (): Promise<void> => {
    setErrors({})
    setPriced({ asked: '', words: '' })
    try {
      const { total, currency, refusal } = await makeCall(RatePickup, { body })
      const words = total === null ? said(refusal) : t('dayEnd.costs', { amount: formatMoney(total, currency) })
      setPriced({ asked, words })
    } catch (error) {
      fail(error)
    }
  }
  const timed = (name: 'date' | 'readyAt' | 'closeAt', label: string) => (
    <TextInput
      id={`body.${name}`}
      type={name === 'date' ? 'date' : 'time'}
      label={label}
      withAsterisk
      aria-required
      value={when[name]}
      error={errors[`body.${name}`]}
      onChange={event => setWhen({ ...when, [name]: event.currentTarget.value })}
    />
  )
  return (
    <Panel title={t('dayEnd.askPickupOf', { carrier: account.CarrierName })} onClose={onClose} takesFocus>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit()
        }}
      >
        {timed('date', t('dayEnd.date'))}
        <div className={classes.pair}>
          {timed('readyAt', t('dayEnd.ready'))}
          {timed('closeAt', t('dayEnd.closes'))}
        </div>
        {placeFields.map(([name, label, isNeeded]) => (
          <TextInput
            key={name}
            id={`body.place.${name}`}
            label={t(`dayEnd.${label}`)}
            withAsterisk={isNeeded}
            aria-required={isNeeded}
            autoComplete="off"
            value={where[name] ?? ''}
            error={errors[`body.place.${name}`]}
            onChange={event => setWhere({ ...where, [name]: event.currentTarget.value })}
          />
        ))}
        <Checkbox
          label={t('dayEnd.residential')}
          checked={more.residential}
          onChange={event => setMore({ ...more, residential: event.currentTarget.checked })}
        />
        <TextInput
          label={t('dayEnd.instructions')}
          maxLength={textLimits.reason}
          value={more.instructions}
          onChange={event => setMore({ ...more, instructions: event.currentTarget.value })}
        />
        {cost !== '' && <Hint role="status">{cost}</Hint>}
        <div className={classes.pair}>
          <BusyButton type="submit" isBusy={asking.isPending}>
            {t('dayEnd.askNow')}
          </BusyButton>
          {account.canRatePickup && (
            <ActionButton variant="default" onAct={price}>
              {t('dayEnd.price')}
            </ActionButton>
          )}
          <Button variant="subtle" onClick={onClose}>
            {t('actions.close')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
