import { type Sandbox, startSandbox } from '@waybill/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openKit } from '../kit/kit.ts'
import { project44Account, wireCallOf } from '../testing/shipment.ts'
import { project44 } from './index.ts'

const API_KEY = 'canary-of-an-api-key'
/** Secret too, though its name does not say so. */
const PIN = 'canary-of-a-pin'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const given = (accountNumber1: string) => ({
  scac: 'DMGL',
  accountCode: 'EXAMPLE_ACCOUNT',
  accountDefinitionIdentifier: 'DMGL-LTL',
  fields: { accountNumber1, credential1: API_KEY, pin1: PIN },
})

test('an account is added once, changed and deleted, and its key shows in no trace', async () => {
  const { accounts } = project44(openKit())
  const account = project44Account(sandbox.url, 'DMGL')
  const wireCall = wireCallOf()
  const added = await accounts.add(account, given('1'), wireCall)
  if (added.kind !== 'account') throw new Error(added.message)
  // Added again, as after a lost answer, it is the same one.
  expect(await accounts.add(account, given('2'), wireCall)).toEqual(added)
  expect(await accounts.list(account, wireCall)).toEqual({
    kind: 'accounts',
    accounts: [{ providerId: added.providerId, code: 'EXAMPLE_ACCOUNT' }],
  })
  expect(await accounts.update(account, added.providerId, given(''), wireCall)).toMatchObject({
    reason: 'refused',
    message: 'accountNumber1 must not be blank',
  })
  expect(await accounts.remove(account, added.providerId, wireCall)).toEqual({ kind: 'deleted' })
  expect(await accounts.remove(account, added.providerId, wireCall)).toEqual({ kind: 'deleted' })
  expect(await accounts.list(account, wireCall)).toEqual({ kind: 'accounts', accounts: [] })
  for (const secret of [API_KEY, PIN]) expect(JSON.stringify(wireCall.exchanges)).not.toContain(secret)
  expect(wireCall.exchanges.map(({ requestBody }) => requestBody).join()).toContain('EXAMPLE_ACCOUNT')
})

test('groups and what carriers ask of an account are read', async () => {
  const { accounts } = project44(openKit())
  const account = project44Account(sandbox.url, '')
  expect(await accounts.groups(account, wireCallOf())).toMatchObject({ kind: 'groups', groups: [{ code: 'DEMO' }] })
  const metadata = await accounts.metadata(account, wireCallOf())
  if (metadata.kind !== 'metadata') throw new Error(metadata.message)
  const demo = metadata.providers.find(({ identifier }) => identifier.value === 'DMGL')
  expect(demo?.accountDefinitions[0]?.fields).toContainEqual({
    name: 'credential1',
    label: 'API key',
    required: false,
    secret: true,
  })
})
