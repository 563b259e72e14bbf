import { sentence } from '@waybill/domain'
import type { App } from '../app.ts'
import { senderOf } from '../companySettings.ts'
import type { Tx } from '../db/open.ts'
import { letterheadOf } from '../letterhead.ts'
import type { Again } from '../work/due.ts'
import type { DueWork } from '../work/putDue.ts'
import { answersTo } from './replyTag.ts'
import { type AboutMail, type Became, type MailRules, mailOf, writeSettled } from './settleMail.ts'
import type { Outcome, Transport } from './transport.ts'

interface Attachment {
  readonly fileId: number
  readonly name: string
}

/** A mail server that asks to wait, or is away, is tried again for this long. */
const PATIENCE_MS = 6 * 3_600_000

/** Seconds between its tries; the last one repeats. */
const againAfter = [15, 30, 60, 120, 300, 600, 900]

/** How soon a mail is looked at again while another one about the same tender is leaving. */
const OTHER_MS = 2_000

const DIED = sentence('mailLeftBehind')

/** Mails about one tender leave one after the other: a cancellation that arrives before the tender cancels nothing. */
async function isAnotherLeaving(tx: Tx, { clientId, shipmentId, tenderId }: AboutMail): Promise<boolean> {
  if (tenderId === null) return false
  const other = await tx
    .selectFrom('mail')
    .select('mail_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', shipmentId)
    .where('tender_id', '=', tenderId)
    .where('state', '=', 'sending')
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Takes the mail for this try alone, unless it shall not leave any more; a second one finds it taken. */
const claim = (app: App, { clientId, subjectId }: DueWork, rules: MailRules) =>
  app.db.forClient(clientId).transaction(async tx => {
    const mail = await mailOf(tx, clientId, subjectId)
    if (mail?.state !== 'queued') return undefined
    const error = await rules.whyHeldBack(app, tx, mail.about)
    if (error !== '') {
      await writeSettled(app, tx, mail, ['queued'], { state: 'failed', error }, rules)
      return undefined
    }
    if (await isAnotherLeaving(tx, mail.about)) return 'wait'
    return tx
      .updateTable('mail')
      .set(eb => ({ state: 'sending', tries: eb('tries', '+', 1), error: '' }))
      .where('client_id', '=', clientId)
      .where('mail_id', '=', subjectId)
      .where('state', '=', 'queued')
      .returningAll()
      .executeTakeFirst()
  })

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

/** The company's logo of today, as on its papers: a letter that is sent again looks like the others that leave now. */
async function letterheadFor(app: App, clientId: number) {
  const letterhead = await letterheadOf(app, clientId)
  if (letterhead === null) return null
  const { name } = await app.db.identity
    .selectFrom('identity.client')
    .select('name')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return { ...letterhead, company: name }
}

/**
 * Writes what became of the mail that was claimed with its `tries`-th try. What it is about is locked first, as by all who
 * write mails of a shipment; one that would leave later is asked about once more: it may be unwanted by now.
 */
const settle = (
  app: App,
  { clientId, subjectId }: DueWork,
  tries: number,
  became: Became,
  rules: MailRules,
  /** When one that leaves later is tried again: said here, for who looked meanwhile may have taken it for settled. */
  again?: Date,
) =>
  app.db.forClient(clientId).transaction(async tx => {
    const mail = await mailOf(tx, clientId, subjectId)
    if (mail === null) return
    const error = await rules.whyHeldBack(app, tx, mail.about)
    const isHeldBack = became.state === 'queued' && error !== ''
    const from = became.state === 'unknown' ? ['sending'] : ['sending', 'unknown']
    const written = await writeSettled(
      app,
      tx,
      { ...mail, tries },
      from,
      isHeldBack ? { state: 'failed', error } : became,
      rules,
    )
    if (written && !isHeldBack && again !== undefined) await app.due.put(tx, 'mail', { clientId, subjectId }, again)
  })

/** A mail that is being sent though nobody sends it was left behind by a node that died. */
async function settleLeft(app: App, due: DueWork, rules: MailRules): Promise<void> {
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
  if (left !== null) await settle(app, due, left.tries, { state: 'unknown', error: DIED }, rules)
}

/**
 * Sends one mail. A server that is away or asks to wait is tried again for hours, one that says no is believed at once;
 * a fault of our own storage is no answer of the server's, so it is tried again as well. Both are logged.
 */
export const sendMail =
  (app: App, transport: Transport, rules: MailRules) =>
  async (due: DueWork): Promise<Again> => {
    const mail = await claim(app, due, rules)
    if (mail === undefined) {
      await settleLeft(app, due, rules)
      return null
    }
    if (mail === 'wait') return new Date(app.clock.now().getTime() + OTHER_MS)
    const send = async (): Promise<Outcome> => {
      const attachments = await loadAttachments(app, due.clientId, mail.attachments as unknown as Attachment[])
      return transport({
        messageId: mail.message_id,
        ...(await senderOf(app, due.clientId)),
        to: mail.recipients,
        cc: mail.cc,
        ...answersTo(app.settings, mail),
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        attachments,
        letterhead: await letterheadFor(app, due.clientId),
      })
    }
    // Whatever throws here threw before a connection was made: the mail has certainly not left.
    const outcome = await send().catch((error: unknown): Outcome => ({ kind: 'later', reason: String(error) }))
    const error = outcome.kind === 'kept' ? '' : outcome.reason
    if (outcome.kind !== 'sent' && error !== '')
      app.log.warn({ mailId: mail.mail_id, outcome: outcome.kind, reason: error }, 'a mail did not leave')
    const now = app.clock.now().getTime()
    const isPatient = now - Date.parse(mail.queued_at) < PATIENCE_MS
    const state = outcome.kind === 'later' ? (isPatient ? 'queued' : 'failed') : outcome.kind
    const seconds = againAfter[Math.min(mail.tries, againAfter.length) - 1] ?? 900
    const again = state === 'queued' ? new Date(now + seconds * 1000) : undefined
    await settle(app, due, mail.tries, { state, error }, rules, again)
    return null
  }
