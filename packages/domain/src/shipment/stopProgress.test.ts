import { describe, expect, it } from 'vitest'
import type { Stop } from './shipment.ts'
import { deliveredBy, reachedByStops, type StopEvent, stopsMovedTo } from './stopProgress.ts'

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

  it('freight that was only seen on its way has left, and came when its pickup is said, before or after', () => {
    const [seen] = deliveredBy(two, { kind: 'seen', stop: null, at })
    expect(seen).toEqual({ kind: 'pickup', arrivedAt: null, leftAt: at })
    expect(deliveredBy([seen as Progress, delivery], { kind: 'seen', stop: null, at: 'later' })[0]).toBe(seen)
    const [told] = deliveredBy([seen as Progress, delivery], { kind: 'pickedUp', stop: null, at: 'earlier' })
    expect(told).toEqual({ kind: 'pickup', arrivedAt: 'earlier', leftAt: 'earlier' })
    expect(deliveredBy([told as Progress, delivery], { kind: 'seen', stop: null, at: 'later' })[0]).toBe(told)
  })

  it('keeps the first time a stop was done', () => {
    const [, done] = deliveredBy(two, { kind: 'delivered', stop: null, at })
    expect(done).toEqual({ kind: 'delivery', arrivedAt: at, leftAt: at })
    expect(deliveredBy([pickup, done as Progress], { kind: 'delivered', stop: 2, at: 'later' })[1]).toBe(done)
  })
})

describe('people move a shipment by hand', () => {
  const later = '2026-11-25T15:00:00.000Z'
  const latest = '2026-11-26T15:00:00.000Z'
  const left = (stops: readonly Progress[]) => stops.map(stop => stop.leftAt)
  const onTheRoad = stopsMovedTo(three, 'A', at)
  const halfway = deliveredBy(onTheRoad, { kind: 'delivered', stop: 2, at: later })

  it('forward: what they say holds for all stops that were not done', () => {
    expect(left(onTheRoad)).toEqual([at, null, null])
    expect(left(stopsMovedTo(halfway, 'D', latest))).toEqual([at, later, latest])
  })

  it('back from the delivery: what a carrier reported at an earlier stop stays', () => {
    const back = stopsMovedTo(stopsMovedTo(halfway, 'D', latest), 'A', latest)
    expect(left(back)).toEqual([at, later, null])
    expect(reachedByStops(back)).toBe('A')
    expect(reachedByStops(deliveredBy(back, { kind: 'delivered', stop: 3, at: latest }))).toBe('D')
  })

  it('back from the delivery: all that the move had set goes', () => {
    const several = stopsMovedTo([pickup, pickup, delivery, delivery], 'A', at)
    expect(left(stopsMovedTo(stopsMovedTo(several, 'D', later), 'A', latest))).toEqual([at, null, null, null])
    expect(left(stopsMovedTo(stopsMovedTo(three, 'D', later), 'A', latest))).toEqual([later, null, null])
    const told = deliveredBy(stopsMovedTo(two, 'A', at), { kind: 'delivered', stop: null, at: later })
    expect(stopsMovedTo(told, 'A', latest)[1]).toEqual(delivery)
  })

  it('back from the road: the first pickup alone', () => {
    expect(left(stopsMovedTo(onTheRoad, 'T', latest))).toEqual([null, null, null])
    expect(left(stopsMovedTo(halfway, 'T', latest))).toEqual([null, later, null])
    expect(left(stopsMovedTo(stopsMovedTo(two, 'D', at), 'T', latest))).toEqual([null, null])
  })
})
