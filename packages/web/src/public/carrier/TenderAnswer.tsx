import { textLimits } from '@waybill/domain/shipment/limits.ts'
import { type FormEvent, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { type AnswerKey, ask } from './answerWords.ts'
import { Field } from './Field.tsx'
import classes from './Letter.module.css'
import { Refused } from './Refused.tsx'
import type { TenderDesk, TypedTender } from './tenderDesk.ts'
import { unloaded } from './unloaded.tsx'
import { useBackStep } from './useBackStep.ts'
import { useFirstFault } from './useFirstFault.ts'

/** Few say no. */
const Decline = lazy(() => import('./Decline.tsx').then(m => ({ default: m.Decline }), unloaded))

/** Longest texts, by the contract. */
const limits = { name: textLimits.spokeWith, PRONumber: 30, pickupNumber: 50, driver: 100 }

/** Accept, with what the dock will ask for if it is known already, or decline with a reason. */
export function TenderAnswer({ desk, isInternal }: { desk: TenderDesk; isInternal: boolean }) {
  const state = useSyncExternalStore(desk.listen, desk.state)
  const [isDecline, setDecline] = useState(false)
  useBackStep(isDecline, () => setDecline(false))
  const form = useFirstFault(state.refusals)
  const faultAt = (at: keyof TypedTender) => state.faults.find(fault => fault.at === at)
  const field = (name: keyof typeof limits, label: AnswerKey, isOptional = false) => (
    <Field label={ask(label)} fault={faultAt(name)} isOptional={isOptional}>
      {bound => (
        <input
          {...bound}
          value={state[name]}
          autoComplete={name === 'name' && !isInternal ? 'name' : 'off'}
          maxLength={limits[name]}
          onChange={event => desk.change({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  )
  const name = field('name', isInternal ? 'spokeWith' : 'name', !isInternal)
  const accept = (event: FormEvent): void => {
    event.preventDefault()
    void desk.accept()
  }
  if (isDecline) {
    return (
      <Suspense fallback={null}>
        <Decline desk={desk} onBack={() => setDecline(false)}>
          {isInternal && name}
        </Decline>
      </Suspense>
    )
  }
  return (
    <section className={classes.answer} aria-labelledby="answer">
      <h2 id="answer">{ask('yourAnswer')}</h2>
      <form ref={form} className={classes.form} noValidate onSubmit={accept}>
        {name}
        <details className={classes.fold}>
          <summary>{ask('acceptMore')}</summary>
          {field('PRONumber', 'pro')}
          {field('pickupNumber', 'pickupNumber')}
          {field('driver', 'driver')}
        </details>
        {state.trouble !== null && <Refused problem={state.trouble} />}
        <div className={classes.buttons}>
          <button type="submit" className={classes.primary} aria-disabled={state.isSending}>
            {ask(state.isSending ? 'sending' : 'accept')}
          </button>
          <button type="button" className={classes.second} onClick={() => setDecline(true)}>
            {ask('decline')}
          </button>
        </div>
      </form>
    </section>
  )
}
