import { withImplied } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { type Tx, within } from '../../db/open.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import { billToSend } from '../documents/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { heardBy, newestDelivered } from './carrierKnows.ts'
import { changeWords } from './changeWords.ts'
import { billNumbers, billsWords, chargesWords, stopWindowWords } from './letterWords.ts'
import { notificationsOf } from './notifications.ts'
import { companyOf, emailOf } from './people.ts'
import { priceWords } from './priceWords.ts'
import { tenderEmail } from './tenderCarrier.ts'
import { shipmentParagraphs } from './tenderLetter.ts'
import type { Tender } from './tenders.ts'

interface Change {
  readonly record: ShipmentRecord
  readonly tender: Tender
  readonly contentNo: number
  /** Names of the fields the carrier does not know of yet. */
  readonly unknown: readonly string[]
  readonly comments: string
}

/** What the carrier is to learn: line by line against what it was told last; everything, where nobody knows what that was. */
async function newsOf(app: App, tx: Tx, { record, tender }: Change): Promise<readonly string[]> {
  const all = await notificationsOf(app, tx, tender.clientId, tender.tenderId)
  const heard = await heardBy(app, tx, record, all)
  const price = await priceWords(tx, tender, newestDelivered(all))
  const { shipment } = record
  if (heard.length === 0) {
    const terms = chargesWords(shipment)
    const [first] = shipment.stops
    const head = first === undefined ? [] : [`Pickup: ${stopWindowWords(first)}`]
    return [
      ...head,
      ...(terms === '' ? [] : [`Freight charges: ${terms}`]),
      ...shipmentParagraphs(withImplied(shipment, tender.implied)),
      price.join('\n'),
    ]
  }
  const lines = heard.flatMap(before => changeWords(before.shipment, shipment, before.differs))
  const isAsBefore = price.length === 1 && price[0]?.endsWith('as before') === true
  return [[...lines, ...(lines.length > 0 && isAsBefore ? [] : price)].join('\n')]
}

/** What the mail is about, in its first sentence. */
const subjectMatter = (unknown: readonly string[], isPriced: boolean, company: string): string => {
  if (unknown.length > 0) return `Something changed on a shipment you have from ${company}: ${unknown.join(', ')}.`
  return isPriced
    ? `This is about the price of a shipment you have from ${company}.`
    : `This is a shipment you have from ${company}, as it is now.`
}

const replaced = (count: number, revision: number): string =>
  count > 1
    ? `The ${count} attached bills of lading apply now; revision ${revision} replaces all earlier ones.`
    : `The attached bill of lading, revision ${revision}, replaces the one before.`

/**
 * Mails the carrier what changed, from what it was told to what is, with the bills of lading as they are now where they
 * say anything new; the answer goes to the clerk. Returns the mail.
 */
export async function mailChange(app: App, tx: Tx, doer: Doer, given: Change): Promise<number> {
  const { record, tender, contentNo, unknown, comments } = given
  const { clientId, shipmentId, bolNumber } = record
  const { name, isDemo: sample } = await companyOf(tx, clientId)
  const to = await tenderEmail(app, within(tx), clientId, tender.scac, record.shipment.mode)
  const carrier = { scac: tender.scac, name: tender.carrierName }
  const bill = await billToSend(app, tx, doer, { record, carrier, reason: unknown.join(', '), sample, contentNo })
  const clerk = await emailOf(tx, clientId, doer.who.userId)
  // The bill that went with the tender still holds; a later one goes again, its mail may have bounced.
  const sent = !bill.isNew && (unknown.length === 0 || bill.revision === 1) ? null : bill
  const news = (await newsOf(app, tx, given)).filter(text => text !== '')
  const paragraphs = [
    ...(sample ? ['SAMPLE, NOT FOR SHIPMENT. No freight moves under this e-mail.'] : []),
    `Hello ${tender.carrierName} dispatch,`,
    `${subjectMatter(
      unknown,
      news.some(text => text.startsWith('Agreed price')),
      name,
    )}${sent === null ? '' : ` ${replaced(sent.attachments.length, sent.revision)}`}`,
    [
      billsWords(billNumbers(record.shipment, bolNumber)),
      ...(record.proNumber === '' ? [] : [`PRO: ${record.proNumber}`]),
    ].join('\n'),
    ...news,
    ...(comments === '' ? [] : [comments]),
    `Please confirm to ${doer.who.name}${clerk === '' ? '' : `, ${clerk},`} that you ${unknown.length === 0 ? 'agree' : 'pick it up as it is now'}.`,
  ]
  return postMail(app, tx, clientId, {
    purpose: 'notice',
    to: [to],
    replyTo: clerk,
    subject: `${sample ? 'SAMPLE: ' : ''}Changed: bill of lading ${bolNumber}${sent === null ? '' : `, revision ${sent.revision}`}`,
    text: letterText(paragraphs),
    html: letterHtml(paragraphs),
    shipmentId,
    tenderId: tender.tenderId,
    attachments: sent?.attachments ?? [],
  })
}
