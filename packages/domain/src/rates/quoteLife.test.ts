import { describe, expect, it } from 'vitest'
import { sampleItem, sampleShipment } from '../shipment/sampleShipment.ts'
import type { PlainShipment } from '../shipment/shipment.ts'
import { chooseRate, compareOffers, openGuide, type RateOffer, type RoutingGuide } from './chooseRate.ts'
import { isExpired, QUOTE_LIFE_MS, quoteExpiresAt, ratingKey } from './quoteLife.ts'
import { formatScaled, parseScaled } from './scaled.ts'

const shipment: PlainShipment = {
  ...sampleShipment,
  items: [sampleItem, { ...sampleItem, weightLb: 600 }],
  accessorials: ['LGDEL', 'NOTIFY'],
}
const [address, item] = [sampleShipment.origin, sampleItem]

describe('the life of a quote', () => {
  it('ends after 24 hours or at the earlier expiry of its source', () => {
    expect(quoteExpiresAt(1000, null)).toBe(1000 + QUOTE_LIFE_MS)
    expect(quoteExpiresAt(1000, 5000)).toBe(5000)
    expect(quoteExpiresAt(1000, 1000 + 2 * QUOTE_LIFE_MS)).toBe(1000 + QUOTE_LIFE_MS)
    expect(isExpired(5000, 4999)).toBe(false)
    expect(isExpired(5000, 5000)).toBe(true)
  })

  it.each<[string, Partial<PlainShipment>]>([
    ['pickup date', { pickup: { ...shipment.pickup, date: '2026-11-25' } }],
    [
      'weight',
      {
        items: [
          { ...item, weightLb: 501 },
          { ...item, weightLb: 600 },
        ],
      },
    ],
    [
      'class',
      {
        items: [
          { ...item, freightClass: '85' },
          { ...item, weightLb: 600 },
        ],
      },
    ],
    [
      'dimension',
      {
        items: [
          { ...item, heightIn: 50 },
          { ...item, weightLb: 600 },
        ],
      },
    ],
    ['destination', { destination: { ...shipment.destination, zip: '89503' } }],
    ['street', { origin: { ...address, street: '2 Dock Rd' } }],
    ['accessorials', { accessorials: ['LGDEL'] }],
    ['terms', { terms: 'collect' }],
    ['declared value', { declaredValue: 100_000 }],
  ])('a change of %s needs a new rating', (_, change) => {
    expect(ratingKey({ ...shipment, ...change })).not.toBe(ratingKey(shipment))
  })

  it.each<[string, Partial<PlainShipment>]>([
    ['window', { pickup: { ...shipment.pickup, to: '17:00' } }],
    ['contact', { origin: { ...address, contactName: 'Sam', company: 'Demo Shipper Inc.' } }],
    ['references and notes', { references: ['PO 1'], internalNotes: 'x', specialInstructions: 'y' }],
    ['order of lines', { items: [...shipment.items].reverse() }],
    ['order of accessorials', { accessorials: ['NOTIFY', 'LGDEL', 'LGDEL'] }],
    ['spelling of the ZIP', { origin: { ...address, zip: '45402-1234' } }],
  ])('a change of %s keeps the price', (_, change) => {
    expect(ratingKey({ ...shipment, ...change })).toBe(ratingKey(shipment))
  })
})

describe('the choice of carrier', () => {
  const offer = (scac: string, comparable: number, transitDays = 2, isWhole = true): RateOffer => ({
    id: `${scac}-${comparable}`,
    scac,
    comparable,
    transitDays,
    isWhole,
  })
  const offers = [offer('AAAA', 20_000), offer('BBBB', 18_000), offer('CCCC', 18_900)]
  const guide = (change: Partial<RoutingGuide>): RoutingGuide => ({ ...openGuide, ...change })

  it.each<[string, RoutingGuide, 'prepaid' | 'collect', object]>([
    ['cheapest', openGuide, 'prepaid', { id: 'BBBB-18000', because: 'cheapest' }],
    ['do not use', guide({ doNotUse: ['BBBB'] }), 'prepaid', { id: 'CCCC-18900', because: 'cheapest' }],
    ['all barred', guide({ doNotUse: ['AAAA', 'BBBB', 'CCCC'] }), 'prepaid', { kind: 'none', because: 'allDoNotUse' }],
    [
      'preferred within 5 %',
      guide({ tiers: [{ number: 1, carriers: ['CCCC'], service: '', tolerance: { kind: 'percent', value: 50_000 } }] }),
      'prepaid',
      { id: 'CCCC-18900', because: 'preferred' },
    ],
    [
      'preferred beyond its tolerance',
      guide({ tiers: [{ number: 1, carriers: ['CCCC'], service: '', tolerance: { kind: 'percent', value: 49_999 } }] }),
      'prepaid',
      { id: 'BBBB-18000', because: 'cheapest' },
    ],
    ['collect', guide({ collectScac: 'AAAA' }), 'collect', { id: 'AAAA-20000', because: 'collectCarrier' }],
    ['collect, silent', guide({ collectScac: 'ZZZZ' }), 'collect', { kind: 'none', because: 'collectCarrierMissing' }],
    ['flag without collect', guide({ collectScac: 'AAAA' }), 'prepaid', { id: 'BBBB-18000' }],
  ])('%s', (_, routing, terms, choice) => expect(chooseRate(offers, routing, terms)).toMatchObject(choice))

  it('never takes what leaves a service out, and puts it after the whole prices', () => {
    const lacking = offer('AAAA', 100, 1, false)
    expect(chooseRate([lacking, offer('BBBB', 200)], openGuide, 'prepaid')).toMatchObject({ id: 'BBBB-200' })
    expect([lacking, offer('BBBB', 200)].sort(compareOffers).map(one => one.scac)).toEqual(['BBBB', 'AAAA'])
    const none = { kind: 'none', because: 'noneWhole' }
    expect(chooseRate([lacking], openGuide, 'prepaid')).toEqual(none)
    expect(chooseRate([lacking], guide({ collectScac: 'AAAA' }), 'collect')).toEqual(none)
  })

  it('takes the faster of equals, and none of none', () => {
    const equal = [offer('AAAA', 100, 4), offer('BBBB', 100, 3)]
    expect(chooseRate(equal, openGuide, 'prepaid')).toMatchObject({ id: 'BBBB-100' })
    expect(chooseRate([], openGuide, 'prepaid')).toEqual({ kind: 'none', because: 'noOffers' })
  })
})

it.each([
  ['24.0375', 240_375],
  ['65', 650_000],
  ['1,250.5', 12_505_000],
  ['0.0001', 1],
  ['24.03751', null],
  ['-1', null],
  ['', null],
  ['1.', null],
  ['12,50', null],
])('reads %j as 1/10,000', (text, value) => {
  expect(parseScaled(text)).toBe(value)
  if (value !== null) expect(parseScaled(formatScaled(value))).toBe(value)
})
