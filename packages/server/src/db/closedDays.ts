import { addDays, calendarAt, isBusinessDay, statesOf, usualCarrierCalendar, weekday } from '@waybill/domain'
import { type Kysely, sql } from 'kysely'

/** Years that figures tell of. */
const FIRST = '2015-01-01'
const LAST = '2045-12-31'

/** A weekday on which most carriers do not run. */
export interface ClosedDay {
  readonly country: 'US' | 'CA'
  /** Province or territory of Canada; blank elsewhere. */
  readonly region: string
  readonly day: string
}

/** The calendar by which promises are counted, written out for the statements that count days (`business_days`). */
export function closedDays(): readonly ClosedDay[] {
  const places = [
    { country: 'US', region: '' },
    ...['', ...Object.keys(statesOf.CA)].map(region => ({ country: 'CA', region }) as const),
  ] as const
  return places.flatMap(({ country, region }) => {
    const calendar = calendarAt(usualCarrierCalendar, { country, state: region })
    const days: ClosedDay[] = []
    for (let day = FIRST; day <= LAST; day = addDays(day, 1)) {
      const isWeekend = weekday(day) === 0 || weekday(day) === 6
      if (!isWeekend && !isBusinessDay(day, calendar)) days.push({ country, region, day })
    }
    return days
  })
}

/** Writes the calendar out as the owner of the database, where it has a place for it; what stood there before goes. */
export async function fillClosedDays(db: Kysely<unknown>): Promise<void> {
  const { rows: found } = await sql<{ there: boolean }>`
    select to_regclass('work.closed_day') is not null as there`.execute(db)
  if (found[0]?.there !== true) return
  const rows = JSON.stringify(closedDays())
  await sql`delete from work.closed_day`.execute(db)
  await sql`
    insert into work.closed_day (country, region, day)
    select country, region, day from jsonb_to_recordset(${rows}::jsonb) as x (country text, region text, day date)`.execute(
    db,
  )
}
