import { sentence } from '@waybill/domain'
import type { BookedOrder, CarrierEvent, TrackOutcome, WireCall } from '../kit/connector.ts'
import { badAnswer, jsonOf } from '../kit/failures.ts'
import { momentOf } from '../kit/moments.ts'
import { isReturnCode, SCAC, trackingStatusOf } from './codes.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { trackAnswer, trackingEvent } from './wire.ts'

function eventOf(given: unknown): CarrierEvent | null {
  const read = trackingEvent.safeParse(given).data
  // It is local, whatever stands behind it: the post writes `Z` there for 7:31 am in Virginia.
  const local = read === undefined ? null : momentOf(read.eventTimestamp.replace(/(Z|[+-]\d{2}:?\d{2})$/, ''))
  if (read === undefined || local === null || (read.eventCode === '' && read.eventType === '')) return null
  const instant = momentOf(read.GMTTimestamp)
  return {
    code: read.eventCode || read.eventType,
    status: trackingStatusOf(read.eventCode, read.eventCity !== ''),
    description: read.eventType.trim(),
    ...(instant === null ? { at: local } : { at: instant, local }),
    city: read.eventCity,
    state: read.eventState,
    country: read.eventCountry || 'US',
    ...(isReturnCode(read.eventCode) ? { isReturn: true } : {}),
  }
}

/**
 * Where a package is: the one whose number the order is known by. The proof of its delivery the post sends by e-mail alone:
 * there is none to be fetched.
 */
export const trackWith =
  (send: Send) =>
  async (account: Account, { confirmation }: BookedOrder, wireCall: WireCall): Promise<TrackOutcome> => {
    const number = confirmation.proNumber
    const got = await send(account, { operation: 'track', method: 'GET', path: paths.track(number) }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
    const read = trackAnswer.safeParse(jsonOf(got)).data
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    if (read.trackingNumber !== '' && read.trackingNumber !== number) {
      return badAnswer(SCAC, sentence('anotherOrder', { number: read.trackingNumber }))
    }
    // It tells the newest first.
    const events = read.trackingEvents
      .toReversed()
      .map(eventOf)
      .filter(event => event !== null)
    const unread = read.trackingEvents.length - events.length
    const messages = unread === 0 ? [] : [sentence('eventsUnread', { count: unread })]
    return { kind: 'events', events, proNumber: number, messages }
  }
