import { DisputedLabels } from '@waybill/contract/calls/DayEnd/DisputedLabels.ts'
import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { UnscannedLabels } from '@waybill/contract/calls/DayEnd/UnscannedLabels.ts'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import type { SalesOrder } from '@waybill/domain'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../testing/parcels.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { labelsOf } from '../labels/index.ts'

const wired: Wired = await startWiredNode()
let clerk: Person
beforeEach(async () => {
  clerk = await newCompany(wired.node)
})
afterAll(() => wired.close())

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

const payer = {
  ...{ company: 'Payer Inc', street: '3 Side Street', street2: '', city: 'Reno', state: 'NV', zip: '89501' },
  ...{ country: 'US', contactName: 'Pat', contactPhone: '555-0100', contactEmail: '' },
}

/** Freight of an order, booked by telephone at a price of a rate sheet. */
async function booked(given: Partial<SalesOrder>) {
  const lines = [orderLine({ quantity: 1, weightLb: 480, freightClass: '70' })]
  const [orderId = 0] = await putOrders(wired.node, clerk, [salesOrder({ lines, ...given })])
  const orders = [{ orderId, version: 2 }]
  const { shipmentId } = (await ask(wired.node, BuildFromOrders, { body: { orders } }, clerk.token)).reply
  const { rates } = (await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply
  const [rate] = rates
  const { version } = await details(shipmentId)
  const body = { shipmentId, version, PricesheetID: rate?.PricesheetID ?? 0, spokeWith: 'Ann' }
  const answer = await ask(wired.node, Pickup, { query: { flag: 'call' }, body }, clerk.token)
  expect(answer.status, answer.text).toBe(200)
  return { shipmentId, orderId, amount: rate?.CurrAmount ?? 0 }
}

const listed = async (body: object = {}) =>
  (await ask(wired.node, GetShipmentList, { query: { statuscode: 'T' }, body }, clerk.token)).reply.rows

it.each([
  ['the shipper', {}, true],
  ['a third party', { terms: 'thirdParty', billTo: payer }, false],
] as const)('freight that %s pays stands in what we owe, or in nothing of it', async (_, given, isOurs) => {
  await addPricedCarrier(wired.node, clerk, { scac: 'DMAA' })
  const { shipmentId, orderId, amount } = await booked(given)
  expect(amount).toBeGreaterThan(0)
  const ours = isOurs ? amount : null
  const shown = await details(shipmentId)
  expect([shown.TotalCharge, shown.otherCharge]).toEqual([ours, isOurs ? null : amount])
  expect(shown.orders.map(({ bornCharge }) => bornCharge)).toEqual([ours])
  const order = await ask(wired.node, GetOrder, { body: { orderId } }, clerk.token)
  expect(order.reply.shipments.map(({ bornCharge }) => bornCharge)).toEqual([ours])
  expect((await listed()).map(({ TotalCharge }) => TotalCharge)).toEqual([ours])
  expect(await listed({ filter: { amount: { from: 1 } } })).toHaveLength(isOurs ? 1 : 0)
  const query = { statuscode: 'T' } as const
  const file = await ask(wired.node, ExportShipments, { query, body: { columns: ['TotalCharge'] } }, clerk.token)
  expect(file.text.split('\r\n')[1]).toBe(isOurs ? (amount / 100).toFixed(2) : '')
})

it('a list by amount has what others pay among what has none', async () => {
  await addPricedCarrier(wired.node, clerk, { scac: 'DMAA' })
  const mine = await booked({})
  const theirs = await booked({ terms: 'thirdParty', billTo: payer })
  const inOrder = async (sortOrder: 'asc' | 'desc') =>
    (await listed({ sortName: 'amount', sortOrder })).map(({ shipmentId }) => shipmentId)
  expect(await inOrder('desc')).toEqual([mine.shipmentId, theirs.shipmentId])
  expect(await inOrder('asc')).toEqual([theirs.shipmentId, mine.shipmentId])
})

it('packages that the consignee pays are in no total of the day, and on no list of raised charges', async () => {
  await connectUps(wired.node, clerk)
  const account = { PaymentType: 'C' as const, UPSAccountNumber: '1A2B3C' }
  const theirs = (await buildParcels(wired.node, clerk, 2, account)).shipmentId
  const mine = (await buildParcels(wired.node, clerk, 1)).shipmentId
  const { app } = wired.node
  const labels = (shipmentId: number) => labelsOf(app, app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
  for (const shipmentId of [theirs, mine]) {
    const answer = await orderLabels(wired.node, clerk.token, shipmentId)
    expect(answer.status, answer.text).toBe(200)
    for (;;) {
      const next = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId)
      if ((await labels(shipmentId)).every(({ state }) => state === 'bought')) break
      await whileTimePasses(wired.node, 5, next)
    }
  }
  const ours = (await details(mine)).TotalCharge ?? 0
  const shown = await details(theirs)
  const sum = shown.labels.reduce((all, { charge }) => all + (charge ?? 0), 0)
  expect([shown.TotalCharge, shown.otherCharge, sum > 0]).toEqual([null, sum, true])
  wired.node.clock.pass(1000)
  const unscanned = (await ask(wired.node, UnscannedLabels, { body: { days: 0 } }, clerk.token)).reply
  expect([unscanned.count, unscanned.totals]).toEqual([3, [{ currency: 'USD', charge: ours }]])
  const { accounts } = (await ask(wired.node, GetDayEnd, {}, clerk.token)).reply
  expect(accounts[0]?.open).toMatchObject([{ count: 3, charges: ours }])
  await app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      sql`update label set charge = charge + 300, state = 'disputed' where client_id = ${clerk.clientId}`.execute(tx),
    )
  const disputed = (await ask(wired.node, DisputedLabels, {}, clerk.token)).reply
  expect([disputed.count, disputed.totals]).toEqual([3, [{ currency: 'USD', charge: ours + 300 }]])
  const { charges } = (await ask(wired.node, GetCarrierWork, {}, clerk.token)).reply
  expect(charges.map(({ shipmentId }) => shipmentId)).toEqual([mine])
})
