import type { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { inARow, sentence } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { contentNow, lockShipment, type ShipmentRecord, saveShipment, stateOf } from '../shipments/index.ts'
import { acceptPrice, amendedQuote, refuseNewlyOurs } from './acceptPrice.ts'
import { bookingOf } from './bookings.ts'
import { carrierKnows } from './carrierKnows.ts'
import { mailChange } from './changeLetter.ts'
import { impliedInPrice } from './implied.ts'
import { addNotification } from './notifications.ts'
import { withdrawOpenWord } from './openWord.ts'
import { slotHolder, type Tender } from './tenders.ts'
import { addTransmission } from './transmissions.ts'
import { waysToTell } from './waysToTell.ts'

type Asked = Given<typeof TellCarrier>

/** @throws {Refusal} NothingToTell: no order lives, or its outcome is not known yet */
async function liveOrder({ app, tx, who }: Asked, { shipmentId }: ShipmentRecord): Promise<Tender> {
  const tender = await slotHolder(app, tx, who.clientId, shipmentId)
  const booking = tender === null ? null : await bookingOf(app, tx, who.clientId, tender.tenderId)
  if (tender?.state !== 'awarded' || booking?.state !== 'live') throw new Refusal('NothingToTell')
  return tender
}

const callWords = ({ spokeWith, comments }: Asked['input']): string =>
  inARow([sentence('toldByCall', { spokeWith }), comments])

/** A price alone, or a word that is said again, differs in no field. */
const notifying = ({ carrierName: carrier }: Tender, way: 'OverWire' | 'ByMail', unknown: readonly string[]): string =>
  unknown.length === 0
    ? sentence(`telling${way}`, { carrier })
    : sentence(`tellingFields${way}`, { carrier, fields: unknown.join(', ') })

/**
 * @param isWithdrawn whether an earlier word was just taken back; then it is no mistake that nothing is left to tell
 * @returns what is kept of it in the history; null: nothing was left to tell
 * @throws {Refusal} NothingToTell, CannotTellSo
 */
async function tell(
  asked: Asked,
  record: ShipmentRecord,
  tender: Tender,
  isWithdrawn: boolean,
): Promise<string | null> {
  const { app, tx, who, input, request, now } = asked
  const doer = { who, requestId: request.id, at: now }
  const { unknown, delivered, isPriceNew } = await carrierKnows(app, tx, record, tender.tenderId)
  if (unknown.length === 0 && delivered !== null && !isPriceNew) {
    if (!isWithdrawn) throw new Refusal('NothingToTell')
    if (input.way !== 'call') return null
  }
  const { contentNo } = await contentNow(tx, record, now)
  if (input.way === 'call') {
    const note = callWords(input)
    await addNotification(app, tx, tender, { contentNo, way: 'call', state: 'delivered', note, by: who.userId })
    return note
  }
  if (input.way === 'api') {
    const { transmissionId } = await addTransmission(app, tx, tender, 'change', contentNo)
    const state = 'waiting'
    await addNotification(app, tx, tender, { contentNo, way: 'api', state, transmissionId, by: who.userId })
    return notifying(tender, 'OverWire', unknown)
  }
  const mailId = await mailChange(app, tx, doer, { record, tender, contentNo, unknown, comments: input.comments })
  await addNotification(app, tx, tender, { contentNo, way: 'mail', state: 'waiting', mailId, by: who.userId })
  return notifying(tender, 'ByMail', unknown)
}

/**
 * Tells the carrier what changed since it was told last, by a way that this order has; with it, the clerk may accept a
 * new price. What it knows changes when the word was delivered (rules of the trade: tender and quotes).
 */
export const tellCarrier: Handler<typeof TellCarrier> = async asked => {
  const { app, tx, who, input, request, now } = asked
  if (input.way === 'call' && input.spokeWith === '') {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.spokeWith', code: 'required', params: {} }])
  }
  const before = await lockShipment(tx, who.clientId, input.shipmentId, input.version)
  const quote = await amendedQuote(asked, before)
  const tender = await liveOrder(asked, before)
  const { isPriceNew } = await carrierKnows(app, tx, before, tender.tenderId)
  const ways = await waysToTell(app, tx, before, tender, isPriceNew || quote !== null)
  if (!ways.includes(input.way)) throw new Refusal('CannotTellSo', { carrier: tender.carrierName })
  const earlier = await withdrawOpenWord(app, tx, tender, sentence('newerTakesPlace'))
  if (earlier === 'leaving') throw new Refusal('TellingNow')
  const doer = { who, requestId: request.id, at: now }
  const price =
    quote === null ? await refuseNewlyOurs(asked, before, tender) : await acceptPrice(asked, before, quote, tender)
  const priced = quote === null ? tender : { ...tender, implied: impliedInPrice(quote) }
  const said = await tell(asked, before, priced, earlier === 'withdrawn')
  const note = said ?? sentence('takenBack', { carrier: tender.carrierName })
  const bill = await newestBill(asked, before)
  const record = await saveShipment(app, tx, doer, before, {
    action: said !== null && input.way === 'call' ? 'carrierCalled' : 'carrierTelling',
    facts: { ...price, ...bill },
    note,
  })
  const entry = { entity: 'tender', entityId: tender.tenderId, action: 'telling' }
  await recordChange(tx, doer, { ...entry, after: { shipmentId: record.shipmentId, way: input.way, note } })
  return { ...stateOf(record), isTakenBack: said === null }
}

/** The revision that went with the word, if one did. */
async function newestBill({ tx, who }: Asked, { shipmentId, bolRevision }: ShipmentRecord) {
  const { revision } = await tx
    .selectFrom('bol_revision')
    .select(eb => eb.fn.max('revision').as('revision'))
    .where('client_id', '=', who.clientId)
    .where('shipment_id', '=', shipmentId)
    .executeTakeFirstOrThrow()
  return revision === null || revision === bolRevision ? {} : { bolRevision: revision }
}
