import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { InvitedHolder, Who } from '../../who.ts'
import { type Approver, activeMembers } from './approvers.ts'

/**
 * Who looks at an approval or decides on it: the person who is signed in, or the one whom the link was mailed to, as long as he
 * works for the company.
 * @throws {Refusal} BadLink for a link of another approval, or of somebody who left; NotFound
 */
export async function approverAsked(
  tx: Tx,
  who: Who | InvitedHolder,
  { ApprovalID }: { readonly ApprovalID: number },
): Promise<Approver> {
  const { clientId } = who
  if (!('kind' in who)) return { userId: who.userId, name: who.name, email: who.email }
  const ask = await tx
    .selectFrom('approval_ask')
    .select(['approval_id', 'user_id'])
    .where('client_id', '=', clientId)
    .where('ask_id', '=', who.subjectId)
    .executeTakeFirst()
  const [approver] =
    ask === undefined || ask.approval_id !== ApprovalID ? [] : await activeMembers(tx, clientId, [ask.user_id])
  if (approver === undefined) throw new Refusal('BadLink')
  return approver
}
