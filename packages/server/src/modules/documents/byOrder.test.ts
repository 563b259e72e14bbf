import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { PrintDocumentDetails } from '@waybill/contract/calls/Shipment/PrintDocumentDetails.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const found = async (body: object, person = clerk) =>
  (await ask(node, PrintDocumentDetails, { body }, person.token)).reply.documents?.map(one => one.shipmentId)

it('papers are found by the orders that shipments hold, by a part of one, and by a number that was written on one', async () => {
  const built = []
  for (const backOrder of ['', '1']) {
    const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'P-1', backOrder })])
    built.push((await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version: 2 }] } }, clerk.token)).reply)
  }
  const [whole = 0, part = 0] = built.map(({ shipmentId }) => shipmentId)
  const { shipmentId: written } = await addFreight(node, clerk, { orderNumber: 'P-2' })
  expect(await found({ orderNumbers: ['P-1'] })).toEqual([part, whole])
  expect(await found({ orderNumbers: ['P-1'], BackOrderCode: '1' })).toEqual([part])
  expect(await found({ orderNumbers: ['P-1'], BackOrderCode: '' })).toEqual([whole])
  expect(await found({ orderNumbers: ['P-2', 'P-3'], shipmentIds: [whole] })).toEqual([whole, written])
  expect(await found({ orderNumbers: ['P-1'] }, await newCompany(node))).toEqual([])
  expect((await ask(node, PrintDocumentDetails, { body: { shipmentIds: [] } }, clerk.token)).status).toBe(400)
})
