import { calls } from '@waybill/contract'
import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { SaveSalesOrder } from '@waybill/contract/calls/Orders/SaveSalesOrder.ts'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { orderedFrom, orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

async function builtOf(given: Parameters<typeof salesOrder>[0], ...more: Parameters<typeof salesOrder>[0][]) {
  const ids = await putOrders(node, clerk, [given, ...more].map(salesOrder))
  const orders = ids.map(orderId => ({ orderId, version: 2 }))
  const { reply } = await ask(node, calls.BuildFromOrders, { body: { orders } }, clerk.token)
  return { orderId: ids[0] ?? 0, shipmentId: reply.shipmentId }
}

/** Changes the head of the order as a person does. */
async function change(orderId: number, given: object) {
  const { order, Items, version } = (await ask(node, GetOrder, { body: { orderId } }, clerk.token)).reply
  const body = { seen: { orderId, version }, order: { ...order, Items, ...given } }
  return ask(node, SaveSalesOrder, { body: SaveSalesOrder.body.parse(body) }, clerk.token)
}

const shipped = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.shipment

it('services that are added to an order stand on the freight that was built of it, and those it no longer asks for go', async () => {
  const { orderId, shipmentId } = await builtOf({ services: ['INDEL'] })
  expect((await change(orderId, { AdditionalService: ['LGDEL'] })).reply.became).toBe('changed')
  expect((await shipped(shipmentId)).AdditionalService).toEqual(['LGDEL'])
})

it('where it leaves and who pays follow, unless another order on it says otherwise', async () => {
  const alone = await builtOf({ terms: 'thirdParty', billTo: orderedFrom })
  const payer = { CompanyName: 'Test Payer', Street: '9 Pay Street', City: 'Reno', State: 'NV', Zip: '89501' }
  const dock = { CompanyName: 'Test Dock Two', Street: '2 Dock Road', City: 'Dayton', State: 'OH', Zip: '45402' }
  expect((await change(alone.orderId, { Billto: payer, PickupAddress: dock })).reply.became).toBe('changed')
  expect(await shipped(alone.shipmentId)).toMatchObject({
    Billto: { CompanyName: 'Test Payer' },
    Origin: { CompanyName: 'Test Dock Two' },
  })
  const together = await builtOf({}, {})
  const refused = await change(together.orderId, { PickupAddress: dock })
  expect(refused.error).toMatchObject({ code: 'OrderHeld', issues: [{ code: 'orderDiffers' }] })
  expect((await shipped(together.shipmentId)).Origin.CompanyName).toBe('Test Dock')
})

it('the carrier follows the ship-via code, without the price of the one before, unless another order on it says otherwise', async () => {
  const codes = ['DMAA', 'DMAB'].map(SCAC => ({ ShipVia: `VIA-${SCAC}`, SCAC, Mode: 'LTL' as const }))
  await ask(node, calls.ShipViaCodeUpdation, { body: { version: 0, codes } }, clerk.token)
  await addPricedCarrier(node, clerk, { scac: 'DMAA', insuredUntil: '2027-11-20' })
  const carrierOf = (shipmentId: number) =>
    node.app.db
      .forClient(clerk.clientId)
      .readOne(
        node.app.db.query
          .selectFrom('shipment')
          .select(['appointed_carrier', 'selected_quote_id'])
          .where('client_id', '=', clerk.clientId)
          .where('shipment_id', '=', shipmentId),
      )
  const lines = [orderLine({ quantity: 1, weightLb: 300, freightClass: '70' })]
  const alone = await builtOf({ shipVia: 'VIA-DMAA', lines })
  await ask(node, calls.GETLTLRates, { body: { shipmentId: alone.shipmentId } }, clerk.token)
  expect(await carrierOf(alone.shipmentId)).toEqual({
    appointed_carrier: 'DMAA',
    selected_quote_id: expect.any(Number),
  })
  expect((await change(alone.orderId, { shipVia: 'VIA-DMAB' })).reply.became).toBe('changed')
  expect(await carrierOf(alone.shipmentId)).toEqual({ appointed_carrier: 'DMAB', selected_quote_id: null })
  await change(alone.orderId, { shipVia: '' })
  expect(await carrierOf(alone.shipmentId)).toMatchObject({ appointed_carrier: '' })
  const together = await builtOf({ shipVia: 'VIA-DMAA' }, { shipVia: 'VIA-DMAA' })
  const refused = await change(together.orderId, { shipVia: 'VIA-DMAB' })
  expect(refused.error).toMatchObject({ code: 'OrderHeld', issues: [{ code: 'orderDiffers' }] })
  expect(await carrierOf(together.shipmentId)).toMatchObject({ appointed_carrier: 'DMAA' })
})

it('an order that names another carrier is not added to a shipment, and one that alone names any brings it', async () => {
  const codes = ['DMAA', 'DMAB'].map(SCAC => ({ ShipVia: `VIA-${SCAC}`, SCAC, Mode: 'LTL' as const }))
  await ask(node, calls.ShipViaCodeUpdation, { body: { version: 0, codes } }, clerk.token)
  const [plain = 0, first = 0, other = 0] = await putOrders(node, clerk, [
    salesOrder(),
    salesOrder({ shipVia: 'VIA-DMAA' }),
    salesOrder({ shipVia: 'VIA-DMAB' }),
  ])
  const body = { orders: [{ orderId: plain, version: 2 }] }
  const built = (await ask(node, calls.BuildFromOrders, { body }, clerk.token)).reply
  const add = ({ shipmentId, version }: { shipmentId: number; version: number }, orderId: number) =>
    ask(node, calls.AddNewOrder, { body: { shipmentId, version, orders: [{ orderId, version: 2 }] } }, clerk.token)
  const now = (await add(built, first)).reply
  const refused = await add(now, other)
  expect(refused.error).toMatchObject({ code: 'OrdersDiffer', params: { what: 'the carrier that is named' } })
  const row = await node.app.db
    .forClient(clerk.clientId)
    .readOne(
      node.app.db.query
        .selectFrom('shipment')
        .select('appointed_carrier')
        .where('client_id', '=', clerk.clientId)
        .where('shipment_id', '=', built.shipmentId),
    )
  expect(row).toEqual({ appointed_carrier: 'DMAA' })
})
