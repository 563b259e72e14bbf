import type { BookedOrder, CarrierEvent, Errand, TrackOutcome } from '../kit/connector.ts'
import { findOrder } from './book.ts'
import { trackingStatuses } from './codes.ts'
import { badAnswer, failureOf, jsonOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { trackedEvent, trackedEvents } from './wire.ts'

/** `2026-11-24T14:05:00` or an instant; what is no date keeps nothing of it. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) && !Number.isNaN(Date.parse(text))

function eventOf(given: unknown): CarrierEvent | null {
  const event = trackedEvent.safeParse(given).data
  if (event === undefined || event.type === '' || !isMoment(event.dateTime)) return null
  const { city, state, country } = event.location
  return {
    code: event.type,
    status: trackingStatuses[event.type] ?? null,
    description: event.description,
    at: /Z$|[+-]\d\d:?\d\d$/.test(event.dateTime)
      ? new Date(event.dateTime).toISOString()
      : event.dateTime.slice(0, 16),
    city,
    state,
    country,
  }
}

/** Where the freight is, in the order in which the carrier tells it. An event without a readable time is left out. */
export const trackWith =
  (send: Send) =>
  async (account: Account, { bolNumber }: BookedOrder, errand: Errand): Promise<TrackOutcome> => {
    const found = await findOrder(send, account, bolNumber, 'track', errand)
    if (found.kind === 'failed') return found
    if (found.kind === 'absent') {
      return {
        kind: 'failed',
        scac: account.scac,
        reason: 'refused',
        message: 'It has no such order.',
        providerStatus: 404,
      }
    }
    const path = paths.events(found.trackingId)
    const got = await send(account, { operation: 'track', method: 'GET', path }, errand)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
    const read = trackedEvents.safeParse(jsonOf(got)).data
    if (read === undefined) return badAnswer(account.scac, 'Its answer could not be read.')
    const events = read.events.map(eventOf).filter(event => event !== null)
    const pro = [...read.shipment.identifiers, ...found.identifiers].find(({ type }) => type === 'PRO')
    return { kind: 'events', events, proNumber: pro?.value ?? '' }
  }
