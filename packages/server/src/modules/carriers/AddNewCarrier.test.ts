import type { BodyOf, QueryOf } from '@waybill/contract'
import { AddNewCarrier } from '@waybill/contract/calls/Carriers/AddNewCarrier.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetCollectCarriersList } from '@waybill/contract/calls/Shipment/GetCollectCarriersList.ts'
import { GetWaybillServices } from '@waybill/contract/calls/Shipment/GetWaybillServices.ts'
import { Ratemodedetails } from '@waybill/contract/calls/Shipment/Ratemodedetails.ts'
import { UpdateP44CarrierMetatag } from '@waybill/contract/calls/Shipment/UpdateP44CarrierMetatag.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier } from '../../testing/freight.ts'
import { ask } from '../../testing/node.ts'
import { uploadRates } from '../../testing/rateSheets.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect, startWiredNode, type Wired } from '../../testing/wire.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
})
beforeEach(async () => {
  clerk = await newCompany(wired.node)
})
afterAll(() => wired.close())

const add = (Mode: QueryOf<typeof AddNewCarrier>['Mode'], body: BodyOf<typeof AddNewCarrier>) =>
  ask(wired.node, AddNewCarrier, { query: { Mode }, body }, clerk.token)

const named = { CarrierName: 'Demo Great Lakes', SCAC: 'DMGL' }

it('a spot-quote carrier needs an address to ask at, a rate-sheet carrier the person who sends its sheets', async () => {
  const missing = async (Mode: 'SPOT' | 'RATESHEET') => (await add(Mode, named)).error.issues?.map(({ at }) => at)
  expect(await missing('SPOT')).toEqual(['body.Email'])
  expect(await missing('RATESHEET')).toEqual(['body.SalesEmail'])
  const sheet = { ...named, SalesEmail: 'sales@demo.invalid', SetupInstructions: 'Discounts on page 2' }
  const added = await add('RATESHEET', sheet)
  expect(added.reply).toMatchObject({
    Message: 'Carrier(Demo Great Lakes) has been added successfully',
    carrier: { kind: 'rateSheet', SalesEmail: 'sales@demo.invalid', SetupInstructions: 'Discounts on page 2' },
  })
  const again = await add('SPOT', { ...named, Email: 'quotes@demo.invalid' })
  expect([again.status, again.error.message]).toEqual([409, 'Carrier(Demo Great Lakes) already exist'])
})

it('an instant one needs an account that reaches it, and knows whose account that is', async () => {
  expect((await add('INSTANT', named)).error.code).toBe('CarrierNotReached')
  await connect(wired.node, clerk, ['DMGL'])
  expect((await add('INSTANT', named)).reply.carrier).toMatchObject({
    ...{ kind: 'provider', isConnected: true },
    ...{ CapacityProviderIdentifierType: 'SCAC', CapacityProviderIdentifierValue: 'DMGL' },
  })
  const { reply } = await ask(wired.node, GetCollectCarriersList, {}, clerk.token)
  expect(reply.P44Carriers).toEqual([{ Text: 'Test DMGL', Value: 'DMGL', RateModeID: 1 }])
  const login = { userName: 'demo', password: 'demo', accountNumber: 'DEMO' }
  await connect(wired.node, clerk, ['ODFL'], { connector: 'odfl', login })
  const both = (await ask(wired.node, GetCollectCarriersList, {}, clerk.token)).reply
  expect(both.P44Carriers).toEqual(reply.P44Carriers)
  expect(both.reachedCarriers.map(({ Value, RateModeID }) => [Value, RateModeID])).toEqual([
    ['DMGL', 1],
    ['ODFL', 2],
  ])
  expect((await add('INSTANT', { CarrierName: 'Old Dominion', SCAC: 'ODFL' })).reply.carrier.kind).toBe('instant')
  const modes = await ask(wired.node, Ratemodedetails, {}, clerk.token)
  expect(modes.reply.RateModes.map(({ RateModeID }) => RateModeID)).toEqual([1, 2, 3, 4, 120])
  expect(modes.reply.RateModeCarriers.at(-1)).toEqual({ Text: 'Add a New Carrier', Value: 'TLXQ1', RateModeID: 120 })
})

it('keeps what the provider asks for in an account with it, and asks again only after days or when told to', async () => {
  await connect(wired.node, clerk, ['DMGL'])
  const { carrierId } = (await add('INSTANT', named)).reply.carrier
  const tag = (again = false) => ask(wired.node, UpdateP44CarrierMetatag, { body: { carrierId, again } }, clerk.token)
  const first = await tag()
  expect(first.reply).toMatchObject({ Status: 'Success', message: '' })
  expect(JSON.parse(first.reply.carrier.CarrierMetaTagJSON)).toMatchObject([
    { accountDefinitionIdentifier: 'DMGL-LTL' },
  ])
  wired.sandbox.fault({ kind: 'status500' })
  expect((await tag()).reply.Status).toBe('Success')
  expect((await tag(true)).reply.Status).toBe('Failed')
  wired.sandbox.clearFaults()
  const other = (await add('SPOT', { CarrierName: 'Nobody', SCAC: 'DMQQ', Email: 'a@demo.invalid' })).reply.carrier
  const unknown = await ask(wired.node, UpdateP44CarrierMetatag, { body: { carrierId: other.carrierId } }, clerk.token)
  expect(unknown.reply.carrier.CarrierResponseLog).toBe('The provider knows no carrier with the SCAC DMQQ.')
})

it('lists the services that its rate sheet prices, and all of them where it has none', async () => {
  await addPricedCarrier(wired.node, clerk)
  const services = (SCAC: string) => ask(wired.node, GetWaybillServices, { body: { SCAC } }, clerk.token)
  const { reply } = await services('DMAA')
  expect(reply.services).toEqual([{ Code: 'LGDEL', Name: 'Lift gate at delivery', At: 'delivery', priced: true }])
  expect(reply.levels).toHaveLength(1)
  const all = (await services('DMQQ')).reply
  expect(all.levels).toEqual([])
  expect(all.services.length).toBeGreaterThan(10)
  expect(all.services.some(({ priced }) => priced)).toBe(false)
})

it('lists what is in force: a sheet that is still a draft changes nothing, and is no price', async () => {
  await addPricedCarrier(wired.node, clerk)
  await addCarrier(wired.node, clerk, { scac: 'DMBB' })
  const file = 'Orig ZIP,Dest ZIP,Class,L5C\n45402,89502,70,96.00\n'
  expect((await uploadRates(wired.node, clerk, file)).status).toBe(200)
  expect((await uploadRates(wired.node, clerk, file, { scac: 'DMBB' })).status).toBe(200)
  const { reply } = await ask(wired.node, GetWaybillServices, { body: { SCAC: 'DMAA' } }, clerk.token)
  expect(reply.services.map(({ Code }) => Code)).toEqual(['LGDEL'])
  const list = (await ask(wired.node, CarriersList, {}, clerk.token)).reply
  expect(list.carriers.map(({ SCAC, hasRates }) => [SCAC, hasRates])).toEqual([
    ['DMAA', true],
    ['DMBB', false],
  ])
})
