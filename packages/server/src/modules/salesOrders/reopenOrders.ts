import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChanges } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { refreshOrders } from './allocations.ts'
import type { OrderRecord } from './orderRows.ts'

/** What a cancellation that is undone left: the order's count of edits then, and what of its lines was cancelled before. */
export interface CancelUndo {
  readonly edits: number
  readonly lines: readonly { readonly lineId: number; readonly cancelled: number }[]
}

/** Undoes a cancellation of a locked order that stands as it was left: what was cancelled before it stays so. */
export async function uncancelOrder(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  clientId: number,
  { orderId, version }: OrderRecord,
  { edits, lines }: CancelUndo,
): Promise<void> {
  await sql`
    update sales_order_line l set cancelled = least(r.cancelled, l.quantity - l.planned - l.shipped)
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) r("lineId" bigint, cancelled numeric)
     where l.client_id = ${clientId} and l.order_id = ${orderId} and l.line_id = r."lineId"`.execute(tx)
  await sql`
    update sales_order set updated_at = ${doer.at.toISOString()}::timestamptz, edits = ${edits} - 1
     where client_id = ${clientId} and order_id = ${orderId}`.execute(tx)
  await refreshOrders(app, tx, clientId, [orderId])
  await recordChanges(tx, doer, [{ entity: 'salesOrder', entityId: orderId, action: 'reopened', version: version + 1 }])
}

/**
 * Opens what was cancelled of locked orders, and settles that files wanted them cancelled until now. One whose import was undone is
 * again the one of its number that it was, so that later files find it.
 */
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
    update sales_order set updated_at = ${doer.at.toISOString()}::timestamptz, cancel_wanted_at = null,
           cancel_settled_at = ${doer.at.toISOString()}::timestamptz, edits = edits + 1,
           namesake = case when namesake < 0 then former_namesake else namesake end
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
