import type { Confirmation, LabelPurchase } from '@waybill/carriers'
import { type BookingState, sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import { type Tx, within } from '../../db/open.ts'
import { type KeptPurchase, keepBought, keepBytes, putSurplusInForce, settleAsked } from '../labels/index.ts'
import { lockShipment, type ShipmentRecord, saveShipment } from '../shipments/index.ts'
import { award, hold } from './award.ts'
import { type Booking, bookingOf, bookingsOf, keepNumbers, moveBooking } from './bookings.ts'
import { askToCancel } from './cancelBooking.ts'
import { chargeLabels } from './chargeLabels.ts'
import { buyAnew } from './labels/buyAnew.ts'
import { fileInvoice } from './labels/fileInvoice.ts'
import { offersWon } from './offers/endOffers.ts'
import { openRound } from './offers/rounds.ts'
import { returnToQuotes } from './returnToQuotes.ts'
import { type FoundBy, isAnothersOrder, SHARED } from './sharedNumber.ts'
import { carrierDoer, keepAnswer, keepCall, moveTender, slotHolder, type Tender, tenderOf } from './tenders.ts'
import { bookTransmission, settleTransmission, type Transmission } from './transmissions.ts'

/** What is heard of an order. `nothing`: certainly not bought. `absent`: asked for in vain for long enough to give it up. */
export type Heard =
  | {
      readonly kind: 'booked'
      readonly confirmation: Confirmation
      /** How it was found, where nobody heard the carrier take it: by a number that tenders share, or by its own key. */
      readonly foundBy?: FoundBy
      /** The labels that were bought, where the order is one of labels. */
      readonly purchase?: LabelPurchase
    }
  /** `heard`: its carrier said so; otherwise no carrier heard of the order. */
  | { readonly kind: 'nothing'; readonly reason: string; readonly heard: boolean }
  | { readonly kind: 'unknown' | 'absent'; readonly reason: string }
  /** Labels were sold that nobody ever saw; the carrier has taken them back, and holds none more. */
  | { readonly kind: 'givenBack'; readonly reason: string }

/** What is heard, once it is known that nothing is bought anew. */
type Settled = Exclude<Heard, { kind: 'givenBack' }>

/** A first look at what became of an order nobody heard about. */
const ASK_AFTER_MS = 5_000

/**
 * Who holds the purchase slot: nobody; a tender of which nobody knows yet, or whose order was given back, so that it
 * holds nothing; or one whose order stands.
 */
async function slotOf(
  app: App,
  tx: Tx,
  { clientId, shipmentId }: Pick<Tender, 'clientId' | 'shipmentId'>,
): Promise<'free' | 'undecided' | 'stands'> {
  const holder = await slotHolder(app, tx, clientId, shipmentId)
  if (holder === null) return 'free'
  if (holder.state !== 'awarded') return 'undecided'
  const order = await bookingOf(app, tx, clientId, holder.tenderId)
  return order === null || order.state === 'live' ? 'stands' : 'undecided'
}

/** Nobody is to have the freight yet: it is not tendered, or only offered, which holds nothing. */
async function isWaiting(tx: Tx, { clientId, shipmentId, status }: ShipmentRecord): Promise<boolean> {
  if (status === 'T') return (await openRound(tx, clientId, shipmentId)) !== null
  return status === 'O' || status === 'Q'
}

/** A carrier holds the order: whether it was wanted then, found late, or one more than was wanted. */
async function booked(app: App, tx: Tx, doer: Doer, record: ShipmentRecord, tender: Tender, given: Confirmation) {
  const own = await bookingOf(app, tx, tender.clientId, tender.tenderId)
  if (own !== null) return numbered(app, tx, doer, record, tender, own, given)
  if (record.status === 'V' && tender.callNote === '') return cancelFound(app, tx, doer, tender, given)
  if (tender.state === 'committing' || tender.state === 'unknown') return award(app, tx, doer, record, tender, given)
  if (tender.state !== 'givenUp' && tender.state !== 'ended') return
  const slot = await slotOf(app, tx, tender)
  if (slot === 'free' && tender.callNote === '' && (await isWaiting(tx, record))) {
    return offersWon(app, tx, doer, await award(app, tx, doer, record, tender, given), tender)
  }
  return surplusFound(app, tx, doer, tender, given)
}

/** Its carrier holds one order more than is wanted: given back, as soon as it is known which of them stands. */
export async function surplusFound(app: App, tx: Tx, doer: Doer, tender: Tender, given: Confirmation): Promise<void> {
  const surplus = await hold(app, tx, doer, tender, 'surplus', given)
  await recordSurplus(tx, doer, tender, 'surplusUnwanted')
  // While another order is under way nobody knows which of them will stand; against what was said in a call, somebody
  // has to decide.
  if (tender.callNote !== '' || (await slotOf(app, tx, tender)) === 'undecided') return
  await askToCancel(app, tx, doer, tender, surplus, sentence('oneTooMany'))
}

function recordSurplus(
  tx: Tx,
  doer: Doer,
  { shipmentId, carrierName }: Tender,
  why: 'surplusUnwanted' | 'surplusAgainstCall' | 'surplusAgainstWire',
): Promise<void> {
  const note = sentence(why, { carrier: carrierName })
  return recordChange(tx, doer, { entity: 'shipment', entityId: shipmentId, action: 'surplusFound', after: { note } })
}

/** An order that was known without numbers, because a call had settled it, gets those of its carrier. */
async function numbered(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  tender: Tender,
  own: Booking,
  given: Confirmation,
) {
  await keepNumbers(tx, own, given)
  const isFirst = own.providerId === '' && own.pickupNumber === ''
  if (isFirst && own.state === 'cancelled') {
    // Against what was said in a call, somebody has to decide: the note of the call keeps it from being settled alone.
    // What only its wire called cancelled, asked without a number, is asked for anew by its number.
    const isCalled = own.cancelCall !== ''
    if (isCalled) await keepCall(tx, tender, own.cancelCall)
    await moveBooking(app, tx, doer, own, 'surplus')
    return recordSurplus(tx, doer, tender, isCalled ? 'surplusAgainstCall' : 'surplusAgainstWire')
  }
  if (isFirst && own.state === 'cancelRefused' && own.cancelCall === '') {
    // Asked without a number, its carrier said that it has no such order: by its number it knows it.
    await askToCancel(app, tx, doer, tender, own, sentence('shipmentVoided'))
    return
  }
  const { proNumber } = given
  if (own.state !== 'live' || proNumber === '' || record.proNumber !== '') return
  await saveShipment(app, tx, doer, record, {
    action: 'confirmed',
    facts: { proNumber },
    note: sentence('pro', { pro: proNumber }),
  })
}

/** An order of a shipment that was voided meanwhile is cancelled as soon as it is known. */
export async function cancelFound(
  app: App,
  tx: Tx,
  doer: Doer,
  tender: Tender,
  confirmation: Confirmation,
): Promise<void> {
  const answer = confirmation.messages.join(' ')
  const ended = tender.state === 'ended' ? tender : await moveTender(app, tx, doer, tender, 'ended', { answer })
  const booking = await hold(app, tx, doer, ended, 'live', confirmation)
  await askToCancel(app, tx, doer, ended, booking, sentence('shipmentVoided'))
}

/** Once the slot is settled, an order that was found meanwhile is wanted or cancelled. */
export async function settleSurplus(app: App, tx: Tx, doer: Doer, clientId: number, shipmentId: number): Promise<void> {
  const orders = await bookingsOf(app, tx, clientId, shipmentId)
  for (const surplus of orders.filter(({ state }) => state === 'surplus')) {
    const tender = await tenderOf(app, tx, clientId, surplus.tenderId)
    const slot = await slotOf(app, tx, surplus)
    if (tender === null || tender.callNote !== '' || slot === 'undecided') continue
    const record = await lockShipment(tx, clientId, shipmentId)
    if (slot === 'free' && (await isWaiting(tx, record))) {
      await putSurplusInForce(tx, tender)
      await offersWon(app, tx, doer, await award(app, tx, doer, record, tender, null), tender)
      await chargeLabels(app, tx, doer, tender)
    } else {
      await askToCancel(app, tx, doer, tender, surplus, sentence('oneTooMany'))
    }
  }
}

export async function nothingBought(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  tender: Tender,
  { reason, heard }: Extract<Heard, { kind: 'nothing' }>,
) {
  if (tender.state === 'ended') return neverHeld(app, tx, doer, tender, reason)
  if (tender.state !== 'committing' && tender.state !== 'unknown') return
  await moveTender(app, tx, doer, tender, 'refused', { answer: reason })
  if (record.status === 'V') {
    const entry = { entity: 'shipment', entityId: tender.shipmentId, action: 'cancelAnswered' }
    await recordChange(tx, doer, { ...entry, after: { note: sentence('neverHadOrder') } })
  } else await returnToQuotes(app, tx, doer, record, reason, heard ? 'refused' : 'notOrdered')
  await app.due.drop(tx, 'ask', { clientId: tender.clientId, subjectId: tender.tenderId })
}

const UNSETTLED: readonly BookingState[] = ['cancelling', 'cancelRefused', 'cancelUnconfirmed']

/**
 * An order that was held to be the carrier's when its shipment was voided, and that it never took: nobody has to call.
 * One that the carrier has shown under a number, or keeps, as a call said, it has: only it can give that back.
 */
async function neverHeld(app: App, tx: Tx, doer: Doer, tender: Tender, answer: string): Promise<void> {
  const held = await bookingOf(app, tx, tender.clientId, tender.tenderId)
  if (held === null || !UNSETTLED.includes(held.state)) return
  const isKnown = held.providerId !== '' || held.pickupNumber !== ''
  const isKept = held.state === 'cancelRefused' && held.cancelCall !== ''
  if (!isKnown && !isKept) await moveBooking(app, tx, doer, held, 'cancelled', { answer })
}

/**
 * Writes what was heard of an order over a wire, once: whoever comes later with the same news, or with older ones,
 * changes nothing; an order found late is never dropped (ADR 0007). Nothing is ever sent again.
 * @param of the message that it was heard of; left out: the one that places the order now
 */
export async function settleTender(
  app: App,
  given: Pick<Tender, 'clientId' | 'shipmentId' | 'tenderId'>,
  news: Heard,
  of?: Pick<Transmission, 'transmissionId'>,
) {
  const { clientId, shipmentId, tenderId } = given
  const labels =
    news.kind === 'booked' && news.purchase !== undefined ? await keepBytes(app, clientId, news.purchase) : undefined
  const settle = async (tx: Tx): Promise<void> => {
    const record = await lockShipment(tx, clientId, shipmentId)
    const tender = await tenderOf(app, tx, clientId, tenderId)
    if (tender === null) return
    const doer = carrierDoer(app, tender)
    const isShared =
      news.kind === 'booked' &&
      news.foundBy !== undefined &&
      (await isAnothersOrder(app, within(tx), tender, news.confirmation, news.foundBy))
    const known: Heard = isShared ? { kind: 'unknown', reason: SHARED } : news
    const transmission = await bookTransmission(tx, tender)
    // What a message bought whose labels were given back meanwhile is no longer anybody's.
    if (of !== undefined && transmission?.transmissionId !== of.transmissionId) return
    const isOpen = tender.state === 'committing' || tender.state === 'unknown'
    if (known.kind === 'givenBack' && transmission !== undefined && record.status !== 'V' && isOpen) {
      if (await buyAnew(app, tx, doer, tender, transmission)) return
    }
    const heard: Settled = known.kind === 'givenBack' ? { kind: 'nothing', reason: known.reason, heard: true } : known
    if (transmission !== undefined) {
      await settleBookTransmission(app, tx, transmission, heard)
      await settleLabels(app, tx, { ...transmission, shipment: record.shipment }, heard, labels, doer.at)
      if (heard.kind === 'booked' && labels !== undefined) await fileInvoice(app, tx, record, labels, doer.at)
    }
    if (heard.kind === 'booked') {
      await booked(app, tx, doer, record, tender, heard.confirmation)
      if (labels !== undefined) await chargeLabels(app, tx, doer, tender)
    }
    if (heard.kind === 'nothing') await nothingBought(app, tx, doer, record, tender, heard)
    if (heard.kind === 'unknown' && tender.state === 'committing') {
      await moveTender(app, tx, doer, tender, 'unknown', { answer: heard.reason })
      const at = new Date(doer.at.getTime() + ASK_AFTER_MS)
      await app.due.put(tx, 'ask', { clientId, subjectId: tenderId }, at)
    }
    if (isShared && tender.state === 'givenUp') await keepAnswer(app, tx, tender, SHARED)
    if (heard.kind === 'absent' && tender.state === 'unknown') {
      await moveTender(app, tx, doer, tender, 'givenUp', { answer: heard.reason })
      // Silence is no refusal: the history does not call it one.
      if (record.status !== 'V') await returnToQuotes(app, tx, doer, record, heard.reason, 'moved')
    }
    if (heard.kind !== 'unknown') await settleSurplus(app, tx, doer, clientId, shipmentId)
  }
  await (writesPapers(news)
    ? app.db.forClient(clientId).transaction(settle)
    : app.lanes.share('settle', clientId, shipmentId, settle))
}

/** Whether papers are drawn or filed with it, which takes longer than others shall wait. */
const writesPapers = (news: Heard): boolean =>
  news.kind === 'booked' && (news.purchase === undefined || news.purchase.papers.length > 0)

/** Labels are what the order of a shipment of packages buys. */
async function settleLabels(
  app: App,
  tx: Tx,
  transmission: Transmission & Pick<ShipmentRecord, 'shipment'>,
  heard: Settled,
  labels: KeptPurchase | undefined,
  at: Date,
): Promise<void> {
  if (heard.kind !== 'booked') {
    await settleAsked(tx, transmission, heard.kind === 'unknown' ? 'unknown' : 'refused', heard.reason)
  } else if (labels !== undefined) await keepBought(app, tx, transmission, labels, at)
}

function settleBookTransmission(
  app: App,
  tx: Tx,
  transmission: NonNullable<Awaited<ReturnType<typeof bookTransmission>>>,
  heard: Settled,
): Promise<boolean> {
  const outcome = heard.kind === 'booked' ? 'done' : heard.kind === 'nothing' ? 'refused' : 'unknown'
  const answer = heard.kind === 'booked' ? heard.confirmation.messages.join(' ') : heard.reason
  return settleTransmission(app, tx, transmission, outcome, answer)
}
