import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/**
 * The orders that one import brought and that are still open, as the conditions of a question of `sales_order o`. They are looked
 * up by their ids: right after an import the statistics know nothing of its rows, and a join of the two tables would go through
 * all of one for each of the other.
 */
const isOpenFrom = (clientId: number, runId: number): RawBuilder<SqlBool> => sql<SqlBool>`
  o.client_id = ${clientId} and o.state = 'open' and o.order_id = any(array(
    select (r.became ->> 'id')::bigint from import_row r
     where r.client_id = ${clientId} and r.run_id = ${runId} and r.state = 'done'
       and r.became ->> 'entity' = 'salesOrder'))`

/** An order as it was looked at. */
interface OpenOrder {
  readonly id: number
  readonly version: number
  readonly name: string
}

/** The question for the first orders that one import brought and that are still open. */
export const ordersFromImport = (from: Pick<Tx, 'selectFrom'>, clientId: number, runId: number, most: number) =>
  from
    .selectFrom('sales_order as o')
    .select(['o.order_id as id', 'o.version', 'o.number as name'])
    .where(isOpenFrom(clientId, runId))
    .orderBy('o.order_id')
    .limit(most)

/** The first orders that one import brought and that are still open. */
export const openFromImport = (tx: Tx, clientId: number, runId: number, most: number): Promise<readonly OpenOrder[]> =>
  ordersFromImport(tx, clientId, runId, most).execute()

/** How many orders that one import brought are still open. */
export async function countFromImport(tx: Tx, clientId: number, runId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sales_order o where ${isOpenFrom(clientId, runId)}`.execute(tx)
  return rows[0]?.count ?? 0
}
