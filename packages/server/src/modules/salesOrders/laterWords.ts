import { sql } from 'kysely'
import { type Doer, recordChanges } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'

/** Keeps the numbers that the shipper's system gives lines of locked orders. What it says of a line is no change of it. */
export async function numberLines(
  tx: Tx,
  clientId: number,
  lines: readonly { readonly lineId: number; readonly shipperLine: number }[],
): Promise<void> {
  if (lines.length === 0) return
  await sql`
    update sales_order_line l set shipper_line = r."shipperLine"
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) r("lineId" bigint, "shipperLine" numeric)
     where l.client_id = ${clientId} and l.line_id = r."lineId"`.execute(tx)
}

/**
 * Keeps on locked orders that a file cancelled what had left, or what a carrier was asked to take, or that a later one no longer does.
 * @returns the shipment that each stands on, by order
 */
export async function noteCancelled(
  tx: Tx,
  doer: Doer,
  clientId: number,
  { cancelled, recalled }: { readonly cancelled: readonly number[]; readonly recalled: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  if (cancelled.length + recalled.length === 0) return new Map()
  const at = doer.at.toISOString()
  await sql`
    update sales_order
       set cancel_wanted_at = case when order_id = any(${cancelled}::bigint[]) then ${at}::timestamptz end,
           version = version + 1
     where client_id = ${clientId} and order_id = any(${[...cancelled, ...recalled]}::bigint[])`.execute(tx)
  const noted = (ids: readonly number[], action: string) =>
    ids.map(id => ({ entity: 'salesOrder', entityId: id, action }))
  await recordChanges(tx, doer, [...noted(cancelled, 'cancelWanted'), ...noted(recalled, 'cancelRecalled')])
  const { rows } = await sql<{ order_id: number; bol_number: string }>`
    select distinct on (a.order_id) a.order_id, s.bol_number
      from allocation a
      join shipment s on s.client_id = a.client_id and s.shipment_id = a.shipment_id
     where a.client_id = ${clientId} and a.order_id = any(${cancelled}::bigint[]) and a.state <> 'released'
     order by a.order_id, a.state = 'shipped' desc, a.shipment_id desc`.execute(tx)
  return new Map(rows.map(row => [row.order_id, row.bol_number]))
}

/** A word of a file about a cancellation that is taken back: since when a person was wanted before it; null: none was. */
interface CancelWord {
  readonly orderId: number
  readonly word: 'wanted' | 'recalled'
  readonly before: string | null
}

/**
 * Takes words back of locked orders, as far as they still say what the word made them say. What was wanted before it is wanted again,
 * unless a person settled that since.
 */
export async function takeBackWords(tx: Tx, doer: Doer, clientId: number, words: readonly CancelWord[]): Promise<void> {
  if (words.length === 0) return
  const { rows } = await sql<{ order_id: number; is_wanted: boolean }>`
    update sales_order o set cancel_wanted_at = its.before, version = version + 1
      from (select w."orderId" as order_id, w.word,
                   case when s.cancel_settled_at is null or w.before > s.cancel_settled_at then w.before end as before
              from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) w("orderId" bigint, word text, before timestamptz)
              join sales_order s on s.client_id = ${clientId} and s.order_id = w."orderId") its
     where o.client_id = ${clientId} and o.order_id = its.order_id
       and (o.cancel_wanted_at is not null) = (its.word = 'wanted')
       and o.cancel_wanted_at is distinct from its.before
    returning o.order_id, o.cancel_wanted_at is not null as is_wanted`.execute(tx)
  await recordChanges(
    tx,
    doer,
    rows.map(row => ({
      ...{ entity: 'salesOrder', entityId: row.order_id, action: row.is_wanted ? 'cancelWanted' : 'cancelRecalled' },
    })),
  )
}
