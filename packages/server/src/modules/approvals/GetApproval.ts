import type { GetApproval } from '@waybill/contract/calls/Shipment/GetApproval.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { approvalShown } from './approvalRows.ts'
import { approverAsked, readBy } from './approver.ts'

export const getApproval: Handler<typeof GetApproval> = async ({ db, who, query, now }) =>
  db.transaction(async tx => {
    const approver = await approverAsked(tx, who, query)
    const { userId } = approver
    const approval = await approvalShown(tx, { clientId: who.clientId, approvalId: query.ApprovalID, userId }, now)
    if (approval === undefined) throw new Refusal('NotFound')
    return readBy(approver, approval)
  })
