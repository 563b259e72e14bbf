import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'

/** Has a mail leave once more, under the same message id; patience with the mail server begins anew. */
export async function queueAgain(app: App, tx: Tx, clientId: number, mailId: number, now: Date): Promise<void> {
  await tx
    .updateTable('mail')
    .set({ state: 'queued', error: '', queued_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('mail_id', '=', mailId)
    .execute()
  await app.due.put(tx, 'mail', { clientId, subjectId: mailId }, now)
}
