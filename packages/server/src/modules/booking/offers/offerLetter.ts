import { formatMoney, withImplied } from '@waybill/domain'
import type { App } from '../../../app.ts'
import type { Tx } from '../../../db/open.ts'
import { createInvitedLink } from '../../../identity/invitedLinks.ts'
import { letterHtml, letterText } from '../../../mail/html.ts'
import { postMail } from '../../../mail/post.ts'
import { momentWords } from '../../../places/localNow.ts'
import type { Revision } from '../../documents/index.ts'
import { priceSheetOf } from '../../prices/index.ts'
import { contentOf, type ShipmentRecord } from '../../shipments/index.ts'
import { loadParagraphs } from '../loadLetter.ts'
import { quotedWords } from '../quotedWords.ts'
import { type TenderLetter, tenderParagraphs, tenderSubject } from '../tenderLetter.ts'
import type { Tender } from '../tenders.ts'

interface About {
  readonly record: ShipmentRecord
  readonly tender: Tender
  readonly email: string
  readonly comments: string
}

/** Who offers, and who hears the answer. */
async function senderOf(tx: Tx, clientId: number, userId: number) {
  const row = await tx
    .selectFrom('identity.client as c')
    .leftJoin('identity.member as u', join =>
      join.onRef('u.client_id', '=', 'c.client_id').on('u.user_id', '=', userId),
    )
    .select(['c.name', 'c.is_demo', 'c.time_zone', 'u.first_name', 'u.last_name', 'u.email'])
    .where('c.client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return {
    company: row.name,
    isDemo: row.is_demo,
    timeZone: row.time_zone,
    clerk: { name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(), email: row.email ?? '' },
  }
}

const sampleWords = (isDemo: boolean): readonly string[] =>
  isDemo ? ['SAMPLE, NOT FOR SHIPMENT. No freight moves under this e-mail.'] : []

/** What a letter about a tender is made from: the content it was frozen with, never the shipment as it is now. */
async function letterOf(app: App, tx: Tx, { record, tender, comments }: About) {
  const sender = await senderOf(tx, tender.clientId, tender.requestedBy)
  const content = await contentOf(app, tx, record, tender.contentNo)
  // Prices are not kept for ever; what it was offered at is.
  const price = tender.priceSheetId === null ? undefined : await priceSheetOf(tx, tender, tender.priceSheetId)
  const total = tender.total === null ? '' : formatMoney(tender.total, tender.currency)
  const shipment = withImplied(content.shipment, tender.implied)
  const letter: TenderLetter = {
    ...{ company: sender.company, record: { bolNumber: content.bolNumber, shipment }, comments },
    ...{ carrierName: tender.carrierName, service: tender.service, clerk: sender.clerk, sample: sender.isDemo },
    price: price === undefined || price.total !== tender.total ? total : quotedWords(price),
  }
  return { sender, letter }
}

/** The letter that offers a shipment, with a link to answer it. Its mail orders nothing. */
export async function mailOffer(app: App, tx: Tx, about: About): Promise<void> {
  const { tender, email } = about
  const { clientId, tenderId, shipmentId, dueAt } = tender
  if (dueAt === null) throw new Error(`tender ${tenderId} is no offer`)
  const { sender, letter } = await letterOf(app, tx, about)
  const answerBy = new Date(dueAt)
  const now = app.clock.now()
  const AccessID = await createInvitedLink(tx, { to: 'tender', clientId, subjectId: tenderId, now, answerBy })
  const paragraphs = [
    ...sampleWords(sender.isDemo),
    `Hello ${tender.carrierName} dispatch,`,
    `${sender.company} offers you this load${letter.price === '' ? '' : ` at ${letter.price}`}. Please accept or decline by ${momentWords(answerBy, sender.timeZone)}.`,
    ...loadParagraphs(letter.record.shipment, '', letter.service),
    ...(letter.comments === '' ? [] : [letter.comments]),
    'Answer here, no sign-in needed:',
    `${app.publicUrl()}/TenderResponse?TenderID=${tenderId}&AccessID=${AccessID}`,
    'This is an offer, not an order: the bill of lading follows once you accept.',
    `${sender.clerk.name}, ${sender.company}\n${sender.clerk.email}`,
  ]
  await postMail(app, tx, clientId, {
    ...{ purpose: 'offer', to: [email], replyTo: sender.clerk.email },
    subject: tenderSubject(letter).replace('Pickup request', 'Load offer'),
    ...{ text: letterText(paragraphs), html: letterHtml(paragraphs), shipmentId, tenderId },
  })
}

/** An offer is over: somebody else has the load, or the shipper took it back. */
export async function mailOfferOver(app: App, tx: Tx, about: About, why: 'lost' | 'withdrawn'): Promise<void> {
  const { tender, email } = about
  const { sender, letter } = await letterOf(app, tx, about)
  const said =
    why === 'lost'
      ? 'Another carrier accepted this load, so the offer is closed. Nothing more to do.'
      : `${sender.company} has withdrawn this offer. Nothing more to do.`
  const paragraphs = [
    ...sampleWords(sender.isDemo),
    `Hello ${tender.carrierName} dispatch,`,
    said,
    `${sender.clerk.name}, ${sender.company}\n${sender.clerk.email}`,
  ]
  await postMail(app, tx, tender.clientId, {
    ...{ purpose: 'offerOver', to: [email], replyTo: sender.clerk.email },
    subject: tenderSubject(letter).replace('Pickup request', why === 'lost' ? 'Load taken' : 'Load offer withdrawn'),
    ...{ text: letterText(paragraphs), html: letterHtml(paragraphs) },
    ...{ shipmentId: tender.shipmentId, tenderId: tender.tenderId },
  })
}

/** The order that follows an acceptance, with its bills of lading. */
export async function mailConfirmation(app: App, tx: Tx, about: About, bills: Revision | null): Promise<void> {
  const { tender, email } = about
  const { sender, letter } = await letterOf(app, tx, about)
  const paragraphs = tenderParagraphs(letter).toSpliced(sender.isDemo ? 2 : 1, 0, 'Thank you for accepting this load.')
  await postMail(app, tx, tender.clientId, {
    ...{ purpose: 'confirmation', to: [email], replyTo: sender.clerk.email, subject: tenderSubject(letter) },
    ...{ text: letterText(paragraphs), html: letterHtml(paragraphs) },
    ...{ shipmentId: tender.shipmentId, tenderId: tender.tenderId },
    attachments: bills?.attachments ?? [],
  })
}
