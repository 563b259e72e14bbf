import type { GetReportSchedules } from '@waybill/contract/calls/Shipment/GetReportSchedules.ts'
import { REPORT_SCHEDULES_MAX } from '@waybill/contract/wire/reportSchedule.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { type ScheduleRow, sendingOf } from './scheduleRows.ts'

export const getReportSchedules: Handler<typeof GetReportSchedules> = async ({ app, db, who }) => {
  const { clientId } = who
  const rows = await db.read(
    app.db.query
      .selectFrom('report_schedule')
      .selectAll()
      .where('client_id', '=', clientId)
      .where('deleted_at', 'is', null)
      // What goes on, or would, is never pushed out by what is over.
      .orderBy(sql`state = 'ended'`)
      .orderBy('schedule_id', 'desc')
      .limit(REPORT_SCHEDULES_MAX),
  )
  // The newest mail to each recipient of each schedule, of its newest run that has any.
  const mails = await db.read(
    app.db.query
      .selectFrom('report_schedule as s')
      .innerJoinLateral(
        eb =>
          eb
            .selectFrom('report_run as r')
            .select('r.mail_ids')
            .whereRef('r.client_id', '=', 's.client_id')
            .whereRef('r.schedule_id', '=', 's.schedule_id')
            .where('r.state', '=', 'sent')
            .orderBy('r.slot', 'desc')
            .limit(1)
            .as('newest'),
        join => join.onTrue(),
      )
      .innerJoin('mail as m', join =>
        join.onRef('m.client_id', '=', 's.client_id').on(sql<boolean>`m.mail_id = any(newest.mail_ids)`),
      )
      .select(['s.schedule_id', 'm.recipients', 'm.state', 'm.error'])
      .where('s.client_id', '=', clientId)
      .where('s.schedule_id', 'in', [0, ...rows.map(row => row.schedule_id)]),
  )
  const people = await app.db.identity
    .selectFrom('identity.member')
    .select(['user_id', 'email', 'first_name', 'last_name', 'active'])
    .where('client_id', '=', clientId)
    .execute()
  const inside = new Set(people.filter(({ active }) => active).map(({ email }) => email.toLowerCase()))
  const names = new Map(people.map(one => [one.user_id, `${one.first_name} ${one.last_name}`.trim() || one.email]))
  const became = new Map(mails.map(({ schedule_id: id, recipients, ...mail }) => [`${id}/${recipients[0]}`, mail]))
  return {
    schedules: rows.map((row: ScheduleRow) => ({
      ...sendingOf(row),
      ...{ scheduleId: row.schedule_id, version: row.version, state: row.state as 'active' | 'paused' | 'ended' },
      ...{ owner: names.get(row.owner_id) ?? '', failures: row.failures, nextAt: row.next_at },
      people: row.recipients.map(email => {
        const mail = became.get(`${row.schedule_id}/${email}`)
        const isOutside = !inside.has(email.toLowerCase())
        return { email, isOutside, mail: mail?.state ?? null, error: mail?.error ?? '' }
      }),
    })),
  }
}
