import { describe, expect, it } from 'vitest'
import { exceptionKindNames, exceptionKinds, urgencyOf } from './exceptionKinds.ts'
import { usualExceptionRules } from './exceptionRules.ts'
import { carrierExceptions, findExceptions, type ShipmentFactsNow, type StopFacts } from './findExceptions.ts'

const at = (text: string): number => Date.parse(text)

const dayton: StopFacts = {
  ...{ place: { country: 'US', state: 'OH' }, zone: 'America/New_York', date: '2026-11-24', until: '15:30' },
  ...{ arrivedAt: null, leftAt: null },
}
const reno: StopFacts = {
  ...{ place: { country: 'US', state: 'NV' }, zone: 'America/Los_Angeles', date: null, until: '' },
  ...{ arrivedAt: null, leftAt: null },
}
/** Nothing is wrong with it: nobody has ordered it, and its pickup is days away. */
const open: ShipmentFactsNow = {
  ...{ shipmentId: 7, status: 'Q', isSetAside: false, isLabelled: false, pickup: dayton, delivery: reno },
  ...{ promisedDay: null, proNumber: '', hasPod: false, isOrdered: false, booking: null, problem: null },
  ...{ orders: [], untold: null, quotes: [], rounds: [], mails: [], labels: [] },
}
const booked: ShipmentFactsNow = {
  ...{ ...open, status: 'T', isOrdered: true, promisedDay: '2026-11-30' },
  booking: { tenderId: 9, heldSince: at('2026-11-20T15:00:00Z'), tellsEvents: true },
}
const left = at('2026-11-24T20:00:00Z')
const onTheRoad: ShipmentFactsNow = { ...booked, status: 'A', pickup: { ...dayton, arrivedAt: left, leftAt: left } }

const find = (facts: ShipmentFactsNow, now: string) => findExceptions(facts, usualExceptionRules, at(now))
const kindsAt = (facts: ShipmentFactsNow, now: string) => find(facts, now).found.map(({ kind }) => kind)

/** Each with the instant at which it begins, and the last one at which it has not. Dayton is five hours behind UTC, Reno eight. */
const begins: readonly [what: string, ShipmentFactsNow, kind: string, begins: string][] = [
  ['4 h before the window ends', open, 'notBooked', '2026-11-24T16:30:00Z'],
  ['2 h after the window ended', booked, 'pickupLate', '2026-11-24T22:30:00Z'],
  [
    'the same where nobody tells',
    { ...booked, booking: { tenderId: 9, heldSince: 0, tellsEvents: false } },
    'pickupUnconfirmed',
    '2026-11-24T22:30:00Z',
  ],
  ['the end of the promised day in Reno', { ...onTheRoad, proNumber: 'P' }, 'deliveryLate', '2026-12-01T08:00:00Z'],
  [
    'the end of an appointment, whatever was promised',
    {
      ...{ ...onTheRoad, proNumber: 'P' },
      delivery: { ...reno, date: '2026-12-02', until: '09:00' },
    },
    'deliveryLate',
    '2026-12-02T17:00:00Z',
  ],
  ['24 h after the pickup', onTheRoad, 'noPro', '2026-11-25T20:00:00Z'],
  [
    // Wed Nov 25, 10:00 in Reno; Thanksgiving, the Friday after it and the weekend are none of the three days.
    '3 business days after the delivery',
    { ...onTheRoad, status: 'D', proNumber: 'P', delivery: { ...reno, arrivedAt: at('2026-11-25T18:00:00Z') } },
    'noPod',
    '2026-12-02T18:00:00Z',
  ],
  [
    '30 min after the edit',
    { ...booked, untold: { tenderId: 9, since: at('2026-11-23T12:00:00Z'), cause: 'x' } },
    'carrierUntold',
    '2026-11-23T12:30:00Z',
  ],
  [
    '2 h before the deadline',
    { ...open, quotes: [{ spotId: 3, deadline: at('2026-11-23T20:00:00Z') }] },
    'quoteUnanswered',
    '2026-11-23T18:00:00Z',
  ],
  [
    '5 days after it was bought',
    {
      ...{ ...booked, isLabelled: true, pickup: { ...dayton, date: null } },
      labels: [{ tenderId: 9, boughtAt: at('2026-11-20T15:00:00Z') }],
    },
    'labelUnused',
    '2026-11-25T15:00:00Z',
  ],
]

describe('when an exception begins', () => {
  it.each(begins)('%s', (_, facts, kind, instant) => {
    const before = new Date(at(instant) - 1).toISOString()
    expect(kindsAt(facts, before)).not.toContain(kind)
    expect(find(facts, before).changesAt).toBe(at(instant))
    expect(find(facts, instant).found).toEqual([expect.objectContaining({ kind, since: at(instant), level: 1 })])
  })

  it('is at once for what happened', () => {
    const since = at('2026-11-20T15:00:00Z')
    const order = { tenderId: 9, since, state: 'x' } as const
    const facts: readonly [ShipmentFactsNow, string][] = [
      [{ ...open, problem: { eventId: 4, at: since } }, 'problem'],
      [{ ...open, rounds: [{ roundId: 4, endedAt: since }] }, 'offerNotTaken'],
      [{ ...open, mails: [{ mailId: 4, at: since }] }, 'mailFailed'],
      ...(['unknownOrder', 'duplicateOrder', 'cancelUnconfirmed', 'surplus', 'labelsMissing'] as const).map(
        kind => [{ ...open, orders: [{ kind, ...order }] }, kind] as [ShipmentFactsNow, string],
      ),
    ]
    for (const [one, kind] of facts) expect(kindsAt(one, '2026-11-20T15:00:00Z')).toEqual([kind])
  })
})

const far = '2027-01-15T15:00:00Z'
const ends: readonly [what: string, ShipmentFactsNow][] = [
  ['picked up with a PRO, and nobody named a day', { ...onTheRoad, proNumber: 'P', promisedDay: null }],
  ['delivered with a POD', { ...onTheRoad, status: 'D', proNumber: 'P', hasPod: true }],
  ['delivered under labels', { ...onTheRoad, status: 'D', isLabelled: true, delivery: { ...reno, arrivedAt: left } }],
  ['voided', { ...booked, status: 'V', booking: null, isOrdered: false, problem: { eventId: 1, at: left } }],
  ['archived', { ...onTheRoad, status: 'D', isSetAside: true, delivery: { ...reno, arrivedAt: left } }],
  ['merged into another', { ...open, isSetAside: true }],
  ['without a day', { ...open, pickup: { ...dayton, date: null } }],
]

describe('when it ends', () => {
  it.each(ends)('%s', (_, facts) => {
    expect(find(facts, far)).toEqual({ found: [], changesAt: null })
  })
})

describe('how it grows worse', () => {
  it('after one business day and after three, by the calendar of the place', () => {
    const levels = (now: string) => find(booked, now).found.map(({ kind, level }) => `${kind} ${level}`)
    // Tue Nov 24 17:30 in Dayton; the 26th is Thanksgiving, and nobody works on the day after it.
    expect(levels('2026-11-25T22:29:59Z')).toEqual(['pickupLate 1'])
    expect(levels('2026-11-25T22:30:00Z')).toEqual(['pickupLate 2'])
    expect(levels('2026-12-01T07:59:59Z')).toEqual(['pickupLate 2'])
    expect(levels('2026-12-01T22:30:00Z')).toContain('pickupLate 3')
  })

  it('sorts by kind, then by how bad it is, then the oldest first', () => {
    const ranks = exceptionKindNames.map(kind => exceptionKinds[kind].rank)
    expect(ranks).toEqual(ranks.toSorted())
    const order = [
      urgencyOf('unknownOrder', 1, left),
      urgencyOf('problem', 1, left),
      urgencyOf('notBooked', 1, left),
      urgencyOf('pickupLate', 3, left),
      urgencyOf('deliveryLate', 2, left),
      urgencyOf('pickupLate', 1, left - 1000),
      urgencyOf('pickupLate', 1, left),
      urgencyOf('noPod', 3, left),
    ]
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(new Set(order).size).toBe(order.length)
  })
})

describe('insurance', () => {
  const facts = {
    carrierId: 5,
    expires: '2026-12-31',
    hasFreight: true,
    refused: null,
    zone: 'America/New_York',
  } as const
  const insured = (now: string, more: object = {}) =>
    carrierExceptions({ ...facts, ...more }, usualExceptionRules, at(now)).found.map(({ level }) => level)

  it('is spoken of 30 days ahead, worse a week ahead, worst once it is over, while the carrier has freight', () => {
    expect(insured('2026-12-01T04:59:59Z')).toEqual([])
    expect(insured('2026-12-01T05:00:00Z')).toEqual([1])
    expect(insured('2026-12-24T05:00:00Z')).toEqual([2])
    expect(insured('2027-01-01T05:00:00Z')).toEqual([3])
    expect(insured('2027-01-01T05:00:00Z', { hasFreight: false })).toEqual([])
    expect(insured('2027-01-01T05:00:00Z', { expires: null })).toEqual([])
  })
})

describe('an account that its carrier refuses', () => {
  it('is one at once, worse after a day and worst after three, whether or not the carrier has freight', () => {
    const at = (now: string) =>
      carrierExceptions(
        {
          ...{ carrierId: 5, expires: null, hasFreight: false, zone: 'America/New_York' },
          refused: { at: Date.parse('2026-11-24T02:07:00Z'), accounts: '7' },
        },
        usualExceptionRules,
        Date.parse(now),
      ).found.map(({ kind, level, cause }) => `${kind} ${level} ${cause}`)
    expect(at('2026-11-24T02:07:00Z')).toEqual(['accountRefused 1 7'])
    expect(at('2026-11-25T02:07:00Z')).toEqual(['accountRefused 2 7'])
    expect(at('2026-11-27T02:07:00Z')).toEqual(['accountRefused 3 7'])
  })
})
