import type { FieldIssue } from '@waybill/contract/messages.ts'
import { trackingStatuses } from '@waybill/domain/tracking/trackingStatus.ts'
import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import { newId } from '../api/newId.ts'
import { CallProblem, isSettled } from '../api/problem.ts'
import { refusalWords } from '../api/refusalWords.ts'
import { clockIn } from '../ui/format.ts'
import { noteFor } from './carrier/typedNote.ts'
import classes from './Tracking.module.css'
import { addEvent, type EnteredEvent, type Link } from './trackingCalls.ts'
import { say, statusName, type WordKey } from './words.ts'

type Field = keyof EnteredEvent

function blank(timeZone: string): EnteredEvent {
  const { date, time } = clockIn(timeZone)
  return { status: '', date, time, description: '', city: '', state: '', notes: '', notifications: '' }
}

/** What was typed before the page was loaded again; null: nothing. */
function remembered(kept: string): EnteredEvent | null {
  try {
    const typed: unknown = JSON.parse(kept || 'null')
    if (typeof typed !== 'object' || typed === null) return null
    const known = Object.keys(blank('UTC')).map(name => [name, Reflect.get(typed, name)])
    return known.every(([, text]) => typeof text === 'string') ? Object.fromEntries(known) : null
  } catch {
    return null
  }
}

const words: Readonly<Record<string, WordKey>> = {
  required: 'required',
  selectStatus: 'selectStatus',
  tooFarAhead: 'future',
  past: 'past',
  tooLong: 'tooLong',
  badForm: 'badAddress',
  tooMany: 'tooMany',
}

const wordsOf = ({ code, params }: FieldIssue): string => say(words[code] ?? 'invalid', params)

/** An event of somebody on the road or on the dock. What was typed stays until it is taken. */
export function AddEvent({
  link,
  timeZone,
  onAdded,
}: {
  link: Link
  /** Where the freight is now. */
  timeZone: string
  onAdded: () => Promise<void>
}) {
  const note = useRef(noteFor(`event.${link.accessId}`))
  const [event, setEvent] = useState(() => remembered(note.current.remembered()) ?? blank(timeZone))
  const [faults, setFaults] = useState<Partial<Record<Field, string>>>({})
  const [said, setSaid] = useState<{ readonly text: string; readonly isGood: boolean } | null>(null)
  const [isSending, setSending] = useState(false)
  // A press after a lost answer is the same event again, not another one.
  const key = useRef('')
  const form = useRef<HTMLFormElement>(null)

  const focus = (field: Field | undefined): void =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  const refuse = (issues: readonly FieldIssue[]): void => {
    const found = Object.fromEntries(issues.map(issue => [issue.at.replace('body.', ''), wordsOf(issue)]))
    setFaults(found)
    focus(issues[0]?.at.replace('body.', '') as Field | undefined)
  }

  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault()
    if (isSending) return
    setSaid(null)
    setFaults({})
    if (event.status === '') return refuse([{ at: 'body.status', code: 'selectStatus', params: {} }])
    setSending(true)
    key.current ||= newId()
    try {
      await addEvent(link, event, key.current)
      key.current = ''
      note.current.remember('')
      setEvent(blank(timeZone))
      setSaid({ text: say('sent'), isGood: true })
      await onAdded()
    } catch (error) {
      const problem = error instanceof CallProblem ? error : null
      if (problem !== null && isSettled(problem)) key.current = ''
      if (problem !== null && problem.issues.length > 0) refuse(problem.issues)
      else setSaid({ text: (problem && (await refusalWords(problem))) || say('offline'), isGood: false })
    } finally {
      setSending(false)
    }
  }

  const bind = (name: Field) => ({
    id: `event-${name}`,
    name,
    value: event[name],
    'aria-invalid': faults[name] !== undefined,
    'aria-describedby': faults[name] === undefined ? undefined : `event-${name}-fault`,
    onChange: (change: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      const { value } = change.currentTarget
      key.current = ''
      const next = { ...event, [name]: value }
      note.current.remember(JSON.stringify(next))
      setEvent(next)
    },
  })
  const field = (name: Field, control: ReactNode, isWide = false) => (
    <Labelled key={name} name={name} fault={faults[name]} isWide={isWide}>
      {control}
    </Labelled>
  )
  return (
    <section className={classes.part} aria-labelledby="add-event">
      <h2 id="add-event">{say('addEvent')}</h2>
      <p className={classes.quiet}>{say('addEventWhy')}</p>
      <form ref={form} className={classes.form} noValidate onSubmit={submitted => void submit(submitted)}>
        {field(
          'status',
          <select {...bind('status')} required>
            <option value="">{say('chooseStatus')}</option>
            {trackingStatuses.map(status => (
              <option key={status} value={status}>
                {statusName(status)}
              </option>
            ))}
          </select>,
          true,
        )}
        {field('date', <input type="date" {...bind('date')} required />)}
        {field('time', <input type="time" {...bind('time')} required />)}
        {field('city', <input {...bind('city')} autoComplete="off" maxLength={50} />)}
        {field('state', <input {...bind('state')} autoComplete="off" maxLength={2} />)}
        {field('description', <input {...bind('description')} autoComplete="off" maxLength={200} />, true)}
        {field('notes', <textarea {...bind('notes')} rows={2} maxLength={1000} />, true)}
        {field('notifications', <input {...bind('notifications')} inputMode="email" autoComplete="off" />, true)}
        <p className={classes.hint}>{say('notificationsWhy')}</p>
        <div className={classes.formFoot}>
          <button type="submit" className={classes.primary} aria-disabled={isSending}>
            {say(isSending ? 'sending' : 'send')}
          </button>
          <p role="status" className={said?.isGood === false ? classes.fault : classes.good}>
            {said?.text}
          </p>
        </div>
      </form>
    </section>
  )
}

function Labelled({
  name,
  fault,
  isWide,
  children,
}: {
  name: Field
  fault: string | undefined
  isWide: boolean
  children: ReactNode
}) {
  return (
    <div className={isWide ? classes.wide : undefined}>
      <label htmlFor={`event-${name}`}>{say(name)}</label>
      {children}
      {fault !== undefined && (
        <p id={`event-${name}-fault`} className={classes.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
