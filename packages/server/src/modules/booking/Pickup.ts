import type { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { bolReadiness, findTransition, formatMoney, statusNames, validateShipment } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { issueRevision, type Revision, wireProblem } from '../documents/index.ts'
import type { PriceSheetRow } from '../prices/index.ts'
import { lockShipment, type ShipmentRecord, saveShipment } from '../shipments/index.ts'
import { bookableQuote, type TenderCarrier, tenderCarrier } from './quote.ts'
import { type LiveBooking, liveBooking, settleBooking } from './settleBooking.ts'
import { type Tender, tenderParagraphs, tenderSubject } from './tenderLetter.ts'

type Asked = Given<typeof Pickup>

const required = (field: string) =>
  new Refusal('InvalidInput', {}, [{ at: `body.${field}`, code: 'required', params: {} }])

const doer = ({ who, request, now }: Asked) => ({ who, requestId: request.id, at: now })

/** Everything that keeps the shipment from being booked or its bill of lading from being printed, at once. */
function refuseUnready({ now }: Asked, record: ShipmentRecord, carrier: TenderCarrier): void {
  const { shipment, originZone, shipmentId } = record
  const problems = [
    ...validateShipment(shipment, localNow(now, originZone).date),
    ...bolReadiness(shipment, { name: carrier.name, scac: carrier.scac }),
  ].map(wireProblem)
  const each = new Map(problems.map(problem => [`${problem.at} ${problem.code}`, problem]))
  const issues = [...each.values()].map(problem => ({ ...problem, at: `shipments.${shipmentId}.${problem.at}` }))
  if (issues.length > 0) throw new Refusal('NotReady', {}, issues)
}

type Way = 'email' | 'api' | 'call'

/** A price that came over a carrier's wire is booked over it; any other by mail; a call is recorded whatever the price. */
const wayOf = ({ query }: Asked, quote: PriceSheetRow): Way =>
  query.flag === 'call' ? 'call' : quote.account_id === null ? 'email' : 'api'

async function reserve(asked: Asked, record: ShipmentRecord, quote: PriceSheetRow): Promise<number> {
  const { tx, who, query, input, now } = asked
  const byCall = query.flag === 'call'
  const at = now.toISOString()
  const { booking_id } = await tx
    .insertInto('booking')
    .values({
      client_id: who.clientId,
      shipment_id: record.shipmentId,
      price_sheet_id: quote.price_sheet_id,
      scac: quote.scac,
      way: wayOf(asked, quote),
      account_id: quote.account_id,
      state: byCall ? 'booked' : 'reserved',
      answer: byCall ? callNote(input) : '',
      requested_by: who.userId,
      requested_at: at,
      settled_at: byCall ? at : null,
    })
    .returning('booking_id')
    .executeTakeFirstOrThrow()
  return booking_id
}

const callNote = ({ spokeWith, comments }: Asked['input']): string =>
  [`Ordered by telephone, spoke with ${spokeWith}.`, comments].filter(text => text !== '').join(' ')

/** The bill of lading that goes with the tender. Over a wire it follows the carrier's answer, with the carrier's PRO. */
function issueBol(asked: Asked, before: ShipmentRecord, carrier: TenderCarrier): Promise<Revision> {
  const record = { ...before, carrierScac: carrier.scac, carrierName: carrier.name }
  const reason = before.bolRevision === 0 ? 'booked' : 'booked again'
  return issueRevision(asked.app, asked.tx, doer(asked), { record, carrier, reason, sample: asked.who.isDemo })
}

/** Books: the shipment is tendered at this price. */
async function tender(
  asked: Asked,
  before: ShipmentRecord,
  quote: PriceSheetRow,
  carrier: TenderCarrier,
  bookingId: number,
) {
  const { app, tx, query, now, input } = asked
  const revision = wayOf(asked, quote) === 'api' ? null : await issueBol(asked, before, carrier)
  const after = await saveShipment(app, tx, doer(asked), before, {
    action: 'tendered',
    facts: {
      status: 'T',
      carrierScac: carrier.scac,
      carrierName: carrier.name,
      service: quote.service,
      serviceDays: quote.transit_days,
      deliveryDate: quote.delivery_date,
      totalCharge: quote.total,
      selectedQuoteId: quote.price_sheet_id,
      ...(revision === null ? {} : { bolRevision: revision.revision, revisionDue: '' }),
      tenderedAt: now.toISOString(),
    },
    note: query.flag === 'call' ? callNote(input) : input.comments,
  })
  const entry = { entity: 'booking', entityId: bookingId, action: query.flag === 'call' ? 'called' : 'reserved' }
  await recordChange(tx, doer(asked), { ...entry, after: { shipmentId: after.shipmentId, scac: carrier.scac } })
  return { after, revision }
}

/** The one mail of this booking, in the transaction that reserved it (unique index mail_tender). */
async function postTender(
  { app, tx, who, input }: Asked,
  record: ShipmentRecord,
  quote: PriceSheetRow,
  carrier: TenderCarrier,
  bookingId: number,
  revision: Revision,
): Promise<number> {
  const { name: company } = await tx
    .selectFrom('identity.client')
    .select('name')
    .where('client_id', '=', who.clientId)
    .executeTakeFirstOrThrow()
  const letter: Tender = {
    company,
    record,
    carrierName: carrier.name,
    service: quote.service,
    price: formatMoney(quote.total, quote.currency),
    comments: input.comments,
    clerk: { name: who.name, email: who.email },
    sample: who.isDemo,
  }
  const paragraphs = tenderParagraphs(letter)
  return postMail(app, tx, who.clientId, {
    purpose: 'tender',
    to: [carrier.tenderEmail],
    subject: tenderSubject(letter),
    text: letterText(paragraphs),
    html: letterHtml(paragraphs),
    shipmentId: record.shipmentId,
    bookingId,
    attachments: revision.attachments,
  })
}

/**
 * A shipment that is booked already: a call that is recorded settles what nobody knew, everything else is refused.
 * @throws {Refusal} AlreadyBooked, BookingUnknown
 */
async function onLiveBooking(asked: Asked, before: ShipmentRecord, live: LiveBooking) {
  const { app, tx, query, input } = asked
  const carrier = before.carrierName
  if (live.state !== 'unknown') throw new Refusal('AlreadyBooked', { carrier })
  const phone = live.phone || 'the carrier'
  if (query.flag !== 'call')
    throw new Refusal(live.way === 'api' ? 'OrderUnknown' : 'BookingUnknown', { carrier, phone })
  if (live.priceSheetId !== input.PricesheetID) throw new Refusal('AlreadyBooked', { carrier })
  if (before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  await settleBooking(app, tx, doer(asked), live, { state: 'booked', way: 'call', answer: callNote(input) })
  const note = callNote(input)
  const after = await saveShipment(app, tx, doer(asked), before, { action: 'confirmed', facts: {}, note })
  return replyOf(after, 'booked', 'call', null)
}

const replyOf = (
  { shipmentId, status, version }: ShipmentRecord,
  bookingState: 'reserved' | 'booked',
  way: Way,
  mailId: number | null,
) => ({ shipmentId, shipmentStatus: status, version, bookingState, way, mailId })

export const pickup: Handler<typeof Pickup> = async asked => {
  const { app, tx, who, query, input, now } = asked
  if (query.flag === 'call' && input.spokeWith === '') throw required('spokeWith')
  const before = await lockShipment(tx, who.clientId, input.shipmentId)
  const live = await liveBooking(tx, who.clientId, input.shipmentId)
  if (live !== null) return onLiveBooking(asked, before, live)
  if (before.version !== input.version) throw new Refusal('ChangedMeanwhile')
  if (before.status !== 'Q' || findTransition(before.status, 'T', 'staff') === null) {
    throw new Refusal('CannotBook', { status: statusNames[before.status] })
  }
  const quote = await bookableQuote(tx, before, input.PricesheetID, now)
  const way = wayOf(asked, quote)
  const carrier = await tenderCarrier(tx, before, quote)
  if (way === 'email' && carrier.tenderEmail === '') {
    throw new Refusal('NoTenderEmail', { carrier: carrier.name, phone: carrier.phone || 'the carrier' })
  }
  refuseUnready(asked, before, carrier)
  const bookingId = await reserve(asked, before, quote)
  const { after, revision } = await tender(asked, before, quote, carrier, bookingId)
  if (revision === null) {
    await app.jobs.enqueue(tx, 'SendOrder', { clientId: who.clientId, bookingId })
    return replyOf(after, 'reserved', 'api', null)
  }
  if (way === 'call') return replyOf(after, 'booked', 'call', null)
  return replyOf(after, 'reserved', 'email', await postTender(asked, after, quote, carrier, bookingId, revision))
}
