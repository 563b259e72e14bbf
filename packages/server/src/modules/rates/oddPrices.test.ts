import { type CarrierPrice, type Connector, registered } from '@waybill/carriers'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect } from '../../testing/wire.ts'

const plain: CarrierPrice = {
  kind: 'price',
  scac: 'ODDS',
  service: 'Standard',
  serviceCode: 'STD',
  transitDays: 2,
  deliveryDate: null,
  linehaul: 10_000,
  discount: 0,
  fuel: 0,
  accessorials: 0,
  total: 10_000,
  currency: 'USD',
  quoteNumber: 'Q1',
  expiresAt: null,
  charges: [{ kind: 'linehaul', code: '', amount: 10_000, description: 'Freight' }],
  unpricedAccessorials: [],
  guessedItems: [],
  messages: [],
}

/** What the odd carrier changes in its price. */
let odd: Partial<CarrierPrice>
const oddCarrier: Connector<{ apiKey: string }> = {
  name: 'odd',
  title: 'Odd',
  readSettings: stored => stored as { apiKey: string },
  secretSettings: ['apiKey'],
  reach: { modes: ['LTL'], from: null, to: null },
  rate: async () => [{ ...plain, ...odd }],
}

let node: TestNode
let clerk: Person
beforeAll(async () => {
  const settings = { ...testSettings(), carrierUrls: { odd: 'http://127.0.0.1:1' } }
  node = await startTestNode(settings, { connectors: [registered(oddCarrier)] })
  clerk = await newCompany(node)
  await connect(node, clerk, ['ODDS'], { connector: 'odd', login: { apiKey: 'k' } })
  await addPricedCarrier(node, clerk, { scac: 'DMBB' })
})
afterAll(() => node.close())

async function rated(changes: Partial<CarrierPrice>) {
  odd = changes
  const { shipmentId } = await addFreight(node, clerk)
  const { status, reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  expect(status).toBe(200)
  const details = await ask(node, ShipmentDetails, { body: { shipmentId } }, clerk.token)
  expect(details.reply.PriceSheets.map(rate => rate.PricesheetID).toSorted()).toEqual(
    reply.rates.map(rate => rate.PricesheetID).toSorted(),
  )
  return reply
}

it.each<[string, Partial<CarrierPrice>]>([
  ['a total in half cents', { total: 100.5 }],
  ['a total beyond all figures', { total: 2 ** 60 }],
  ['a total below nothing', { total: -5_000, linehaul: -15_000 }],
  ['a charge that is no number', { charges: [{ kind: 'linehaul', code: '', amount: Number.NaN, description: '' }] }],
  ['a day that is not in the calendar', { deliveryDate: '2026-02-31' }],
  ['half a day on the way', { transitDays: 1.5 }],
  ['an expiry that is no moment', { expiresAt: Number.NaN }],
  ['an expiry before all calendars', { expiresAt: -1e300 }],
  ['a quote number that cannot be kept', { quoteNumber: 'Q\u00001' }],
  ['a service code without end', { serviceCode: 'S'.repeat(5_000) }],
  ['a currency that is none', { currency: 'US\0' }],
])('%s is the refusal of that carrier alone', async (_, changes) => {
  const { rates, refusals } = await rated(changes)
  expect(rates.map(rate => rate.CarrierSCAC)).toEqual(['DMBB'])
  expect(refusals.map(({ CarrierSCAC, reason }) => [CarrierSCAC, reason])).toEqual([['ODDS', 'badAnswer']])
})

it.each<[string, Partial<CarrierPrice>]>([
  ['a zero byte', { service: 'Stan\0dard' }],
  ['half a character', { messages: ['Call \ud800'] }],
  ['a zero byte in a charge', { charges: [{ kind: 'fuel', code: '', amount: 10_000, description: 'Fuel\0' }] }],
  ['a service in far too many words', { service: '\u0001'.repeat(20_000) }],
  ['a message in far too many letters', { messages: ['é'.repeat(20_000)] }],
])('words with %s are cleaned, and the price stands', async (_, changes) => {
  const { rates, refusals } = await rated(changes)
  expect([rates.map(rate => rate.CarrierSCAC).toSorted(), refusals]).toEqual([['DMBB', 'ODDS'], []])
  expect(JSON.stringify(rates)).not.toMatch(/\\u0000|\\ud800/)
})

it('a price of nothing is shown with what that means, and never selected by itself', async () => {
  const { rates, selectedPricesheetid } = await rated({ total: 0, linehaul: 0, charges: [] })
  const free = rates.find(rate => rate.CarrierSCAC === 'ODDS')
  expect(free).toMatchObject({ CurrAmount: 0, linehaulIsDoubtful: true, warnings: [{ code: 'linehaulFree' }] })
  expect(selectedPricesheetid).toBe(rates.find(rate => rate.CarrierSCAC === 'DMBB')?.PricesheetID)
})
