import { sql } from 'kysely'
import type { Database, Tx } from '../db/open.ts'
import type { DueKind } from './kinds.ts'

/** What of a company leaves first: what somebody waits for, notices, and last what rows of bulk jobs wrote. */
export const lanes = { first: 0, notice: 1, bulk: 2 } as const
export type Lane = keyof typeof lanes

/** What leaves the house; of a row of a bulk job it lets everything else of its company pass. */
const leaving: readonly DueKind[] = ['mail', 'transmit']

export interface DueWork {
  readonly clientId: number
  readonly subjectId: number
}

/**
 * Makes work due, or moves it: one row per kind and subject. Rolls back with `tx`. A node finds it at its next look; `Due.put` has
 * one look at once.
 * @param lane left out: where it stood, or the first one
 */
export async function putDue(
  tx: Tx,
  kind: DueKind,
  { clientId, subjectId }: DueWork,
  at: Date,
  lane?: Lane,
): Promise<void> {
  const due_at = at.toISOString()
  const given = lane === undefined ? null : lanes[lane]
  // A setting that was local to an earlier transaction reads as blank.
  const ofRow = leaving.includes(kind) ? sql`nullif(current_setting('work.lane', true), '')::smallint` : sql`null`
  await tx
    .insertInto('work.due')
    .values({
      ...{ kind, client_id: clientId, subject_id: subjectId, due_at },
      lane: sql<number>`coalesce(${ofRow}, ${given ?? lanes.first}::smallint)`,
    })
    .onConflict(oc =>
      oc.columns(['kind', 'client_id', 'subject_id']).doUpdateSet({
        ...{ due_at, failures: 0 },
        lane: sql<number>`coalesce(${ofRow}, ${given}::smallint, due.lane)`,
      }),
    )
    .execute()
}

/** What a transaction has leave the house lets everything else of its company pass. */
export const letOthersPass = (tx: Tx): Promise<unknown> =>
  sql`select set_config('work.lane', ${String(lanes.bulk)}, true)`.execute(tx)

/** Has work that failed tried again at the next look of a node. @returns how many pieces */
export async function retryFailedWork({ identity }: Pick<Database, 'identity'>): Promise<number> {
  const { numUpdatedRows } = await identity
    .updateTable('work.due')
    .set({ due_at: sql<string>`now()`, failures: 0 })
    .where('failures', '>', 0)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
