import { GoogleAddressValidation } from '@waybill/contract/calls/NewTrackingAPI/GoogleAddressValidation.ts'
import { AddressClassification } from '@waybill/contract/calls/UPSReady/AddressClassification.ts'
import { AddressValidation } from '@waybill/contract/calls/UPSReady/AddressValidation.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask } from '../../testing/node.ts'
import { connectUps } from '../../testing/parcels.ts'
import { startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let withUps: Person
let without: Person
beforeAll(async () => {
  wired = await startWiredNode()
  withUps = await newCompany(wired.node)
  without = await newCompany(wired.node)
  await connectUps(wired.node, withUps)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const body = { Street: '9 Elm Lane', City: 'Reno', State: 'NV', Zip: '89501' }
const check = async (changes: Partial<typeof body> = {}, who = withUps) =>
  (await ask(wired.node, AddressValidation, { body: { ...body, ...changes } }, who.token)).reply

it('is asked of the carrier that the company has an account with', async () => {
  expect(await check()).toMatchObject({
    ...{ verdict: 'valid', classification: 'residential', checkedBy: 'Test UPSN', Message: '' },
    suggestions: [{ Street: '9 ELM LANE', Zip: '89501-0001' }],
  })
  expect(await check({ Street: '5 Ambiguous Rd' })).toMatchObject({ verdict: 'ambiguous', suggestions: [{}, {}] })
  expect(await check({ Street: 'Elm' })).toMatchObject({ verdict: 'unknown', suggestions: [] })
  const asked = await ask(wired.node, AddressClassification, { body: { ...body, Street: '1 Dock St' } }, withUps.token)
  expect(asked.reply).toEqual({ classification: 'commercial', checkedBy: 'Test UPSN', Message: '' })
})

it('without such an account the table of ZIPs suggests city and state', async () => {
  expect(await check({}, without)).toMatchObject({ verdict: 'valid', classification: 'unknown', checkedBy: '' })
  expect(await check({ City: 'Dayton', State: 'OH' }, without)).toMatchObject({
    verdict: 'corrected',
    suggestions: [{ Street: '9 Elm Lane', City: 'Reno', State: 'NV', Zip: '89501' }],
  })
  expect(await check({ Zip: '00000' }, without)).toMatchObject({
    ...{ verdict: 'unknown', Message: 'This ZIP is not in our table.' },
  })
})

it('a carrier that is not heard leaves the answer to the table, and says why', async () => {
  wired.sandbox.fault({ kind: 'status500' })
  const answer = await check()
  expect([answer.verdict, answer.checkedBy]).toEqual(['valid', ''])
  expect(answer.Message).toMatch(/\S/)
})

it('one name answers both: city and state of the ZIP, and with a street the address', async () => {
  const google = async (given: Partial<typeof body>) =>
    (await ask(wired.node, GoogleAddressValidation, { body: given }, withUps.token)).reply
  const { Street: _, ...bare } = body
  expect(await google(bare)).toEqual({ verdict: 'confirmed', City: 'Reno', State: 'NV', address: null })
  expect(await google(body)).toMatchObject({ verdict: 'confirmed', address: { classification: 'residential' } })
})
