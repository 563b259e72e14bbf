import {
  type Address,
  inOneSpelling,
  type LineCounts,
  type Mode,
  type OrderLine,
  type PaymentTerms,
  type SalesOrder,
} from '@waybill/domain'
import { CompiledQuery, sql } from 'kysely'
import type { Read, Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'

/** A line with what became of its quantity. */
export type CountedOrderLine = OrderLine & {
  readonly lineId: number
  readonly counts: LineCounts
  /** The number that the shipper's system gives it; null: its files do not say. */
  readonly shipperLine: number | null
}

/** A sales order as it stands in the database. */
export interface OrderRecord {
  readonly orderId: number
  readonly version: number
  /** How often its head and lines were written: what is built of it, or left, does not count. */
  readonly edits: number
  readonly state: 'open' | 'planned' | 'shipped' | 'cancelled'
  /** Tells orders of one number and back order apart; 0: the first. Below it: the import that added it was undone. */
  readonly namesake: number
  /** What its namesake was when its import was undone. */
  readonly formerNamesake: number
  /** When a file cancelled what had left, or was being taken; null: none did. */
  readonly cancelWantedAt: string | null
  /** Which source it belongs to; null: a person entered or uploaded it. */
  readonly sourceId: number | null
  readonly order: Omit<SalesOrder, 'lines'> & { readonly lines: readonly CountedOrderLine[] }
}

/**
 * Since when a person is wanted to stop what a file cancelled; null: nobody is. Of an order that is cancelled nothing is on its way:
 * the wish is kept for whoever undoes that.
 */
export const wantedSince = ({ state, at }: { readonly state: string; readonly at: string | null }): string | null =>
  state === 'cancelled' ? null : at

interface OrderRow {
  readonly order_id: number
  readonly version: number
  readonly edits: number
  readonly state: OrderRecord['state']
  readonly namesake: number
  readonly former_namesake: number
  readonly cancel_wanted_at: string | null
  readonly source_id: number | null
  readonly number: string
  readonly back_order: string
  readonly customer_po: string
  readonly sold_to: string
  readonly terms: PaymentTerms
  readonly mode: Mode | ''
  readonly ship_to: Address
  readonly ship_from: Address | null
  readonly bill_to: Address | null
  readonly order_date: string | null
  readonly ship_date: string | null
  readonly due_date: string | null
  readonly value: number | null
  readonly currency: string
  readonly order_references: string[]
  readonly instructions: string
  readonly ship_via: string
  readonly services: string[]
  readonly lines: readonly LineRow[]
}

interface LineRow {
  readonly line_id: number
  readonly item_code: string
  readonly sku: string
  readonly description: string
  readonly quantity: number
  readonly unit: string
  readonly planned: number
  readonly shipped: number
  readonly cancelled: number
  readonly weight_lb: number | null
  readonly freight_class: string
  readonly nmfc: string
  readonly pallets: number | null
  readonly cartons: number | null
  readonly length_in: number
  readonly width_in: number
  readonly height_in: number
  readonly is_hazardous: boolean | null
  readonly pallet_number: string
  readonly weight_ref: string
  readonly check_weight_quantity: number | null
  readonly shipper_line: number | null
}

const lineOfRow = (row: LineRow): CountedOrderLine => ({
  lineId: row.line_id,
  itemCode: row.item_code,
  sku: row.sku,
  description: row.description,
  quantity: row.quantity,
  unit: row.unit,
  weightLb: row.weight_lb,
  freightClass: row.freight_class,
  nmfc: row.nmfc,
  pallets: row.pallets,
  cartons: row.cartons,
  lengthIn: row.length_in,
  widthIn: row.width_in,
  heightIn: row.height_in,
  isHazardous: row.is_hazardous,
  palletNumber: row.pallet_number,
  weightRef: row.weight_ref,
  checkWeightQuantity: row.check_weight_quantity,
  shipperLine: row.shipper_line,
  counts: { ordered: row.quantity, planned: row.planned, shipped: row.shipped, cancelled: row.cancelled },
})

const recordOfRow = (row: OrderRow): OrderRecord => ({
  orderId: row.order_id,
  version: row.version,
  edits: row.edits,
  state: row.state,
  namesake: row.namesake,
  formerNamesake: row.former_namesake,
  cancelWantedAt: row.cancel_wanted_at,
  sourceId: row.source_id,
  order: {
    number: row.number,
    backOrder: row.back_order,
    customerPo: row.customer_po,
    soldTo: row.sold_to,
    terms: row.terms,
    mode: row.mode,
    shipTo: inOneSpelling(row.ship_to),
    shipFrom: row.ship_from && inOneSpelling(row.ship_from),
    billTo: row.bill_to && inOneSpelling(row.bill_to),
    orderDate: row.order_date,
    shipDate: row.ship_date,
    dueDate: row.due_date,
    value: row.value,
    currency: row.currency,
    references: row.order_references,
    instructions: row.instructions,
    shipVia: row.ship_via,
    services: row.services,
    lines: row.lines.map(lineOfRow),
  },
})

const query = (clientId: number, orderIds: readonly number[]) =>
  CompiledQuery.raw(
    `select o.*, coalesce((select jsonb_agg(to_jsonb(l) order by l.number)
                             from sales_order_line l
                            where l.client_id = o.client_id and l.order_id = o.order_id), '[]') as lines
       from sales_order o where o.client_id = $1 and o.order_id = any($2::bigint[])`,
    [clientId, orderIds],
  ) as CompiledQuery<OrderRow>

/** Where orders are read from: a transaction, or a reader of the company. */
type From = Tx | { read<Row>(query: Read<Row>): Promise<Row[]> }

/**
 * Orders of the company with their lines, in the order asked for.
 * @throws {Refusal} NotFound when the company lacks any of them
 */
export async function loadOrders(
  from: From,
  clientId: number,
  orderIds: readonly number[],
): Promise<readonly OrderRecord[]> {
  const asked = query(clientId, orderIds)
  const rows = 'read' in from ? await from.read({ compile: () => asked }) : (await from.executeQuery(asked)).rows
  const byId = new Map(rows.map(row => [row.order_id, recordOfRow(row)]))
  return orderIds.map(id => {
    const record = byId.get(id)
    if (record === undefined) throw new Refusal('NotFound')
    return record
  })
}

/** The orders of these names that there are and whose import was not undone, several of one name where a person keeps them apart, locked until the transaction ends. */
export async function findOrders(
  tx: Tx,
  clientId: number,
  names: readonly Pick<SalesOrder, 'number' | 'backOrder'>[],
): Promise<readonly OrderRecord[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{ order_id: number }>`
    select order_id from sales_order
     where client_id = ${clientId} and namesake >= 0
       and (number, back_order) in (select n."number", n."backOrder"
                                      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) n("number" text, "backOrder" text))
     order by order_id for update`.execute(tx)
  return rows.length === 0
    ? []
    : loadOrders(
        tx,
        clientId,
        rows.map(row => row.order_id),
      )
}

/**
 * The orders, locked until the transaction ends: heads in the order of their ids, so that two who want the same ones wait
 * for each other instead of forever.
 * @throws {Refusal} NotFound when the company lacks any of them
 */
export async function lockOrders(
  tx: Tx,
  clientId: number,
  orderIds: readonly number[],
): Promise<readonly OrderRecord[]> {
  const lock = tx
    .selectFrom('sales_order')
    .select('order_id')
    .where('client_id', '=', clientId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .forUpdate()
    .execute()
  // A statement after the lock: one that waited for it would see the lines as they were before it waited.
  const [, records] = await Promise.all([lock, loadOrders(tx, clientId, orderIds)])
  return records
}
