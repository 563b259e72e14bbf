import type { App } from '../app.ts'
import { settingOf } from '../companySettings.ts'
import { type Tx, within } from '../db/open.ts'
import { withFoot } from './html.ts'
import { makeReplyTag, messageIdOf } from './replyTag.ts'

export interface Post {
  readonly purpose:
    | 'tender'
    | 'cancel'
    | 'notice'
    | 'message'
    | 'tracking'
    | 'quote'
    | 'offer'
    | 'offerOver'
    | 'confirmation'
    | 'report'
    | 'approval'
    | 'test'
  readonly to: readonly string[]
  readonly cc?: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly shipmentId?: number
  readonly tenderId?: number
  /** The invitation whose answer it asks for. */
  readonly invitationId?: number
  /** Who hears the answer; left out, whoever the mails come from. */
  readonly replyTo?: string
  readonly attachments?: readonly { readonly fileId: number; readonly name: string }[]
}

/** Nobody waits for these minute by minute, as a carrier does for its order: they let the others pass. */
const notices: readonly Post['purpose'][] = ['notice', 'tracking', 'quote', 'offerOver', 'report', 'approval']

/** Writes a mail in the transaction that gives cause for it; it is sent after the commit. Returns its id. */
export async function postMail(app: App, tx: Tx, clientId: number, post: Post): Promise<number> {
  const at = app.clock.now()
  const { text, html } = withFoot(post, await settingOf(app, within(tx), clientId, 'headOffice'))
  const { mail_id } = await tx
    .insertInto('mail')
    .values({
      client_id: clientId,
      shipment_id: post.shipmentId ?? null,
      tender_id: post.tenderId ?? null,
      invitation_id: post.invitationId ?? null,
      purpose: post.purpose,
      recipients: [...post.to],
      cc: [...(post.cc ?? [])],
      subject: post.subject.replace(/[\r\n]+/g, ' ').slice(0, 300),
      body_text: text,
      body_html: html,
      attachments: JSON.stringify(post.attachments ?? []),
      message_id: messageIdOf(makeReplyTag(app.settings.secret, clientId)),
      reply_to: post.replyTo ?? '',
      state: 'queued',
      created_at: at.toISOString(),
      queued_at: at.toISOString(),
    })
    .returning('mail_id')
    .executeTakeFirstOrThrow()
  await app.due.put(
    tx,
    'mail',
    { clientId, subjectId: mail_id },
    at,
    notices.includes(post.purpose) ? 'notice' : 'first',
  )
  return mail_id
}
