import type { AssignException } from '@waybill/contract/calls/Exceptions/AssignException.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { expectSeen, lockException, said } from './lockException.ts'

/** @throws {Refusal} NotFound where the company has no such exception or person, or he works there no more; 409 where somebody else was first */
export const assignException: Handler<typeof AssignException> = async ({ app, tx, who, request, now, input }) => {
  const { exceptionId, version, assignedTo } = input
  const { clientId } = who
  const row = await lockException(tx, clientId, exceptionId)
  const person =
    assignedTo === null
      ? null
      : await tx
          .selectFrom('identity.member')
          .select(['first_name', 'last_name'])
          .where('client_id', '=', clientId)
          .where('user_id', '=', assignedTo)
          .where('active', '=', true)
          .executeTakeFirst()
  if (person === undefined) throw new Refusal('NotFound')
  if (row.assigned_to !== assignedTo) {
    await expectSeen(tx, row, version)
    await tx
      .updateTable('exception')
      .set({ assigned_to: assignedTo, version: row.version + 1 })
      .where('client_id', '=', clientId)
      .where('exception_id', '=', exceptionId)
      .execute()
    const doer = { who, requestId: request.id, at: now }
    const [before, after] = [{ assignedTo: row.assigned_to }, { assignedTo }]
    await said(app, tx, doer, row, { action: 'assigned', before, after })
  }
  return { exceptionId, assignedTo, assignee: person === null ? '' : `${person.first_name} ${person.last_name}`.trim() }
}
