import { type Address, type OrderLine, samePlaceKey } from '@waybill/domain'
import { onePlace } from '../orderBuilding/index.ts'
import type { OrderRecord } from '../salesOrders/index.ts'
import type { OrderChanges } from './changesOf.ts'
import { matchedLines } from './matchedLines.ts'
import type { ReadOrder } from './orderOfRows.ts'

const nameKey = ({ company }: Address): string => samePlaceKey(company, '', '')
const zipKey = ({ zip }: Address): string => zip.slice(0, 5).toUpperCase()

/** Another customer, or another place of the same one; a street that is spelled otherwise is neither. */
const goesElsewhere = (known: Address, said: Address): boolean =>
  onePlace(known) !== onePlace(said) && (nameKey(known) !== nameKey(said) || zipKey(known) !== zipKey(said))

/** Other goods, or another quantity of the same. */
const shipsOther = ({ added, changed, cancelled }: OrderChanges): boolean =>
  added.length + cancelled.length > 0 ||
  changed.some(({ before, after }) => before.quantity !== after.quantity || before.sku !== after.sku)

/** Whether a file that names a known order may mean another one: it changes consignee and lines together. */
export const saysAnother = ({ order }: OrderRecord, read: ReadOrder, changes: OrderChanges): boolean =>
  goesElsewhere(order.shipTo, read.order.shipTo) && shipsOther(changes)

const LINES_NAMED = 3

const placeOf = ({ company, city }: Address): string => [company, city].filter(Boolean).join(', ')
const freightOf = (lines: readonly OrderLine[]): string => {
  const named = lines.map(({ quantity, sku, itemCode, description }) => `${quantity} ${sku || itemCode || description}`)
  return [...named.slice(0, LINES_NAMED), ...(named.length > LINES_NAMED ? ['…'] : [])].join(', ')
}

/** Lines of a known order that have something to go, and that a file lacks: they stay. */
function lacking({ order }: OrderRecord, read: ReadOrder, fields: ReadonlySet<string>): number {
  const named = new Set(matchedLines(order.lines, read.lines, fields))
  return order.lines.filter(line => !named.has(line) && line.counts.ordered > line.counts.cancelled).length
}

/** What is known of an order and what a file says, for whoever decides whether they are one. */
export const saidOfBoth = (record: OrderRecord, read: ReadOrder, fields: ReadonlySet<string>) => ({
  ...{
    entityId: record.orderId,
    state: record.state,
    place: placeOf(record.order.shipTo),
    freight: freightOf(record.order.lines),
  },
  ...{ newPlace: placeOf(read.order.shipTo), newFreight: freightOf(read.lines) },
  staying: lacking(record, read, fields),
})
