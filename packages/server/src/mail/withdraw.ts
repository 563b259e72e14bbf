import { inARow } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'
import { settleRow } from '../work/startedByRow.ts'
import { EARLIER_TRY } from './settleMail.ts'

/** Mails about a tender that are to be withdrawn. */
export interface Wanted {
  readonly clientId: number
  readonly tenderId: number
  readonly purpose: 'tender' | 'notice' | 'cancel' | 'offer'
  /** One of them; left out, all. */
  readonly mailId?: number
}

/** Mails that ask for an answer to an invitation. */
export interface WantedQuestions {
  readonly clientId: number
  readonly invitationId: number
}

/**
 * Keeps mails about a tender, or those that ask for an answer to an invitation, from leaving where they have not left yet.
 * @returns those that were caught, and what that makes of them: `unknown` when an earlier try may have arrived
 */
export async function withdrawMail(
  app: App,
  tx: Tx,
  wanted: Wanted | WantedQuestions,
  why: string,
): Promise<readonly { readonly mailId: number; readonly state: 'failed' | 'unknown' }[]> {
  const { clientId } = wanted
  const caught = await tx
    .updateTable('mail')
    .set({
      state: sql<string>`case when may_have_arrived then 'unknown' else 'failed' end`,
      error: sql<string>`case when may_have_arrived then ${inARow([why, EARLIER_TRY])} else ${why} end`,
    })
    .where('client_id', '=', clientId)
    .where(eb =>
      'invitationId' in wanted
        ? eb('invitation_id', '=', wanted.invitationId)
        : eb.and([
            eb('tender_id', '=', wanted.tenderId),
            eb('purpose', '=', wanted.purpose),
            ...(wanted.mailId === undefined ? [] : [eb('mail_id', '=', wanted.mailId)]),
          ]),
    )
    .where('state', '=', 'queued')
    .returning(['mail_id', 'may_have_arrived', 'error'])
    .execute()
  for (const { mail_id: id, may_have_arrived, error } of caught) {
    await app.due.drop(tx, 'mail', { clientId, subjectId: id })
    const state = may_have_arrived ? 'unknown' : 'toFix'
    await settleRow(app, tx, clientId, { kind: 'letter', id }, { state, words: error })
  }
  return caught.map(mail => ({ mailId: mail.mail_id, state: mail.may_have_arrived ? 'unknown' : 'failed' }))
}
