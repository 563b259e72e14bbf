import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChanges } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { refreshOrders } from './allocations.ts'
import type { OrderRecord } from './orderRows.ts'

/** Opens what was cancelled of locked orders, and forgets that a file wanted them cancelled. */
export async function reopenOrders(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  clientId: number,
  records: readonly OrderRecord[],
): Promise<void> {
  const ids = records.map(({ orderId }) => orderId)
  await sql`
    update sales_order_line set cancelled = 0
     where client_id = ${clientId} and order_id = any(${ids}::bigint[]) and cancelled > 0`.execute(tx)
  await sql`
    update sales_order set updated_at = ${doer.at.toISOString()}::timestamptz, cancel_wanted_at = null
     where client_id = ${clientId} and order_id = any(${ids}::bigint[])`.execute(tx)
  await refreshOrders(app, tx, clientId, ids)
  await recordChanges(
    tx,
    doer,
    records.map(({ orderId, version }) => ({
      ...{ entity: 'salesOrder', entityId: orderId, action: 'reopened', version: version + 1 },
    })),
  )
}
