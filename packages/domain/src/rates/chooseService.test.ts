import { describe, expect, it } from 'vitest'
import { chooseRate, openGuide, type RateOffer, type RoutingGuide } from './chooseRate.ts'

const offer = (id: string, scac: string, service: string, comparable: number, arrives: string): RateOffer => ({
  ...{ id, scac, service, comparable, arrives, transitDays: null, isWhole: true },
})

/** Picked up on Tuesday the 24th. */
const offers = [
  offer('ground', 'UPSN', 'UPS® Ground', 1_200, '2026-12-01'),
  offer('saver', 'FDEG', 'FedEx Express Saver', 2_400, '2026-11-27'),
  offer('twoDay', 'UPSN', 'UPS 2nd Day Air', 2_900, '2026-11-27'),
  offer('nextDay', 'UPSN', 'UPS Next Day Air', 6_000, '2026-11-25'),
  offer('post', 'USPS', 'USPS Ground Advantage', 1_000, ''),
]

const wants = { kind: 'percent', value: 2_000_000 } as const
const rule = (carriers: readonly string[], service = '') => ({
  tiers: [{ number: 1, carriers, service, tolerance: wants }],
})

/** What is said, what is chosen, and why. */
const cases: readonly (readonly [string, Partial<RoutingGuide>, string, string])[] = [
  ['nothing', {}, 'post', 'cheapest'],
  ['a day that the cheapest makes', { deliverBy: '2026-12-01' }, 'ground', 'cheapestInTime'],
  ['a day that two make', { deliverBy: '2026-11-30' }, 'saver', 'cheapestInTime'],
  ['the very day', { deliverBy: '2026-11-25' }, 'nextDay', 'cheapestInTime'],
  ['a day that nothing makes', { deliverBy: '2026-11-24' }, 'nextDay', 'fastestTooLate'],
  [
    'a day, and the fast one is not to be used',
    { deliverBy: '2026-11-24', doNotUse: ['UPSN'] },
    'saver',
    'fastestTooLate',
  ],
  [
    'a day, and nobody promises one',
    { deliverBy: '2026-11-30', doNotUse: ['UPSN', 'FDEG'] },
    'post',
    'cheapestDayUnknown',
  ],
  ['a rule that prefers a carrier', rule(['UPSN']), 'ground', 'preferred'],
  ['such a rule, and a day', { ...rule(['UPSN']), deliverBy: '2026-11-30' }, 'twoDay', 'preferred'],
  ['a rule that names a service', { ...rule(['UPSN'], 'ups 2nd day air') }, 'twoDay', 'preferred'],
  ['a rule whose service is not offered', rule(['UPSN'], 'UPS Standard'), 'post', 'cheapest'],
  ['a carrier by the order', { ...rule(['FDEG']), appointedScac: 'UPSN' }, 'ground', 'appointed'],
  ['such a carrier, and a day', { appointedScac: 'UPSN', deliverBy: '2026-11-30' }, 'twoDay', 'appointed'],
  [
    'a service by the order, whatever the day',
    { appointedScac: 'UPSN', appointedService: 'UPS Ground', deliverBy: '2026-11-25' },
    'ground',
    'appointedService',
  ],
  [
    'a service by the order that nobody offers',
    { appointedScac: 'UPSN', appointedService: 'UPS Standard' },
    'ground',
    'appointedOtherService',
  ],
  ['a carrier by the order that gave no price', { ...rule(['FDEG']), appointedScac: 'DHLX' }, 'saver', 'preferred'],
]

describe('a service is picked by', () => {
  it.each(cases)('%s', (_, guide, id, because) => {
    expect(chooseRate(offers, { ...openGuide, ...guide }, 'prepaid')).toMatchObject({ id, because })
  })

  it('no rule beyond its tolerance of what arrives in time', () => {
    const tight = { number: 1, carriers: ['UPSN'], service: '', tolerance: { kind: 'amount', value: 499 } } as const
    const near = { ...openGuide, tiers: [tight], deliverBy: '2026-11-30' }
    expect(chooseRate(offers, near, 'prepaid')).toMatchObject({ id: 'saver', because: 'cheapestInTime' })
    const wider = { ...tight, tolerance: { kind: 'amount', value: 500 } } as const
    expect(chooseRate(offers, { ...near, tiers: [wider] }, 'prepaid')).toMatchObject({ id: 'twoDay', rule: 1 })
  })

  it('a whole price alone, however early another arrives', () => {
    const half = { ...offer('half', 'UPSN', 'UPS Ground', 1, '2026-11-24'), isWhole: false }
    const guide = { ...openGuide, deliverBy: '2026-11-24', appointedScac: 'UPSN', appointedService: 'UPS Ground' }
    expect(chooseRate([half, ...offers], guide, 'prepaid')).toMatchObject({ id: 'ground' })
  })
})
