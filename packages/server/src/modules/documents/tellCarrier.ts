import type { App } from '../../app.ts'
import type { Doer } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import type { Revision } from './revisions.ts'

/** Where the carrier of a shipment that was tendered by mail gets mail; null when it was called, or takes none. */
async function tenderedTo(tx: Tx, { clientId, shipmentId }: ShipmentRecord): Promise<string | null> {
  const row = await tx
    .selectFrom('booking as b')
    .innerJoin('carrier as c', join => join.onRef('c.client_id', '=', 'b.client_id').onRef('c.scac', '=', 'b.scac'))
    .select('c.tender_email')
    .where('b.client_id', '=', clientId)
    .where('b.shipment_id', '=', shipmentId)
    .where('b.way', '=', 'email')
    .where('b.state', 'in', ['reserved', 'booked', 'unknown'])
    .limit(1)
    .executeTakeFirst()
  return row === undefined || row.tender_email.trim() === '' ? null : row.tender_email.trim()
}

/**
 * Mails the carrier the revision that replaces the bill of lading it was tendered under: after booking, whatever the
 * price or the truck depends on is told (rules of the trade: tender and quotes).
 */
export async function tellCarrier(
  app: App,
  tx: Tx,
  doer: Doer,
  record: ShipmentRecord,
  revision: Revision,
  sample: boolean,
): Promise<void> {
  const to = await tenderedTo(tx, record)
  if (to === null) return
  const { bolNumber, clientId, shipmentId, carrierName, revisionDue } = record
  const paragraphs = [
    ...(sample ? ['SAMPLE, NOT FOR SHIPMENT. No freight moves under this mail.'] : []),
    `Hello ${carrierName} dispatch,`,
    `Something changed on a shipment you have from us: ${revisionDue}. The attached bill of lading, revision ${revision.revision}, replaces the one before.`,
    `Bill of lading: ${bolNumber}`,
    `Please confirm to ${doer.who.name} that you pick it up as it is now.`,
  ]
  await postMail(app, tx, clientId, {
    purpose: 'notice',
    to: [to],
    subject: `${sample ? 'SAMPLE: ' : ''}Changed: bill of lading ${bolNumber}, revision ${revision.revision}`,
    text: letterText(paragraphs),
    html: letterHtml(paragraphs),
    shipmentId,
    attachments: revision.attachments,
  })
}
