import { inARow, sentence } from '@waybill/domain'
import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import { type StartedOutcome, settleRow } from '../work/startedByRow.ts'

/** A mail, for whoever decides over it by what it is about. */
export interface AboutMail {
  readonly clientId: number
  readonly mailId: number
  readonly shipmentId: number | null
  readonly tenderId: number | null
  /** The invitation to a quote whose answer it asks for. */
  readonly invitationId: number | null
  readonly purpose: string
  readonly recipients: readonly string[]
}

/** What became of a mail; `queued`: it leaves later. */
export interface Became {
  readonly state: 'sent' | 'kept' | 'queued' | 'failed' | 'bounced' | 'unknown'
  readonly error: string
  /** Of one that came back after it was taken: nobody behind its addresses can have got it either. */
  readonly isCertain?: boolean
}

export type SettledMail = AboutMail & Became

/** Who decides over mails by what they are about. */
export interface MailRules {
  /** Locks what the mail is about, and says why it shall not leave, or not leave again; blank: it shall. */
  readonly whyHeldBack: (app: App, tx: Tx, mail: AboutMail) => Promise<string>
  /** What has to follow from what became of a mail, in the transaction that writes it. */
  readonly mailSettled: (app: App, tx: Tx, mail: SettledMail) => Promise<void>
}

/** A mail as it stands. */
export interface Standing {
  readonly about: AboutMail
  readonly state: string
  readonly tries: number
  readonly mayHaveArrived: boolean
}

/** The mail as it stands, unlocked. */
export async function mailOf(tx: Tx, clientId: number, mailId: number): Promise<Standing | null> {
  const row = await tx
    .selectFrom('mail')
    .select([
      'state',
      'tries',
      'may_have_arrived',
      'shipment_id',
      'tender_id',
      'invitation_id',
      'purpose',
      'recipients',
    ])
    .where('client_id', '=', clientId)
    .where('mail_id', '=', mailId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { shipment_id: shipmentId, tender_id: tenderId, invitation_id: invitationId, purpose, recipients } = row
  const about = { clientId, mailId, shipmentId, tenderId, invitationId, purpose, recipients }
  return { state: row.state, tries: row.tries, mayHaveArrived: row.may_have_arrived, about }
}

export const EARLIER_TRY = sentence('earlierTry')

/** That one try failed says nothing of the one before it. */
const withEarlierTry = (mayHaveArrived: boolean, { state, error }: Became): Became =>
  mayHaveArrived && (state === 'failed' || state === 'bounced')
    ? { state: 'unknown', error: inARow([error, EARLIER_TRY]) }
    : { state, error }

/** What a row of a bulk job that sent it says of it; `queued`: it still leaves. */
const ofRow: Readonly<Record<Became['state'], StartedOutcome['state']>> = {
  queued: 'asked',
  sent: 'done',
  kept: 'done',
  failed: 'toFix',
  bounced: 'toFix',
  unknown: 'unknown',
}

/**
 * Writes what became of a mail whose subject is locked, and what follows from it, if it still stands at that try and in
 * one of the states `from`; false when it does not.
 */
export async function writeSettled(
  app: App,
  tx: Tx,
  { about, tries, mayHaveArrived }: Standing,
  from: readonly string[],
  became: Became,
  { mailSettled }: MailRules,
): Promise<boolean> {
  const { clientId, mailId, shipmentId } = about
  const { state, error } = withEarlierTry(mayHaveArrived, became)
  const { numUpdatedRows } = await tx
    .updateTable('mail')
    .set({
      ...{ state, error, sent_at: state === 'sent' ? app.clock.now().toISOString() : null },
      // It came back from one of those behind its address: whatever becomes of a second copy, others may hold the first.
      ...(became.isCertain === false ? { may_have_arrived: true } : {}),
    })
    .where('client_id', '=', clientId)
    .where('mail_id', '=', mailId)
    .where('tries', '=', tries)
    .where('state', 'in', [...from])
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await mailSettled(app, tx, {
    ...about,
    state,
    error,
    ...(became.isCertain === undefined ? {} : { isCertain: became.isCertain }),
  })
  await settleRow(app, tx, clientId, { kind: 'letter', id: mailId }, { state: ofRow[state], words: error })
  await app.realtime.tell({ clientId, topic: 'mail', data: { mailId, shipmentId } }, tx)
  return true
}
