import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import { ParcelCarrier } from '@waybill/contract/calls/Carriers/ParcelCarrier.ts'
import { ParcelRates } from '@waybill/contract/calls/Shipment/ParcelRates.ts'
import { ConnectUps } from '@waybill/contract/calls/UPSReady/ConnectUps.ts'
import { Registration } from '@waybill/contract/calls/UPSReady/Registration.ts'
import { RequestAgreement } from '@waybill/contract/calls/UPSReady/RequestAgreement.ts'
import { UpsConnected } from '@waybill/contract/calls/UPSReady/UpsConnected.ts'
import { GetExceptions } from '@waybill/contract/lists/exceptions.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { tokensOf } from '../../carriers/accounts.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask } from '../../testing/node.ts'
import { startWiredNode, type Wired } from '../../testing/wire.ts'
import { carrierAccountWork } from '../carrierAccounts/index.ts'

let wired: Wired
let clerk: Person
let user: string
beforeAll(async () => {
  wired = await startWiredNode()
})
afterAll(() => wired.close())
beforeEach(async () => {
  clerk = await newCompany(wired.node)
  user = `ups-${clerk.clientId}`
  const { reply } = await ask(wired.node, RequestAgreement, {}, clerk.token)
  await ask(wired.node, RequestAgreement, { body: { accept: { Version: reply.Version, Accepted: true } } }, clerk.token)
})

const begin = (AccountNumber = 'A1B2C3', who = clerk) =>
  ask(wired.node, ConnectUps, { body: { AccountNumber, CameFrom: 'UPSReady' } }, who.token)

/** What UPS sends the browser back with, once somebody has signed in there and answered. */
async function atUps(url: string, answer: 'allow' | 'refuse' = 'allow') {
  const page = await fetch(url)
  expect(await page.text()).toContain('SAMPLE')
  const { headers } = await fetch(`${url}&user=${user}&password=x&answer=${answer}`, { redirect: 'manual' })
  const back = new URL(headers.get('location') ?? '')
  expect(back.pathname).toBe('/UPSConnected')
  const said = (name: string) => back.searchParams.get(name) ?? ''
  return { State: said('state'), Code: said('code'), Error: said('error') }
}
const finish = (body: Awaited<ReturnType<typeof atUps>>, who = clerk) =>
  ask(wired.node, UpsConnected, { body }, who.token)
const connect = async (number?: string) => finish(await atUps((await begin(number)).reply.Url))

const accounts = async () => (await ask(wired.node, GetParcelAccountDetails, {}, clerk.token)).reply.accounts
const prices = async () => {
  const [account] = await accounts()
  const end = { Street: '1 Road', City: 'Dayton', State: 'OH', Zip: '45402' }
  const body = {
    ...{ AccountID: account?.AccountID ?? 0, Origin: end },
    Destination: { ...end, City: 'Reno', State: 'NV', Zip: '89501' },
    packages: [{ Qty: 1, Weight: 9, Length: 12, Width: 10, Height: 8, packageType: '02' }],
  }
  return (await ask(wired.node, ParcelRates, { body }, clerk.token)).reply.rates.length
}
const exceptions = async () => {
  const { reply } = await ask(wired.node, GetExceptions, { body: { filter: { states: ['open'] } } }, clerk.token)
  return reply.exceptions.map(({ kind, CarrierSCAC }) => `${kind} ${CarrierSCAC}`)
}
const grant = () => {
  const { db } = wired.node.app
  return db.forClient(clerk.clientId).readOne(db.query.selectFrom('carrier_grant').selectAll())
}
const outlive = () => {
  const { db } = wired.node.app
  return db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('carrier_grant').set({ access_until: '2026-01-01T00:00:00Z' }).execute())
}
const tried = () => carrierAccountWork.tryParcelAccounts(wired.node.app)

it('an account is connected by signing in at UPS, stands among the parcel accounts, and gives prices', async () => {
  const { reply, text } = await connect()
  expect(reply, text).toMatchObject({ Status: 'connected', AccountNumber: 'A1B2C3', CameFrom: 'UPSReady' })
  const [account] = await accounts()
  expect(account).toMatchObject({
    AccountNumber: 'A1B2C3',
    name: '',
    secrets: [],
    isConnectable: true,
    refusedAt: null,
  })
  expect(account?.connection?.by).toMatch(/^Test Clerk/)
  expect(account?.fields).toEqual({ accountNumber: 'A1B2C3', pickupType: '01' })
  expect(await prices()).toBeGreaterThan(0)
  const { db } = wired.node.app
  const said = await db
    .forClient(clerk.clientId)
    .read(db.query.selectFrom('carrier_exchange').selectAll().where('operation', '=', 'authorize'))
  expect(said).toHaveLength(1)
  expect(JSON.stringify(said)).not.toMatch(/access_token":"|code_verifier=[^&"]{30}/)
})

it('what UPS brings back is for the person, company and session that went there, once, for 10 minutes', async () => {
  const { reply } = await begin()
  const back = await atUps(reply.Url)
  const colleague = await newPerson(wired.node, clerk.clientId, ['UpsReady'])
  const stranger = await newCompany(wired.node)
  const elsewhere = { ...clerk, token: await wired.node.app.sessions.open(clerk, 'test') }
  for (const other of [colleague, stranger, elsewhere]) {
    expect((await finish(back, other)).error.code).toBe('UpsConnectionOver')
  }
  expect((await finish({ ...back, State: 'made up' })).error.code).toBe('UpsConnectionOver')
  expect((await finish(back)).reply.Status).toBe('connected')
  expect((await finish(back)).error.code).toBe('UpsConnectionOver')
  const late = await atUps((await begin()).reply.Url)
  const { db } = wired.node.app
  await db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('ups_connection').set({ created_at: '2026-01-01T00:00:00Z' }).execute())
  expect((await finish(late)).error.code).toBe('UpsConnectionOver')
})

it('refused at UPS, or with a number that is not of who signed in, nothing stands', async () => {
  const refused = await finish(await atUps((await begin()).reply.Url, 'refuse'))
  expect(refused.reply).toMatchObject({ Status: 'error', Message: expect.stringContaining('Access was refused') })
  wired.sandbox.becomeAtUps(user, 'numberRefused')
  expect((await connect()).reply).toMatchObject({ Status: 'error', Message: expect.stringContaining('A1B2C3') })
  const made = await finish({ ...(await atUps((await begin()).reply.Url)), Code: 'made up' })
  expect(made.reply).toMatchObject({ Status: 'error', Message: 'Invalid code' })
  expect(await accounts()).toEqual([])
  expect((await begin('12')).error.issues?.[0]).toMatchObject({ at: 'body.AccountNumber', code: 'badForm' })
  const other = await newCompany(wired.node)
  expect((await begin('A1B2C3', other)).error.issues?.[0]).toMatchObject({ code: 'mustAgree' })
})

it('of many who need a new token at once one asks for it, and the next one is kept before it is used', async () => {
  await connect()
  const before = wired.sandbox.requests('ups:refresh')
  await outlive()
  const counts = await Promise.all([prices(), prices(), prices()])
  expect(counts.every(count => count > 0)).toBe(true)
  expect(wired.sandbox.requests('ups:refresh') - before).toBe(1)
  const first = await grant()
  wired.sandbox.expireTokens()
  expect(await prices()).toBeGreaterThan(0)
  const second = await grant()
  expect([first?.sealed.equals(second?.sealed ?? Buffer.alloc(0)), second?.ended_at]).toEqual([false, null])
  // Another node waits for whoever took it first, and gets what that one was given.
  await outlive()
  const { app } = wired.node
  const name = { clientId: clerk.clientId, loginId: Number(second?.login_id) }
  const asked = wired.sandbox.requests('ups:refresh')
  const wireCall = { deadlineMs: 5_000, now: () => app.clock.now().getTime(), onExchange: () => {} }
  const found = await Promise.all(
    [app, { ...app }, { ...app }].map(node => tokensOf(node, name, 'ups', 'live').find(null, wireCall)),
  )
  expect(new Set(found.map(one => (one.kind === 'token' ? one.value : one.message))).size).toBe(1)
  expect(wired.sandbox.requests('ups:refresh') - asked).toBe(1)
  expect(await prices()).toBeGreaterThan(0)
})

it.each([
  ['passwordChanged', 'The password of this ID was changed.'],
  ['campusShip', 'CampusShip IDs are not allowed.'],
  ['numberRefused', 'Missing or invalid shipper number.'],
] as const)('after %s the nightly try makes it an exception, which connecting again ends', async (what, words) => {
  await connect()
  await tried()
  expect((await accounts())[0]?.refusedAt).toBeNull()
  wired.sandbox.becomeAtUps(user, what)
  await tried()
  expect((await accounts())[0]?.refusedWords).toBe(words)
  await expect.poll(exceptions).toEqual(['accountRefused UPSN'])
  wired.sandbox.becomeAtUps(user, 'fine')
  expect((await connect()).reply.Status).toBe('connected')
  expect(await accounts()).toEqual([expect.objectContaining({ refusedAt: null })])
  await expect.poll(exceptions).toEqual([])
  expect(await prices()).toBeGreaterThan(0)
})

it('a price that is refused for it makes the exception before the night does; a try that holds ends it', async () => {
  await connect()
  wired.sandbox.becomeAtUps(user, 'numberRefused')
  expect(await prices()).toBe(0)
  await expect.poll(exceptions).toEqual(['accountRefused UPSN'])
  wired.sandbox.becomeAtUps(user, 'fine')
  await tried()
  await expect.poll(exceptions).toEqual([])
  expect(await grant()).toMatchObject({ ended_at: null, is_over: false })
})

it('an account with a client ID of its own signs in at UPS from then on, and its form asks for none', async () => {
  const fields = { clientId: 'ours', clientSecret: 'a good secret', accountNumber: 'A1B2C3', pickupType: '03' }
  await ask(wired.node, ParcelCarrier, { query: { function: 'ADD', mode: 'UPS' }, body: { fields } }, clerk.token)
  expect((await connect('a1b2c3')).reply.Status).toBe('connected')
  const [account, ...others] = await accounts()
  expect([account?.fields, others]).toEqual([{ accountNumber: 'A1B2C3', pickupType: '03' }, []])
  const saved = await ask(
    wired.node,
    ParcelCarrier,
    {
      query: { function: 'UPDATE' },
      body: {
        ...{ AccountID: account?.AccountID ?? 0, version: account?.version ?? 0 },
        fields: { accountNumber: 'A1B2C3', pickupType: '19' },
      },
    },
    clerk.token,
  )
  expect(saved.reply.Status, saved.text).toBe('updated')
  expect((await accounts())[0]).toMatchObject({ fields: { pickupType: '19' }, isConnectable: true })
  expect((await ask(wired.node, Registration, {}, clerk.token)).reply.isConnectOffered).toBe(true)
})
