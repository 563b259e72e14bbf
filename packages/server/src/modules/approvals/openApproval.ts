import type { PricedApproval } from '@waybill/contract/wire/approval.ts'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

/** Who asked, under the lock of the question: of two who decide at once one is the first. */
export async function lockApproval(tx: Tx, clientId: number, approvalId: number) {
  const row = await tx
    .selectFrom('approval')
    .select(['state', 'asked_by', 'decided_by'])
    .where('client_id', '=', clientId)
    .where('approval_id', '=', approvalId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('NotFound')
  return row
}

/** @throws {Refusal} OwnApproval, ApprovalExpired, NotApprover */
export function refuseDecision(
  approval: PricedApproval,
  askedBy: number,
  { userId }: { readonly userId: number },
): void {
  if (askedBy === userId) throw new Refusal('OwnApproval')
  if (approval.state === 'expired') throw new Refusal('ApprovalExpired', { name: approval.askedBy })
  if (!approval.mayDecide) throw new Refusal('NotApprover')
}
