import { sentence, standardEvents, type TrackingStatus } from '@waybill/domain'
import type {
  BookedOrder,
  CarrierDocument,
  CarrierEvent,
  CarrierFailure,
  DocumentsOutcome,
  TrackOutcome,
  WireCall,
} from '../kit/connector.ts'
import { running } from '../kit/deadline.ts'
import { badAnswer, jsonOf, refusal } from '../kit/failures.ts'
import { momentOf } from '../kit/moments.ts'
import { paperOf } from '../kit/papers.ts'
import { findPickup } from './book.ts'
import { failureOf } from './errors.ts'
import { type Account, DOCUMENT_MAX, PAGE_SIZE, paths, type Send } from './send.ts'
import { eventAnswer, eventsAnswer } from './wire.ts'

/** Of more events than this a shipment's way is not told. */
const PAGES_MAX = 40

const DOCUMENTS_MAX = 4

const events: Readonly<Record<string, { readonly status: TrackingStatus }>> = standardEvents

const statusOf = (type: string): TrackingStatus | null =>
  Object.hasOwn(events, type) ? (events[type]?.status ?? null) : null

/** alpha-2 of the three countries of the standard; blank for another one. */
const countries: Readonly<Record<string, string>> = { USA: 'US', CAN: 'CA', MEX: 'MX' }

function eventOf(given: unknown): CarrierEvent | null {
  const event = eventAnswer.safeParse(given).data
  const at = momentOf(event?.occurredAt ?? '')
  if (event === undefined || event.type === '' || at === null) return null
  const { city, state, country } = event.location
  return {
    code: event.type,
    status: statusOf(event.type),
    description: event.notes || event.status || event.type,
    at,
    city,
    state,
    country: countries[country] ?? '',
  }
}

type Told = { readonly kind: 'told'; readonly pro: string; readonly data: readonly unknown[] } | CarrierFailure

/** All events of an order, page by page. */
async function eventsOf(
  send: Send,
  account: Account,
  { bolNumber, confirmation }: BookedOrder,
  operation: 'track' | 'documents',
  wireCall: WireCall,
): Promise<Told> {
  let pro = confirmation.proNumber
  if (pro === '') {
    const found = await findPickup(send, account, { bolNumber }, operation, wireCall)
    if (found.kind === 'failed') return found
    if (found.kind === 'absent') return refusal(account.scac, sentence('noSuchOrder'), 404)
    pro = found.confirmation.proNumber
    // Asked without one, the carrier tells the events of all its freight.
    if (pro === '') return refusal(account.scac, sentence('noProYet'))
  }
  const data: unknown[] = []
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const got = await send(account, { operation, method: 'GET', path: paths.events(pro, page) }, wireCall)
    if (got.kind === 'lost' || got.status !== 200) return failureOf(account.scac, got)
    const read = eventsAnswer.safeParse(jsonOf(got)).data
    if (read === undefined) return badAnswer(account.scac, sentence('unreadable'))
    data.push(...read.data)
    if (read.data.length < PAGE_SIZE) break
  }
  return { kind: 'told', pro, data }
}

/** Where the freight is, by the council's visibility events (README.md). */
export const trackWith =
  (send: Send) =>
  async (account: Account, order: BookedOrder, given: WireCall): Promise<TrackOutcome> => {
    const told = await eventsOf(send, account, order, 'track', running(given))
    if (told.kind === 'failed') return told
    const found = told.data.map(eventOf).filter(event => event !== null)
    const unread = told.data.length - found.length
    const messages = unread === 0 ? [] : [sentence('eventsUnread', { count: unread })]
    return { kind: 'events', events: found, proNumber: told.pro, messages }
  }

const kinds: Readonly<Record<string, CarrierDocument['kind']>> = { POD: 'pod', BOL: 'bol' }

/** Papers that its events name. One that cannot be had hides no other; it is a failure where nothing else is left. */
export const documentsWith =
  (send: Send) =>
  async (account: Account, order: BookedOrder, given: WireCall): Promise<DocumentsOutcome> => {
    const wireCall = running(given)
    const told = await eventsOf(send, account, order, 'documents', wireCall)
    if (told.kind === 'failed') return told
    const named = told.data.flatMap(one => eventAnswer.safeParse(one).data?.documents ?? [])
    const wanted = [
      ...new Map(named.filter(({ type }) => Object.hasOwn(kinds, type)).map(one => [one.url, one])).values(),
    ]
    const documents: CarrierDocument[] = []
    let failed: CarrierFailure | null = null
    for (const { type, url } of wanted.slice(0, DOCUMENTS_MAX)) {
      // Our key goes to its own host alone.
      if (!url.startsWith(`${account.baseUrl}/`)) {
        failed = badAnswer(account.scac, sentence('documentElsewhere'))
        continue
      }
      const request = { operation: 'documents', method: 'GET', path: url.slice(account.baseUrl.length) } as const
      const got = await send(account, { ...request, maxBytes: DOCUMENT_MAX }, wireCall)
      if (got.kind === 'lost' || got.status !== 200) {
        failed = failureOf(account.scac, got)
        continue
      }
      const paper = paperOf(kinds[type] ?? 'other', `${type}-${told.pro}`, got.bytes)
      if (paper === null) failed = badAnswer(account.scac, sentence('noDocument'))
      else documents.push(paper)
    }
    return documents.length === 0 && failed !== null ? failed : { kind: 'documents', documents }
  }
