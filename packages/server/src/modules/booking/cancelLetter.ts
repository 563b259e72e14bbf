import { formatDate, isDate, plainOf } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import type { Content, ShipmentRecord } from '../shipments/index.ts'
import { companyOf, emailOf } from './people.ts'
import type { Tender } from './tenders.ts'

interface Cancellation {
  readonly record: Pick<ShipmentRecord, 'proNumber'>
  /** What the carrier was told. */
  readonly content: Content
  readonly tender: Tender
  readonly to: string
  readonly reason: string
}

/** Asks a carrier by mail to give back what it was tendered by mail; the answer goes to whoever voided. */
export async function mailCancellation(app: App, tx: Tx, doer: Doer, given: Cancellation): Promise<void> {
  const { record, content, tender, to, reason } = given
  const { shipment, bolNumber } = content
  const { origin, destination, pickup } = plainOf(shipment)
  const day = isDate(pickup.date) ? formatDate(pickup.date) : pickup.date
  const { name, isDemo } = await companyOf(tx, tender.clientId)
  const paragraphs = [
    ...(isDemo ? ['SAMPLE, NOT FOR SHIPMENT. No freight moves under this mail.'] : []),
    `Please cancel this pickup for ${name}. The tender we mailed you for it no longer stands.`,
    [
      `Bill of lading: ${bolNumber}`,
      ...(record.proNumber === '' ? [] : [`PRO: ${record.proNumber}`]),
      `Pickup: ${day}, ${pickup.from} to ${pickup.to}`,
      `From: ${origin.company}, ${origin.city}, ${origin.state} ${origin.zip}`,
      `To: ${destination.company}, ${destination.city}, ${destination.state} ${destination.zip}`,
    ].join('\n'),
    ...(reason === '' ? [] : [`Reason: ${reason}`]),
    'Please reply to confirm the cancellation.',
  ]
  await postMail(app, tx, tender.clientId, {
    purpose: 'cancel',
    to: [to],
    replyTo: await emailOf(tx, tender.clientId, doer.who.userId),
    subject: `Cancelled: bill of lading ${bolNumber}`,
    text: letterText(paragraphs),
    html: letterHtml(paragraphs),
    shipmentId: tender.shipmentId,
    tenderId: tender.tenderId,
  })
}
