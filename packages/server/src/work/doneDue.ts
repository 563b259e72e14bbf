import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import type { DueKind } from './kinds.ts'
import type { Taken } from './takeDue.ts'

/**
 * Takes away what was done, unless somebody made it due anew meanwhile: what ends at once leaves in one statement. What
 * somebody is making due anew at this moment is left to him: to wait for him while others wait for these rows is a deadlock.
 * If he gives up, it ripens again.
 */
export function openDone(db: Database) {
  const waiting = new Map<DueKind, { readonly row: Taken; readonly over: PromiseWithResolvers<void> }[]>()

  async function remove(kind: DueKind): Promise<void> {
    const done = waiting.get(kind) ?? []
    waiting.delete(kind)
    const rows = done.map(({ row }) => row)
    try {
      await sql`
        with free as materialized (
          select d.client_id, d.subject_id
            from unnest(${rows.map(row => row.client_id)}::int[], ${rows.map(row => row.subject_id)}::bigint[],
                        ${rows.map(row => row.xmin)}::text[]) as its (client_id, subject_id, taken)
            join work.due d on d.kind = ${kind} and d.client_id = its.client_id and d.subject_id = its.subject_id
                           and d.xmin::text = its.taken
             for update of d skip locked)
        delete from work.due d using free
         where d.kind = ${kind} and d.client_id = free.client_id and d.subject_id = free.subject_id`.execute(
        db.identity,
      )
      for (const { over } of done) over.resolve()
    } catch (error) {
      for (const { over } of done) over.reject(error)
    }
  }

  return (kind: DueKind, row: Taken): Promise<void> => {
    const over = Promise.withResolvers<void>()
    const own = waiting.get(kind)
    if (own === undefined) {
      waiting.set(kind, [{ row, over }])
      setImmediate(() => void remove(kind))
    } else own.push({ row, over })
    return over.promise
  }
}
