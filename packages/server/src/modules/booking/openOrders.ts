import type { Tx } from '../../db/open.ts'

/**
 * Whether a carrier still has to be asked through this account: about an order nobody knows of yet, a cancellation it
 * has not answered, or freight that is under way.
 */
export async function hasOpenOrders(tx: Tx, clientId: number, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('booking')
    .select('booking_id')
    .where('client_id', '=', clientId)
    .where('account_id', '=', accountId)
    .where(eb =>
      eb.or([
        eb('state', 'in', ['reserved', 'unknown']),
        eb('cancel_state', '=', 'asked'),
        eb.and([eb('state', '=', 'booked'), eb('follow_at', 'is not', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
