import type { BodyOf } from '@waybill/contract'
import { CreateP44AccountGroup } from '@waybill/contract/calls/Address/CreateP44AccountGroup.ts'
import { Capacityprovideraccount } from '@waybill/contract/calls/RealTimePricing/Capacityprovideraccount.ts'
import { Capacityprovidermetadata } from '@waybill/contract/calls/RealTimePricing/Capacityprovidermetadata.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { GetCarrierExchanges } from '@waybill/contract/calls/Shipment/GetCarrierExchanges.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask } from '../../testing/node.ts'
import { connect, startWiredNode, WIRE_SECRET, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, [])
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

type Body = BodyOf<typeof Capacityprovideraccount>
const account = (operationtype: 'load' | 'add' | 'update' | 'delete', body: Body, token = clerk.token) =>
  ask(wired.node, Capacityprovideraccount, { query: { operationtype }, body }, token)

const given = {
  ...{
    CapacityProviderIdentifierValue: 'dmgl',
    CarrierName: 'Demo Great Lakes',
    groupCode: 'TEST',
    accountCode: 'GL-1',
  },
  fields: { accountNumber1: '4711', credential1: 'canary-of-a-carrier', pin1: 'canary-of-a-pin' },
}

it('an account is added at the provider, changed, asked for prices, and deleted', async () => {
  const added = await account('add', given)
  expect(added.reply).toMatchObject({ Status: 'Success', accounts: [{ CapacityProviderIdentifierValue: 'DMGL' }] })
  const again = await account('add', given)
  expect([again.status, again.error.message]).toEqual([409, 'Carrier(Demo Great Lakes) already exist'])
  const { accountId = 0, version = 0 } = added.reply.accounts[0] ?? {}
  const changed = await account('update', { ...given, accountId, version, CarrierName: 'Great Lakes' })
  expect(changed.reply.accounts).toMatchObject([{ CarrierName: 'Great Lakes', version: 2 }])
  expect((await account('update', { ...given, accountId, version })).error.code).toBe('ChangedMeanwhile')
  const gone = await account('delete', { accountId, version: 2 })
  expect(gone.reply).toMatchObject({ Status: 'Success', accounts: [] })
})

it('what the provider refuses travels in the answer, and signs nobody out', async () => {
  const refused = await account('add', { ...given, accountCode: 'GL-2', fields: {} })
  expect(refused.status).toBe(200)
  expect(refused.reply).toMatchObject({ Status: 'Failed', providerStatus: 400, accounts: [] })
  expect(refused.reply.message).toContain('accountNumber1')
  wired.sandbox.fault({ kind: 'status401' })
  const stranger = await account('add', { ...given, accountCode: 'GL-3' })
  expect([stranger.status, stranger.reply.Status, stranger.reply.providerStatus]).toEqual([200, 'Failed', 401])
})

describe.each([
  { status: 400, words: 'Invalid request' },
  { status: 401, words: 'Invalid or missing credentials' },
  { status: 403, words: 'Access is denied' },
  { status: 404, words: 'Account not found' },
  { status: 405, words: null },
  { status: 504, words: null },
] as const)('a provider that answers $status', ({ status, words }) => {
  const kind = `status${status}` as const

  it('fails what was asked of its accounts, and says so in its first words', async () => {
    const own = await newCompany(wired.node)
    await connect(wired.node, own, ['DMGL'])
    wired.sandbox.fault({ kind, operation: 'accounts' })
    const said = { Status: 'Failed', providerStatus: status, ...(words === null ? {} : { message: words }) }
    const metadata = await ask(wired.node, Capacityprovidermetadata, { body: { again: true } }, own.token)
    expect([metadata.status, metadata.reply]).toMatchObject([200, { ...said, capacityProviders: [] }])
    const [there] = (await account('load', {}, own.token)).reply.accounts
    const held = { accountId: there?.accountId ?? 0, version: there?.version ?? 0 }
    const added = await account('add', given, own.token)
    expect([added.status, added.reply]).toMatchObject([200, { ...said, accounts: [there] }])
    const changed = await account('update', { ...given, ...held, CarrierName: 'Another name' }, own.token)
    expect([changed.status, changed.reply]).toMatchObject([200, { ...said, accounts: [there] }])
    const deleted = await account('delete', held, own.token)
    // What is not there is as good as deleted.
    const outcome =
      status === 404 ? { Status: 'Success', accounts: [] } : { ...said, accounts: [{ CarrierName: 'Test DMGL' }] }
    expect([deleted.status, deleted.reply]).toMatchObject([200, outcome])
  })
})

it('says at each field what is missing, and who may not ask', async () => {
  const empty = await account('add', {})
  expect([empty.status, empty.error.message]).toEqual([422, 'Please fill all the details'])
  expect(empty.error.issues?.map(({ at }) => at)).toEqual([
    'body.CapacityProviderIdentifierValue',
    'body.CarrierName',
    'body.groupCode',
  ])
  const packer = await newPerson(wired.node, clerk.clientId, ['Track'])
  expect((await account('load', {}, packer.token)).status).toBe(403)
  const other = await newCompany(wired.node)
  expect((await account('add', given, other.token)).error.code).toBe('NotConnected')
  expect((await account('load', {}, '')).status).toBe(401)
})

it('a company with several sign-ins says through which one an account is added', async () => {
  const two = await newCompany(wired.node)
  const first = await connect(wired.node, two, [])
  const second = await connect(wired.node, two, [], { name: 'Europe' })
  const unsaid = await account('add', given, two.token)
  expect([unsaid.status, unsaid.error.issues?.[0]]).toMatchObject([400, { at: 'body.loginId', code: 'required' }])
  const { loginId: strange } = await connect(wired.node, await newCompany(wired.node), [])
  expect((await account('add', { ...given, loginId: strange }, two.token)).status).toBe(404)
  for (const { loginId } of [first, second]) await account('add', { ...given, loginId }, two.token)
  const { reply } = await account('load', {}, two.token)
  expect(reply.accounts.map(({ loginId }) => loginId)).toEqual([first.loginId, second.loginId])
  expect(reply.logins.map(({ name }) => name)).toEqual(['', 'Europe'])
  const body = { loginId: second.loginId }
  const metadata = await ask(wired.node, Capacityprovidermetadata, { body }, two.token)
  expect(metadata.reply.Status).toBe('Success')
})

it('the carriers it knows come with what their accounts need', async () => {
  const { reply } = await ask(wired.node, Capacityprovidermetadata, { body: {} }, clerk.token)
  const first = reply.capacityProviders[0]
  expect(first?.accountDefinitions[0]?.fields).toContainEqual({
    ...{ name: 'credential1', label: 'API key', required: false, secret: true },
  })
})

it('no credential stands in a trace, a reply or the database as it was given', async () => {
  await account('add', { ...given, accountCode: 'GL-9' })
  const { shipmentId } = await addFreight(wired.node, clerk)
  await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const traced = async () => {
    const { text, reply } = await ask(wired.node, GetCarrierExchanges, { body: { shipmentId } }, clerk.token)
    return reply.total > 0 ? text : null
  }
  await expect.poll(traced).not.toBeNull()
  const text = await traced()
  const { query } = wired.node.app.db
  const db = wired.node.app.db.forClient(clerk.clientId)
  const kept = [
    await db.read(query.selectFrom('carrier_exchange').selectAll()),
    await db.read(query.selectFrom('carrier_account').selectAll()),
    (await db.read(query.selectFrom('carrier_login').selectAll())).map(row => row.sealed.toString('latin1')),
    await db.read(query.selectFrom('audit_entry').selectAll()),
  ]
  for (const secret of [WIRE_SECRET, 'canary-of-a-carrier', 'canary-of-a-pin']) {
    expect(text).not.toContain(secret)
    expect(JSON.stringify(kept)).not.toContain(secret)
  }
})

it('a group of accounts is made once, and what the provider refuses is answered', async () => {
  const groups = (funtype: 'load' | 'add', groupCode = '') =>
    ask(wired.node, CreateP44AccountGroup, { query: { funtype }, body: { groupCode } }, clerk.token)
  const code = `G${clerk.clientId}`
  expect((await groups('add', code)).reply.groups).toContainEqual({ code, name: code })
  await groups('add', code)
  expect((await groups('load')).reply.groups.filter(group => group.code === code)).toHaveLength(1)
  expect((await groups('add')).error.issues).toMatchObject([{ at: 'body.groupCode', code: 'required' }])
  wired.sandbox.fault({ kind: 'status401' })
  expect((await groups('add', 'OTHER')).reply).toMatchObject({ Status: 'Failed', providerStatus: 401, groups: [] })
})
