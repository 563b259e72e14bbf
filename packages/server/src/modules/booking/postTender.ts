import type { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { withImplied } from '@waybill/domain'
import type { Given } from '../../handler.ts'
import { letterHtml, letterText } from '../../mail/html.ts'
import { postMail } from '../../mail/post.ts'
import type { Revision } from '../documents/index.ts'
import type { PriceSheetRow } from '../prices/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { addNotification } from './notifications.ts'
import { companyOf } from './people.ts'
import { quotedWords } from './quotedWords.ts'
import type { TenderCarrier } from './tenderCarrier.ts'
import { type TenderLetter, tenderParagraphs, tenderSubject } from './tenderLetter.ts'
import type { Tender } from './tenders.ts'

/** The one mail of a tender, in the transaction that took up the slot (unique index mail_tender). Returns its id. */
export async function postTender(
  { app, tx, who, input }: Given<typeof Pickup>,
  record: ShipmentRecord,
  { quote, carrier }: { readonly quote: PriceSheetRow | null; readonly carrier: TenderCarrier },
  tender: Tender,
  revision: Revision,
): Promise<number> {
  const { clientId, tenderId, shipmentId, contentNo } = tender
  const letter: TenderLetter = {
    company: (await companyOf(tx, clientId)).name,
    // What the price was asked for, the carrier reads, too.
    record: { ...record, shipment: withImplied(record.shipment, tender.implied) },
    carrierName: carrier.name,
    service: tender.service,
    price: quote === null ? '' : quotedWords(quote),
    comments: input.comments,
    clerk: { name: who.name, email: who.email },
    sample: who.isDemo,
  }
  const paragraphs = tenderParagraphs(letter)
  const mailId = await postMail(app, tx, clientId, {
    purpose: 'tender',
    to: [carrier.tenderEmail],
    replyTo: who.email,
    subject: tenderSubject(letter),
    text: letterText(paragraphs),
    html: letterHtml(paragraphs),
    shipmentId,
    tenderId,
    attachments: revision.attachments,
  })
  await addNotification(app, tx, tender, { contentNo, way: 'mail', state: 'waiting', mailId, by: who.userId })
  return mailId
}
