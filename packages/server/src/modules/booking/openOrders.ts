import type { Tx } from '../../db/open.ts'

/** Whether a carrier has, or may have, an order that was placed with this account. */
export async function hasOpenOrders(tx: Tx, clientId: number, accountId: number): Promise<boolean> {
  const open = await tx
    .selectFrom('tender as t')
    .leftJoin('booking as b', join =>
      join.onRef('b.client_id', '=', 't.client_id').onRef('b.tender_id', '=', 't.tender_id'),
    )
    .select('t.tender_id')
    .where('t.client_id', '=', clientId)
    .where('t.account_id', '=', accountId)
    .where(eb =>
      eb.or([
        eb('t.state', 'in', ['committing', 'unknown', 'givenUp']),
        eb('b.state', 'in', ['live', 'surplus', 'cancelling']),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
