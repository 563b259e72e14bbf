import { calls } from '@waybill/contract'
import { ConsolidateOrderReRoute } from '@waybill/contract/calls/Shipment/ConsolidateOrderReRoute.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const half = (given: Parameters<typeof salesOrder>[0] = {}) =>
  salesOrder({ lines: [orderLine({ quantity: 1, weightLb: 300, freightClass: '70' })], ...given })
const route = (flag: 'look' | 'consolidate' | 'deconsolidate', body: object, person = clerk) =>
  ask(node, ConsolidateOrderReRoute, { query: { flag }, body: body as never }, person.token)
const details = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

async function built() {
  const members = []
  for (const orderId of await putOrders(node, clerk, [half(), half()])) {
    const { reply } = await ask(
      node,
      calls.BuildFromOrders,
      { body: { orders: [{ orderId, version: 2 }] } },
      clerk.token,
    )
    members.push({ id: reply.shipmentId, version: reply.version })
  }
  return members
}

it('orders are looked at together and apart at real prices, and nothing is kept of it', async () => {
  await addPricedCarrier(node, clerk)
  const ids = await putOrders(node, clerk, [half(), half()])
  const { reply } = await route('look', { of: 'orders', members: ids.map(id => ({ id, version: 2 })) })
  const apart = reply.parts.map(({ total }) => total ?? 0).reduce((sum, total) => sum + total, 0)
  expect(reply.parts).toHaveLength(2)
  expect(reply.saves).toBe(apart - (reply.together.total ?? 0))
  expect(reply.saves).toBeGreaterThan(0)
  expect(reply.shipments).toEqual([])
  const counts = (await ask(node, calls.GetShipmentCount, { body: {} }, clerk.token)).reply
  expect(counts).toMatchObject({ O: 0, Q: 0 })
})

it('of what the consignee pays nothing is said to be saved', async () => {
  await addPricedCarrier(node, clerk)
  const ids = await putOrders(node, clerk, [half({ terms: 'collect' }), half({ terms: 'collect' })])
  const { reply } = await route('look', { of: 'orders', members: ids.map(id => ({ id, version: 2 })) })
  expect(reply.parts.every(({ total }) => total !== null)).toBe(true)
  expect(reply.saves).toBeNull()
})

it('what is merged is rated at once, and what it comes apart into as well', async () => {
  await addPricedCarrier(node, clerk)
  const members = await built()
  const { reply } = await route('consolidate', { members })
  const [whole] = reply.shipments
  if (whole === undefined) throw new Error('nothing was merged')
  const page = await details(whole.shipmentId)
  const chosen = page.PriceSheets.find(({ PricesheetID }) => PricesheetID === page.selectedPricesheetid)
  expect(chosen?.CurrAmount).toBe(reply.together.total)
  expect(reply.saves).toBeGreaterThan(0)
  const back = await route('deconsolidate', { members: [{ id: whole.shipmentId, version: whole.version }] })
  expect(back.reply.shipments.map(({ shipmentId }) => shipmentId)).toEqual(members.map(({ id }) => id))
  expect(back.reply).toMatchObject({ together: reply.together, parts: reply.parts, saves: reply.saves })
  for (const { id } of members) expect((await details(id)).selectedPricesheetid).not.toBeNull()
})

it('without prices it is merged all the same, and nobody says what it saves; strangers find nothing', async () => {
  const members = await built()
  expect((await route('look', { members }, await newCompany(node))).error?.code).toBe('NotFound')
  const { reply } = await route('consolidate', { members })
  expect(reply).toMatchObject({ saves: null, together: { total: null }, shipments: [{ shipmentStatus: 'Q' }] })
  const [first] = members
  expect((await route('consolidate', { members: [first] })).error?.code).toBe('ChangedMeanwhile')
})
