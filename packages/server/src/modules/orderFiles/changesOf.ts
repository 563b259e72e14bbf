import { isDeepStrictEqual } from 'node:util'
import { openQuantity, type SalesOrder, thousandths } from '@waybill/domain'
import type { GroupFault } from '../../imports/importKind.ts'
import type { CountedOrderLine, OrderRecord } from '../salesOrders/index.ts'
import { countedIn, lineIn, poundsIn } from './inProportion.ts'
import { matchedLines } from './matchedLines.ts'
import type { ReadLine, ReadOrder } from './orderOfRows.ts'

/** What a file changes of an order that is known. Lines that it does not name stay as they are. */
export interface OrderChanges {
  readonly head: Omit<SalesOrder, 'lines'> | null
  readonly changed: readonly { readonly before: CountedOrderLine; readonly after: ReadLine }[]
  readonly added: readonly ReadLine[]
  /** What of them is not shipped is cancelled. */
  readonly cancelled: readonly CountedOrderLine[]
}

/** What a file says of a known order. */
export interface Compared {
  /** Null: nothing but what is known. */
  readonly changes: OrderChanges | null
  /** Known lines that are to be named by the number of the shipper's system. */
  readonly numbered: readonly { readonly lineId: number; readonly shipperLine: number }[]
  /** Whether it cancels what has left. */
  readonly cancelsLeft: boolean
  /** Whether it cancels anything. */
  readonly cancels: boolean
  readonly faults: readonly GroupFault[]
}

/**
 * A known line as the file says it: only what it has a column for is taken from it, blanks of such a column count. What is
 * known of the whole line, its pounds and what it goes out on, is known of the new quantity in proportion.
 */
function lineAsSaid(known: CountedOrderLine, line: ReadLine, fields: ReadonlySet<string>): ReadLine {
  const share = known.quantity > 0 ? line.quantity / known.quantity : 1
  const taken = <T>(field: string, said: T, kept: T): T => (fields.has(field) ? said : kept)
  const hasWeight = fields.has('Weight') || fields.has('UnitWeight')
  return {
    ...line,
    sku: taken('SKU', line.sku, known.sku),
    itemCode: taken('ItemCode', line.itemCode, known.itemCode),
    description: taken('Description', line.description, known.description),
    unit: taken('UOMType', line.unit, known.unit),
    weightLb: hasWeight ? line.weightLb : poundsIn(known.weightLb, share),
    freightClass: taken('itemClass', line.freightClass, known.freightClass),
    nmfc: taken('NMFC', line.nmfc, known.nmfc),
    pallets: taken('pallets', line.pallets, countedIn(known.pallets, share)),
    cartons: taken('CartonCount', line.cartons, countedIn(known.cartons, share)),
    lengthIn: taken('Length', line.lengthIn, known.lengthIn),
    widthIn: taken('Width', line.widthIn, known.widthIn),
    heightIn: taken('Height', line.heightIn, known.heightIn),
    isHazardous: taken('Hazmatitemflag', line.isHazardous, known.isHazardous),
    palletNumber: taken('PalletNumber', line.palletNumber, known.palletNumber),
    weightRef: taken('WeightRef', line.weightRef, known.weightRef),
    checkWeightQuantity: taken('CheckweightQTY', line.checkWeightQuantity, known.checkWeightQuantity),
  }
}

const contentOf = ({ lineId, counts, shipperLine, ...line }: CountedOrderLine): object => line
const saidBy = ({ row, isCancelled, saysOpen, wholeOf, lineId, shipperLine, ...line }: ReadLine): object => line

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
    ...(fields.has('OrderValue') ? { value: after.value, currency: after.currency } : {}),
    ...(fields.has('AdditionalRef') ? { references: after.references } : {}),
    ...(fields.has('SpecialInstruction') ? { instructions: after.instructions } : {}),
    ...(fields.has('shipVia') ? { shipVia: after.shipVia } : {}),
    shipTo: after.shipTo,
  }
  return isDeepStrictEqual(next, known) ? null : next
}

/**
 * What was ordered of a known line by what a file says is open of it; null: nobody knows. What left with our shipments is in
 * the file's open quantity as long as its system has not heard of it, and not any more after that: either way nothing changed.
 */
function orderedBy({ counts: { ordered, shipped, cancelled } }: CountedOrderLine, open: number): number | null {
  const wanted = thousandths(ordered - cancelled)
  if (open === wanted || open === thousandths(wanted - shipped)) return ordered
  return shipped === 0 || open < wanted - shipped ? thousandths(open + shipped) : null
}

/** What a file says otherwise than what is known. */
export function comparedWith(record: OrderRecord, read: ReadOrder, fields: ReadonlySet<string>): Compared {
  const { order } = record
  const head = headChanges(order, read.order, fields)
  const changed: { before: CountedOrderLine; after: ReadLine }[] = []
  const added: ReadLine[] = []
  const cancelled: CountedOrderLine[] = []
  const numbered: { lineId: number; shipperLine: number }[] = []
  const faults: GroupFault[] = []
  let [cancels, cancelsLeft] = [false, false]
  const matched = matchedLines(order.lines, read.lines, fields)
  for (const [index, line] of read.lines.entries()) {
    const known = matched[index] ?? null
    if (known === null) {
      if (!line.isCancelled) added.push(lineIn(line))
      continue
    }
    const { lineId, counts } = known
    if (line.shipperLine !== null && line.shipperLine !== known.shipperLine) {
      numbered.push({ lineId, shipperLine: line.shipperLine })
    }
    if (line.isCancelled) {
      // Nothing is open of what left: that is no cancellation of it.
      cancels ||= !line.saysOpen
      cancelsLeft ||= !line.saysOpen && counts.shipped > 0
      if (counts.cancelled + counts.shipped < counts.ordered) cancelled.push(known)
      continue
    }
    const quantity = line.saysOpen ? orderedBy(known, line.quantity) : line.quantity
    if (quantity === null) {
      const params = { shipped: counts.shipped, open: openQuantity(counts) + counts.planned }
      const field = fields.has('OpenQty') ? 'OpenQty' : 'OriginalQty'
      faults.push({ row: line.row, field, code: 'openUnclear', params })
      continue
    }
    const after = lineAsSaid(known, lineIn(line, quantity), fields)
    if (!isDeepStrictEqual(saidBy(after), contentOf(known))) changed.push({ before: known, after })
  }
  const isNone = head === null && changed.length === 0 && added.length === 0 && cancelled.length === 0
  const changes = isNone ? null : { head, changed, added, cancelled }
  return { changes, numbered, cancels, cancelsLeft, faults }
}
