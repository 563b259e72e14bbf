import type { Tx } from '../db/open.ts'
import type { DueKind } from './kinds.ts'

/**
 * Takes away what falls due of a kind in a company.
 * @param subjectId of this subject alone; left out: all of it
 * @returns how much there was
 */
export async function dropKind(tx: Tx, kind: DueKind, clientId: number, subjectId?: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('work.due')
    .where('kind', '=', kind)
    .where('client_id', '=', clientId)
    .$if(subjectId !== undefined, query => query.where('subject_id', '=', subjectId ?? 0))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
