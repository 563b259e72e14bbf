import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { ScheduleRow } from './scheduleRows.ts'

/** Has no slot of a schedule come until it is resumed. */
export async function pauseSchedule(app: App, tx: Tx, row: ScheduleRow): Promise<void> {
  const { client_id: clientId, schedule_id: subjectId } = row
  await tx
    .updateTable('report_schedule')
    .set({ state: 'paused', next_at: null })
    .where('client_id', '=', clientId)
    .where('schedule_id', '=', subjectId)
    .execute()
  await app.due.drop(tx, 'reportSlot', { clientId, subjectId })
}
