import type { SendReportFile } from '@waybill/contract/calls/Shipment/SendReportFile.ts'
import { REPORT_SCHEDULES_MAX } from '@waybill/contract/wire/reportSchedule.ts'
import { sql } from 'kysely'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { checkSending } from './checkSending.ts'
import { addRun, sendingColumns, slotAfter, tellReports } from './scheduleRows.ts'

/** @throws {Refusal} InvalidInput at what the report does not have; TooManySchedules */
export const sendReportFile: Handler<typeof SendReportFile> = async ({ app, tx, who, input, request, now }) => {
  const { type, ...given } = input
  const { clientId, userId } = who
  const sending = type === 'runNow' ? { ...given, recurrence: null, until: null } : given
  checkSending(who, sending, now, 'body')
  const next = slotAfter(sending, now)
  if (sending.recurrence !== null && next === null)
    throw new Refusal('InvalidInput', {}, [{ at: 'body.until', code: 'endsBefore', params: {} }])
  if (next !== null) {
    // One after the other, so that the last place is given once.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`report schedules/${clientId}`}, 0))`.execute(tx)
    const { count } = await tx
      .selectFrom('report_schedule')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('client_id', '=', clientId)
      .where('state', '<>', 'ended')
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (count >= REPORT_SCHEDULES_MAX) throw new Refusal('TooManySchedules', { max: REPORT_SCHEDULES_MAX })
  }
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
