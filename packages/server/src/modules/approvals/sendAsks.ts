import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import { wantsMail } from '../../identity/preferences.ts'
import type { Approver } from './approvers.ts'

/** Asks people who may decide from then on, each by a mail of his own where mail leaves and he wants it; who was asked before is not asked again. */
export async function sendAsks(
  app: App,
  tx: Tx,
  { clientId, approvalId }: { readonly clientId: number; readonly approvalId: number },
  approvers: readonly Pick<Approver, 'userId'>[],
): Promise<void> {
  const asks = await tx
    .insertInto('approval_ask')
    .values(approvers.map(({ userId }) => ({ client_id: clientId, approval_id: approvalId, user_id: userId })))
    .onConflict(oc => oc.doNothing())
    .returning(['ask_id', 'user_id'])
    .execute()
  if (app.settings.SMTP_URL === undefined) return
  for (const { ask_id: askId, user_id: userId } of asks) {
    if (await wantsMail(tx, { clientId, userId }, 'approvals'))
      await app.jobs.enqueue(tx, 'MailApproval', { clientId, askId })
  }
}
