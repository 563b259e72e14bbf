import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'

export interface Post {
  readonly purpose: 'tender' | 'cancel' | 'notice' | 'tracking'
  readonly to: readonly string[]
  readonly cc?: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly shipmentId?: number
  readonly bookingId?: number
  readonly attachments?: readonly { readonly fileId: number; readonly name: string }[]
}

/** Writes a mail in the transaction that gives cause for it; a job sends it after the commit. Returns its id. */
export async function postMail(app: App, tx: Tx, clientId: number, post: Post): Promise<number> {
  const { mail_id } = await tx
    .insertInto('mail')
    .values({
      client_id: clientId,
      shipment_id: post.shipmentId ?? null,
      booking_id: post.bookingId ?? null,
      purpose: post.purpose,
      recipients: [...post.to],
      cc: [...(post.cc ?? [])],
      subject: post.subject.replace(/[\r\n]+/g, ' ').slice(0, 300),
      body_text: post.text,
      body_html: post.html,
      attachments: JSON.stringify(post.attachments ?? []),
      message_id: `<${crypto.randomUUID()}@waybill>`,
      state: 'queued',
      created_at: app.clock.now().toISOString(),
    })
    .returning('mail_id')
    .executeTakeFirstOrThrow()
  await app.jobs.enqueue(tx, 'SendMail', { clientId, mailId: mail_id })
  return mail_id
}
