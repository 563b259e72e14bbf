import type { GetShipmentsPerWeek } from '@waybill/contract/calls/Shipment/GetShipmentsPerWeek.ts'
import { addDays, weekday } from '@waybill/domain'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { listQuestion } from './listQuestion.ts'
import { conditionsOf, type ListQuestion, statusesOf } from './listSql.ts'

/** What was shipped lately, and what is planned. */
export const WEEKS_BACK = 9
export const WEEKS_AHEAD = 2

type Question = Omit<ListQuestion, 'limit' | 'offset' | 'after'>

const weekQuery = (q: Question, from: string, to: string): Read<{ readonly week: string; readonly n: number }> => {
  const values: unknown[] = []
  const value = (v: unknown): string => `$${values.push(v)}`
  const client = value(q.clientId)
  const { conditions } = conditionsOf({ ...q, filter: { ...q.filter, shipDate: { from, to } } }, client, value)
  const text = `
    select date_trunc('week', s.pickup_date)::date as week, count(*)::int as n
      from shipment s
     where s.client_id = ${client} and s.bucket = any(${value(statusesOf(q.tab))}::text[]) and ${conditions.join(' and ')}
     group by 1`
  return {
    compile: () => CompiledQuery.raw(text, values) as CompiledQuery<{ week: string; n: number }>,
    plannedEachTime: true,
  }
}

export const getShipmentsPerWeek: Handler<typeof GetShipmentsPerWeek> = async ({ db, who, query, input, now }) => {
  const today = localNow(now, who.timeZone).date
  const monday = addDays(today, -((weekday(today) + 6) % 7))
  const weeks = Array.from({ length: WEEKS_BACK + 1 + WEEKS_AHEAD }, (_, i) => addDays(monday, 7 * (i - WEEKS_BACK)))
  const last = addDays(weeks.at(-1) ?? monday, 6)
  const rows = await db.read(weekQuery(listQuestion(who, query.statuscode, input, now), weeks[0] ?? monday, last))
  const counts = new Map(rows.map(row => [row.week, row.n]))
  return { weeks: weeks.map(from => ({ from, to: addDays(from, 6), count: counts.get(from) ?? 0 })) }
}
