import { sql } from 'kysely'
import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'

/**
 * Has a mail leave once more, under the same message id; patience with the mail server begins anew. That it may
 * have arrived before is kept.
 */
export async function queueAgain(app: App, tx: Tx, clientId: number, mailId: number, now: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({
      ...{ state: 'queued', error: '', queued_at: now.toISOString() },
      may_have_arrived: sql<boolean>`may_have_arrived or state = 'unknown'`,
    })
    .where('client_id', '=', clientId)
    .where('mail_id', '=', mailId)
    .execute()
  await app.due.put(tx, 'mail', { clientId, subjectId: mailId }, now)
}

/** A copy of a mail was read, or nobody knows: whatever becomes of another copy says nothing of that one. */
export async function mayHaveArrived(tx: Tx, clientId: number, mailId: number): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ may_have_arrived: true })
    .where('client_id', '=', clientId)
    .where('mail_id', '=', mailId)
    .execute()
}
