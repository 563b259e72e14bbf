import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GetOrder } from '@waybill/contract/calls/Orders/GetOrder.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { spreadCharges } from './spread.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
})

const details = async (shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const rated = async (shipmentId: number): Promise<number> =>
  (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply.rates[0]?.PricesheetID ?? 0

/** A booked shipment of orders that weigh so much. */
async function booked(...weights: readonly number[]) {
  const orderIds = await putOrders(
    node,
    clerk,
    weights.map(weightLb =>
      salesOrder({
        value: 10_000,
        references: [`R-${weightLb}`],
        lines: [orderLine({ quantity: 1, weightLb, freightClass: '70' })],
      }),
    ),
  )
  const orders = orderIds.map(orderId => ({ orderId, version: 2 }))
  const { reply } = await ask(node, BuildFromOrders, { body: { orders } }, clerk.token)
  const { shipmentId } = reply
  const PricesheetID = await rated(shipmentId)
  const body = { shipmentId, version: (await details(shipmentId)).version, PricesheetID, spokeWith: 'Ann' }
  expect((await ask(node, Pickup, { query: { flag: 'call' }, body }, clerk.token)).error?.issues).toBeUndefined()
  return { shipmentId, orderIds }
}

const spreads = (shipmentId: number) =>
  node.app.db.forClient(clerk.clientId).transaction(async tx => {
    const { rows } = await sql<{ amendment_no: number; spread: number; charged: number }>`
      select s.amendment_no, sum(s.amount)::bigint as spread, min(c.total)::bigint as charged
        from charge_spread s
        join (select tender_id, amendment_no, sum(amount) as total from charge
               where client_id = ${clerk.clientId} group by 1, 2) c using (tender_id, amendment_no)
       where s.client_id = ${clerk.clientId} and s.shipment_id = ${shipmentId} group by 1 order by 1`.execute(tx)
    return rows
  })

it('what a shipment is bought at is borne by its orders by weight, and by each order where it is looked at', async () => {
  const { shipmentId, orderIds } = await booked(480, 320, 200)
  const shown = await details(shipmentId)
  const shares = shown.orders.map(({ bornCharge }) => bornCharge ?? 0)
  const total = shown.TotalCharge ?? 0
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
  expect(shares.slice(1)).toEqual([320, 200].map(weight => Math.floor((total * weight) / 1000)))
  expect(shown).toMatchObject({ OrderValue: 30_000, AdditionalRef: ['R-480', 'R-320', 'R-200'] })
  expect(shown.shipment.Items.map(({ OriginalQty }) => OriginalQty)).toEqual([1, 1, 1])
  const [, second = 0] = orderIds
  const order = (await ask(node, GetOrder, { body: { orderId: second } }, clerk.token)).reply
  expect(order.shipments).toMatchObject([{ shipmentId, bornCharge: shares[1], bornCurrency: 'USD' }])
})

it('each price that is accepted is spread anew, as a set beside the one before', async () => {
  const { shipmentId } = await booked(480, 320)
  const { version, shipment } = await details(shipmentId)
  const Items = shipment.Items.map((item, index) =>
    index === 0 ? { ...item, Weight: 4_800, TotalWeight: 4_800 } : item,
  )
  const saved = await ask(node, SaveItemDetails, { body: { shipmentId, version, Items } }, clerk.token)
  const PricesheetID = await rated(shipmentId)
  const body = { shipmentId, version: saved.reply.version, way: 'call' as const, PricesheetID, spokeWith: 'Ann' }
  expect((await ask(node, TellCarrier, { body }, clerk.token)).status).toBe(200)
  const sets = await spreads(shipmentId)
  expect(sets.map(({ amendment_no }) => amendment_no)).toEqual([0, 1])
  for (const { spread, charged } of sets) expect(spread).toBe(charged)
  const after = await details(shipmentId)
  expect(after.orders.reduce((sum, { bornCharge }) => sum + (bornCharge ?? 0), 0)).toBe(after.TotalCharge)
})

it('whatever the price and the weights are, a set sums to its charges; a shipment without orders has none', async () => {
  const { shipmentId } = await booked(100, 100, 100, 100)
  const db = node.app.db.forClient(clerk.clientId)
  const { booking, shipment } = await details(shipmentId)
  const tenderId = booking.bookingId ?? 0
  let state = 42
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * limit)
  }
  const at = node.clock.now()
  for (let amendmentNo = 1; amendmentNo <= 40; amendmentNo++) {
    const amounts = Array.from({ length: 1 + below(4) }, () => below(1_000_000) - 100_000)
    await db.transaction(async tx => {
      for (const { LineID } of shipment.Items) {
        const weight = below(5) === 0 ? 0 : below(1_000_000) / 100
        await sql`update shipment_line set weight_lb = ${weight} where client_id = ${clerk.clientId}
                   and shipment_id = ${shipmentId} and line_id = ${LineID}`.execute(tx)
      }
      await sql`
        insert into charge (client_id, tender_id, amendment_no, line_no, shipment_id, phase, kind, code, amount, currency, source, made_at)
        select ${clerk.clientId}, ${tenderId}, ${amendmentNo}, n, ${shipmentId}, 'amended', 'linehaul', '', amount, 'USD', '', ${at.toISOString()}
          from unnest(${amounts}::bigint[]) with ordinality a (amount, n)`.execute(tx)
      await spreadCharges(tx, { clientId: clerk.clientId, tenderId, amendmentNo }, at)
    })
  }
  const sets = await spreads(shipmentId)
  expect(sets).toHaveLength(41)
  for (const { amendment_no, spread, charged } of sets) expect([amendment_no, spread]).toEqual([amendment_no, charged])
  await expect(sql`update charge_spread set amount = 0`.execute(node.app.db.query)).rejects.toThrow('permission denied')
})
