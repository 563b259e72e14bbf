import type { SendReportFile } from '@waybill/contract/calls/Shipment/SendReportFile.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { checkSending } from './checkSending.ts'
import { addRun, sendingColumns, slotAfter, takePlace, tellReports } from './scheduleRows.ts'

/** @throws {Refusal} InvalidInput at what the report does not have; TooManySchedules */
export const sendReportFile: Handler<typeof SendReportFile> = async ({ app, tx, who, input, request, now }) => {
  const { type, ...given } = input
  const { clientId, userId } = who
  const sending = type === 'runNow' ? { ...given, recurrence: null, until: null } : given
  checkSending(who, sending, now, 'body')
  const next = slotAfter(sending, now)
  if (sending.recurrence !== null && next === null)
    throw new Refusal('InvalidInput', {}, [{ at: 'body.until', code: 'endsBefore', params: {} }])
  if (next !== null) await takePlace(tx, clientId)
  const { schedule_id: scheduleId } = await tx
    .insertInto('report_schedule')
    .values({
      ...{ client_id: clientId, owner_id: userId, created_at: now.toISOString(), ...sendingColumns(sending) },
      ...{ state: next === null ? 'ended' : 'active', next_at: next?.toISOString() ?? null },
    })
    .returning('schedule_id')
    .executeTakeFirstOrThrow()
  if (next !== null) await app.due.put(tx, 'reportSlot', { clientId, subjectId: scheduleId }, next)
  if (type !== 'schedule') await addRun(app, tx, { clientId, scheduleId, slot: now, by: userId })
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'reportSchedule', entityId: scheduleId, action: 'created', after: sending },
  )
  await tellReports(app, tx, clientId)
  return { scheduleId }
}
