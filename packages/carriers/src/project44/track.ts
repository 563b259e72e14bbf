import { sentence } from '@waybill/domain'
import type { BookedOrder, CarrierEvent, TrackOutcome, WireCall } from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import { momentOf } from '../kit/moments.ts'
import { findOrder } from './book.ts'
import { trackingStatusOf } from './codes.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { trackedEvent, trackedEvents } from './wire.ts'

function eventOf(given: unknown): CarrierEvent | null {
  const event = trackedEvent.safeParse(given).data
  const at = momentOf(event?.dateTime ?? '')
  if (event === undefined || event.type === '' || at === null) return null
  const { city, state, country } = event.location
  return {
    code: event.type,
    status: trackingStatusOf(event.type),
    description: event.description,
    at,
    city,
    state,
    country,
  }
}

/** Where the freight is, in the order in which the carrier tells it. An event without a readable time is left out. */
export const trackWith =
  (send: Send) =>
  async (account: Account, { bolNumber }: BookedOrder, given: WireCall): Promise<TrackOutcome> => {
    const wireCall = running(given)
    const found = await findOrder(send, account, { bolNumber }, 'track', wireCall)
    if (found.kind === 'failed') return found
    if (found.kind === 'absent') {
      return {
        kind: 'failed',
        scac: account.scac,
        reason: 'refused',
        message: sentence('noSuchOrder'),
        providerStatus: 404,
      }
    }
    const path = paths.events(found.trackingId)
    const got = await send(account, { operation: 'track', method: 'GET', path }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
    const read = trackedEvents.safeParse(jsonOf(got)).data
    if (read === undefined) return badAnswer(account.scac, sentence('unreadable'))
    const events = read.events.map(eventOf).filter(event => event !== null)
    const unread = read.events.length - events.length
    const messages = unread === 0 ? [] : [sentence('eventsUnread', { count: unread })]
    const pro = [...read.shipment.identifiers, ...found.identifiers].find(({ type }) => type === 'PRO')
    return { kind: 'events', events, proNumber: pro?.value ?? '', messages }
  }
