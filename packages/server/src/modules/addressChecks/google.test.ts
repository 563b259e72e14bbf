import { AddressValidation } from '@waybill/contract/calls/UPSReady/AddressValidation.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask } from '../../testing/node.ts'
import { connectUps } from '../../testing/parcels.ts'
import { startWiredNode, type Wired } from '../../testing/wire.ts'

const KEY = 'canary-of-a-google-key'
let wired: Wired
let withUps: Person
let without: Person
beforeAll(async () => {
  wired = await startWiredNode({}, 1, { GOOGLE_ADDRESS_KEY: KEY })
  withUps = await newCompany(wired.node)
  without = await newCompany(wired.node)
  await connectUps(wired.node, withUps)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const body = { Street: '9 Elm Lane', City: 'Reno', State: 'NV', Zip: '89501', CountryCode: 'US' }
const check = async (who: Person, changes: Partial<typeof body> = {}) =>
  (await ask(wired.node, AddressValidation, { body: { ...body, ...changes } }, who.token)).reply

it('without a carrier of one’s own Google is asked by the installation’s key, in its own words', async () => {
  expect(await check(without)).toMatchObject({
    ...{ verdict: 'valid', classification: 'residential', checkedBy: 'Google', Message: '' },
    suggestions: [{ Street: '9 ELM LANE', City: 'RENO', State: 'NV', Zip: '89501-0001', CountryCode: 'US' }],
  })
  expect(await check(without, { Street: 'Elm' })).toMatchObject({ verdict: 'unknown', suggestions: [] })
  expect(
    await check(without, { Street: '1 High Street', City: 'Leeds', State: '', Zip: 'LS1 4AP', CountryCode: 'GB' }),
  ).toMatchObject({ verdict: 'valid', classification: 'commercial', checkedBy: 'Google' })
})

it('a carrier of one’s own is asked first; where it is not heard, or knows no such country, Google is', async () => {
  expect((await check(withUps)).checkedBy).toBe('Test UPSN')
  expect((await check(withUps, { Zip: 'LS1 4AP', CountryCode: 'GB' })).checkedBy).toBe('Google')
  wired.sandbox.fault({ kind: 'status500', account: 'UPS' })
  expect((await check(withUps)).checkedBy).toBe('Google')
})

it('where nobody is heard the table of ZIPs answers, and the key stands in no trace', async () => {
  wired.sandbox.fault({ kind: 'status500', account: 'GOOGLE' })
  const answer = await check(without)
  expect([answer.verdict, answer.checkedBy]).toEqual(['valid', ''])
  expect(answer.Message).toMatch(/\S/)
  const { db } = wired.node.app
  const kept = db.query.selectFrom('carrier_exchange').selectAll().where('client_id', '=', without.clientId)
  await expect
    .poll(async () => (await db.forClient(without.clientId).read(kept)).map(row => row.connector))
    .toContain('google')
  expect(JSON.stringify(await db.forClient(without.clientId).read(kept))).not.toContain(KEY)
})
