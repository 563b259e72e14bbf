import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { OrderIntegration } from '@waybill/contract/calls/Shipment/OrderIntegration.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { GetConfirmations } from '@waybill/contract/lists/shipConfirmations.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { rested, theSource } from '../../testing/orderSources.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
})

const integrate = (Functype: 'save' | 'confirm', body: object) =>
  ask(node, OrderIntegration, { query: { Functype }, body }, clerk.token)
const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const priceOf = async (shipmentId: number): Promise<number> =>
  (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply.rates[0]?.PricesheetID ?? 0
const listed = async () => {
  await rested(node)
  return (await ask(node, GetConfirmations, { body: {} }, clerk.token)).reply.confirmations
}

it('a booking is said as soon as a carrier has it, its later charge amends it, and a void takes it back', async () => {
  await integrate('save', { name: 'ERP' })
  const { sourceId, version: seen } = await theSource(node, clerk)
  await integrate('confirm', { sourceId, version: seen, confirmCause: 'booked' })
  const lines = [orderLine({ quantity: 1, weightLb: 480, freightClass: '70' })]
  const [orderId = 0] = await putOrders(node, clerk, [salesOrder({ number: 'BOOKED1', lines })])
  const { version: ofOrder } = await node.app.db.forClient(clerk.clientId).transaction(async tx => {
    const own = await sql<{ version: number }>`
      update sales_order set source_id = ${sourceId} where client_id = ${clerk.clientId} and order_id = ${orderId}
      returning version`.execute(tx)
    return own.rows[0] ?? { version: 0 }
  })
  const orders = [{ orderId, version: ofOrder }]
  const { shipmentId } = (await ask(node, BuildFromOrders, { body: { orders } }, clerk.token)).reply
  expect(await listed()).toEqual([])

  const bought = {
    ...{ shipmentId, PricesheetID: await priceOf(shipmentId), spokeWith: 'Ann' },
    version: (await details(shipmentId)).version,
  }
  expect((await ask(node, Pickup, { query: { flag: 'call' }, body: bought }, clerk.token)).status).toBe(200)
  const first = await details(shipmentId)
  expect(await listed()).toMatchObject([{ number: 1, cause: 'booked', charge: first.TotalCharge, currency: 'USD' }])

  // The freight grew, and the carrier's new price was accepted.
  const Items = first.shipment.Items.map(item => ({ ...item, Weight: 4_800, TotalWeight: 4_800 }))
  const saved = await ask(node, SaveItemDetails, { body: { shipmentId, version: first.version, Items } }, clerk.token)
  const dearer = {
    ...{ shipmentId, version: saved.reply.version, way: 'call' as const, spokeWith: 'Ann' },
    PricesheetID: await priceOf(shipmentId),
  }
  expect((await ask(node, TellCarrier, { body: dearer }, clerk.token)).status).toBe(200)
  const second = await details(shipmentId)
  expect(second.TotalCharge).toBeGreaterThan(first.TotalCharge ?? 0)
  const [amended, ...before] = await listed()
  expect(before).toHaveLength(1)
  expect(amended).toMatchObject({ number: 2, cause: 'booked', charge: second.TotalCharge })

  const gone = { shipmentId, version: second.version, spokeWith: 'Ann' }
  expect((await ask(node, Void, { body: gone }, clerk.token)).status).toBe(200)
  expect((await listed()).map(({ number, cause, charge }) => [number, cause, charge])).toEqual([
    [3, 'void', null],
    [2, 'booked', second.TotalCharge],
    [1, 'booked', first.TotalCharge],
  ])
})
