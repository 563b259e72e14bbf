import { formatDate, isDate, plainOf } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import type { ShipmentRecord } from './shipmentStore.ts'

export interface Cancelled {
  /** Whom to call; null when no carrier heard of the shipment. */
  readonly toCall: { readonly CarrierName: string; readonly phone: string } | null
  /** What is left to do, as a sentence. */
  readonly message: string
}

/** Ends the live booking of a shipment and returns it as it was; undefined when there is none. */
const endBooking = (tx: Tx, { clientId, shipmentId }: ShipmentRecord, at: Date) =>
  tx
    .updateTable('booking')
    .set(eb => ({
      state: 'cancelled',
      settled_at: at.toISOString(),
      follow_at: null,
      // An order that has left is the carrier's to cancel: its answer is waited for.
      cancel_state: eb
        .case()
        .when(eb.and([eb('way', '=', 'api'), eb('sent_at', 'is not', null)]))
        .then('asked')
        .else('')
        .end(),
    }))
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('state', 'in', ['reserved', 'booked', 'unknown'])
    .returning(['booking_id', 'scac', 'way', 'sent_at', 'confirmation'])
    .executeTakeFirst()

/** Keeps a tender mail that has not left yet from leaving; true when it was caught. */
async function withdrawTender(tx: Tx, clientId: number, bookingId: number): Promise<boolean> {
  const caught = await tx
    .updateTable('mail')
    .set({ state: 'failed', error: 'Withdrawn: the shipment was voided before the mail left.' })
    .where('client_id', '=', clientId)
    .where('booking_id', '=', bookingId)
    .where('purpose', '=', 'tender')
    .where('state', '=', 'queued')
    .returning('mail_id')
    .executeTakeFirst()
  return caught !== undefined
}

/**
 * Has the carrier asked to cancel an order that went over its wire. One whose confirmation nobody has yet is cancelled
 * as soon as it is known, by the job that asks about it.
 */
async function cancelOrder(
  app: App,
  tx: Tx,
  { clientId, carrierName }: ShipmentRecord,
  {
    booking_id: bookingId,
    sent_at,
    confirmation,
  }: { booking_id: number; sent_at: string | null; confirmation: unknown },
): Promise<Cancelled> {
  if (sent_at === null) {
    return { toCall: null, message: 'The shipment is void. The order had not left yet: no carrier heard of it.' }
  }
  const isConfirmed = Object.keys(confirmation as object).length > 0
  if (isConfirmed) await app.jobs.enqueue(tx, 'CancelOrder', { clientId, bookingId, tries: 0 })
  return {
    toCall: null,
    message: `The shipment is void here, and ${carrierName} is being asked to cancel. Its answer appears on this page.`,
  }
}

const companyName = async (tx: Tx, clientId: number): Promise<string> => {
  const { name } = await tx
    .selectFrom('identity.client')
    .select('name')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return name
}

/** The letter to the carrier. */
function letter(company: string, { shipment, bolNumber, proNumber }: ShipmentRecord, reason: string): string[] {
  const { origin, destination, pickup } = plainOf(shipment)
  const day = isDate(pickup.date) ? formatDate(pickup.date) : pickup.date
  return [
    `Please cancel this pickup for ${company}. The tender we mailed you for it no longer stands.`,
    [
      `Bill of lading: ${bolNumber}`,
      ...(proNumber === '' ? [] : [`PRO: ${proNumber}`]),
      `Pickup: ${day}, ${pickup.from} to ${pickup.to}`,
      `From: ${origin.company}, ${origin.city}, ${origin.state} ${origin.zip}`,
      `To: ${destination.company}, ${destination.city}, ${destination.state} ${destination.zip}`,
    ].join('\n'),
    ...(reason === '' ? [] : [`Reason: ${reason}`]),
    'Please reply to confirm the cancellation.',
  ]
}

/**
 * Ends the booking of a shipment that is being voided: a tender that has not left is withdrawn, otherwise the carrier
 * is told by mail where the tender went by mail, and somebody has to call (rules of the trade: tender and quotes).
 */
export async function cancelBooking(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  reason: string,
): Promise<Cancelled> {
  const { clientId, shipmentId } = record
  const booking = await endBooking(tx, record, doer.at)
  if (booking === undefined) return { toCall: null, message: 'The shipment is void.' }
  const entry = { entity: 'booking', entityId: booking.booking_id, action: 'cancelled' }
  await recordChange(tx, doer, { ...entry, after: { shipmentId, reason } })
  if (booking.way === 'api') return cancelOrder(app, tx, record, booking)
  if (booking.way === 'email' && (await withdrawTender(tx, clientId, booking.booking_id))) {
    return { toCall: null, message: 'The shipment is void. The tender had not left yet: no carrier heard of it.' }
  }
  const carrier = await tx
    .selectFrom('carrier')
    .select(['name', 'phone', 'tender_email'])
    .where('client_id', '=', clientId)
    .where('scac', '=', booking.scac)
    .where('mode', '=', record.shipment.mode)
    .executeTakeFirst()
  const name = carrier?.name ?? record.carrierName
  const phone = carrier?.phone ?? ''
  if (booking.way === 'email' && carrier && carrier.tender_email !== '') {
    const paragraphs = letter(await companyName(tx, clientId), record, reason)
    await postMail(app, tx, clientId, {
      purpose: 'cancel',
      to: [carrier.tender_email],
      subject: `Cancelled: bill of lading ${record.bolNumber}`,
      text: letterText(paragraphs),
      html: letterHtml(paragraphs),
      shipmentId,
      bookingId: booking.booking_id,
    })
  }
  const whom = phone === '' ? name : `${name} at ${phone}`
  return {
    toCall: { CarrierName: name, phone },
    message: `The shipment is void here. Call ${whom} to cancel the pickup; the bill of lading is ${record.bolNumber}.`,
  }
}
