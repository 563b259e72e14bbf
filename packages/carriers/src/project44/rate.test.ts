import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CarrierPrice, RateAnswer } from '../kit/connector.ts'
import { exampleShipment, paint, pallet, project44Account } from '../testing/shipment.ts'
import { rateBody, readRates } from './rate.ts'

const account = project44Account('http://127.0.0.1:1', 'DMGL')
const now = Date.parse('2026-11-24T12:00:00Z')
const question = { account, shipment: exampleShipment(), now }

const sample = (): { rateQuotes: Record<string, unknown>[] } =>
  JSON.parse(readFileSync(new URL('./samples/rates.json', import.meta.url), 'utf8'))

/** The sample's first item with some fields told otherwise. */
const item = (changes: Record<string, unknown>) => ({ rateQuotes: [{ ...sample().rateQuotes[0], ...changes }] })

const detail = (total: unknown, ...charges: { code: string; amount: unknown }[]) => ({
  alternateRateQuotes: [],
  rateQuoteDetail: { total, charges },
})

const pricesOf = (answers: readonly RateAnswer[]): CarrierPrice[] => answers.filter(answer => answer.kind === 'price')
const onlyPrice = (answer: unknown): CarrierPrice => {
  const [price, ...others] = pricesOf(readRates(question, answer))
  if (price === undefined || others.length > 0) throw new Error('not one price')
  return price
}

function expectPartsToAddUp(price: CarrierPrice): void {
  expect(price.linehaul - price.discount + price.fuel + price.accessorials).toBe(price.total)
  expect(price.charges.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.total)
  expect(Number.isSafeInteger(price.total)).toBe(true)
  expect(price.total).toBeGreaterThan(0)
}

test('a price, a guaranteed one told as a difference, and a refusal come from one answer', () => {
  const [standard, guaranteed, refused, ...others] = readRates(question, sample())
  expect(others).toEqual([])
  expect(standard).toMatchObject({
    kind: 'price',
    scac: 'DMGL',
    linehaul: 181_000,
    discount: 102_965,
    fuel: 14_210,
    accessorials: 9500,
    total: 101_745,
    currency: 'USD',
    transitDays: 3,
    deliveryDate: '2099-03-13',
    quoteNumber: 'SAMPLE-1',
    unpricedAccessorials: ['SATDEL'],
    messages: ['Saturday delivery is not in its price.', 'SAMPLE, NOT FOR SHIPMENT'],
  })
  expect(guaranteed).toMatchObject({ kind: 'price', service: 'Guaranteed', total: 109_245, linehaul: 181_000 })
  expect(refused).toMatchObject({ kind: 'failed', scac: 'DMSW', reason: 'refused' })
  expect(refused).toHaveProperty('message', 'No service on this lane. (E042)')
})

test('a price without a discount has none, not a negative zero', () => {
  expect(onlyPrice(item(detail(100, { code: 'GFC', amount: 100 }))).discount).toBe(0)
})

test('what the lines lack of the total gets a line of its own, and is said', () => {
  const price = onlyPrice(item(detail(120, { code: 'GFC', amount: 100 })))
  expect(price).toMatchObject({ total: 12_000, accessorials: 2000 })
  expect(price.messages).toContain('Its lines do not add up to its total; the total counts.')
  expectPartsToAddUp(price)
})

test('an alternate price survives a refused base', () => {
  const { alternateRateQuotes } = sample().rateQuotes[0] ?? {}
  const answers = readRates(
    question,
    item({ rateQuoteDetail: null, errorMessages: [{ message: 'No.' }], alternateRateQuotes }),
  )
  expect(answers).toMatchObject([
    { kind: 'failed', reason: 'refused', message: 'No.' },
    { kind: 'price', serviceCode: 'GUR', total: 109_245 },
  ])
})

test.each([
  ['no amount', detail('many')],
  ['a fraction of a cent', detail(10.005)],
  ['nothing', detail(0)],
  ['less than nothing', detail(-5)],
  ['a line that is no amount', detail(10, { code: 'GFC', amount: 'NaN' })],
  ['no currency', { currencyCode: null, alternateRateQuotes: [] }],
  ['an unknown currency', { currencyCode: 'XXX', alternateRateQuotes: [] }],
  ['no carrier', { carrierCode: '', alternateRateQuotes: [] }],
  ['an expired quote', { quoteExpirationDateTime: '2026-11-24T11:59:59', alternateRateQuotes: [] }],
])('%s makes no price', (_, changes) => {
  expect(readRates(question, item(changes))).toMatchObject([{ kind: 'failed', reason: 'badAnswer' }])
})

test('a delivery before the pickup is left out and said', () => {
  const price = onlyPrice(item({ deliveryDateTime: '2020-01-01T00:00:00', alternateRateQuotes: [] }))
  expect(price.deliveryDate).toBeNull()
  expect(price.messages).toContain('Its delivery date lies before the pickup and is left out.')
})

test('an extra service the provider has no code for is told, not dropped', () => {
  const shipment = exampleShipment({ accessorials: ['PFZ'] })
  const [price] = pricesOf(readRates({ ...question, shipment }, item({ requestedAccessorialServices: [] })))
  expect(price?.unpricedAccessorials).toEqual(['PFZ'])
  expect(price?.messages).toContain('Protect from freezing is not in its price.')
})

test('hazardous freight asks for HAZM, and blank freight counts as class 70', () => {
  const body = rateBody(
    account,
    exampleShipment({ accessorials: [], items: [paint, { ...pallet, freightClass: '' }] }),
    9,
  )
  expect(body.accessorialServices).toEqual([{ code: 'HAZM' }])
  expect(body.lineItems.map(({ freightClass }) => freightClass)).toEqual(['70', '70'])
})

test('a class that nobody gave is told with every price it made', () => {
  const shipment = exampleShipment({ items: [pallet, { ...pallet, freightClass: ' ' }] })
  const prices = pricesOf(readRates({ ...question, shipment }, sample()))
  expect(prices.map(price => price.guessedItems)).toEqual([[1], [1]])
  expect(pricesOf(readRates(question, sample())).map(price => price.guessedItems)).toEqual([[], []])
})

const amount = fc.oneof(
  fc.integer({ min: -500_000, max: 5_000_000 }).map(cents => cents / 100),
  fc.integer({ min: 1, max: 5_000_000 }).map(cents => (cents / 100).toFixed(2)),
  fc.double(),
  fc.constantFrom(null, '', 'NaN', '1e9', '-0'),
)
const detailOf = fc.record(
  {
    total: amount,
    charges: fc.array(fc.record({ code: fc.constantFrom('GFC', 'DSC', 'FSC', 'LGDEL', 'APPT', '__proto__'), amount })),
  },
  { requiredKeys: [] },
)
const alternateOf = fc.record({ rateQuoteDetail: fc.oneof(detailOf, fc.jsonValue()) }, { requiredKeys: [] })
const quote = fc.record(
  {
    carrierCode: fc.constantFrom('DMGL', 'DMGL', 'DMSW', '', null),
    currencyCode: fc.constantFrom('USD', 'USD', 'CAD', 'XXX', null),
    rateQuoteDetail: fc.oneof({ weight: 4, arbitrary: detailOf }, fc.jsonValue()),
    alternateRateQuotes: fc.array(alternateOf),
    deliveryDateTime: fc.constantFrom('2099-03-13T17:00:00', '1970-01-01', 'soon', 7),
    errorMessages: fc.jsonValue(),
  },
  { requiredKeys: ['carrierCode', 'currencyCode', 'rateQuoteDetail'] },
)

test('whatever comes, nothing is thrown and every price adds up', () => {
  const answer = fc.oneof(
    fc.jsonValue(),
    fc.record({ rateQuotes: fc.array(fc.oneof({ weight: 4, arbitrary: quote }, fc.jsonValue())) }),
  )
  let prices = 0
  fc.assert(
    fc.property(answer, given => {
      for (const price of pricesOf(readRates(question, given))) {
        prices += 1
        expectPartsToAddUp(price)
      }
    }),
    { numRuns: 2000 },
  )
  expect(prices).toBeGreaterThan(50)
})
