import type { FileForm } from '../imports/fileForms.ts'
import { formatAmount } from '../money/amounts.ts'

/** Why something is confirmed: it left, a carrier has it, or what was said of it no longer holds. */
export type ConfirmationCause = 'left' | 'booked' | 'void'

/** A line of an order as far as it is on a shipment. Quantities are in the order's own unit. */
export interface ConfirmedLine {
  readonly number: number
  readonly itemCode: string
  readonly sku: string
  readonly description: string
  readonly unit: string
  readonly ordered: number
  readonly shipped: number
  /** Neither shipped so far nor cancelled. */
  readonly open: number
}

/** What the system that an order came from hears of it on one shipment. */
export interface ShipConfirmation {
  readonly orderNumber: string
  readonly backOrder: string
  readonly customerPo: string
  readonly bolNumber: string
  readonly carrierName: string
  readonly scac: string
  readonly proNumber: string
  /** The day it left, on the clock of where it left; null: it has not, or nobody knows that clock. */
  readonly shipDate: string | null
  /** The order's share of what the shipment costs, in minor units; null: it has no price of ours. */
  readonly charge: number | null
  readonly currency: string
  readonly lines: readonly ConfirmedLine[]
}

/** What stands still while the rest of an order goes out on other shipments. */
const fixed = ({ lines, ...head }: ShipConfirmation): string =>
  JSON.stringify([
    ...[head.orderNumber, head.backOrder, head.customerPo, head.bolNumber, head.carrierName, head.scac],
    ...[head.proNumber, head.shipDate, head.charge, head.charge === null ? '' : head.currency],
    lines.map(line => [line.number, line.itemCode, line.sku, line.unit, line.ordered, line.shipped]),
  ])

/** Whether the second one has to be said after the first: what is still open changes with other shipments and is no news of this one. */
export const confirmationDiffers = (before: ShipConfirmation, now: ShipConfirmation): boolean =>
  fixed(before) !== fixed(now)

/** What takes a confirmation back: nothing of its lines is on the shipment, and nothing is borne for it. */
export const voided = (said: ShipConfirmation): ShipConfirmation => ({
  ...said,
  charge: null,
  lines: said.lines.map(line => ({ ...line, open: line.open + line.shipped, shipped: 0 })),
})

/** Columns of the file by the names that imports know them by; what no import says has a name of ours. */
export const confirmationFields = [
  ...['OrderNumber', 'BackOrderCode', 'PO_Number', 'LineNumber', 'ItemCode', 'SKU', 'Description'],
  ...['OriginalQty', 'ShippedQty', 'OpenQty', 'UOMType', 'BOLNumber', 'CarrierName', 'SCAC', 'PRONumber'],
  ...['ShippedDate', 'Charge', 'Currency', 'Cause', 'Amendment'],
] as const

/**
 * The heads of the file: the customer's own for what his files bring, ours for the rest. No two are alike, which whoever reads
 * by names would lose a column by: ours give way to his, and are counted.
 */
export function confirmationHeads(own: Readonly<Record<string, string>>): readonly string[] {
  const taken = new Set<string>()
  const free = (head: string, count = 1): string => {
    const name = count === 1 ? head : `${head}_${count}`
    if (taken.has(name.toLowerCase())) return free(head, count + 1)
    taken.add(name.toLowerCase())
    return name
  }
  const his = new Map(confirmationFields.flatMap(field => (own[field] ? [[field, free(own[field])]] : [])))
  return confirmationFields.map(field => his.get(field) ?? free(field))
}

/** A row for each line. The order's share of the charge stands in the first one alone, so that the column sums to it. */
export const confirmationRows = (
  said: ShipConfirmation,
  cause: ConfirmationCause,
  number: number,
): readonly (readonly (string | number)[])[] =>
  said.lines.map((line, index) => [
    ...[said.orderNumber, said.backOrder, said.customerPo, line.number, line.itemCode, line.sku, line.description],
    ...[line.ordered, line.shipped, line.open, line.unit, said.bolNumber, said.carrierName, said.scac],
    ...[said.proNumber, said.shipDate ?? ''],
    index > 0 || said.charge === null ? '' : formatAmount(said.charge, said.currency),
    ...[said.charge === null ? '' : said.currency, cause, number],
  ])

const PLAIN = /^[A-Z0-9_]+$/
const PART_MAX = 60

/** Tells names apart that look alike once they are made safe: FNV-1a, which is enough beside a number that is unique. */
function printOf(text: string): string {
  let hash = 0x81_1c_9d_c5
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01_00_01_93)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * The name of the file: order, back order, shipment and number, of letters that every file system takes. Two confirmations
 * never share one: where letters had to be replaced or the parts could be read another way, a print of them is added.
 */
export function confirmationFileName(
  { orderNumber, backOrder, bolNumber }: Pick<ShipConfirmation, 'orderNumber' | 'backOrder' | 'bolNumber'>,
  number: number,
  form: FileForm = 'comma',
): string {
  const parts = [orderNumber, ...(backOrder === '' ? [] : [backOrder]), bolNumber]
  const isPlain = backOrder === '' && parts.every(part => PLAIN.test(part) && part.length <= PART_MAX)
  const safe = parts.map(part => part.replace(/[^A-Za-z0-9_-]+/g, '_').slice(0, PART_MAX))
  const print = isPlain ? [] : [printOf(JSON.stringify([orderNumber, backOrder, bolNumber]))]
  return `${[...safe, ...print, number].join('-')}.${form === 'xlsx' || form === 'json' ? form : 'csv'}`
}
