import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { kindOf } from './kinds.ts'
import { groupKey } from './stageRows.ts'

/**
 * Which orders have rows in a file that wait for an answer, such as that a later file puts them on hold.
 * @param orders by number and back-order code
 * @returns those of them, as they were given
 */
export async function ordersAskedAbout<O extends { readonly number: string; readonly backOrder: string }>(
  tx: Tx,
  clientId: number,
  orders: readonly O[],
): Promise<ReadonlySet<O>> {
  const { keyOf } = kindOf('orders')
  const keys = orders.map(({ number, backOrder }) => {
    const values: Readonly<Record<string, string>> = { OrderNumber: number, BackOrderCode: backOrder }
    return groupKey(keyOf(field => values[field] ?? ''))
  })
  const { rows } = await sql<{ group_key: string }>`
    select distinct w.group_key
      from import_run r join import_row w on w.client_id = r.client_id and w.run_id = r.run_id
     where r.client_id = ${clientId} and r.kind = 'orders' and r.held > 0
       and r.state not in ('discarded', 'undoing', 'undone')
       and w.group_key = any (${keys}::text[]) and w.state = 'held'`.execute(tx)
  const held = new Set(rows.map(({ group_key }) => group_key))
  return new Set(orders.filter((_, index) => held.has(keys[index] ?? '')))
}
