import { isDeepStrictEqual } from 'node:util'
import type { SalesOrder } from '@waybill/domain'
import type { CountedOrderLine, OrderRecord } from '../salesOrders/index.ts'
import type { ReadLine, ReadOrder } from './orderOfRows.ts'

/** What a file changes of an order that is known. Lines that it does not name stay as they are. */
export interface OrderChanges {
  readonly head: Omit<SalesOrder, 'lines'> | null
  readonly changed: readonly { readonly before: CountedOrderLine; readonly after: ReadLine }[]
  readonly added: readonly ReadLine[]
  /** What of them is not shipped is cancelled. */
  readonly cancelled: readonly CountedOrderLine[]
}

/** The item and its unit, and which of several such lines: files have no numbers of their own for lines. */
function keysOf(lines: readonly Pick<ReadLine, 'sku' | 'itemCode' | 'description' | 'unit'>[]): readonly string[] {
  const met = new Map<string, number>()
  return lines.map(({ sku, itemCode, description, unit }) => {
    const name = `${(sku || itemCode || description).toLowerCase()}|${unit.toLowerCase()}`
    const nth = (met.get(name) ?? 0) + 1
    met.set(name, nth)
    return `${name}|${nth}`
  })
}

const contentOf = ({ lineId, counts, ...line }: CountedOrderLine): object => line
const saidBy = ({ row, isCancelled, lineId, ...line }: ReadLine): object => line

/** Only what the file has a column for is taken from it; null and blanks of a column that is there count. */
function headChanges(before: OrderRecord['order'], after: ReadOrder['order'], fields: ReadonlySet<string>) {
  const { lines: _, ...known } = before
  const next = {
    ...known,
    ...(fields.has('PO_Number') ? { customerPo: after.customerPo } : {}),
    ...(fields.has('SoldTo') ? { soldTo: after.soldTo } : {}),
    ...(fields.has('ShipmentTerm') ? { terms: after.terms } : {}),
    ...(fields.has('shipMode') ? { mode: after.mode } : {}),
    ...(fields.has('OrderDate') ? { orderDate: after.orderDate } : {}),
    ...(fields.has('ShipDate') ? { shipDate: after.shipDate } : {}),
    ...(fields.has('DueDate') ? { dueDate: after.dueDate } : {}),
    ...(fields.has('OrderValue') ? { value: after.value } : {}),
    ...(fields.has('AdditionalRef') ? { references: after.references } : {}),
    ...(fields.has('SpecialInstruction') ? { instructions: after.instructions } : {}),
    ...(fields.has('shipVia') ? { shipVia: after.shipVia } : {}),
    shipTo: after.shipTo,
  }
  return isDeepStrictEqual(next, known) ? null : next
}

/** What a file says otherwise than what is known; null: nothing. */
export function changesOf(record: OrderRecord, read: ReadOrder, fields: ReadonlySet<string>): OrderChanges | null {
  const { order } = record
  const head = headChanges(order, read.order, fields)
  const before = new Map(keysOf(order.lines).map((key, index) => [key, order.lines[index] as CountedOrderLine]))
  const changed: { before: CountedOrderLine; after: ReadLine }[] = []
  const added: ReadLine[] = []
  const cancelled: CountedOrderLine[] = []
  for (const [index, key] of keysOf(read.lines).entries()) {
    const line = read.lines[index] as ReadLine
    const known = before.get(key)
    if (known === undefined) {
      if (!line.isCancelled) added.push(line)
    } else if (line.isCancelled) {
      if (known.counts.cancelled + known.counts.shipped < known.counts.ordered) cancelled.push(known)
    } else if (!isDeepStrictEqual(saidBy(line), contentOf(known))) changed.push({ before: known, after: line })
  }
  const isNone = head === null && changed.length === 0 && added.length === 0 && cancelled.length === 0
  return isNone ? null : { head, changed, added, cancelled }
}
