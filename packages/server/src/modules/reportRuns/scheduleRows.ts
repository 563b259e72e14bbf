import { REPORT_SCHEDULES_MAX, type ReportSending, reportSending } from '@waybill/contract/wire/reportSchedule.ts'
import { nextSlot } from '@waybill/domain'
import { type Selectable, sql } from 'kysely'
import type { App } from '../../app.ts'
import type { Tx } from '../../db/open.ts'
import type { DB } from '../../db/schema.generated.ts'
import { Refusal } from '../../refusal.ts'

export type ScheduleRow = Selectable<DB['report_schedule']>
export type RunRow = Selectable<DB['report_run']>

/** What a schedule sends. */
export const sendingOf = (row: ScheduleRow): ReportSending =>
  reportSending.parse({
    ...{ question: row.question, span: row.span, format: row.format, recipients: row.recipients },
    ...{ recurrence: row.recurrence, until: row.until, alert: row.alert },
  })

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** What a schedule sends, as it is kept; an address that is named twice is one. */
export const sendingColumns = ({ question, span, format, recipients, recurrence, until, alert }: ReportSending) => ({
  ...{ question: JSON.stringify(question), span, format, until },
  recipients: [...new Map(recipients.map(one => [one.toLowerCase(), one])).values()],
  ...{ recurrence: json(recurrence), alert: json(alert) },
})

/** The first slot after an instant, as a moment; null: there is none. */
export function slotAfter(
  { recurrence, until }: Pick<ReportSending, 'recurrence' | 'until'>,
  after: Date,
): Date | null {
  const slot = recurrence === null ? null : nextSlot(recurrence, after.getTime(), until)
  return slot === null ? null : new Date(slot)
}

/** A schedule that was not deleted, locked. */
export const lockSchedule = (tx: Tx, clientId: number, scheduleId: number): Promise<ScheduleRow | undefined> =>
  tx
    .selectFrom('report_schedule')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('schedule_id', '=', scheduleId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** Makes the run of a slot, unless there is one, and has it worked. @param by who asked for it by hand */
export async function addRun(
  app: App,
  tx: Tx,
  given: { readonly clientId: number; readonly scheduleId: number; readonly slot: Date; readonly by: number | null },
): Promise<void> {
  const { clientId, scheduleId, slot, by } = given
  const made = await tx
    .insertInto('report_run')
    .values({ client_id: clientId, schedule_id: scheduleId, slot: slot.toISOString(), run_by: by })
    .onConflict(oc => oc.columns(['client_id', 'schedule_id', 'slot']).doNothing())
    .returning('run_id')
    .executeTakeFirst()
  if (made !== undefined) await app.due.put(tx, 'reportRun', { clientId, subjectId: made.run_id }, app.clock.now())
  await tellReports(app, tx, clientId)
}

/** Whether one that a person asked for waits to be made. */
export async function isBeingRun(tx: Tx, clientId: number, scheduleId: number): Promise<boolean> {
  const waiting = await tx
    .selectFrom('report_run')
    .select('run_id')
    .where('client_id', '=', clientId)
    .where('schedule_id', '=', scheduleId)
    .where('state', '=', 'waiting')
    .where('run_by', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return waiting !== undefined
}

/** Whoever looks at scheduled reports sees them as they are now. */
export const tellReports = (app: App, tx: Tx, clientId: number): Promise<void> =>
  app.realtime.tell({ clientId, topic: 'report', data: {} }, tx)

/** Writes when a schedule runs next, and has its slot come; none: it has ended. */
export async function setNext(app: App, tx: Tx, row: ScheduleRow, next: Date | null): Promise<void> {
  const { client_id: clientId, schedule_id: subjectId } = row
  await tx
    .updateTable('report_schedule')
    .set({ state: next === null ? 'ended' : 'active', next_at: next?.toISOString() ?? null })
    .where('client_id', '=', clientId)
    .where('schedule_id', '=', subjectId)
    .execute()
  if (next === null) await app.due.drop(tx, 'reportSlot', { clientId, subjectId })
  else await app.due.put(tx, 'reportSlot', { clientId, subjectId }, next)
}

/**
 * Sees that the company has room for one more schedule that goes on; one after the other, so that the last place is given once.
 * @throws {Refusal} TooManySchedules
 */
export async function takePlace(tx: Tx, clientId: number): Promise<void> {
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
