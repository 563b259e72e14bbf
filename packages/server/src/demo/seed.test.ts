import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { QuickRates } from '@waybill/contract/calls/Shipment/QuickRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { TerminalInformation } from '@waybill/contract/calls/Shipment/TerminalInformation.ts'
import { GetOrders } from '@waybill/contract/lists/openOrders.ts'
import { pickupOf, validateItem, validateShipment } from '@waybill/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadShipments } from '../modules/shipments/index.ts'
import { ask, startTestNode, type TestNode } from '../testing/node.ts'
import { demoCarriers } from './carriers.ts'
import { demoItems, lineOf } from './items.ts'
import { addDemoCompany, type DemoSignIn, firstSignIn } from './seed.ts'
import { seedDemo } from './showcase/seedDemo.ts'

let node: TestNode
beforeAll(async () => {
  node = await startTestNode()
})
afterAll(() => node.close())

async function keyOf(email: string): Promise<string> {
  const user = await node.app.db.identity
    .selectFrom('identity.member')
    .select(['user_id as userId', 'client_id as clientId'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return node.app.sessions.open(user, 'test')
}

it('fills an empty database once, with shipments that hold in every bucket and prices that can be booked', async () => {
  const told: (DemoSignIn | null)[] = []
  const tell = (signIn: DemoSignIn | null) => void told.push(signIn)
  const filling = seedDemo(node.app, tell)
  await expect.poll(() => told).toEqual([firstSignIn])
  // Whoever is told so may sign in, while the data are written.
  const body = { Email: firstSignIn.email, Password: firstSignIn.password }
  expect((await ask(node, Login, { body })).status).toBe(200)
  await filling
  await seedDemo(node.app, tell)
  expect(told).toEqual([firstSignIn, firstSignIn])
  const user = await node.app.db.identity
    .selectFrom('identity.member')
    .select(['user_id as userId', 'client_id as clientId'])
    .executeTakeFirstOrThrow()
  const token = await node.app.sessions.open(user, 'test')
  const { reply: counts } = await ask(node, GetShipmentCount, {}, token)
  expect(counts).toMatchObject({ O: 0, Q: 14, T: 15, A: 11, D: 92, V: 4 })
  const db = node.app.db.forClient(user.clientId)
  const rows = await db.read(node.app.db.query.selectFrom('shipment').select(['shipment_id', 'status', 'mode']))
  const ids = rows.map(row => row.shipment_id)
  for (const record of await loadShipments(db, user.clientId, ids)) {
    expect(validateShipment(record.shipment, pickupOf(record.shipment).date)).toEqual([])
  }
  expect(demoItems.flatMap(item => validateItem(item.sku, lineOf(item, 1)))).toEqual([])
  const quote = rows.findLast(row => row.status === 'Q' && row.mode === 'LTL')?.shipment_id ?? 0
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId: quote } }, token)
  expect(reply.rates.length).toBeGreaterThanOrEqual(3)
  expect(reply.selectedPricesheetid).not.toBeNull()
  for (const shipmentId of ids) {
    const { status, reply: details } = await ask(node, ShipmentDetails, { body: { shipmentId } }, token)
    expect([status, details.history.length > 0]).toEqual([200, true])
  }
})

it('has truckload and volume prices from files as carriers send them', async () => {
  await seedDemo(node.app)
  const user = await node.app.db.identity
    .selectFrom('identity.member')
    .select(['user_id as userId', 'client_id as clientId'])
    .where('email', '=', firstSignIn.email)
    .executeTakeFirstOrThrow()
  const token = await node.app.sessions.open(user, 'test')
  const lane = { OriginZip: '45402', DestinationZip: '89502', Weight: 18_000, itemClass: '70', Qty: 12 }
  const quick = async (mode: object) => {
    const { reply } = await ask(node, QuickRates, { body: { ...lane, ...mode } }, token)
    return reply.rates.map(({ CarrierSCAC, title, linehaul }) => [CarrierSCAC, title, linehaul])
  }
  // 2,170 miles at 2.05.
  expect(await quick({ shipMode: 'TL', EquipmentType: 'VAN' })).toEqual([['DMTK', 'Truckload', 444_850]])
  expect(await quick({ shipMode: 'TL', EquipmentType: 'STEPDECK' })).toMatchObject([['DMFB', 'Open deck', 580_000]])
  expect(await quick({ VolumeLTL: true, packageType: 'PLT' })).toContainEqual(['DMBL', 'Volume pallets', 178_600])
})

it('has open orders, some that are complete by themselves and some of which Set items has to know more', async () => {
  const signIn = await addDemoCompany(node.app)
  const token = await keyOf(signIn.email)
  const { reply } = await ask(node, GetOrders, { body: { pageSize: 100, filter: { states: ['open'] } } }, token)
  expect(reply.orders).toHaveLength(12)
  const first = reply.orders.filter(order => order.consignee === 'Demo Hardware Distribution')
  expect(new Set(first.map(({ ShipDate }) => ShipDate)).size).toBe(1)
  expect(first).toHaveLength(2)
  const built = []
  for (const { orderId, version } of reply.orders) {
    built.push(await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version }] } }, token))
  }
  const statuses = built.map(({ reply }) => reply.shipmentStatus)
  expect(statuses.filter(status => status === 'O')).toHaveLength(3)
  expect(statuses.filter(status => status === 'Q')).toHaveLength(9)
})

it('has terminals of every LTL carrier at both ends of a lane of its address book', async () => {
  const signIn = await addDemoCompany(node.app)
  const token = await keyOf(signIn.email)
  const body = { OriginZip: '45402', DestinationZip: '53703' }
  const { reply } = await ask(node, TerminalInformation, { body }, token)
  const named = reply.terminals.map(({ CarrierSCAC, end, City }) => `${CarrierSCAC} ${end} ${City}`)
  for (const { scac } of demoCarriers) {
    expect(named).toEqual(expect.arrayContaining([`${scac} origin Dayton`, `${scac} destination Madison`]))
  }
  expect(reply.terminals.every(({ point }) => point !== null)).toBe(true)
  expect(reply.refusals).toEqual([])
})
