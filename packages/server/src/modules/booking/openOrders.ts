import type { Tx } from '../../db/open.ts'
import { SHARED } from './sharedNumber.ts'

/**
 * Whether a carrier has, or may have, an order that was placed with this account. One that was given up may be its as long
 * as it is asked, or answered with another one, and nobody has called.
 */
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
        eb('t.state', 'in', ['committing', 'unknown']),
        eb.and([
          eb('t.state', '=', 'givenUp'),
          eb('t.call_note', '=', ''),
          eb.or([
            eb('t.answer', '=', SHARED),
            eb.exists(
              eb
                .selectFrom('work.due as d')
                .select('d.subject_id')
                .where('d.kind', '=', 'ask')
                .where('d.client_id', '=', clientId)
                .whereRef('d.subject_id', '=', 't.tender_id'),
            ),
          ]),
        ]),
        eb('b.state', 'in', ['live', 'surplus', 'cancelling']),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
