import type { CloseException } from '@waybill/contract/calls/Exceptions/CloseException.ts'
import type { Handler } from '../../handler.ts'
import { expectSeen, lockException, said } from './lockException.ts'

/** Once: what was said is read by figures. @throws {Refusal} NotFound; 409 where somebody else was first */
export const closeException: Handler<typeof CloseException> = async ({ app, tx, who, request, now, input }) => {
  const { exceptionId, version, reason, side } = input
  const note = input.note.trim()
  const row = await lockException(tx, who.clientId, exceptionId)
  if (row.closed_at !== null) {
    const isSame = row.closed_by === who.userId && row.close_reason === reason && row.close_side === side
    if (isSame && row.close_note === note) return { exceptionId, closedAt: row.closed_at }
  }
  await expectSeen(tx, row, version)
  const closedAt = now.toISOString()
  await tx
    .updateTable('exception')
    .set({
      ...{ closed_at: closedAt, closed_by: who.userId, close_reason: reason, close_side: side, close_note: note },
      ...{ snoozed_until: null, version: row.version + 1 },
    })
    .where('client_id', '=', who.clientId)
    .where('exception_id', '=', exceptionId)
    .execute()
  const doer = { who, requestId: request.id, at: now }
  await said(app, tx, doer, row, { action: 'closed', before: {}, after: { reason, side, note } })
  return { exceptionId, closedAt }
}
