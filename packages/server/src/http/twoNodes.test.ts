import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import pino from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeNode, type Node } from '../compose.ts'
import { newCompany, type Person } from '../testing/company.ts'
import { addFreight } from '../testing/freight.ts'
import { ask, type TestNode } from '../testing/node.ts'
import { connect, nextNews, startWiredNode, type Wired } from '../testing/wire.ts'

let wired: Wired
let second: Node
let isSecondUp = true
let clerk: Person
beforeAll(async () => {
  // Looked at once an hour, so that only the slot of the test is due.
  wired = await startWiredNode({}, 3_600)
  const { settings } = wired.node.app
  const given = { settings, connection: wired.node.connection, log: pino({ level: 'silent' }), clock: wired.node.clock }
  second = await composeNode(given)
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, ['DMGL'])
})
afterAll(async () => {
  if (isSecondUp) await second.close()
  await wired.close()
})

const asTest = (node: Node): TestNode => ({ ...wired.node, ...node })

async function quoted() {
  const { shipmentId, bolNumber } = await addFreight(wired.node, clerk)
  const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  return { shipmentId, bolNumber, PricesheetID: reply.rates[0]?.PricesheetID ?? 0 }
}

type Quoted = Awaited<ReturnType<typeof quoted>>
const book = (node: Node, { shipmentId, PricesheetID }: Quoted) =>
  ask(node, Pickup, { body: { shipmentId, version: 1, PricesheetID } }, clerk.token)
const booked = (node: Node, { shipmentId }: Quoted) =>
  nextNews(asTest(node), 'booking', data => data.shipmentId === shipmentId && data.state === 'booked')
const bought = ({ bolNumber }: Quoted) => wired.sandbox.ledger().filter(({ bol }) => bol === bolNumber).length

it('what happens at one node is heard at the other', async () => {
  const order = await quoted()
  const [here, there] = [booked(wired.node, order), booked(second, order)]
  expect((await book(second, order)).status).toBe(200)
  await Promise.all([here, there])
})

it('twenty orders through two nodes are each worked once', async () => {
  const orders: Quoted[] = []
  for (let n = 0; n < 20; n++) orders.push(await quoted())
  const all = Promise.all(orders.map(order => booked(wired.node, order)))
  const answers = await Promise.all(
    orders.flatMap((order, n) => [book(n % 2 === 0 ? wired.node : second, order), book(second, order)]),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  await all
  expect(orders.map(bought)).toEqual(orders.map(() => 1))
})

it('work that is due is worked once over all nodes', async () => {
  const order = await quoted()
  const news = booked(wired.node, order)
  await book(wired.node, order)
  await news
  const db = wired.node.app.db.forClient(clerk.clientId)
  const followed = await db.readOne(
    wired.node.app.db.query.selectFrom('booking').select('tender_id').where('shipment_id', '=', order.shipmentId),
  )
  const path = '/api/v4/shipments/tracking'
  const before = wired.sandbox.requests(path)
  const work = { clientId: clerk.clientId, subjectId: followed?.tender_id ?? 0 }
  const heard = nextNews(wired.node, 'tracking', news_ => news_.shipmentId === order.shipmentId)
  wired.sandbox.addEvents(order.bolNumber, [{ type: 'PICKED_UP' }])
  await db.transaction(async tx => {
    for (let n = 0; n < 6; n++) await wired.node.app.due.put(tx, 'follow', work, wired.node.clock.now())
  })
  await heard
  expect(wired.sandbox.requests(path) - before).toBe(1)
})

it('one node stopped loses nothing: the other works what was asked of it', async () => {
  const order = await quoted()
  wired.sandbox.fault({ kind: 'slow', operation: 'book', ms: 300, times: 1 })
  const news = booked(wired.node, order)
  await book(second, order)
  isSecondUp = false
  await second.close()
  await news
  expect(bought(order)).toBe(1)
})
