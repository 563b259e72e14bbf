import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'

/** Keeps a tender's mail that has not left yet from leaving; true when it was caught. */
export async function withdrawMail(
  app: App,
  tx: Tx,
  clientId: number,
  tenderId: number,
  error: string,
): Promise<boolean> {
  const caught = await tx
    .updateTable('mail')
    .set({ state: 'failed', error })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('purpose', '=', 'tender')
    .where('state', '=', 'queued')
    .returning('mail_id')
    .executeTakeFirst()
  if (caught === undefined) return false
  await app.due.drop(tx, 'mail', { clientId, subjectId: caught.mail_id })
  return true
}
