import type { BodyOf, QueryOf } from '@waybill/contract'
import { FreightCarrier } from '@waybill/contract/calls/Carriers/FreightCarrier.ts'
import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import { ParcelCarrier } from '@waybill/contract/calls/Carriers/ParcelCarrier.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, startTestNode, testSettings, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, WIRE_SECRET, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
})
afterAll(() => wired.close())
afterEach(() => wired.sandbox.clearFaults())
beforeEach(async () => {
  clerk = await newCompany(wired.node)
})

type Body = BodyOf<typeof ParcelCarrier>
const fields = { clientId: 'ours', clientSecret: WIRE_SECRET, accountNumber: 'A1B2C3', pickupType: '01' }

const call = (query: QueryOf<typeof ParcelCarrier>, body: Body = {}, who = clerk) =>
  ask(wired.node, ParcelCarrier, { query, body }, who.token)
const add = (body: Body = { fields }, who = clerk) => call({ function: 'ADD', mode: 'UPS' }, body, who)
const listed = async (who = clerk) => (await ask(wired.node, GetParcelAccountDetails, {}, who.token)).reply

/** The one account there is, to be changed. */
async function theOne() {
  const [account] = (await listed()).accounts
  if (account === undefined) throw new Error('there is no account')
  return { AccountID: account.AccountID, version: account.version }
}

const rowsOf = () => {
  const { db } = wired.node.app
  const query = db.query.selectFrom('carrier_account').selectAll().where('client_id', '=', clerk.clientId)
  return db.forClient(clerk.clientId).read(query.orderBy('account_id'))
}

it('is drawn from the connector’s own form, in both languages', async () => {
  const { carriers, accounts } = await listed()
  expect(accounts).toEqual([])
  expect(carriers.map(({ mode, SCAC }) => [mode, SCAC])).toEqual([
    ['UPS', 'UPSN'],
    ['FEDEX', 'FDEG'],
    ['USPS', 'USPS'],
  ])
  const secret = carriers[0]?.fields.find(field => field.name === 'clientSecret')
  expect(secret).toMatchObject({
    required: true,
    secret: true,
    label: { en: 'Client secret', es: 'Secreto de cliente' },
  })
})

it('is asked of the carrier, kept sealed and never answered, and puts its carrier on the list once', async () => {
  const added = await add({ fields, environment: 'test' })
  expect(added.reply.Status, added.text).toBe('added')
  const [account] = added.reply.accounts
  expect(account).toMatchObject({
    ...{ mode: 'UPS', SCAC: 'UPSN', CarrierName: 'UPS', AccountNumber: 'A1B2C3', environment: 'test' },
    ...{ secrets: ['clientSecret'], accUniqueId: `OWN-${account?.AccountID}`, isLost: false },
  })
  expect(account?.fields).toEqual({ clientId: 'ours', accountNumber: 'A1B2C3', pickupType: '01' })
  const updated = await call({ function: 'UPDATE' }, { ...(await theOne()), fields: { ...fields, clientSecret: '' } })
  expect([updated.reply.Status, updated.reply.accounts[0]?.secrets]).toEqual(['updated', ['clientSecret']])
  const { reply } = await ask(wired.node, FreightCarrier, { query: { Mode: 'Load' }, body: {} }, clerk.token)
  expect(reply.carriers.map(({ SCAC, RateMode, kind }) => [SCAC, RateMode, kind])).toEqual([
    ['UPSN', 'PARCEL', 'instant'],
  ])
  expect(JSON.stringify(await rowsOf()) + added.text + updated.text).not.toContain(WIRE_SECRET)
})

it('is not kept where the carrier refuses it, or can’t be asked: both are said in words', async () => {
  const refused = await add({ fields: { ...fields, clientSecret: 'wrong' } })
  expect(refused.reply).toMatchObject({ Status: 'error', Message: 'ClientId is Invalid', accounts: [] })
  const closed = await add({ fields: { ...fields, accountNumber: 'CLOSED' } })
  expect(closed.reply).toMatchObject({ Status: 'error', Message: 'The shipper number is not active.' })
  wired.sandbox.fault({ kind: 'status500' })
  const away = await add()
  expect([away.reply.Status, away.reply.Message]).toEqual(['failed', expect.stringMatching(/\S/)])
  expect(await rowsOf()).toEqual([])
})

it('says at each field what is missing or wrong, and who may not ask', async () => {
  const empty = await add({ fields: { clientId: 'ours' } })
  expect([empty.status, empty.error.message]).toEqual([422, 'Please fill all the details'])
  expect(empty.error.issues?.map(({ at }) => at)).toEqual(['body.fields.clientSecret', 'body.fields.accountNumber'])
  const odd = await add({ fields: { ...fields, pickupType: '99', accountNumber: 'A1B2C3D4E5F6' } })
  expect(odd.error.issues?.map(({ at, code }) => [at, code])).toEqual([
    ['body.fields.accountNumber', 'too_long'],
    ['body.fields.pickupType', 'invalid'],
  ])
  const nobodys = await call({ function: 'ADD', mode: 'NOBODY' }, { fields })
  expect(nobodys.error.issues?.[0]?.at).toBe('query.mode')
  const packer = await newPerson(wired.node, clerk.clientId, ['UpsRate'])
  expect((await add({ fields }, packer)).status).toBe(403)
  expect((await ask(wired.node, GetParcelAccountDetails, {}, packer.token)).status).toBe(200)
})

it('there are several with one carrier by their names, and none twice', async () => {
  await add()
  const twice = await add()
  expect(twice.reply).toMatchObject({ Status: 'exist', Message: 'UPSN account# A1B2C3 is already registered' })
  const unnamed = await add({ fields: { ...fields, accountNumber: 'B2C3D4' } })
  expect([unnamed.reply.Status, unnamed.reply.Message]).toEqual(['exist', expect.stringContaining('that name')])
  const second = await add({ name: 'Chicago', fields: { ...fields, accountNumber: 'B2C3D4', clientId: 'other' } })
  expect(second.reply.accounts.map(({ CarrierName, fields: { clientId } }) => [CarrierName, clientId])).toEqual([
    ['UPS', 'ours'],
    ['UPS (Chicago)', 'other'],
  ])
  expect((await listed(await newCompany(wired.node))).accounts).toEqual([])
})

it('ten presses at once keep one', async () => {
  const said = await Promise.all(Array.from({ length: 10 }, () => add()))
  expect(said.map(({ reply }) => reply.Status).toSorted()).toEqual(['added', ...Array(9).fill('exist')])
  expect(await rowsOf()).toHaveLength(1)
})

it('prices of a changed account end; another secret alone is of the same account', async () => {
  await add()
  const { shipmentId } = await buildParcels(wired.node, clerk)
  await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const standing = async () => {
    const { db } = wired.node.app
    const now = wired.node.app.clock.now().toISOString()
    const query = db.query.selectFrom('price_sheet').select('price_sheet_id').where('client_id', '=', clerk.clientId)
    return (await db.forClient(clerk.clientId).read(query.where('expires_at', '>', now))).length
  }
  expect(await standing()).toBe(5)
  await call({ function: 'UPDATE' }, { ...(await theOne()), fields: { ...fields, clientSecret: 'another-secret' } })
  expect(await standing()).toBe(5)
  await call({ function: 'UPDATE' }, { ...(await theOne()), fields: { ...fields, pickupType: '03' } })
  expect(await standing()).toBe(0)
})

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

it('labels stay with the account number that they were bought with, also when it is deleted', async () => {
  await add()
  const { shipmentId } = await buildParcels(wired.node, clerk)
  const until = (state: string) =>
    nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === state)
  const booked = until('booked')
  await orderLabels(wired.node, clerk.token, shipmentId)
  await whileTimePasses(wired.node, 5, booked)
  await call({ function: 'UPDATE' }, { ...(await theOne()), fields: { ...fields, accountNumber: 'Z9Y8X7' } })
  expect((await rowsOf()).map(({ active, settings }) => [active, (settings as typeof fields).accountNumber])).toEqual([
    [false, 'A1B2C3'],
    [true, 'Z9Y8X7'],
  ])
  expect((await call({ function: 'DELETE' }, await theOne())).reply).toMatchObject({ Status: 'deleted', accounts: [] })
  const cancelled = until('cancelled')
  const { version } = await details(shipmentId)
  await ask(wired.node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
  await whileTimePasses(wired.node, 5, cancelled)
})

it('what somebody else changed meanwhile is not overwritten', async () => {
  await add()
  const seen = await theOne()
  await call({ function: 'UPDATE' }, { ...seen, fields })
  const late = await call({ function: 'UPDATE' }, { ...seen, fields })
  expect(late.error.code).toBe('ChangedMeanwhile')
  expect((await call({ function: 'DELETE' }, seen)).error.code).toBe('ChangedMeanwhile')
})

it('keeps what earlier interfaces took beside it, their secrets never answered and kept when left blank', async () => {
  const earlier = {
    FedEx: { live: { AccountNumber: '1234', Key: 'earlier key', Password: 'earlier word', MeterNumber: '77' } },
    USPS: { AccountNumber: '55', Password: 'earlier pass', RequesterID: 'us' },
  }
  const added = await add({ fields, earlier })
  expect(added.reply.accounts[0]?.earlier.FedEx.live).toEqual({
    ...{ AccountNumber: '1234', Key: '', Password: '', MeterNumber: '77' },
  })
  expect(added.reply.accounts[0]?.secrets).toEqual([
    ...['clientSecret', 'FedEx.live.Key', 'FedEx.live.Password', 'USPS.Password'],
  ])
  expect(added.text).not.toMatch(/earlier (key|word|pass)/)
  const shown = added.reply.accounts[0]?.earlier
  const body = { ...(await theOne()), fields: { ...fields, clientSecret: '' }, ...(shown && { earlier: shown }) }
  expect((await call({ function: 'UPDATE' }, body)).reply.accounts[0]?.secrets).toHaveLength(4)
})

it('a connector that is not here offers nothing', async () => {
  const node = await startTestNode(testSettings(), { connectors: [] })
  const other = await newCompany(node)
  expect((await ask(node, GetParcelAccountDetails, {}, other.token)).reply).toEqual({ accounts: [], carriers: [] })
  await node.close()
})
