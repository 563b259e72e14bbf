import { UpdateLocation } from '@waybill/contract/calls/Address/UpdateLocation.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { CarriersList } from '@waybill/contract/calls/Shipment/CarriersList.ts'
import { GetAccessorials } from '@waybill/contract/calls/Shipment/GetAccessorials.ts'
import { IntialCachefunction } from '@waybill/contract/calls/Shipment/IntialCachefunction.ts'
import { Ratemodedetails } from '@waybill/contract/calls/Shipment/Ratemodedetails.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, startTestNode, type TestNode } from '../../testing/node.ts'
import { sampleWireShipment } from '../../testing/wireShipment.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await startTestNode()
  clerk = await newCompany(node)
  return () => node.close()
})

it.each([IntialCachefunction, GetAccessorials, CarriersList, Ratemodedetails])(
  '$name answers 401 without a key',
  async call => {
    expect((await ask(node, call)).status).toBe(401)
  },
)

it('starts with today before the cut-off, and with the next business day after it', async () => {
  const day = async () => (await ask(node, IntialCachefunction, {}, clerk.token)).reply.defaultPickup
  node.clock.at = Date.parse('2026-11-20T15:00:00Z')
  expect(await day()).toEqual({ date: '2026-11-20', from: '11:00', to: '15:30' })
  node.clock.at = Date.parse('2026-11-20T20:00:00Z')
  expect((await day()).date).toBe('2026-11-23')
  node.clock.at = Date.parse('2026-11-25T20:00:00Z')
  const fresh = { ...clerk, token: await node.app.sessions.open(clerk, 'test') }
  const { reply } = await ask(node, IntialCachefunction, {}, fresh.token)
  expect(reply.defaultPickup.date).toBe('2026-11-30')
})

it('says the time zone in which the company enters deadlines', async () => {
  const person = await newCompany(node)
  const { reply } = await ask(node, IntialCachefunction, {}, person.token)
  expect(reply.timeZone).toBe('America/New_York')
})

it('takes origin and window from the own place', async () => {
  const person = await newCompany(node)
  const place = { CompanyName: 'Own Dock', Street: '1 Road', City: 'Reno', State: 'NV', Zip: '89501', isOurs: true }
  const address = { ...place, Receives: { FromTime: '09:00', ToTime: '16:00' } }
  await ask(node, UpdateLocation, { query: { funtype: 'add' }, body: { address } }, person.token)
  const { reply } = await ask(node, IntialCachefunction, {}, person.token)
  expect(reply.defaultOrigin?.CompanyName).toBe('Own Dock')
  expect(reply.defaultPickup).toMatchObject({ from: '09:00', to: '16:00' })
  expect(reply.accessorials).toContainEqual({ Code: 'LGDEL', Name: 'Lift gate at delivery', At: 'delivery' })
  expect((await ask(node, GetAccessorials, {}, person.token)).reply.accessorials).toEqual(reply.accessorials)
})

it('offers first what the company asks for, then what shippers ask for as a rule', async () => {
  node.clock.at = Date.parse('2026-11-20T15:00:00Z')
  const person = await newCompany(node)
  const usual = async () => (await ask(node, IntialCachefunction, {}, person.token)).reply.usualServices
  expect((await usual()).slice(0, 2)).toEqual(['LGDEL', 'APPTDEL'])
  const shipment = sampleWireShipment({ AdditionalService: ['INDEL'] })
  expect((await ask(node, BuildShipment, { body: { shipment } }, person.token)).status).toBe(200)
  expect((await usual()).slice(0, 3)).toEqual(['INDEL', 'LGDEL', 'APPTDEL'])
})

it("lists the company's carriers by mode, and nobody else's", async () => {
  const person = await newCompany(node)
  await node.app.db.forClient(person.clientId).transaction(tx =>
    tx
      .insertInto('carrier')
      .values([
        { client_id: person.clientId, scac: 'DMOA', name: 'Demo Motor', tender_email: 'tender@demo.invalid' },
        { client_id: person.clientId, scac: 'DMOB', name: 'Demo Other', settings: { doNotUse: true } },
      ])
      .execute(),
  )
  const { reply } = await ask(node, CarriersList, {}, person.token)
  expect(reply.carriers).toMatchObject([
    { SCAC: 'DMOA', RateMode: 'LTL', TenderEmail: 'tender@demo.invalid', hasRates: false, doNotUse: false },
    { SCAC: 'DMOB', doNotUse: true },
  ])
  const modes = await ask(node, Ratemodedetails, {}, person.token)
  expect(modes.reply.RateModeCarriers).toEqual([
    { Text: 'Demo Motor', Value: 'DMOA', RateModeID: 2 },
    { Text: 'Demo Other', Value: 'DMOB', RateModeID: 2 },
    { Text: 'Add a New Carrier', Value: 'TLXQ1', RateModeID: 120 },
  ])
  const stranger = await newCompany(node)
  expect((await ask(node, CarriersList, {}, stranger.token)).reply.carriers).toEqual([])
})
