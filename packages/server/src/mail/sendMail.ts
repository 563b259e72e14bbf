import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import type { Again, DueWork } from '../work/due.ts'
import type { Outcome, Transport } from './transport.ts'

interface Attachment {
  readonly fileId: number
  readonly name: string
}

/** A mail of which it is known, or known to be unknown, what became of it. */
export interface SettledMail {
  readonly clientId: number
  readonly mailId: number
  readonly shipmentId: number | null
  readonly tenderId: number | null
  readonly purpose: string
  readonly recipients: readonly string[]
  readonly state: 'sent' | 'kept' | 'queued' | 'failed' | 'bounced' | 'unknown'
  readonly error: string
}

/** What has to follow from what became of a mail, in the transaction that writes it. */
export type MailSettled = (app: App, tx: Tx, mail: SettledMail) => Promise<void>

/** A mail server that asks to wait, or is away, is tried again for this long. */
const PATIENCE_MS = 6 * 3_600_000

/** Seconds between its tries; the last one repeats. */
const againAfter = [15, 30, 60, 120, 300, 600, 900]

const DIED = 'The server stopped while this mail was on its way. It may have arrived: ask before sending it again.'

/** Takes the mail for this try alone; a second one finds it taken. */
const claim = (app: App, { clientId, subjectId }: DueWork) =>
  app.db.forClient(clientId).transaction(tx =>
    tx
      .updateTable('mail')
      .set(eb => ({ state: 'sending', tries: eb('tries', '+', 1), error: '' }))
      .where('client_id', '=', clientId)
      .where('mail_id', '=', subjectId)
      .where('state', '=', 'queued')
      .returningAll()
      .executeTakeFirst(),
  )

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

interface Became {
  readonly state: SettledMail['state']
  readonly error: string
}

/** Writes what became of the mail that was claimed with its `tries`-th try, and what follows from it. */
async function settle(
  app: App,
  { clientId, subjectId: mailId }: DueWork,
  tries: number,
  { state, error }: Became,
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
      .returning(['shipment_id', 'tender_id', 'purpose', 'recipients'])
      .executeTakeFirst()
    if (!mail) return
    const { shipment_id: shipmentId, tender_id: tenderId, purpose, recipients } = mail
    await settled(app, tx, { clientId, mailId, shipmentId, tenderId, purpose, recipients, state, error })
    await app.realtime.tell({ clientId, topic: 'mail', data: { mailId, shipmentId } }, tx)
  })
}

/** A mail that is being sent though nobody sends it was left behind by a node that died. */
async function settleLeft(app: App, due: DueWork, settled: MailSettled): Promise<void> {
  const left = await app.db
    .forClient(due.clientId)
    .readOne(
      app.db.query
        .selectFrom('mail')
        .select('tries')
        .where('client_id', '=', due.clientId)
        .where('mail_id', '=', due.subjectId)
        .where('state', '=', 'sending'),
    )
  if (left !== null) await settle(app, due, left.tries, { state: 'unknown', error: DIED }, settled)
}

/**
 * Sends one mail. A server that is away or asks to wait is tried again for hours, one that says no is believed at once;
 * a fault of our own storage is no answer of the server's, so it is tried again as well. Both are logged.
 */
export const sendMail =
  (app: App, transport: Transport, settled: MailSettled) =>
  async (due: DueWork): Promise<Again> => {
    const mail = await claim(app, due)
    if (mail === undefined) {
      await settleLeft(app, due, settled)
      return null
    }
    const send = async (): Promise<Outcome> => {
      const attachments = await loadAttachments(app, due.clientId, mail.attachments as unknown as Attachment[])
      return transport({
        messageId: mail.message_id,
        to: mail.recipients,
        cc: mail.cc,
        replyTo: mail.reply_to,
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        attachments,
      })
    }
    // Whatever throws here threw before a connection was made: the mail has certainly not left.
    const outcome = await send().catch((error: unknown): Outcome => ({ kind: 'later', reason: String(error) }))
    const error = outcome.kind === 'sent' || outcome.kind === 'kept' ? '' : outcome.reason
    if (error !== '')
      app.log.warn({ mailId: mail.mail_id, outcome: outcome.kind, reason: error }, 'a mail did not leave')
    const now = app.clock.now().getTime()
    const isPatient = now - Date.parse(mail.queued_at) < PATIENCE_MS
    const state = outcome.kind === 'later' ? (isPatient ? 'queued' : 'failed') : outcome.kind
    await settle(app, due, mail.tries, { state, error }, settled)
    const seconds = againAfter[Math.min(mail.tries, againAfter.length) - 1] ?? 900
    return state === 'queued' ? new Date(now + seconds * 1000) : null
  }
