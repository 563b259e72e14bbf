import type { Tx } from '../db/open.ts'
import type { DueKind } from './kinds.ts'

/** Takes away all that falls due of a kind in a company. @returns how much there was */
export async function dropKind(tx: Tx, kind: DueKind, clientId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('work.due')
    .where('kind', '=', kind)
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
