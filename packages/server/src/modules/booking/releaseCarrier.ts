import { sentence } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { type TenantDb, type Tx, within } from '../../db/open.ts'
import { contentOf, type ShipmentRecord } from '../shipments/index.ts'
import { addBooking, bookingOf, bookingsOf } from './bookings.ts'
import { askToCancel, isKept, takesCancellations } from './cancelBooking.ts'
import { mailCancellation } from './cancelLetter.ts'
import { isBoughtByPlace, releaseLabels } from './labels/releaseLabels.ts'
import { withdrawLetter } from './openWord.ts'
import { carrierRow } from './tenderCarrier.ts'
import { moveTender, slotHolder, type Tender, tenderOf } from './tenders.ts'
import { bookTransmission, settleTransmission } from './transmissions.ts'
import { accountOfTender } from './wireOrder.ts'

type Db = Pick<TenantDb, 'read' | 'readOne'>

export interface Released {
  /** Whom to call; null when no carrier heard of the shipment, or it is asked over its wire. */
  readonly toCall: { readonly CarrierName: string; readonly phone: string } | null
  /** What is left to do, as a sentence. */
  readonly message: string
}

/** Whether the carrier can be asked over its wire what became of an order. */
async function canBeFound(app: App, db: Db, tender: Tender): Promise<boolean> {
  const account = await accountOfTender(app, db, tender).catch(() => null)
  return account?.open.find !== undefined && account.open.booking?.recovery !== 'person'
}

/** Whether a void asks the carrier of an order over its wire to cancel it, so that nobody has to call. */
export async function asksToCancel(app: App, db: Db, tender: Tender): Promise<boolean> {
  if (tender.way !== 'api') return false
  return tender.state === 'awarded' ? takesCancellations(app, db, tender) : canBeFound(app, db, tender)
}

/** The order went over a wire, or is about to. What left may be the carrier's: then it is asked about, and cancelled once it is known. */
async function releaseWire(app: App, tx: Tx, doer: Doer, tender: Tender, reason: string): Promise<Released | null> {
  const { clientId, carrierName } = tender
  const asked = sentence('isVoidAsked', { carrier: carrierName })
  if (tender.state === 'awarded') {
    const booking = await bookingOf(app, tx, clientId, tender.tenderId)
    if (!isKept(booking)) {
      await moveTender(app, tx, doer, tender, 'ended', { answer: tender.answer })
      return { toCall: null, message: sentence('isVoid') }
    }
    return (await askToCancel(app, tx, doer, tender, booking, reason)) ? { toCall: null, message: asked } : null
  }
  const transmission = await bookTransmission(tx, tender)
  if (transmission === undefined && (await isBoughtByPlace(tx, tender))) {
    return { toCall: null, message: await releaseLabels(app, tx, doer, tender, reason) }
  }
  if (transmission === undefined || transmission.leftAt !== null) {
    if (await canBeFound(app, within(tx), tender)) return { toCall: null, message: asked }
    // Nobody can ask what became of it: it is held to be the carrier's, who has to be called.
    const ended = await moveTender(app, tx, doer, tender, 'ended', { answer: reason })
    await askToCancel(app, tx, doer, ended, await addBooking(app, tx, doer, ended, 'live', null), reason)
    return null
  }
  await settleTransmission(app, tx, transmission, 'withdrawn', reason)
  await app.due.drop(tx, 'transmit', { clientId, subjectId: transmission.transmissionId })
  await moveTender(app, tx, doer, tender, 'ended', { answer: sentence('voidedBeforeLeaving') })
  return { toCall: null, message: sentence('isVoidOrderNotLeft') }
}

/** The tender went by mail or telephone: one that has not left is withdrawn, of any other the carrier has to be called (null). */
async function releasePeople(app: App, tx: Tx, doer: Doer, tender: Tender, reason: string): Promise<Released | null> {
  const { clientId, tenderId } = tender
  const withdrawn = sentence('withdrawnVoid')
  const isOffered = tender.state === 'committing' && tender.way === 'email'
  const mail = { clientId, tenderId, purpose: 'tender' } as const
  // A copy that may have arrived is held to be the carrier's all the same.
  if (isOffered && (await withdrawLetter(app, tx, mail, withdrawn)) === 'refused') {
    await moveTender(app, tx, doer, tender, 'ended', { answer: withdrawn })
    return { toCall: null, message: sentence('isVoidTenderNotLeft') }
  }
  const booking = await bookingOf(app, tx, clientId, tenderId)
  if (booking !== null && !isKept(booking)) {
    await moveTender(app, tx, doer, tender, 'ended', { answer: tender.answer })
    return { toCall: null, message: sentence('isVoid') }
  }
  const ended =
    tender.state === 'awarded' ? tender : await moveTender(app, tx, doer, tender, 'ended', { answer: reason })
  // A mail that is on its way, or of which nobody knows, may be in the carrier's hands: so it is held to be.
  const held = booking ?? (await addBooking(app, tx, doer, ended, 'live', null))
  await askToCancel(app, tx, doer, ended, held, reason)
  return null
}

/**
 * Gives back whatever a carrier has, or may have, of a shipment that is being voided (rules of the trade: tender and
 * quotes). The caller holds the shipment's lock and voids it in the same transaction.
 */
export async function releaseCarrier(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  reason: string,
): Promise<Released> {
  const { clientId, shipmentId } = record
  const tender = await slotHolder(app, tx, clientId, shipmentId)
  if (tender === null) return { toCall: null, message: sentence('isVoid') }
  const release = tender.way === 'api' ? releaseWire : releasePeople
  const released = await release(app, tx, doer, tender, reason)
  if (released !== null) return released
  const carrier = await carrierRow(tx, clientId, tender.scac, record.shipment.mode)
  const name = carrier?.name ?? tender.carrierName
  const phone = carrier?.phone ?? ''
  if (tender.way === 'email' && carrier !== undefined && carrier.tenderEmail !== '') {
    const content = await contentOf(app, tx, record, tender.contentNo)
    await mailCancellation(app, tx, doer, { record, content, tender, to: carrier.tenderEmail, reason })
  }
  const about = { carrier: name, bol: record.bolNumber }
  return {
    toCall: { CarrierName: name, phone },
    message: phone === '' ? sentence('isVoidCall', about) : sentence('isVoidCallAt', { ...about, phone }),
  }
}

/**
 * Asks anew for the orders that carriers kept beside the one in force: what they said then, or in a call, was said of a
 * shipment that moved.
 */
export async function releaseKept(
  app: App,
  tx: Tx,
  doer: Doer,
  { clientId, shipmentId }: ShipmentRecord,
  reason: string,
): Promise<void> {
  const orders = await bookingsOf(app, tx, clientId, shipmentId)
  for (const kept of orders.filter(({ state }) => state === 'cancelRefused')) {
    const tender = await tenderOf(app, tx, clientId, kept.tenderId)
    if (tender !== null) await askToCancel(app, tx, doer, tender, kept, reason)
  }
}
