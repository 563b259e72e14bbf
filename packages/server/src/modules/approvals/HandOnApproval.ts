import type { HandOnApproval } from '@waybill/contract/calls/Shipment/HandOnApproval.ts'
import { sentence } from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { approvalShown } from './approvalRows.ts'
import { activeMembers } from './approvers.ts'
import { lockApproval, refuseDecision } from './openApproval.ts'
import { sendAsks } from './sendAsks.ts'

/**
 * Hands a question on: whoever may decide may ask a colleague, but for the one who asks.
 * @throws {Refusal} ApprovalDecided, OwnApproval, ApprovalExpired, NotApprover, NotHandedOn
 */
export const handOnApproval: Handler<typeof HandOnApproval> = async ({ app, tx, who, input, request, now }) => {
  const { clientId, userId } = who
  const { approvalId } = input
  const before = await lockApproval(tx, clientId, approvalId)
  const shown = async () => {
    const approval = await approvalShown(tx, { clientId, approvalId, userId }, now)
    if (approval === undefined) throw new Refusal('NotFound')
    return approval
  }
  const asked = await shown()
  if (before.state !== 'asked') throw new Refusal('ApprovalDecided', { name: asked.decidedBy })
  refuseDecision(asked, before.asked_by, who)
  const { site_id } = await tx
    .selectFrom('shipment')
    .select('site_id')
    .where('client_id', '=', clientId)
    .where('shipment_id', '=', asked.shipmentId)
    .executeTakeFirstOrThrow()
  const [colleague] = await activeMembers(tx, clientId, [input.UserId], site_id)
  if (colleague === undefined || colleague.userId === before.asked_by) {
    throw new Refusal('NotHandedOn', {}, [{ at: 'body.UserId', code: 'invalid', params: {} }])
  }
  await sendAsks(app, tx, { clientId, approvalId }, [colleague])
  const note = sentence('approvalHandedOn', { name: colleague.name })
  const doer = { who, requestId: request.id, at: now }
  await recordChange(tx, doer, {
    ...{ entity: 'shipment', entityId: asked.shipmentId, action: 'approvalHandedOn', after: { note } },
  })
  const { shipmentId, BOLNumber: bolNumber } = asked
  const data = { approvalId, userIds: String(colleague.userId), state: 'asked', shipmentId, bolNumber }
  await app.realtime.tell({ clientId, topic: 'approval', data }, tx)
  return shown()
}
