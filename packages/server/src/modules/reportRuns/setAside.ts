import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { putDue } from '../../work/putDue.ts'
import { sendingOf, slotAfter } from './scheduleRows.ts'

/** Schedules whose slot has come and was not begun. */
const slotCame = (clientId: number, now: Date) => sql<boolean>`
  client_id = ${clientId} and state = 'active' and deleted_at is null and next_at <= ${now.toISOString()}`

/** How many scheduled reports wait to be made and mailed. */
export const reportsToSend = (clientId: number, now: Date) => sql<number>`
  (select count(*)::int from report_run where client_id = ${clientId} and state = 'waiting')
  + (select count(*)::int from report_schedule where ${slotCame(clientId, now)})`

const aside = { state: 'dropped', reason: 'setAside' }

/** Leaves out the reports whose slots came, which their runs say; each schedule goes on with its next one. */
export async function setReportsAside(tx: Tx, clientId: number, now: Date): Promise<void> {
  const ended_at = now.toISOString()
  await tx
    .updateTable('report_run')
    .set({ ...aside, ended_at })
    .where('client_id', '=', clientId)
    .where('state', '=', 'waiting')
    .execute()
  const schedules = await tx
    .selectFrom('report_schedule')
    .selectAll()
    .where(slotCame(clientId, now))
    .forUpdate()
    .execute()
  for (const row of schedules) {
    const { schedule_id, next_at: slot } = row
    if (slot === null) continue
    await tx
      .insertInto('report_run')
      .values({ client_id: clientId, schedule_id, slot, ...aside, ended_at })
      .onConflict(oc => oc.columns(['client_id', 'schedule_id', 'slot']).doNothing())
      .execute()
    const next = slotAfter(sendingOf(row), now)
    await tx
      .updateTable('report_schedule')
      .set({ state: next === null ? 'ended' : 'active', next_at: next?.toISOString() ?? null })
      .where('client_id', '=', clientId)
      .where('schedule_id', '=', schedule_id)
      .execute()
    if (next !== null) await putDue(tx, 'reportSlot', { clientId, subjectId: schedule_id }, next)
  }
}
