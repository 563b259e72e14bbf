import type { PricedApproval, WireApproval } from '@waybill/contract/wire/approval.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { InvitedHolder, Who } from '../../who.ts'
import { type Approver, activeMembers } from './approvers.ts'

/**
 * Who looks at an approval or decides on it: the person who is signed in, or the one whom the link was mailed to, as long as he
 * works for the company, and at the dock.
 * @throws {Refusal} BadLink for a link of another approval, or of somebody who left; NotFound
 */
export async function approverAsked(
  tx: Tx,
  who: Who | InvitedHolder,
  { ApprovalID }: { readonly ApprovalID: number },
): Promise<Approver> {
  const { clientId } = who
  if (!('kind' in who)) {
    const { userId, name, email, seesPrices } = who
    return { userId, name, email, seesPrices }
  }
  const ask = await tx
    .selectFrom('approval_ask as k')
    .innerJoin('approval as a', join =>
      join.onRef('a.client_id', '=', 'k.client_id').onRef('a.approval_id', '=', 'k.approval_id'),
    )
    .innerJoin('shipment as s', join =>
      join.onRef('s.client_id', '=', 'a.client_id').onRef('s.shipment_id', '=', 'a.shipment_id'),
    )
    .select(['k.approval_id', 'k.user_id', 's.site_id'])
    .where('k.client_id', '=', clientId)
    .where('k.ask_id', '=', who.subjectId)
    .executeTakeFirst()
  const [approver] =
    ask === undefined || ask.approval_id !== ApprovalID
      ? []
      : await activeMembers(tx, clientId, [ask.user_id], ask.site_id)
  if (approver === undefined) throw new Refusal('BadLink')
  return approver
}

/** An approval as an approver reads it who may hold a link: where he sees no prices it tells none either. */
export const readBy = ({ seesPrices }: Approver, approval: PricedApproval): WireApproval =>
  seesPrices ? approval : { ...approval, total: null }
