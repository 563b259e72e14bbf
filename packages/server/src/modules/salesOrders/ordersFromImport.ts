import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/open.ts'

/** The orders that one import brought and that are still open, as the conditions of a question of `sales_order o`. */
const isOpenFrom = (clientId: number, runId: number): RawBuilder<boolean> => sql<boolean>`
  o.client_id = ${clientId} and o.state = 'open' and o.order_id in (
    select (r.became ->> 'id')::bigint from import_row r
     where r.client_id = ${clientId} and r.run_id = ${runId} and r.state = 'done'
       and r.became ->> 'entity' = 'salesOrder')`

/** An order as it was looked at. */
interface OpenOrder {
  readonly id: number
  readonly version: number
  readonly name: string
}

/** The first orders that one import brought and that are still open. */
export async function openFromImport(
  tx: Tx,
  clientId: number,
  runId: number,
  most: number,
): Promise<readonly OpenOrder[]> {
  const { rows } = await sql<OpenOrder>`
    select o.order_id as id, o.version, o.number as name from sales_order o
     where ${isOpenFrom(clientId, runId)} order by o.order_id limit ${most}`.execute(tx)
  return rows
}

/** How many orders that one import brought are still open. */
export async function countFromImport(tx: Tx, clientId: number, runId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sales_order o where ${isOpenFrom(clientId, runId)}`.execute(tx)
  return rows[0]?.count ?? 0
}
