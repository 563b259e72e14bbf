import { plainOf } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import { type Content, contentOf, type ShipmentRecord } from '../shipments/index.ts'
import { newestDelivered } from './carrierKnows.ts'
import { billNumbers, billsWords, placeWords, stopWindowWords } from './letterWords.ts'
import { notificationsOf } from './notifications.ts'
import { companyOf, emailOf } from './people.ts'
import type { Tender } from './tenders.ts'

interface Cancellation {
  readonly record: Pick<ShipmentRecord, 'proNumber'>
  /** What it was tendered. */
  readonly content: Content
  readonly tender: Tender
  readonly to: string
  readonly reason: string
}

/** What the carrier was told last: what it was tendered, unless it heard of a change. */
async function toldLast(app: App, tx: Tx, { tender, content }: Cancellation): Promise<Content> {
  const last = newestDelivered(await notificationsOf(app, tx, tender.clientId, tender.tenderId))
  return last === null ? content : contentOf(app, tx, tender, last.contentNo)
}

/** Asks a carrier by mail to give back what it was tendered by mail; the answer goes to whoever voided. */
export async function mailCancellation(app: App, tx: Tx, doer: Doer, given: Cancellation): Promise<void> {
  const { record, content, tender, to, reason } = given
  const { shipment, bolNumber } = await toldLast(app, tx, given)
  const numbers = [
    ...new Set([...billNumbers(content.shipment, content.bolNumber), ...billNumbers(shipment, bolNumber)]),
  ]
  const { origin, destination, pickup } = plainOf(shipment)
  const { name, isDemo } = await companyOf(tx, tender.clientId)
  const paragraphs = [
    ...(isDemo ? ['SAMPLE, NOT FOR SHIPMENT. No freight moves under this e-mail.'] : []),
    `Please cancel this pickup for ${name}. The tender we e-mailed you for it is cancelled.`,
    [
      billsWords(numbers),
      ...(record.proNumber === '' ? [] : [`PRO: ${record.proNumber}`]),
      `Pickup: ${stopWindowWords({ address: origin, window: pickup })}`,
      `From: ${placeWords(origin)}`,
      `To: ${placeWords(destination)}`,
    ].join('\n'),
    ...(reason === '' ? [] : [`Reason: ${reason}`]),
    'Please reply to confirm the cancellation.',
  ]
  await postMail(app, tx, tender.clientId, {
    purpose: 'cancel',
    to: [to],
    replyTo: await emailOf(tx, tender.clientId, doer.who.userId),
    subject: `${isDemo ? 'SAMPLE: ' : ''}Cancelled: bill of lading ${bolNumber}`,
    text: letterText(paragraphs),
    html: letterHtml(paragraphs),
    shipmentId: tender.shipmentId,
    tenderId: tender.tenderId,
  })
}
