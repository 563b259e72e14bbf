import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { SaveSalesOrder } from '@waybill/contract/calls/Orders/SaveSalesOrder.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const save = (body: object) => ask(node, SaveSalesOrder, { body: body as never }, clerk.token)
const orderOf = async (orderId: number) => (await ask(node, GetOrder, { body: { orderId } }, clerk.token)).reply
const place = { CompanyName: 'Other Dock', Street: '9 Other Street', City: 'Reno', State: 'NV', Zip: '89501' }

it.each([
  ['services', { AdditionalService: ['LFTD'] }],
  ['the dock it leaves', { PickupAddress: place }],
  ['who pays', { Billto: place }],
  ['its currency', { OrderValue: 5_000, currency: 'CAD' }],
])('a change of %s of an order is kept once it was said to be', async (_, given) => {
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder()])
  const { order, Items, version } = await orderOf(orderId)
  const { reply } = await save({ seen: { orderId, version }, order: { ...order, ...given, Items } })
  expect(reply.became).toBe('changed')
  expect((await orderOf(orderId)).order).toMatchObject(given)
})

it('a line that was cancelled stays so when a word of it is mended', async () => {
  const lines = [orderLine(), orderLine({ sku: 'TEST-2' })]
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ lines })])
  const first = await orderOf(orderId)
  const [one, two] = first.Items
  await save({
    seen: { orderId, version: first.version },
    order: { ...first.order, Items: [one, { ...two, OriginalQty: 0 }] },
  })
  const now = await orderOf(orderId)
  const changed = { ...now.Items[1], Description: 'Mended' }
  await save({ seen: { orderId, version: now.version }, order: { ...now.order, Items: [now.Items[0], changed] } })
  expect((await orderOf(orderId)).Items[1]).toMatchObject({ cancelled: 4, open: 0 })
  const later = await orderOf(orderId)
  const more = { ...later.Items[1], OriginalQty: 3 }
  await save({ seen: { orderId, version: later.version }, order: { ...later.order, Items: [later.Items[0], more] } })
  expect((await orderOf(orderId)).Items[1]).toMatchObject({ cancelled: 0, open: 3 })
})
