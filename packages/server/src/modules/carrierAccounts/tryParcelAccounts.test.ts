import { GetParcelAccountDetails } from '@waybill/contract/calls/Carriers/GetParcelAccountDetails.ts'
import { ParcelCarrier } from '@waybill/contract/calls/Carriers/ParcelCarrier.ts'
import { GetExceptions } from '@waybill/contract/lists/exceptions.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { keepLogin } from '../../carriers/logins.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask } from '../../testing/node.ts'
import { startWiredNode, type Wired } from '../../testing/wire.ts'
import { tryParcelAccounts } from './tryParcelAccounts.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
})
afterAll(() => wired.close())
afterEach(() => wired.sandbox.clearFaults())

const fields = { clientId: 'ours', clientSecret: 'a good secret', accountNumber: 'A1B2C3', pickupType: '01' }
beforeEach(async () => {
  clerk = await newCompany(wired.node)
  const { reply } = await ask(
    wired.node,
    ParcelCarrier,
    { query: { function: 'ADD', mode: 'UPS' }, body: { fields } },
    clerk.token,
  )
  expect(reply.Status).toBe('added')
})

const theOne = async () => {
  const { reply } = await ask(wired.node, GetParcelAccountDetails, {}, clerk.token)
  const [account] = reply.accounts
  if (account === undefined) throw new Error('there is no account')
  return account
}
const exceptions = async () => {
  const { reply } = await ask(wired.node, GetExceptions, { body: { filter: { states: ['open'] } } }, clerk.token)
  return reply.exceptions.map(({ kind, CarrierSCAC }) => `${kind} ${CarrierSCAC}`)
}
/** The account's secret ends at its carrier: what is kept does not fit any more. */
const endSecret = () => {
  const { app } = wired.node
  const own = { clientId: clerk.clientId, connector: 'ups', name: '' }
  return app.db
    .forClient(clerk.clientId)
    .transaction(tx => keepLogin(tx, app.settings.secret, own, { ...fields, clientSecret: 'wrong' }, app.clock.now()))
}
const tried = () => tryParcelAccounts(wired.node.app)

it('an account whose key has ended is an exception before a label is refused, until it is saved anew', async () => {
  await tried()
  expect((await theOne()).refusedAt).toBeNull()
  await endSecret()
  await tried()
  const { AccountID, version, refusedWords } = await theOne()
  expect(refusedWords).toBe('ClientId is Invalid')
  await expect.poll(exceptions).toEqual(['accountRefused UPSN'])
  const since = (await theOne()).refusedAt
  await tried()
  expect((await theOne()).refusedAt).toBe(since)
  const saved = await ask(
    wired.node,
    ParcelCarrier,
    { query: { function: 'UPDATE' }, body: { AccountID, version, fields } },
    clerk.token,
  )
  expect([saved.reply.Status, saved.reply.accounts[0]?.refusedAt]).toEqual(['updated', null])
  await expect.poll(exceptions).toEqual([])
})

it('a carrier that can’t be asked refuses nothing, and one that accepts again ends it', async () => {
  wired.sandbox.fault({ kind: 'status500' })
  await tried()
  expect((await theOne()).refusedAt).toBeNull()
  wired.sandbox.clearFaults()
  const { app } = wired.node
  await app.db
    .forClient(clerk.clientId)
    .transaction(tx => tx.updateTable('carrier_account').set({ refused_at: app.clock.now().toISOString() }).execute())
  await expect.poll(exceptions).toEqual(['accountRefused UPSN'])
  await tried()
  expect((await theOne()).refusedAt).toBeNull()
  await expect.poll(exceptions).toEqual([])
})
