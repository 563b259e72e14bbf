import { describe, expect, it } from 'vitest'
import type { Stop } from './shipment.ts'
import { deliveredBy, reachedByStops, type StopEvent } from './stopProgress.ts'

type Progress = Pick<Stop, 'kind' | 'arrivedAt' | 'leftAt'>
const at = '2026-11-24T15:00:00.000Z'
const pickup: Progress = { kind: 'pickup', arrivedAt: null, leftAt: null }
const delivery: Progress = { kind: 'delivery', arrivedAt: null, leftAt: null }
const two = [pickup, delivery]
const three = [pickup, delivery, delivery]
const after = (stops: readonly Progress[], ...events: Omit<StopEvent, 'at'>[]) =>
  reachedByStops(events.reduce((now, event) => deliveredBy(now, { ...event, at }), stops))

describe('stops move a shipment', () => {
  it.each<[string, readonly Progress[], Omit<StopEvent, 'at'>[], string]>([
    ['nothing happened', two, [], 'T'],
    ['the first pickup left', two, [{ kind: 'pickedUp', stop: null }], 'A'],
    ['the first of two pickups left', [pickup, pickup, delivery], [{ kind: 'pickedUp', stop: 1 }], 'A'],
    ['delivered, no stop named, one delivery', two, [{ kind: 'delivered', stop: null }], 'D'],
    [
      'delivered, no stop named, several',
      three,
      [
        { kind: 'pickedUp', stop: null },
        { kind: 'delivered', stop: null },
      ],
      'A',
    ],
    [
      'one of two deliveries',
      three,
      [
        { kind: 'pickedUp', stop: 1 },
        { kind: 'delivered', stop: 2 },
      ],
      'A',
    ],
    [
      'both deliveries',
      three,
      [
        { kind: 'delivered', stop: 3 },
        { kind: 'delivered', stop: 2 },
      ],
      'D',
    ],
    ['delivered at a pickup', two, [{ kind: 'delivered', stop: 1 }], 'T'],
    ['delivered at a stop that is none', two, [{ kind: 'delivered', stop: 9 }], 'T'],
  ])('%s', (_what, stops, events, status) => expect(after(stops, ...events)).toBe(status))

  it('keeps the first time a stop was done', () => {
    const [, done] = deliveredBy(two, { kind: 'delivered', stop: null, at })
    expect(done).toEqual({ kind: 'delivery', arrivedAt: at, leftAt: at })
    expect(deliveredBy([pickup, done as Progress], { kind: 'delivered', stop: 2, at: 'later' })[1]).toBe(done)
  })
})
