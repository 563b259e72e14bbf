import type { App } from '../app.ts'
import type { Tx } from '../db/open.ts'

interface Wanted {
  readonly clientId: number
  readonly tenderId: number
  readonly purpose: 'tender' | 'notice'
  /** One of them; left out, all. */
  readonly mailId?: number
}

/** Keeps a tender's mails that have not left yet from leaving; true when one was caught. */
export async function withdrawMail(
  app: App,
  tx: Tx,
  { clientId, tenderId, purpose, mailId }: Wanted,
  error: string,
): Promise<boolean> {
  const caught = await tx
    .updateTable('mail')
    .set({ state: 'failed', error })
    .where('client_id', '=', clientId)
    .where('tender_id', '=', tenderId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'queued')
    .$if(mailId !== undefined, update => update.where('mail_id', '=', mailId ?? 0))
    .returning('mail_id')
    .execute()
  for (const { mail_id } of caught) await app.due.drop(tx, 'mail', { clientId, subjectId: mail_id })
  return caught.length > 0
}
