import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { type Doer, recordChanges } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import { refreshOrders } from './allocations.ts'
import type { OrderRecord } from './orderRows.ts'

/** An order that is made what it was; null: it was not there. */
export interface Restored {
  readonly orderId: number
  readonly before: OrderRecord | null
}

/**
 * The last of what makes locked orders what they were, once their heads and lines are changed back (`carryChanges`): what was
 * cancelled of their lines, whose they were, and which lines they had. One that was not there gives its number free, so that
 * a later file adds it anew, and keeps which of its number it was; a line that was not there has nothing ordered.
 */
export async function restoreOrders(
  app: Pick<App, 'realtime'>,
  tx: Tx,
  doer: Doer,
  clientId: number,
  restored: readonly Restored[],
): Promise<void> {
  if (restored.length === 0) return
  const ids = restored.map(({ orderId }) => orderId)
  const added = restored.flatMap(({ orderId, before }) => (before === null ? [orderId] : []))
  const heads = restored.flatMap(({ orderId, before }) =>
    before === null ? [] : [{ orderId, sourceId: before.sourceId, edits: before.edits }],
  )
  const lines = restored.flatMap(({ orderId, before }) =>
    (before?.order.lines ?? []).map(({ lineId, counts, shipperLine }) => ({
      ...{ orderId, lineId, shipperLine, cancelled: counts.cancelled },
    })),
  )
  const at = doer.at.toISOString()
  await sql`
    update sales_order set former_namesake = namesake, namesake = -order_id, updated_at = ${at}::timestamptz, edits = edits + 1
     where client_id = ${clientId} and order_id = any(${added}::bigint[])`.execute(tx)
  await sql`
    update sales_order o
       set source_id = r."sourceId", updated_at = ${at}::timestamptz,
           -- It is what it was: another import that wrote it before can be undone, too.
           edits = coalesce(r.edits, o.edits)
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
           r("orderId" bigint, "sourceId" bigint, edits int)
     where o.client_id = ${clientId} and o.order_id = r."orderId"`.execute(tx)
  await sql`
    update sales_order_line l
       set shipper_line = r."shipperLine", cancelled = least(r.cancelled, l.quantity - l.planned - l.shipped)
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
           r("orderId" bigint, "lineId" bigint, "shipperLine" numeric, cancelled numeric)
     where l.client_id = ${clientId} and l.order_id = r."orderId" and l.line_id = r."lineId"`.execute(tx)
  await sql`
    update sales_order_line set quantity = 0, cancelled = 0
     where client_id = ${clientId} and order_id = any(${heads.map(({ orderId }) => orderId)}::bigint[])
       and line_id <> all(${lines.map(({ lineId }) => lineId)}::bigint[]) and planned = 0 and shipped = 0`.execute(tx)
  await refreshOrders(app, tx, clientId, ids)
  await recordChanges(
    tx,
    doer,
    ids.map(entityId => ({ entity: 'salesOrder', entityId, action: 'importUndone' })),
  )
}
