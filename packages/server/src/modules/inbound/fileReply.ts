import { createHash } from 'node:crypto'
import { pickupOf, priceInMail, type Shipment, splitReply } from '@waybill/domain'
import type { App } from '../../app.ts'
import { type Doer, recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { companyOfTag, messageIdOf, tagOfAddress, tagsOfMessageIds } from '../../mail/replyTag.ts'
import { type MailRules, mailOf, writeSettled } from '../../mail/settleMail.ts'
import { Refusal } from '../../refusal.ts'
import { judgeFile, makeRoomForFile, storeFile } from '../files/index.ts'
import { contentOf, lockShipment } from '../shipments/index.ts'
import type { ReadMail } from './readMail.ts'
import { isVerified } from './verified.ts'

/** A letter that draws more answers than people write is answered by a program, which shall not drown theirs. */
const mostOf = { reply: 200, automatic: 20, bounce: 20 } as const

/** How the history names what came. */
const actions = { reply: 'replied', automatic: 'autoReplied', bounce: 'mailReturned' } as const

/** Which of ours a mail answers. */
export interface Answered {
  readonly clientId: number
  readonly tag: string
}

/** By the address it went to, then by the message ids it names. Only tags that we made count. */
export function answeredBy(app: App, to: readonly string[], answers: string): Answered | null {
  const { settings } = app
  const tags = [...to.flatMap(address => tagOfAddress(settings, address) ?? []), ...tagsOfMessageIds(answers)]
  for (const tag of tags) {
    const clientId = companyOfTag(settings.secret, tag)
    if (clientId !== null) return { clientId, tag }
  }
  return null
}

interface Kept {
  readonly attachments: readonly { readonly fileId: number; readonly name: string }[]
  readonly leftOut: readonly string[]
}

/** Files what may be kept; what is no such file, or has no room, is named. */
async function keepAttachments(app: App, tx: Tx, clientId: number, shipmentId: number, mail: ReadMail): Promise<Kept> {
  const attachments: { fileId: number; name: string }[] = []
  const leftOut = [...mail.leftOut]
  for (const { name, bytes } of mail.attachments) {
    const judged = judgeFile(name, bytes)
    const hasRoom =
      judged.kind === 'taken' &&
      (await makeRoomForFile(tx, clientId, shipmentId).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal && error.code === 'TooManyFiles') return false
          throw error
        },
      ))
    if (judged.kind === 'refused' || !hasRoom) {
      leftOut.push(name)
      continue
    }
    const file = { clientId, shipmentId, kind: 'carrier-mail', name, mime: judged.mime, bytes } as const
    attachments.push({ fileId: await storeFile(app, tx, { ...file, by: null, at: app.clock.now() }), name })
  }
  return { attachments, leftOut }
}

/** A report that none of its recipients got ours, or not all behind its one address, makes it bounced. */
async function settleBounce(app: App, tx: Tx, clientId: number, mailId: number, mail: ReadMail, rules: MailRules) {
  const standing = await mailOf(tx, clientId, mailId)
  const { recipients, last, reason } = mail.bounced
  const areIn = (addresses: readonly string[]): boolean =>
    standing?.about.recipients.every(each => addresses.includes(each.trim().toLowerCase())) === true
  // Of a letter to one address that is what came back, whatever stands behind it, also where the report names it nowhere.
  if (standing === null || (!areIn(recipients) && standing.about.recipients.length > 1)) return
  // It overtook its mail server's own answer, which would be written over it: the report is filed once that is known.
  if (standing.state === 'sending') throw new Error('a report of a mail that is just leaving')
  const became = { state: 'bounced', error: reason, isCertain: areIn(last) } as const
  await writeSettled(app, tx, standing, ['sent', 'unknown'], became, rules)
}

/** The freight as a letter of ours asked about it, whatever was changed since; null where it asked for no price. */
async function askedBy(
  app: App,
  tx: Tx,
  record: { readonly clientId: number; readonly shipmentId: number },
  { invitation_id: invitationId, tender_id: tenderId }: { invitation_id: number | null; tender_id: number | null },
): Promise<Shipment | null> {
  const own = { clientId: record.clientId, shipmentId: record.shipmentId }
  const quote = await tx
    .selectFrom('spot_invitation as i')
    .innerJoin('spot_quote as q', join =>
      join.onRef('q.client_id', '=', 'i.client_id').onRef('q.spot_id', '=', 'i.spot_id'),
    )
    .select(['q.content_no', 'q.currency'])
    .where('i.client_id', '=', own.clientId)
    .where('i.invitation_id', '=', invitationId)
    .executeTakeFirst()
  const tender = await tx
    .selectFrom('tender')
    .select(['content_no', 'currency'])
    .where('client_id', '=', own.clientId)
    .where('tender_id', '=', tenderId)
    .executeTakeFirst()
  const about = quote ?? tender
  if (about === undefined) return null
  const { shipment } = await contentOf(app, tx, own, about.content_no)
  return { ...shipment, currency: about.currency }
}

/**
 * Files a mail with the shipment that ours was about, once however often it comes. False: it answers none of ours.
 * @param also done in the same transaction, so that both or none are kept
 * @throws for a report of a mail that is just leaving: it is to be read again
 */
export async function fileReply(
  app: App,
  { clientId, tag }: Answered,
  mail: ReadMail,
  source: Buffer,
  rules: MailRules,
  also: (tx: Tx, filed: boolean) => Promise<void>,
): Promise<boolean> {
  return app.db.forClient(clientId).transaction(async tx => {
    const ours = await tx
      .selectFrom('mail')
      .select(['mail_id', 'shipment_id', 'purpose', 'recipients', 'invitation_id', 'tender_id'])
      .where('client_id', '=', clientId)
      .where('message_id', '=', messageIdOf(tag))
      .where('shipment_id', 'is not', null)
      .executeTakeFirst()
    if (ours === undefined || ours.shipment_id === null) {
      await also(tx, false)
      return false
    }
    const { mail_id: mailId, shipment_id: shipmentId } = ours
    const record = await lockShipment(tx, clientId, shipmentId)
    const messageId = mail.messageId || createHash('sha256').update(source).digest('hex')
    const before = await tx
      .selectFrom('inbound_mail')
      .select(eb => [
        eb.fn.countAll<number>().filterWhere('kind', '=', mail.kind).as('n'),
        eb.fn.countAll<number>().filterWhere('message_id', '=', messageId).as('same'),
      ])
      .where('client_id', '=', clientId)
      .where('mail_id', '=', mailId)
      .executeTakeFirstOrThrow()
    if (before.same > 0 || before.n >= mostOf[mail.kind]) {
      if (before.same === 0) app.log.warn({ mailId, shipmentId }, 'a mail drew more answers than are filed')
      await also(tx, false)
      return false
    }
    const now = app.clock.now()
    const verified = await isVerified(tx, clientId, ours.recipients, mail, app.settings.IMAP_AUTHSERV_ID)
    const isPriced = verified && mail.kind === 'reply' && ours.purpose !== 'tracking'
    const asked = isPriced ? ((await askedBy(app, tx, record, ours)) ?? record.shipment) : null
    const price = asked && priceInMail(mail.text, asked.currency, pickupOf(asked).date || null)
    const { own, quoted } = splitReply(mail.text)
    const { attachments, leftOut } = await keepAttachments(app, tx, clientId, shipmentId, mail)
    const sender = mail.from[0]?.address ?? ''
    const { inbound_id: inboundId } = await tx
      .insertInto('inbound_mail')
      .values({
        ...{ client_id: clientId, shipment_id: shipmentId, mail_id: mailId, kind: mail.kind, message_id: messageId },
        ...{ sender, sender_name: mail.from[0]?.name ?? '', verified, subject: mail.subject },
        ...{ body_text: own, quoted_text: quoted, attachments: JSON.stringify(attachments), left_out: [...leftOut] },
        price_amount: price?.amount ?? null,
        price_currency: price?.currency ?? null,
        price_words: price?.words ?? null,
        received_at: now.toISOString(),
      })
      .returning('inbound_id')
      .executeTakeFirstOrThrow()
    const doer: Doer = {
      who: { clientId, userId: null, name: sender || '–' },
      requestId: `inbound-${inboundId}`,
      at: now,
    }
    const after = { inboundId, mailId, verified, kind: mail.kind, note: mail.subject }
    await recordChange(tx, doer, { entity: 'shipment', entityId: shipmentId, action: actions[mail.kind], after })
    if (mail.kind === 'bounce') await settleBounce(app, tx, clientId, mailId, mail, rules)
    await app.realtime.tell({ clientId, topic: 'mail', data: { mailId, shipmentId } }, tx)
    await also(tx, true)
    return true
  })
}
