import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight, freight } from '../../testing/freight.ts'
import { ask } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect, nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { sampleWireStops } from '../../testing/wireStops.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await addPricedCarrier(wired.node, clerk, { scac: 'DMAA' })
  await connect(wired.node, clerk, ['DMGL', 'DMHV'])
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

async function rated(changes: Parameters<typeof addFreight>[2] = {}) {
  const { shipmentId } = await addFreight(wired.node, clerk, changes)
  const answer = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  return { shipmentId, ...answer }
}

it('live prices stand beside those of the sheets, each with its own way of booking', async () => {
  const { reply } = await rated()
  const ways = new Map(reply.rates.map(rate => [rate.CarrierSCAC, rate.isAPI]))
  expect(ways).toEqual(
    new Map([
      ['DMAA', false],
      ['DMGL', true],
      ['DMHV', true],
    ]),
  )
  const live = reply.rates.find(rate => rate.CarrierSCAC === 'DMGL')
  expect(live).toMatchObject({ source: 'project44', currency: 'USD', current: true })
  expect(live?.quoteNumber).toMatch(/^SAMPLE-DMGL-/)
  expect(Date.parse(live?.expiresAt ?? '') - Date.parse(live?.ratedAt ?? '')).toBe(86_400_000)
})

it('a live price that does not include a service says so, and is not chosen however low it is', async () => {
  const { reply } = await rated({ accessorials: ['PFZ'] })
  expect(reply.rates.map(({ missing }) => missing)).toEqual(reply.rates.map(() => ['PFZ']))
  expect(reply).toMatchObject({ selectedPricesheetid: null, because: 'noneWhole' })
  const live = reply.rates.find(({ isAPI }) => isAPI)
  expect(live?.warnings).toContainEqual({ code: 'accessorialNotPriced', accessorial: 'PFZ', why: 'notAccepted' })
})

it('a class that nobody gave is said on live prices too', async () => {
  const items = freight.items.map(item => ({ ...item, freightClass: '' }))
  const { reply } = await rated({ items })
  expect(reply.rates.map(({ guessedClass }) => guessedClass)).toEqual(reply.rates.map(() => true))
  const live = reply.rates.find(({ isAPI }) => isAPI)
  expect(live?.trace).toContainEqual({ step: 'guessedClass', item: 0, guessed: true, freightClass: '70' })
})

it('an account that fails says why and hides nobody; its 401 signs nobody out', async () => {
  wired.sandbox.fault({ kind: 'status401', account: 'DMGL' })
  const { status, reply } = await rated()
  expect(status).toBe(200)
  expect(reply.refusals).toMatchObject([
    { CarrierSCAC: 'DMGL', reason: 'badCredentials', params: { providerStatus: 401 } },
  ])
  expect(reply.rates.map(rate => rate.CarrierSCAC).toSorted()).toEqual(['DMAA', 'DMHV'])
})

it.each([
  ['negativePrice', 'badAnswer'],
  ['wrongCurrency', 'badAnswer'],
  ['noCarrier', 'badAnswer'],
  ['html', 'badAnswer'],
  ['reset', 'unreachable'],
] as const)('an answer that is no price (%s) becomes a refusal', async (kind, reason) => {
  wired.sandbox.fault({ kind, account: 'DMGL', operation: 'rate' })
  const { reply } = await rated()
  expect(reply.refusals.map(refusal => [refusal.CarrierSCAC, refusal.reason])).toEqual([['DMGL', reason]])
})

it('a shipment of several stops is priced by nobody for its ends alone', async () => {
  const built = await ask(wired.node, BuildShipment, { body: { shipment: sampleWireStops() } }, clerk.token)
  const { shipmentId } = built.reply
  const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  expect(reply.rates).toEqual([])
  expect(reply.refusals.map(({ CarrierSCAC, reason, params }) => [CarrierSCAC, reason, params.stops])).toEqual(
    expect.arrayContaining([
      ['DMAA', 'severalStops', 3],
      ['DMGL', 'severalStops', 3],
      ['DMHV', 'severalStops', 3],
    ]),
  )
})

it('an offer that comes twice in one answer is one offer', async () => {
  wired.sandbox.fault({ kind: 'twice', account: 'DMGL' })
  const { reply } = await rated()
  expect(reply.rates.filter(rate => rate.CarrierSCAC === 'DMGL')).toHaveLength(1)
})

it('a price that comes after the deadline is announced and kept, and chosen by nobody', async () => {
  wired.sandbox.fault({ kind: 'slow', account: 'DMHV', operation: 'rate', ms: 4_300, times: 1 })
  const { shipmentId, uniqueName } = await addFreight(wired.node, clerk)
  const late = nextNews(wired.node, 'rate', data => (data.rate as { CarrierSCAC?: string })?.CarrierSCAC === 'DMHV')
  const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  expect(uniqueName).not.toBe('')
  expect(reply.refusals.map(refusal => [refusal.CarrierSCAC, refusal.reason])).toEqual([['DMHV', 'noAnswer']])
  await late
  const { reply: details } = await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)
  expect(details.PriceSheets.map(rate => rate.CarrierSCAC)).toContain('DMHV')
  expect(details.selectedPricesheetid).toBe(reply.selectedPricesheetid)
})
