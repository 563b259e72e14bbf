import { sentence } from '@waybill/domain'
import type { BookedOrder, CarrierEvent, CarrierFailure, TrackOutcome, WireCall } from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import { momentOf } from '../kit/moments.ts'
import { findPickup } from './book.ts'
import { SCAC, trackingStatusOf } from './codes.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { traced, tracedEvent } from './wire.ts'

function eventOf(given: unknown): CarrierEvent | null {
  const event = tracedEvent.safeParse(given).data
  const at = momentOf(event?.dateTime ?? '')
  if (event === undefined || event.status === '' || at === null) return null
  const { status, statusDesc, city, state } = event
  return { code: status, status: trackingStatusOf(status), description: statusDesc, at, city, state, country: '' }
}

/** The number its freight is known by: what the order says, or else what stands with the pickup. */
export async function proOf(
  send: Send,
  account: Account,
  { bolNumber, confirmation }: BookedOrder,
  operation: 'track' | 'documents',
  wireCall: WireCall,
): Promise<string | CarrierFailure> {
  if (confirmation.proNumber !== '') return confirmation.proNumber
  const found = await findPickup(send, account, { bolNumber }, operation, wireCall)
  if (found.kind === 'failed') return found
  return found.kind === 'absent' || found.proNumber === ''
    ? refusal(SCAC, sentence('noSuchOrder'), 404)
    : found.proNumber
}

/** Where the freight is. Its SOAP trace tells one status without its time; its REST service tells the way with times. */
export const trackWith =
  (send: Send) =>
  async (account: Account, order: BookedOrder, given: WireCall): Promise<TrackOutcome> => {
    const wireCall = running(given)
    const proNumber = await proOf(send, account, order, 'track', wireCall)
    if (typeof proNumber !== 'string') return proNumber
    const body = { referenceType: 'PRO', referenceNumber: proNumber }
    const got = await send.rest(account, { operation: 'track', method: 'POST', path: paths.events, body }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(SCAC, got)
    const read = traced.safeParse(jsonOf(got)).data?.traceInfo[0]
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    // It writes a number without the zero that it begins with.
    if (read.proNumber !== '' && read.proNumber.replace(/^0+/, '') !== proNumber.replace(/^0+/, '')) {
      return badAnswer(SCAC, sentence('anotherOrder', { number: read.proNumber }))
    }
    // It tells the newest first.
    const events = read.trackTraceDetail
      .toReversed()
      .map(eventOf)
      .filter(event => event !== null)
    const unread = read.trackTraceDetail.length - events.length
    const messages = unread === 0 ? [] : [sentence('eventsUnread', { count: unread })]
    return { kind: 'events', events, proNumber, messages }
  }
