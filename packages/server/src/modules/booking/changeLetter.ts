import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import { type Tx, within } from '../../db/open.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import { dueOnBill, issueRevision, newestRevision } from '../documents/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { companyOf, emailOf } from './people.ts'
import { tenderEmail } from './tenderCarrier.ts'
import type { Tender } from './tenders.ts'

interface Change {
  readonly record: ShipmentRecord
  readonly tender: Tender
  readonly contentNo: number
  /** Names of the fields the carrier does not know of yet. */
  readonly unknown: readonly string[]
  readonly comments: string
}

/**
 * Mails the carrier what changed, with the bill of lading as it is now; the answer goes to the clerk. Returns the mail.
 */
export async function mailChange(app: App, tx: Tx, doer: Doer, given: Change): Promise<number> {
  const { record, tender, contentNo, unknown, comments } = given
  const { clientId, shipmentId, bolNumber } = record
  const { name, isDemo: sample } = await companyOf(tx, clientId)
  const to = await tenderEmail(app, within(tx), clientId, tender.scac, record.shipment.mode)
  const carrier = { scac: tender.scac, name: tender.carrierName }
  const due = await dueOnBill(app, tx, record)
  const valid = await newestRevision(tx, record)
  const bill =
    valid !== null && due === ''
      ? valid
      : await issueRevision(app, tx, doer, { record, carrier, reason: due || 'changed', sample, contentNo })
  const clerk = await emailOf(tx, clientId, doer.who.userId)
  const what = unknown.length === 0 ? 'what we agreed on' : unknown.join(', ')
  const paragraphs = [
    ...(sample ? ['SAMPLE, NOT FOR SHIPMENT. No freight moves under this mail.'] : []),
    `Hello ${tender.carrierName} dispatch,`,
    `Something changed on a shipment you have from ${name}: ${what}. The attached bill of lading, revision ${bill.revision}, replaces the one before.`,
    [`Bill of lading: ${bolNumber}`, ...(record.proNumber === '' ? [] : [`PRO: ${record.proNumber}`])].join('\n'),
    ...(comments === '' ? [] : [comments]),
    `Please confirm to ${doer.who.name}${clerk === '' ? '' : `, ${clerk},`} that you pick it up as it is now.`,
  ]
  return postMail(app, tx, clientId, {
    purpose: 'notice',
    to: [to],
    replyTo: clerk,
    subject: `${sample ? 'SAMPLE: ' : ''}Changed: bill of lading ${bolNumber}, revision ${bill.revision}`,
    text: letterText(paragraphs),
    html: letterHtml(paragraphs),
    shipmentId,
    tenderId: tender.tenderId,
    attachments: [{ fileId: bill.fileId, name: bill.name }],
  })
}
