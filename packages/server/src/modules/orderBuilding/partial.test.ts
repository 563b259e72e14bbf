import { calls } from '@waybill/contract'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import type { OrderLine } from '@waybill/domain'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { miscounted } from '../../testing/recount.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const order = async (orderId: number) => (await ask(node, GetOrder, { body: { orderId } }, clerk.token)).reply

async function build(orderId: number) {
  const { version } = await order(orderId)
  return (await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version }] } }, clerk.token)).reply.shipmentId
}

const counts = async (orderId: number) =>
  (await order(orderId)).Items.map(({ planned, shipped, open }) => [planned, shipped, open])

const details = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

type Item = Awaited<ReturnType<typeof details>>['shipment']['Items'][number]

async function edit(shipmentId: number, to: (items: readonly Item[]) => readonly object[]) {
  const { shipment, version } = await details(shipmentId)
  const body = { shipmentId, version, Items: to(shipment.Items) } as never
  expect((await ask(node, calls.SaveItemDetails, { body }, clerk.token)).status).toBe(200)
}

async function leave(shipmentId: number) {
  await putInStatus(node, clerk, shipmentId, 'T')
  const body = { shipmentId, version: (await details(shipmentId)).version, statusCode: 'A' as const }
  expect((await ask(node, calls.UpdateStatusCode, { body }, clerk.token)).status).toBe(200)
}

async function ordered(lines: readonly Partial<OrderLine>[]) {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ lines: lines.map(orderLine) })])
  return { orderId, shipmentId: await build(orderId) }
}

it('what a person takes off a line of a shipment is open again, ships later, and is what the order says was shipped', async () => {
  const { orderId, shipmentId } = await ordered([{ quantity: 10, weightLb: 4000 }, { quantity: 2 }])
  await edit(shipmentId, ([one, ...more]) => [{ ...one, Qty: 6, Pieces: 6, Weight: 2400 }, ...more])
  expect(await counts(orderId)).toEqual([
    [6, 0, 4],
    [2, 0, 0],
  ])
  expect(await miscounted(node, clerk)).toEqual([])
  await leave(shipmentId)
  const second = await build(orderId)
  expect((await details(second)).shipment.Items).toMatchObject([{ Qty: 4, Weight: 1600 }])
  await leave(second)
  expect(await counts(orderId)).toEqual([
    [0, 10, 0],
    [0, 2, 0],
  ])
})

it('put back, it is on the shipment again; more than was ordered is not', async () => {
  const { orderId, shipmentId } = await ordered([{ quantity: 10, weightLb: 4000 }])
  const make = (Qty: number) => edit(shipmentId, ([one]) => [{ ...one, Qty, Pieces: Qty, Weight: Qty * 400 }])
  await make(6)
  await make(10)
  expect(await counts(orderId)).toEqual([[10, 0, 0]])
  await make(12)
  expect(await counts(orderId)).toEqual([[10, 0, 0]])
  expect(await miscounted(node, clerk)).toEqual([])
})

it('freight that is only packed otherwise is no less of the order', async () => {
  const { orderId, shipmentId } = await ordered([
    { quantity: 10, weightLb: 4000 },
    { quantity: 100, unit: 'EA', pallets: 5, cartons: 20, weightLb: 1000 },
  ])
  // Ten pallets on two rows of other sizes, and single pieces in fewer cartons on fewer pallets.
  await edit(shipmentId, ([one, two]) => [
    { ...one, Qty: 6, Pieces: 6, Weight: 2400 },
    { ...two, Qty: 4, Pieces: 10 },
    { ...one, LineID: null, UnitID: null, Qty: 4, Pieces: 4, Weight: 1600, Height: 40 },
  ])
  expect(await counts(orderId)).toEqual([
    [10, 0, 0],
    [100, 0, 0],
  ])
})

it('orders on a bill have what the freight was set to or weighed at, also what nobody knew when they were built', async () => {
  const unknown = orderLine({ sku: 'NOBODY', unit: 'EA', quantity: 7, weightLb: null, freightClass: '' })
  const ids = await putOrders(node, clerk, [
    salesOrder({ number: 'M-1', lines: [orderLine({ quantity: 4, weightLb: 1600 })] }),
    salesOrder({ number: 'M-2', lines: [unknown] }),
  ])
  const body = { orders: ids.map(orderId => ({ orderId, version: 2 })) }
  const { shipmentId } = (await ask(node, BuildFromOrders, { body }, clerk.token)).reply
  const known = { Qty: 2, packageType: 'PLT', Weight: 640, itemClass: '70', Length: 48, Width: 40, Height: 40 }
  await edit(shipmentId, ([one, two]) => [
    { ...one, Weight: 1612 },
    { ...two, ...known },
  ])
  expect((await details(shipmentId)).shipment.CustomerOrders).toMatchObject([
    { OrderNumber: 'M-1', packages: 4, Weight: 1612, palletized: true },
    { OrderNumber: 'M-2', packages: 7, Weight: 640, palletized: true },
  ])
})
