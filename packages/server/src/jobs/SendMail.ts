import type { App } from '../app.ts'
import type { Transport } from '../mail/transport.ts'
import type { JobData } from './jobs.ts'

interface Attachment {
  readonly fileId: number
  readonly name: string
}

/** Takes the mail for this job alone: a second job for the same mail finds it taken. */
function claim(app: App, { clientId, mailId }: JobData['SendMail']) {
  return app.db.forClient(clientId).transaction(tx =>
    tx
      .updateTable('mail')
      .set(eb => ({ state: 'sending', tries: eb('tries', '+', 1), error: '' }))
      .where('client_id', '=', clientId)
      .where('mail_id', '=', mailId)
      .where('state', '=', 'queued')
      .returningAll()
      .executeTakeFirst(),
  )
}

async function loadAttachments(app: App, clientId: number, given: readonly Attachment[]) {
  const db = app.db.forClient(clientId)
  return Promise.all(
    given.map(async ({ fileId, name }) => {
      const file = await db.readOne(
        app.db.query
          .selectFrom('file')
          .select('sha256')
          .where('client_id', '=', clientId)
          .where('file_id', '=', fileId),
      )
      if (file === null) throw new Error(`attachment ${fileId} is gone`)
      return { name, bytes: await app.files.bytes(clientId, file.sha256) }
    }),
  )
}

/** Sends one mail; when the server asks to wait, throws so that the queue tries again later. */
export async function sendMail(app: App, transport: Transport, data: JobData['SendMail']): Promise<void> {
  const mail = await claim(app, data)
  if (mail === undefined) return
  const settle = (state: string, error: string) =>
    app.db.forClient(data.clientId).transaction(async tx => {
      await tx
        .updateTable('mail')
        .set({ state, error, sent_at: state === 'sent' ? app.clock.now().toISOString() : null })
        .where('client_id', '=', data.clientId)
        .where('mail_id', '=', data.mailId)
        .execute()
      const about = { mailId: data.mailId, shipmentId: mail.shipment_id }
      await app.realtime.tell({ clientId: data.clientId, topic: 'mail', data: about }, tx)
    })
  const outcome = await transport({
    messageId: mail.message_id,
    to: mail.recipients,
    cc: mail.cc,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    attachments: await loadAttachments(app, data.clientId, mail.attachments as unknown as Attachment[]),
  })
  if (outcome.kind === 'sent') return settle('sent', '')
  const exhausted = outcome.kind === 'later' && mail.tries >= 5
  await settle(outcome.kind === 'later' ? (exhausted ? 'failed' : 'queued') : outcome.kind, outcome.reason)
  if (outcome.kind === 'later' && !exhausted) throw new Error(`the mail server asks to wait: ${outcome.reason}`)
}
