import { daysBetween, isDate, pickupOf, sentence } from '@waybill/domain'
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
import { paperOf } from '../kit/papers.ts'
import { isReturnCode, SCAC, trackingStatusOf } from './codes.ts'
import { errorsOf, failureOf, isNotFound } from './errors.ts'
import { type Account, paths, type Send } from './send.ts'
import { documentAnswer, scanEvent, type TrackResult, trackAnswer } from './wire.ts'

function eventOf(given: unknown): CarrierEvent | null {
  const read = scanEvent.safeParse(given).data
  const at = read === undefined ? null : momentOf(read.date)
  if (read === undefined || at === null || read.eventType === '') return null
  const { city, stateOrProvinceCode, countryCode } = read.scanLocation
  return {
    code: read.eventType,
    status: trackingStatusOf(read.eventType, city !== ''),
    description: [read.eventDescription, read.exceptionDescription].filter(said => said.trim() !== '').join('. '),
    at,
    city,
    state: stateOrProvinceCode,
    country: countryCode,
    ...(isReturnCode(read.eventType) ? { isReturn: true } : {}),
  }
}

const trackBody = (trackingNumber: string) => ({
  includeDetailedScans: true,
  trackingInfo: [{ trackingNumberInfo: { trackingNumber } }],
})

/**
 * The result of a number for a package that left on a day. FedEx gives numbers out again after a time: then there are
 * several, and ours is the one whose ship date is nearest. One that says no date is the last to be meant.
 */
function shippedOn(results: readonly TrackResult[], day: string): TrackResult | undefined {
  const apart = ({ dateAndTimes }: TrackResult): number => {
    const said =
      dateAndTimes.find(({ type }) => type === 'SHIP') ?? dateAndTimes.find(({ type }) => type === 'ACTUAL_PICKUP')
    const date = said?.dateTime.slice(0, 10) ?? ''
    return isDate(date) ? Math.abs(daysBetween(date, day)) : Number.POSITIVE_INFINITY
  }
  return results.toSorted((a, b) => apart(a) - apart(b))[0]
}

/** What FedEx tells of a number. One that it does not know comes with 200 and an error in its result. */
async function asked(
  send: Send,
  account: Account,
  { number, shipped }: { readonly number: string; readonly shipped: string },
  wireCall: WireCall,
): Promise<CarrierFailure | { readonly kind: 'parcel'; readonly parcel: TrackResult }> {
  const got = await send(account, { operation: 'track', path: paths.track, body: trackBody(number) }, wireCall)
  if (got.kind === 'lost' || got.status !== 200) return failureOf(got)
  const results = trackAnswer.safeParse(jsonOf(got)).data?.output.completeTrackResults
  const [result] = results ?? []
  const parcel = shippedOn(result?.trackResults ?? [], shipped)
  if (result === undefined || parcel === undefined) return badAnswer(SCAC, sentence('unreadable'))
  if (parcel.error !== undefined) return refusal(SCAC, parcel.error.message || sentence('noSuchOrder'), 404)
  const said = result.trackingNumber || (parcel.trackingNumberInfo?.trackingNumber ?? '')
  if (said !== '' && said !== number) return badAnswer(SCAC, sentence('anotherOrder', { number: said }))
  return { kind: 'parcel', parcel }
}

/** Where a package is: the one whose number the order is known by. */
export const trackWith =
  (send: Send) =>
  async (account: Account, { shipment, confirmation }: BookedOrder, wireCall: WireCall): Promise<TrackOutcome> => {
    const number = confirmation.proNumber
    const found = await asked(send, account, { number, shipped: pickupOf(shipment).date }, wireCall)
    if (found.kind === 'failed') return found
    // It tells the newest first.
    const given = found.parcel.scanEvents.toReversed()
    const events = given.map(eventOf).filter(event => event !== null)
    const unread = given.length - events.length
    const messages = unread === 0 ? [] : [sentence('eventsUnread', { count: unread })]
    return { kind: 'events', events, proNumber: number, messages }
  }

const documentBody = ({ settings }: Account, trackingNumber: string) => ({
  trackDocumentDetail: { documentType: 'SIGNATURE_PROOF_OF_DELIVERY', documentFormat: 'PDF' },
  trackDocumentSpecification: [{ trackingNumberInfo: { trackingNumber }, accountNumber: settings.accountNumber }],
})

/** The signature proof of delivery, where FedEx has one. */
export const documentsWith =
  (send: Send) =>
  async (account: Account, { confirmation }: BookedOrder, wireCall: WireCall): Promise<DocumentsOutcome> => {
    const number = confirmation.proNumber
    const request = { operation: 'documents', path: paths.documents, body: documentBody(account, number) } as const
    const got = await send(account, request, wireCall)
    if (got.kind === 'lost') return failureOf(got)
    if (got.status < 500 && errorsOf(got).some(isNotFound)) return { kind: 'documents', documents: [] }
    if (got.status !== 200) return failureOf(got)
    const read = documentAnswer.safeParse(jsonOf(got)).data?.output
    if (read === undefined) return badAnswer(SCAC, sentence('unreadable'))
    const documents = [...read.document, ...read.documents]
      .map(content => paperOf('pod', `POD-${number}.pdf`, Buffer.from(content, 'base64')))
      .filter(paper => paper !== null)
    return { kind: 'documents', documents }
  }
