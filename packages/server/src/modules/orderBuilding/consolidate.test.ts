import { calls } from '@waybill/contract'
import { ConsolidateandDeconsolidateOrders } from '@waybill/contract/calls/Shipment/ConsolidateandDeconsolidateOrders.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { miscounted } from '../../testing/recount.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const build = async (...orderIds: readonly number[]) => {
  const body = { orders: orderIds.map(orderId => ({ orderId, version: 2 })) }
  return (await ask(node, calls.BuildFromOrders, { body }, clerk.token)).reply
}
const details = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const merge = (
  shipments: readonly { shipmentId: number; version: number }[],
  flag: 'consolidate' | 'deconsolidate' = 'consolidate',
) =>
  ask(
    node,
    ConsolidateandDeconsolidateOrders,
    { query: { flag }, body: { shipments: shipments.map(({ shipmentId, version }) => ({ shipmentId, version })) } },
    clerk.token,
  )
const orders = async (...orderIds: readonly number[]) => {
  const { reply } = await ask(node, calls.GetOrders, { body: { pageSize: 100 } }, clerk.token)
  return orderIds.map(id => reply.orders.find(row => row.orderId === id))
}
const counts = async () => (await ask(node, calls.GetShipmentCount, { body: {} }, clerk.token)).reply

/** What a shipment says beside its own numbers. */
const content = async (shipmentId: number) => {
  const { shipment } = await details(shipmentId)
  const bare = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, part: unknown) =>
        ['LineID', 'UnitID', 'StopID', 'BillID', 'lineId', 'unitId', 'Number', 'BOLNumber'].includes(key)
          ? undefined
          : part,
      ),
    )
  return bare(shipment)
}

it('merging what was built apart ends in the same as building it together', async () => {
  const two = () => [
    salesOrder({ customerPo: 'PO-1', instructions: 'Dock 4' }),
    salesOrder({ lines: [orderLine({ quantity: 2, weightLb: 700 })] }),
  ]
  const [a, b] = two()
  if (a === undefined || b === undefined) throw new Error('no orders')
  const apart = await putOrders(node, clerk, [a, b])
  const one = await build(apart[0] ?? 0)
  const other = await build(apart[1] ?? 0)
  const before = await counts()
  const merged = await merge([one, other])
  expect(merged.reply.shipmentStatus).toBe('Q')
  expect(await counts()).toEqual({ ...before, Q: before.Q - 1, active: before.active - 1, all: before.all - 1 })
  expect(await orders(...apart)).toMatchObject([
    { state: 'planned', open: 0 },
    { state: 'planned', open: 0 },
  ])
  const together = await putOrders(node, clerk, [
    { ...a, number: `${a.number}`, backOrder: 'T' },
    { ...b, number: `${b.number}`, backOrder: 'T' },
  ])
  const at_once = await build(...together)
  const [left, right] = [await content(merged.reply.shipmentId), await content(at_once.shipmentId)]
  expect(JSON.parse(JSON.stringify(right).replaceAll('-T"', '"'))).toEqual(left)
})

it('it comes apart again as it was, and its orders with it; what was tendered does not', async () => {
  const ids = await putOrders(node, clerk, [salesOrder(), salesOrder()])
  const [one, other] = [await build(ids[0] ?? 0), await build(ids[1] ?? 0)]
  const was = await counts()
  const { shipment } = await details(one.shipmentId)
  const { reply } = await merge([one, other])
  const gone = await ask(node, calls.GETLTLRates, { body: { shipmentId: one.shipmentId } }, clerk.token)
  expect(gone.status).not.toBe(200)
  const back = await merge([reply], 'deconsolidate')
  expect(back.reply.members.map(({ shipmentId, shipmentStatus }) => [shipmentId, shipmentStatus])).toEqual([
    [one.shipmentId, 'Q'],
    [other.shipmentId, 'Q'],
  ])
  expect((await details(one.shipmentId)).shipment).toEqual(shipment)
  expect(await counts()).toEqual(was)
  expect(await orders(...ids)).toMatchObject([
    { state: 'planned', open: 0 },
    { state: 'planned', open: 0 },
  ])
  const again = await merge([{ shipmentId: reply.shipmentId, version: back.reply.version }], 'deconsolidate')
  expect(again.error?.code).toBe('CannotMove')
})

it('does not come apart once its orders were changed: what it was made of would go with their old weight to their old place', async () => {
  const ids = await putOrders(node, clerk, [salesOrder({ number: 'C-1' }), salesOrder({ number: 'C-2' })])
  const [one, other] = [await build(ids[0] ?? 0), await build(ids[1] ?? 0)]
  node.clock.pass(1000)
  const { reply } = await merge([one, other])
  node.clock.pass(1000)
  const [orderId = 0] = ids
  const { order, Items, version } = (await ask(node, calls.GetOrder, { body: { orderId } }, clerk.token)).reply
  const heavier = { ...order, Items: Items.map(item => ({ ...item, Weight: 4000 })) }
  const body = { seen: { orderId, version }, order: heavier }
  expect((await ask(node, calls.SaveSalesOrder, { body }, clerk.token)).reply).toMatchObject({ became: 'changed' })
  const now = await details(reply.shipmentId)
  expect(now.shipment.Items.map(({ Weight }) => Weight)).toEqual([4000, 1600])
  const refused = await merge([{ shipmentId: reply.shipmentId, version: now.version }], 'deconsolidate')
  expect(refused.error).toMatchObject({ code: 'OrderChangedSince', params: { number: 'C-1' } })
  expect(await details(one.shipmentId)).toMatchObject({ shipmentStatus: 'V' })
  expect(await miscounted(node, clerk)).toEqual([])
})

it('refuses what does not go together, with what differs', async () => {
  const ids = await putOrders(node, clerk, [
    salesOrder({ number: 'M-1' }),
    salesOrder({ number: 'M-2', terms: 'collect' }),
  ])
  const [one, other] = [await build(ids[0] ?? 0), await build(ids[1] ?? 0)]
  expect((await merge([one, other])).error).toMatchObject({ code: 'OrdersDiffer', params: { what: 'freight terms' } })
  expect((await merge([one])).error?.code).toBe('MergeAlone')
  expect((await merge([one], 'deconsolidate')).error?.code).toBe('NotMerged')
  expect((await merge([{ ...one, version: 9 }, other])).error?.code).toBe('ChangedMeanwhile')
})

it('two who merge the same two at once make one', async () => {
  const ids = await putOrders(node, clerk, [salesOrder(), salesOrder()])
  const [one, other] = [await build(ids[0] ?? 0), await build(ids[1] ?? 0)]
  const both = await Promise.all([merge([one, other]), merge([other, one])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
