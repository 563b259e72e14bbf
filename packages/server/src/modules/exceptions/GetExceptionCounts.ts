import type { GetExceptionCounts } from '@waybill/contract/calls/Exceptions/GetExceptionCounts.ts'
import { PEOPLE_OFFERED_MAX } from '@waybill/contract/wire/exceptions.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { kindOf } from './exceptionList.ts'

interface Row {
  readonly kind: string
  readonly count: number
  readonly mine: number
  readonly snoozed: number
}

/** Counted where it is asked for: what is open is what people work down, few beside all that ever was. */
export const getExceptionCounts: Handler<typeof GetExceptionCounts> = async ({ app, db, who }) => {
  const query = sql<Row>`
    select kind, count(*) filter (where snoozed_until is null)::int as count,
           count(*) filter (where snoozed_until is null and assigned_to = ${who.userId})::int as mine,
           count(*) filter (where snoozed_until is not null)::int as snoozed
      from exception
     where client_id = ${who.clientId} and ended_at is null and closed_at is null
     group by kind order by min(urgency)`
  // As the index for it is written.
  const late = sql<{ exists: boolean }>`
    select exists (select from exception where client_id = ${who.clientId} and ended_at is not null and closed_at is null
                                           and kind in ('pickupLate', 'deliveryLate'))`
  const [rows, unsaid, people] = await Promise.all([
    db.read<Row>({ compile: () => query.compile(app.db.query) }),
    db.readOne<{ exists: boolean }>({ compile: () => late.compile(app.db.query) }),
    db.read(
      app.db.query
        .selectFrom('identity.member')
        .select(['user_id', 'first_name', 'last_name'])
        .where('client_id', '=', who.clientId)
        .where('active', '=', true)
        .orderBy('first_name')
        .orderBy('last_name')
        .orderBy('user_id')
        .limit(PEOPLE_OFFERED_MAX),
    ),
  ])
  return {
    counts: rows.filter(({ count }) => count > 0).map(({ kind, count, mine }) => ({ kind: kindOf(kind), count, mine })),
    snoozed: rows.reduce((sum, { snoozed }) => sum + snoozed, 0),
    hasLateWithoutReason: unsaid?.exists === true,
    people: people.map(one => ({ userId: one.user_id, name: `${one.first_name} ${one.last_name}`.trim() })),
  }
}
