import type { Tx } from '../../db/open.ts'

/** Switches the rule of a company off. @returns whether it was on */
export async function switchStraightOff(tx: Tx, clientId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('straight_rule')
    .set(eb => ({ is_on: false, version: eb('version', '+', 1) }))
    .where('client_id', '=', clientId)
    .where('is_on', '=', true)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
