import type { BodyOf } from '@waybill/contract'
import { ODFLAccountSetup } from '@waybill/contract/calls/Carriers/ODFLAccountSetup.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ODFLAddCarrier } from '@waybill/contract/calls/Shipment/ODFLAddCarrier.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { detailsOf } from '../../testing/memoryCarrier.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { nextNews, startWiredNode, WIRE_SECRET, type Wired } from '../../testing/wire.ts'

let wired: Wired
let node: TestNode
/** A node before the connector was there. */
let before: TestNode
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  node = wired.node
  before = await startTestNode(testSettings(), { connectors: [] })
})
afterAll(async () => {
  await wired.close()
  await before.close()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

const given = { userName: 'shipper', password: WIRE_SECRET, accountNumber: '12345678' }

const setup = (body: BodyOf<typeof ODFLAccountSetup>, Mode: 'load' | 'save' = 'save', of = node, who = clerk) =>
  ask(of, ODFLAccountSetup, { query: { Mode }, body }, who.token)

it('an account is asked of the carrier, kept, replaced, and its password never answered', async () => {
  expect((await setup({}, 'load')).reply).toMatchObject({ Status: 'load', userName: '', hasPassword: false })
  const added = await setup(given)
  expect(added.reply).toMatchObject({
    Status: 'success',
    userName: 'shipper',
    accountNumber: '12345678',
    verified: true,
  })
  const updated = await setup({ ...given, password: '', accountNumber: '87654321' })
  expect(updated.reply).toMatchObject({ Status: 'updated', accountNumber: '87654321', verified: true })
  const loaded = await setup({}, 'load')
  expect(loaded.reply).toMatchObject({ Status: 'load', accountNumber: '87654321', hasPassword: true })
  expect(added.text + updated.text + loaded.text).not.toContain(WIRE_SECRET)
  const rows = await node.app.db
    .forClient(clerk.clientId)
    .read(node.app.db.query.selectFrom('carrier_account').selectAll().where('client_id', '=', clerk.clientId))
  expect(rows.filter(({ active }) => active)).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(WIRE_SECRET)
})

it('what the carrier refuses is not kept, and its words are answered', async () => {
  const refused = await setup({ ...given, password: 'wrong' })
  expect([refused.status, refused.reply.Status, refused.reply.hasPassword]).toEqual([200, 'error', false])
  expect(refused.reply.Message).toContain('Invalid user name or password')
  expect((await setup({}, 'load')).reply.hasPassword).toBe(false)
})

it('a carrier that can’t be reached leaves what was kept before', async () => {
  await setup(given)
  wired.sandbox.fault({ kind: 'status500' })
  const failed = await setup({ ...given, accountNumber: '11111111' })
  wired.sandbox.clearFaults()
  expect(failed.reply).toMatchObject({ Status: 'failed', accountNumber: '12345678', hasPassword: true })
})

it('before its connector is there the account is kept, not verified, and holds up no question for prices', async () => {
  const early = await newCompany(before)
  expect((await setup(given, 'save', before, early)).reply).toMatchObject({ Status: 'success', verified: false })
  const { shipmentId } = await addFreight(before, early)
  expect((await ask(before, GETLTLRates, { body: { shipmentId } }, early.token)).status).toBe(200)
})

it('says at each field what is missing, and who may not ask', async () => {
  const empty = await setup({ userName: 'shipper' })
  expect([empty.status, empty.error.message]).toEqual([422, 'Please fill all the details'])
  expect(empty.error.issues?.map(({ at }) => at)).toEqual(['body.password', 'body.accountNumber'])
  const packer = await newPerson(node, clerk.clientId, ['Track'])
  expect((await setup(given, 'save', node, packer)).status).toBe(403)
})

it('ODFL is put on the list once its account is kept, and once only', async () => {
  const add = () => ask(node, ODFLAddCarrier, {}, clerk.token)
  expect((await add()).error.code).toBe('CarrierNotReached')
  await setup(given)
  expect((await add()).reply.Message).toBe('Carrier(Old Dominion Freight Line) has been added successfully')
  const again = await add()
  expect(again.reply).toMatchObject({ Message: '', carrier: { SCAC: 'ODFL', kind: 'instant', isConnected: true } })
  const stranger = await newCompany(node)
  expect((await setup({}, 'load', node, stranger)).reply.hasPassword).toBe(false)
})

it('an order stays with the account number that it was placed with', async () => {
  await setup(given)
  const { shipmentId } = await addFreight(node, clerk)
  const { rates } = (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply
  const settled = (state: string) =>
    nextNews(node, 'booking', data => data.shipmentId === shipmentId && data.state === state)
  const booked = settled('booked')
  const { version } = await detailsOf(node, clerk, shipmentId)
  const order = { shipmentId, version, PricesheetID: rates[0]?.PricesheetID ?? 0 }
  expect((await ask(node, Pickup, { body: order }, clerk.token)).status).toBe(200)
  await booked
  expect((await setup({ ...given, accountNumber: '87654321' })).reply.Status).toBe('updated')
  const cancelled = settled('cancelled')
  const now = (await detailsOf(node, clerk, shipmentId)).version
  await ask(node, Void, { body: { shipmentId, version: now, reason: 'Not needed' } }, clerk.token)
  await cancelled
  const said = await node.app.db
    .forClient(clerk.clientId)
    .read(
      node.app.db.query
        .selectFrom('carrier_exchange')
        .select('request_body')
        .where('client_id', '=', clerk.clientId)
        .where('operation', '=', 'cancel')
        .where('method', '=', 'POST'),
    )
  expect(said.map(({ request_body }) => JSON.parse(request_body).customerAccount)).toEqual(['12345678'])
  const again = await addFreight(node, clerk)
  expect(
    (await ask(node, GETLTLRates, { body: { shipmentId: again.shipmentId } }, clerk.token)).reply.rates,
  ).toHaveLength(1)
})

it('prices of the former account number are not ordered any more: they are asked for again', async () => {
  await setup(given)
  const { shipmentId } = await addFreight(node, clerk)
  const priced = async () =>
    (await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)).reply.rates[0]?.PricesheetID ?? 0
  const former = await priced()
  const order = async (PricesheetID: number) => {
    const { version } = await detailsOf(node, clerk, shipmentId)
    return ask(node, Pickup, { body: { shipmentId, version, PricesheetID } }, clerk.token)
  }
  await setup({ ...given, accountNumber: '87654321' })
  expect((await order(former)).error.code).toBe('QuoteExpired')
  const now = await priced()
  // Another name to sign in with is of the same account.
  await setup({ ...given, userName: 'dock', accountNumber: '87654321' })
  expect((await order(now)).status).toBe(200)
})
