import { calls } from '@waybill/contract'
import { GetConsolidateOrderData } from '@waybill/contract/calls/Shipment/GetConsolidateOrderData.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { orderedTo, orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { connect, startWiredNode } from '../../testing/wire.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const proposals = async (of: 'orders' | 'shipments') =>
  (await ask(node, GetConsolidateOrderData, { body: { of } }, clerk.token)).reply

const half = (given: Parameters<typeof salesOrder>[0] = {}) =>
  salesOrder({ lines: [orderLine({ quantity: 1, weightLb: 300, freightClass: '70' })], ...given })

it('open orders to one place on one day are proposed with what the sheets say it saves', async () => {
  await addPricedCarrier(node, clerk)
  const ids = await putOrders(node, clerk, [
    half(),
    half(),
    salesOrder({ shipTo: { ...orderedTo, zip: '89502' } }),
    salesOrder({ terms: 'collect' }),
    salesOrder({ dueDate: '2026-12-20' }),
    salesOrder({ lines: [orderLine({ isHazardous: true })] }),
  ])
  const { total, proposals: found } = await proposals('orders')
  expect(total).toBe(1)
  expect(found[0]).toMatchObject({
    consignee: 'Test Consignee',
    Zip: '89501',
    PaymentType: 'P',
    shipMode: 'LTL',
    Weight: 600,
  })
  expect(found[0]?.members.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  const saves = found[0]?.saves
  expect(saves?.amount).toBe((saves?.apart ?? 0) - (saves?.together ?? 0))
  expect(saves?.amount).toBeGreaterThan(0)
})

it('one place in two spellings is one place, for what is proposed and for what is built', async () => {
  const street = { ...orderedTo, company: 'TEST CONSIGNEE, Inc.', street: '1 North Main Street' }
  const ids = await putOrders(node, clerk, [
    salesOrder({ shipTo: street }),
    salesOrder({ shipTo: { ...street, company: 'Test Consignee', street: '1 N. Main St', zip: '89501-0042' } }),
    salesOrder({ shipTo: { ...street, street: '2 North Main Street' } }),
  ])
  const { proposals: found } = await proposals('orders')
  expect(found.map(({ members }) => members.map(({ id }) => id))).toEqual([ids.slice(0, 2)])
  const body = { orders: (found[0]?.members ?? []).map(({ id, version }) => ({ orderId: id, version })) }
  expect((await ask(node, calls.BuildFromOrders, { body }, clerk.token)).status).toBe(200)
})

it('what was built apart is proposed as shipments, at the same saving, and no more once it is merged', async () => {
  await addPricedCarrier(node, clerk)
  const ids = await putOrders(node, clerk, [half(), half()])
  const before = await proposals('orders')
  const shipments = []
  for (const orderId of ids) {
    const body = { orders: [{ orderId, version: 2 }] }
    const { reply } = await ask(node, calls.BuildFromOrders, { body }, clerk.token)
    shipments.push({ shipmentId: reply.shipmentId, version: reply.version })
  }
  expect((await proposals('orders')).total).toBe(0)
  const found = await proposals('shipments')
  expect(found.proposals[0]?.saves).toEqual(before.proposals[0]?.saves)
  const query = { flag: 'consolidate' as const }
  await ask(node, calls.ConsolidateandDeconsolidateOrders, { query, body: { shipments } }, clerk.token)
  expect((await proposals('shipments')).total).toBe(0)
})

it('what the consignee pays is proposed without a saving of ours', async () => {
  await addPricedCarrier(node, clerk)
  await putOrders(node, clerk, [half({ terms: 'collect' }), half({ terms: 'collect' })])
  const { proposals: found } = await proposals('orders')
  expect(found).toMatchObject([{ PaymentType: 'C', saves: null }])
})

it('without a sheet that prices it all nothing is said to be saved', async () => {
  await putOrders(node, clerk, [half(), half()])
  const { proposals: found } = await proposals('orders')
  expect(found[0]?.saves).toBeNull()
})

it('where carriers are asked for prices nothing is said to be saved by sheets: theirs are what is booked', async () => {
  const wired = await startWiredNode()
  try {
    const person = await newCompany(wired.node)
    await addPricedCarrier(wired.node, person)
    await putOrders(wired.node, person, [half(), half()])
    const look = async () => (await ask(wired.node, GetConsolidateOrderData, { body: {} }, person.token)).reply
    expect(await look()).toMatchObject({ asksLive: false, proposals: [{ saves: { currency: 'USD' } }] })
    await connect(wired.node, person, ['DMAA'])
    expect(await look()).toMatchObject({ asksLive: true, proposals: [{ saves: null }] })
  } finally {
    await wired.close()
  }
})
