import { isDeepStrictEqual } from 'node:util'
import type { FieldIssue } from '@waybill/contract'
import type { SaveSalesOrder } from '@waybill/contract/calls/Orders/SaveSalesOrder.ts'
import { addressFields } from '@waybill/contract/wire/address.ts'
import { salesOrderFromWire } from '@waybill/contract/wire/salesOrder.ts'
import {
  type AddressField,
  effectiveClass,
  isNmfcItem,
  type OrderLine,
  orderName,
  postBoxProblems,
  type SalesOrder,
  validateAddress,
} from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import {
  type CountedOrderLine,
  insertOrders,
  loadOrders,
  type OrderChange,
  type OrderRecord,
} from '../salesOrders/index.ts'
import { doerOf } from './buildShipments.ts'
import { canCancel, cancellationOf, reopenOrder } from './cancelOrder.ts'
import { changeSeen } from './changeSeen.ts'

const issue = (at: string, code: string, params: FieldIssue['params'] = {}): FieldIssue => ({
  at: `body.order.${at}`,
  code,
  params,
})

/** What is wrong with an order that a person typed, by the rules that files are read with. */
function problemsOf(order: SalesOrder): readonly FieldIssue[] {
  const unreached = order.mode === '' ? [] : postBoxProblems('', order.shipTo, { mode: order.mode })
  const place = [...validateAddress('', order.shipTo), ...unreached].map(({ at, code, params }) =>
    issue(`DropOffAddress.${addressFields[at.slice(1) as AddressField]}`, code, params),
  )
  const lines = order.lines.flatMap((line, index) => {
    const at = (field: string): string => `Items.${index}.${field}`
    const isNamed = line.sku !== '' || line.itemCode !== '' || line.description !== ''
    const isClass = line.freightClass === '' || effectiveClass(line.freightClass) !== null
    return [
      ...(isNamed ? [] : [issue(at('SKU'), 'required')]),
      ...(isClass ? [] : [issue(at('itemClass'), 'notOneOf')]),
      ...(line.nmfc === '' || isNmfcItem(line.nmfc) ? [] : [issue(at('NMFC'), 'badForm', { example: '156600-2' })]),
    ]
  })
  return [...place, ...lines]
}

const contentOf = ({ lineId: _, ...line }: OrderLine): object => line
const knownAs = ({ counts: _, shipperLine: __, ...line }: CountedOrderLine): object => contentOf(line)

/** What was typed otherwise than what is known; null: nothing. @throws {Refusal} NotFound for a line of another order */
function changeOf(record: OrderRecord, typed: SalesOrder, isCancelled: boolean): OrderChange | null {
  const { lines: known, ...was } = record.order
  if (isCancelled) return cancellationOf(record)
  const { lines, ...said } = typed
  const next = { ...said, number: was.number, backOrder: was.backOrder }
  const byId = new Map(known.map(line => [line.lineId, line]))
  const named = lines.flatMap(({ lineId }) => lineId ?? [])
  if (new Set(named).size < named.length || named.some(id => !byId.has(id))) throw new Refusal('NotFound')
  const pairs = lines.flatMap(after => {
    const before = byId.get(after.lineId ?? 0)
    return before === undefined ? [] : [{ before, after }]
  })
  const change = {
    record,
    head: isDeepStrictEqual(next, was) ? null : next,
    changed: pairs.filter(
      ({ before, after }) => after.quantity > 0 && !isDeepStrictEqual(contentOf(after), knownAs(before)),
    ),
    added: lines.filter(({ lineId, quantity }) => lineId === null && quantity > 0),
    cancelled: pairs.flatMap(({ before, after }) => (after.quantity === 0 && canCancel(before) ? [before] : [])),
  }
  const { head, changed, added, cancelled } = change
  return head === null && changed.length + added.length + cancelled.length === 0 ? null : change
}

export const saveSalesOrder: Handler<typeof SaveSalesOrder> = async asked => {
  const { app, tx, who, input } = asked
  const order = salesOrderFromWire(input.order)
  const problems = input.cancel || input.reopen ? [] : problemsOf(order)
  if (problems.length > 0) throw new Refusal('InvalidInput', {}, problems)
  const stateNow = async (orderId: number) => {
    const [record] = await loadOrders(tx, who.clientId, [orderId])
    if (record === undefined) throw new Refusal('NotFound')
    return { orderId, version: record.version, state: record.state }
  }
  if (input.seen === null) {
    const lines = order.lines.filter(({ quantity }) => quantity > 0)
    if (lines.length === 0) throw new Refusal('InvalidInput', {}, [issue('Items', 'required')])
    const [written] = await insertOrders(app, tx, doerOf(asked), who.clientId, [{ ...order, lines }])
    if (written === undefined) {
      throw new Refusal('OrderThere', { number: orderName(order) }, [issue('OrderNumber', 'twice')])
    }
    return { ...(await stateNow(written.orderId)), became: 'added' as const }
  }
  const { orderId } = input.seen
  if (input.reopen) {
    await reopenOrder(asked, input.seen)
    return { ...(await stateNow(orderId)), became: 'changed' as const }
  }
  const { became } = await changeSeen(asked, input.seen, record => changeOf(record, order, input.cancel))
  return { ...(await stateNow(orderId)), became }
}
