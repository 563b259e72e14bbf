import { sentence } from '@waybill/domain'
import type {
  BookedOrder,
  CarrierEvent,
  CarrierFailure,
  DocumentsOutcome,
  TrackOutcome,
  WireCall,
} from '../kit/connector.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import { momentOf } from '../kit/moments.ts'
import { isReturnCode, SCAC, trackingStatusOf } from './codes.ts'
import { failureOf } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { activity, trackAnswer } from './wire.ts'

/** `20261124` and `044100` as a moment. */
const writtenMoment = (date: string, time: string): string =>
  `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`

function eventOf(given: unknown): CarrierEvent | null {
  const read = activity.safeParse(given).data
  if (read === undefined) return null
  const { date, time, gmtDate, gmtTime, location, status } = read
  const local = momentOf(writtenMoment(date, time))
  const { city, stateProvince, countryCode, country } = location.address
  if (local === null || status.type === '') return null
  // The local time alone is told apart from another one twice a year, and in whose zone nobody says.
  const instant = momentOf(`${writtenMoment(gmtDate, gmtTime.replaceAll(':', ''))}Z`)
  return {
    code: status.code || status.type,
    status: trackingStatusOf(status.type, city !== ''),
    description: status.description.trim(),
    ...(instant === null ? { at: local } : { at: instant, local }),
    ...(isReturnCode(status.type, status.code) ? { isReturn: true } : {}),
    city,
    state: stateProvince,
    country: countryCode || country,
  }
}

/** What UPS tells of a number. One that it does not know comes with 200 and a warning. */
async function asked(
  send: Send,
  account: Account,
  { number, operation }: { readonly number: string; readonly operation: 'track' | 'documents' },
  wireCall: WireCall,
) {
  const got = await send(account, { operation, method: 'GET', path: paths.track(number) }, wireCall)
  if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
  const shipment = trackAnswer.safeParse(jsonOf(got)).data?.trackResponse.shipment[0]
  if (shipment === undefined) return badAnswer(SCAC, sentence('unreadable'))
  const parcel = shipment.package.find(one => one.trackingNumber === number) ?? shipment.package[0]
  const [warning] = shipment.warnings
  if (parcel === undefined) return refusal(SCAC, warning?.message || sentence('noSuchOrder'), 404)
  if (parcel.trackingNumber !== '' && parcel.trackingNumber !== number) {
    return badAnswer(SCAC, sentence('anotherOrder', { number: parcel.trackingNumber }))
  }
  return { kind: 'parcel' as const, parcel }
}

const isFailure = (given: CarrierFailure | { readonly kind: 'parcel' }): given is CarrierFailure =>
  given.kind === 'failed'

/** Where a package is: the one whose number the order is known by. */
export const trackWith =
  (send: Send) =>
  async (account: Account, { confirmation }: BookedOrder, wireCall: WireCall): Promise<TrackOutcome> => {
    const number = confirmation.proNumber
    const found = await asked(send, account, { number, operation: 'track' }, wireCall)
    if (isFailure(found)) return found
    const { parcel } = found
    // It tells the newest first.
    const events = parcel.activity
      .toReversed()
      .map(eventOf)
      .filter(event => event !== null)
    const unread = parcel.activity.length - events.length
    const messages = unread === 0 ? [] : [sentence('eventsUnread', { count: unread })]
    return { kind: 'events', events, proNumber: number, messages }
  }

/** The proof of delivery, a page of HTML or a PDF, where UPS has one. */
export const documentsWith =
  (send: Send) =>
  async (account: Account, { confirmation }: BookedOrder, wireCall: WireCall): Promise<DocumentsOutcome> => {
    const number = confirmation.proNumber
    const found = await asked(send, account, { number, operation: 'documents' }, wireCall)
    if (isFailure(found)) return found
    const content = found.parcel.deliveryInformation?.pod?.content ?? ''
    const bytes = Buffer.from(content, 'base64')
    if (content === '' || bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
      return { kind: 'documents', documents: [] }
    return { kind: 'documents', documents: [{ kind: 'pod', name: `POD-${number}.pdf`, bytes }] }
  }
