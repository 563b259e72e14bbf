import type { deletereport } from '@waybill/contract/calls/Shipment/deletereport.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { lockSchedule, sendingOf, tellReports } from './scheduleRows.ts'

/** Its runs go when their time is over, and it with the last of them: mails that still leave need their files. */
export const deleteReport: Handler<typeof deletereport> = async ({ app, tx, who, input, request, now }) => {
  const { clientId } = who
  const { scheduleId: subjectId } = input
  const row = await lockSchedule(tx, clientId, subjectId)
  if (row === undefined) throw new Refusal('NotFound')
  await tx
    .updateTable('report_schedule')
    .set({ state: 'ended', next_at: null, deleted_at: now.toISOString() })
    .where('client_id', '=', clientId)
    .where('schedule_id', '=', subjectId)
    .execute()
  await app.due.drop(tx, 'reportSlot', { clientId, subjectId })
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'reportSchedule', entityId: subjectId, action: 'deleted', before: sendingOf(row) },
  )
  await tellReports(app, tx, clientId)
  return { Status: 'Success' }
}
