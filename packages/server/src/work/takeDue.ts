import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { DueKind } from './kinds.ts'

/** No company holds more than half of a node's places, whatever it has waiting: the next one finds one free. */
const shareOf = (atOnce: number): number => Math.max(1, Math.floor(atOnce / 2))
/** What a node has under way of a kind, and how much of it. */
export interface Places {
  /** Pieces that one node works at a time, at most half of them of one company. */
  readonly atOnce: number
  readonly leaseMs: number
  /** Pieces under way on this node by company; a company without any has no entry. */
  readonly running: Map<number, number>
}

export interface Taken {
  readonly client_id: number
  readonly subject_id: number
  /** Which writing of the row it is: another one means that somebody made it due anew, or took it over. */
  xmin: string
  readonly failures: number
}

export const total = (running: ReadonlyMap<number, number>): number =>
  [...running.values()].reduce((sum, n) => sum + n, 0)

/** What has been due for longer than this goes with the first lane: none waits for ever behind what keeps coming. */
const LANE_WAITS_MS = 5 * 60_000

/**
 * Takes ripe rows by moving their time on, committed before they are worked: no other node sees them meanwhile, and one
 * whose node died ripens again. The company with the least under way comes first, then what has been due longest; of one company, lane by lane.
 */
export const take = (db: Database, kind: DueKind, now: Date, { atOnce, running, leaseMs }: Places) => {
  const overdue = new Date(now.getTime() - LANE_WAITS_MS).toISOString()
  return sql<Taken>`
    update work.due d set due_at = ${new Date(now.getTime() + leaseMs).toISOString()}
      from (select one.client_id, one.subject_id
              from (select distinct client_id from work.due where kind = ${kind} and due_at <= ${now.toISOString()}) c
              left join unnest(${[...running.keys()]}::int[], ${[...running.values()]}::int[]) busy (client_id, n)
                on busy.client_id = c.client_id
             cross join lateral (
                   select client_id, subject_id, due_at, coalesce(busy.n, 0) + row_number() over (order by lane, due_at) as place
                     from (select client_id, subject_id, due_at,
                                  case when due_at < ${overdue} then 0 else lane end as lane
                             from work.due
                            where kind = ${kind} and client_id = c.client_id and due_at <= ${now.toISOString()}
                            order by case when due_at < ${overdue} then 0 else lane end, due_at limit greatest(${shareOf(atOnce)} - coalesce(busy.n, 0), 0)
                              for update skip locked) its) one
             order by one.place, one.due_at limit ${atOnce - total(running)}) ripe
     where d.kind = ${kind} and d.client_id = ripe.client_id and d.subject_id = ripe.subject_id
    returning d.client_id, d.subject_id, d.xmin::text as xmin, d.failures`
    .execute(db.identity)
    .then(({ rows }) => rows)
}

/** Kinds of which something is ripe: one look at the table, however many kinds there are. */
export const ripeKinds = (db: Database, kinds: readonly DueKind[], now: Date): Promise<readonly DueKind[]> =>
  sql<{ kind: DueKind }>`
    select kind from unnest(${kinds}::text[]) with ordinality k (kind, place)
     where exists (select from work.due d where d.kind = k.kind and d.due_at <= ${now.toISOString()})
     order by place`
    .execute(db.identity)
    .then(({ rows }) => rows.map(({ kind }) => kind))

/** The row as it was taken: its time says nothing, because two who take it at the same moment give it the same. */
const asTaken = (xmin: string) => sql<boolean>`xmin::text = ${xmin}`

/** Writes when it is due again, unless somebody made it due anew while it was being worked. */
export const putBack = (db: Database, kind: DueKind, row: Taken, again: Date, failures: number) =>
  db.identity
    .updateTable('work.due')
    .set({ due_at: again.toISOString(), failures })
    .where('kind', '=', kind)
    .where('client_id', '=', row.client_id)
    .where('subject_id', '=', row.subject_id)
    .where(asTaken(row.xmin))
    .execute()

/**
 * Holds a piece for another lease. @returns how it was written then; undefined: somebody else has it by now, or made it due anew
 */
export async function renewLease(db: Database, kind: DueKind, row: Taken, until: Date): Promise<string | undefined> {
  const held = await db.identity
    .updateTable('work.due')
    .set({ due_at: until.toISOString() })
    .where('kind', '=', kind)
    .where('client_id', '=', row.client_id)
    .where('subject_id', '=', row.subject_id)
    .where(asTaken(row.xmin))
    .returning(sql<string>`xmin::text`.as('xmin'))
    .executeTakeFirst()
  return held?.xmin
}
