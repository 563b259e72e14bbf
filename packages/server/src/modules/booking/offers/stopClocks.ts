import type { Tx } from '../../../db/open.ts'

/**
 * Stops the clocks of the rounds of offers that are open: no further carrier is asked by itself. A round stays as it is until its
 * carrier answers or a person withdraws it.
 * @returns how many
 */
export async function stopOfferClocks(tx: Tx, clientId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('work.due')
    .where('kind', '=', 'offers')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
