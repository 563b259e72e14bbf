import type { WireTracking, WireTrackingEvent } from '@waybill/contract/wire/tracking.ts'
import { useState } from 'react'
import { formatDate, formatTime } from '../ui/format.ts'
import classes from './Tracking.module.css'
import { say, statusName } from './words.ts'

export const placeOf = ({ City, State }: Pick<WireTrackingEvent, 'City' | 'State'>): string =>
  [City, State].filter(text => text !== '').join(', ')

/** `Tue, Nov 24, 2:05 PM` from `2026-11-24T14:05`. */
export function whenOf(local: string): string {
  const [date = '', time = ''] = local.split('T')
  return `${formatDate(date)}, ${formatTime(time)}`
}

/** What happened, newest first. */
export function Events({ shipment, onOlder }: { shipment: WireTracking; onOlder: () => Promise<void> }) {
  const { events, total } = shipment
  const [isLoading, setLoading] = useState(false)
  const older = async (): Promise<void> => {
    if (isLoading) return
    setLoading(true)
    await onOlder().catch(() => {})
    setLoading(false)
  }
  return (
    <section className={classes.part} aria-labelledby="events">
      <h2 id="events">{say('events')}</h2>
      {events.length === 0 && <p className={classes.quiet}>{say('noEvents')}</p>}
      <ol className={classes.events}>
        {events.map(event => (
          <li key={event.eventId} data-status={event.status ?? 'unmapped'}>
            <Event event={event} />
          </li>
        ))}
      </ol>
      {events.length < total && (
        <p>
          <button type="button" className={classes.plain} aria-disabled={isLoading} onClick={() => void older()}>
            {say('older')}
          </button>{' '}
          <span className={classes.quiet}>{say('shown', { count: events.length, total })}</span>
        </p>
      )}
    </section>
  )
}

function Event({ event }: { event: WireTrackingEvent }) {
  const { status, description, localTime, notes, source, accepted, code } = event
  const title = status === null ? say('unmapped', { code }) : statusName(status)
  return (
    <>
      <p className={classes.eventHead}>
        <strong>{title}</strong>
        {!accepted && <span className={classes.badge}>{say('waits')}</span>}
      </p>
      {description !== '' && description !== title && <p>{description}</p>}
      {notes !== '' && <p className={classes.quiet}>{notes}</p>}
      <p className={classes.eventFoot}>
        <time dateTime={localTime}>{whenOf(localTime)}</time>
        {placeOf(event) !== '' && <> · {placeOf(event)}</>} · {say(`source_${source}`)}
      </p>
    </>
  )
}
