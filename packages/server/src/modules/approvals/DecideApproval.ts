import type { DecideApproval } from '@waybill/contract/calls/Shipment/DecideApproval.ts'
import { formatMoney, inARow, sentence } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { approvalShown } from './approvalRows.ts'
import { approverAsked, readBy } from './approver.ts'
import { mailDecision } from './decisionLetter.ts'
import { lockApproval, refuseDecision } from './openApproval.ts'

/**
 * Takes the first decision, and tells whoever asked. Made again by the same person it is the same.
 * @throws {Refusal} ApprovalDecided, OwnApproval, ApprovalExpired, NotApprover, CarrierInactive
 */
export const decideApproval: Handler<typeof DecideApproval> = async ({ app, tx, who, query, input, request, now }) => {
  const { clientId } = who
  const approvalId = query.ApprovalID
  const approver = await approverAsked(tx, who, query)
  const before = await lockApproval(tx, clientId, approvalId)
  const shown = async () => {
    const approval = await approvalShown(tx, { clientId, approvalId, userId: approver.userId }, now)
    if (approval === undefined) throw new Refusal('NotFound')
    return approval
  }
  const state = input.decision === 'approve' ? 'approved' : 'refused'
  const asked = await shown()
  if (before.state !== 'asked') {
    if (before.decided_by === approver.userId && before.state === state) return readBy(approver, asked)
    throw new Refusal('ApprovalDecided', { name: asked.decidedBy })
  }
  refuseDecision(asked, before.asked_by, approver)
  await tx
    .updateTable('approval')
    .set({
      ...{ state, decided_by: approver.userId, decided_at: now.toISOString(), decision: input.words },
      // What was seen is what is approved: a carrier that is barred after it is not.
      despite_bar: state === 'approved' && asked.isBarred,
    })
    .where('client_id', '=', clientId)
    .where('approval_id', '=', approvalId)
    .execute()
  const said = sentence(state === 'approved' ? 'approvalGiven' : 'approvalRefused', {
    ...{ carrier: asked.CarrierName, amount: formatMoney(asked.total, asked.currency) },
  })
  const doer = { who: { clientId, userId: approver.userId, name: approver.name }, requestId: request.id, at: now }
  await recordChange(tx, doer, {
    ...{ entity: 'shipment', entityId: asked.shipmentId },
    action: state === 'approved' ? 'approvalGiven' : 'approvalRefused',
    after: { note: inARow([said, input.words]) },
  })
  const approval = await shown()
  await mailDecision(app, tx, clientId, approval, { to: before.asked_by, by: approver })
  const data = {
    approvalId,
    userIds: String(before.asked_by),
    state,
    shipmentId: asked.shipmentId,
    bolNumber: asked.BOLNumber,
  }
  await app.realtime.tell({ clientId, topic: 'approval', data }, tx)
  await app.realtime.tell({ clientId, topic: 'shipment', data: { shipmentId: asked.shipmentId } }, tx)
  return readBy(approver, approval)
}
