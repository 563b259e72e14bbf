import { calls } from '@waybill/contract'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GetOrdersToAdd } from '@waybill/contract/calls/Orders/GetOrdersToAdd.ts'
import { AddNewOrder } from '@waybill/contract/calls/Shipment/AddNewOrder.ts'
import type { SalesOrder } from '@waybill/domain'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { orderedFrom, orderedTo, putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const put = async (...given: readonly Partial<SalesOrder>[]) =>
  putOrders(
    node,
    clerk,
    given.map(one => salesOrder(one)),
  )

const build = async (...ids: readonly number[]) =>
  ask(node, BuildFromOrders, { body: { orders: ids.map(orderId => ({ orderId, version: 2 })) } }, clerk.token)

const add = async (shipmentId: number, ...ids: readonly number[]) => {
  const { version } = await details(shipmentId)
  const orders = ids.map(orderId => ({ orderId, version: 2 }))
  return ask(node, AddNewOrder, { body: { shipmentId, version, orders } }, clerk.token)
}

const details = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

const offered = async (shipmentId: number) =>
  (await ask(node, GetOrdersToAdd, { body: { shipmentId } }, clerk.token)).reply.orders.map(one => one.OrderNumber)

const otherDock = { ...orderedFrom, company: 'Other Dock', street: '9 Far Road', city: 'Troy', zip: '45373' }
const payer = { ...orderedTo, company: 'One Payer' }
const otherPayer = { ...orderedTo, company: 'Other Payer' }

it('what leaves elsewhere, is paid by another or in other money is not added, nor offered', async () => {
  const [first = 0, elsewhere = 0, canadian = 0, anywhere = 0] = await put(
    { number: 'A-1' },
    { number: 'A-2', shipFrom: otherDock },
    { number: 'A-3', currency: 'CAD' },
    { number: 'A-4', shipFrom: null },
  )
  const { shipmentId } = (await build(first)).reply
  expect(await offered(shipmentId)).toEqual(['A-4'])
  const refused = { code: 'OrdersDiffer', params: { first: 'A-1', other: 'A-2', what: 'where they leave' } }
  expect((await add(shipmentId, elsewhere)).error).toMatchObject(refused)
  expect((await add(shipmentId, canadian)).error?.params).toMatchObject({ other: 'A-3', what: 'currency' })
  const [inDollars = 0] = await put({})
  expect((await build(inDollars, canadian)).error?.params).toMatchObject({ what: 'currency' })
  expect((await add(shipmentId, anywhere)).status).toBe(200)

  const third = { terms: 'thirdParty' } as const
  const [paid = 0, otherwise = 0, unsaid = 0] = await put(
    { number: 'B-1', ...third, billTo: payer },
    { number: 'B-2', ...third, billTo: otherPayer },
    { number: 'B-3', ...third },
  )
  const built = (await build(paid)).reply
  expect(await offered(built.shipmentId)).toEqual(['B-3'])
  expect((await add(built.shipmentId, otherwise)).error?.params).toMatchObject({ what: 'who pays the freight' })
  expect((await add(built.shipmentId, unsaid)).status).toBe(200)
})

it('what an order asks for goes on the shipment with it: services, instructions, references, the carrier it names', async () => {
  const codes = ['BEST', 'OTHER'].map((ShipVia, n) => {
    return { ShipVia, SCAC: ['DMAA', 'DMBB'][n] ?? '', Mode: 'LTL' as const, Note: '' }
  })
  await ask(node, calls.ShipViaCodeUpdation, { body: { version: 0, codes } }, clerk.token)
  const [first = 0, second = 0, third = 0] = await put(
    { instructions: 'Keep dry', references: ['DEPT 1'] },
    { instructions: 'Call Sam first', references: ['DEPT 2'], services: ['LGDEL'], shipVia: 'best' },
    { number: 'C-3', shipVia: 'OTHER' },
  )
  const { shipmentId } = (await build(first)).reply
  expect((await add(shipmentId, second)).status).toBe(200)
  expect((await details(shipmentId)).shipment).toMatchObject({
    AdditionalService: ['LGDEL'],
    SpecialInstruction: 'Keep dry\nCall Sam first',
    PreAssignedCarrier: 'DMAA',
  })
  expect(JSON.stringify((await details(shipmentId)).shipment)).toContain('DEPT 2')
  expect((await add(shipmentId, third)).error?.params).toMatchObject({
    other: 'C-3',
    what: 'the carrier that is named',
  })
})

it('instructions that find no room are not cut in the middle: what is left out is said', async () => {
  const ids = await put(
    ...Array.from({ length: 40 }, (_, n) => ({ instructions: `Order ${n}: call Sam before 3 pm, gate ${n}` })),
  )
  const { shipment } = await details((await build(...ids)).reply.shipmentId)
  const said = shipment.SpecialInstruction.split('\n')
  expect(shipment.SpecialInstruction.length).toBeLessThanOrEqual(1000)
  expect(said.at(-1)).toBe('More instructions are in the orders: ask the shipper.')
  expect(said.slice(0, -1).every(line => /^Order \d+: call Sam before 3 pm, gate \d+$/.test(line))).toBe(true)
})
