import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import type { Outcome, Transport } from '../mail/transport.ts'
import type { JobData } from './jobs.ts'

interface Attachment {
  readonly fileId: number
  readonly name: string
}

/** A mail of which it is known, or known to be unknown, what became of it. */
export interface SettledMail {
  readonly clientId: number
  readonly mailId: number
  readonly shipmentId: number | null
  readonly bookingId: number | null
  readonly purpose: string
  readonly recipients: readonly string[]
  readonly state: 'sent' | 'queued' | 'failed' | 'bounced' | 'unknown'
  readonly error: string
}

/** What has to follow from a mail's fate, in the transaction that writes it. */
export type MailSettled = (app: App, tx: Tx, mail: SettledMail) => Promise<void>

/** A node that took a mail and has not answered after this long died over it. */
export const SENDING_PATIENCE_S = 300

/** Tries until a server that keeps asking to wait has had its chance; resending by hand gives it as many again. */
const TRIES_MAX = 5

/**
 * Takes the mail for this job alone: a second job for the same mail finds it taken. Should this node die over it, a job
 * that is left behind settles it.
 */
function claim(app: App, { clientId, mailId }: JobData['SendMail']) {
  return app.db.forClient(clientId).transaction(async tx => {
    const mail = await tx
      .updateTable('mail')
      .set(eb => ({ state: 'sending', tries: eb('tries', '+', 1), error: '' }))
      .where('client_id', '=', clientId)
      .where('mail_id', '=', mailId)
      .where('state', '=', 'queued')
      .returningAll()
      .executeTakeFirst()
    if (mail) await app.jobs.enqueue(tx, 'SettleMail', { clientId, mailId, tries: mail.tries }, SENDING_PATIENCE_S)
    return mail
  })
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

/** Writes what became of the mail that was claimed with its `tries`-th try, and what follows from it. */
export async function settleMail(
  app: App,
  { clientId, mailId, tries }: JobData['SettleMail'],
  { state, error }: Pick<SettledMail, 'state' | 'error'>,
  settled: MailSettled,
): Promise<void> {
  await app.db.forClient(clientId).transaction(async tx => {
    const mail = await tx
      .updateTable('mail')
      .set({ state, error, sent_at: state === 'sent' ? app.clock.now().toISOString() : null })
      .where('client_id', '=', clientId)
      .where('mail_id', '=', mailId)
      .where('tries', '=', tries)
      .where('state', 'in', state === 'unknown' ? ['sending'] : ['sending', 'unknown'])
      .returning(['shipment_id', 'booking_id', 'purpose', 'recipients'])
      .executeTakeFirst()
    if (!mail) return
    const { shipment_id: shipmentId, booking_id: bookingId, purpose, recipients } = mail
    await settled(app, tx, { clientId, mailId, shipmentId, bookingId, purpose, recipients, state, error })
    await app.realtime.tell({ clientId, topic: 'mail', data: { mailId, shipmentId } }, tx)
  })
}

/** Sends one mail; when the server asks to wait, throws so that the queue tries again later. */
export async function sendMail(
  app: App,
  transport: Transport,
  settled: MailSettled,
  data: JobData['SendMail'],
): Promise<void> {
  const mail = await claim(app, data)
  if (mail === undefined) return
  const send = async (): Promise<Outcome> => {
    const attachments = await loadAttachments(app, data.clientId, mail.attachments as unknown as Attachment[])
    return transport({
      messageId: mail.message_id,
      to: mail.recipients,
      cc: mail.cc,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      attachments,
    })
  }
  // Whatever throws here threw before a connection was made: the mail has certainly not left.
  const outcome = await send().catch((error: unknown): Outcome => ({ kind: 'failed', reason: String(error) }))
  const later = outcome.kind === 'later' && mail.tries % TRIES_MAX !== 0
  const state = later ? 'queued' : outcome.kind === 'later' ? 'failed' : outcome.kind
  const error = outcome.kind === 'sent' ? '' : outcome.reason
  await settleMail(app, { ...data, tries: mail.tries }, { state, error }, settled)
  if (later) throw new Error(`the mail server asks to wait: ${error}`)
}
