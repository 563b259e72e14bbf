import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { CallProblem } from '../../api/problem.ts'
import { type AnswerKey, ask } from './answerWords.ts'
import { Field } from './Field.tsx'
import classes from './Letter.module.css'
import { Refused } from './Refused.tsx'
import { type Fault, faultOf } from './typedOption.ts'
import { useFirstFault } from './useFirstFault.ts'

/** Saying no: a reason, words where the reason is another one, and the press that confirms it. */
export function Refusal<Reason extends AnswerKey>({
  title,
  last,
  reasons,
  confirm,
  isSending,
  trouble,
  faults,
  refusals,
  notes,
  notesMax,
  onNotes,
  onBack,
  onSend,
  children,
}: {
  title: string
  /** What can't be done any more afterwards. */
  last: string
  reasons: readonly Reason[]
  confirm: string
  isSending: boolean
  trouble: CallProblem | null
  faults: readonly Fault[]
  /** How often something was found wrong outside. */
  refusals: number
  notes: string
  notesMax: number
  onNotes: (notes: string) => void
  onBack: () => void
  onSend: (reason: Reason) => void
  children?: ReactNode
}) {
  const [reason, setReason] = useState<Reason | ''>('')
  const [own, setOwn] = useState<Fault | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [tries, setTries] = useState(0)
  const form = useFirstFault(tries + refusals)
  useEffect(() => heading.current?.focus(), [])
  const faultAt = (at: string): Fault | undefined => (own?.at === at ? own : faults.find(fault => fault.at === at))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSending) return
    const at = reason === '' ? 'reason' : reason === 'other' && notes.trim() === '' ? 'notes' : null
    setOwn(at === null ? null : faultOf({ at, code: 'required' }))
    if (at !== null) setTries(before => before + 1)
    else if (reason !== '') onSend(reason)
  }
  return (
    <section className={classes.answer} aria-labelledby="refusal">
      <h2 id="refusal" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <Field label={ask('reason')} fault={faultAt('reason')}>
          {bound => (
            <select
              {...bound}
              value={reason}
              onChange={event => {
                setOwn(null)
                setReason(reasons.find(one => one === event.currentTarget.value) ?? '')
              }}
            >
              <option value="">{ask('chooseReason')}</option>
              {reasons.map(one => (
                <option key={one} value={one}>
                  {ask(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {reason === 'other' && (
          <Field label={ask('otherWhy')} fault={faultAt('notes')}>
            {bound => (
              <textarea
                {...bound}
                rows={2}
                maxLength={notesMax}
                value={notes}
                onChange={event => {
                  setOwn(null)
                  onNotes(event.currentTarget.value)
                }}
              />
            )}
          </Field>
        )}
        {children}
        <p className={classes.quiet}>{last}</p>
        {trouble !== null && <Refused problem={trouble} />}
        <div className={classes.buttons}>
          <button type="submit" className={classes.primary} aria-disabled={isSending}>
            {isSending ? ask('sending') : confirm}
          </button>
          <button type="button" className={classes.second} onClick={onBack}>
            {ask('cancel')}
          </button>
        </div>
      </form>
    </section>
  )
}
