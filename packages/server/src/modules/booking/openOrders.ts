import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { SHARED } from './sharedNumber.ts'

/**
 * Whether a carrier has, or may have, an order that was placed with this account. One that was given up may be its as long
 * as it is asked, or answered with another one, and nobody has called; one that it holds, or keeps, is its until the
 * freight is delivered and followed no more, or the shipment void.
 */
export async function hasOpenOrders(tx: Tx, clientId: number, accountId: number): Promise<boolean> {
  const isDue = (kind: 'ask' | 'follow') =>
    tx
      .selectFrom('work.due as d')
      .select('d.subject_id')
      .where('d.kind', '=', kind)
      .where('d.client_id', '=', clientId)
      .whereRef('d.subject_id', '=', sql.ref('t.tender_id'))
  const open = await tx
    .selectFrom('tender as t')
    .leftJoin('booking as b', join =>
      join.onRef('b.client_id', '=', 't.client_id').onRef('b.tender_id', '=', 't.tender_id'),
    )
    .innerJoin('shipment as s', join =>
      join.onRef('s.client_id', '=', 't.client_id').onRef('s.shipment_id', '=', 't.shipment_id'),
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
          eb.or([eb('t.answer', '=', SHARED), eb.exists(isDue('ask'))]),
        ]),
        eb('b.state', 'in', ['surplus', 'cancelling']),
        eb.and([
          eb('b.state', 'in', ['live', 'cancelRefused']),
          eb.or([eb('s.status', 'not in', ['D', 'V']), eb.exists(isDue('follow'))]),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
