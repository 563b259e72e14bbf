import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ShipmentStatus, shipmentStatuses } from '../index.ts'
import { standardEvents } from './standardEvents.ts'
import { movesByEvent } from './trackingMoves.ts'
import { type TrackingStatus, trackingStatuses } from './trackingStatus.ts'
import { type EnteredEvent, notifiedOf, validateEvent } from './validateEvent.ts'

describe('an event moves freight', () => {
  it.each<[ShipmentStatus, TrackingStatus, readonly ShipmentStatus[]]>([
    ['T', 'preparedPickup', []],
    ['T', 'pickup', ['A']],
    ['T', 'inTransit', ['A']],
    ['T', 'delivered', ['A', 'D']],
    ['T', 'problem', []],
    ['A', 'pickup', []],
    ['A', 'delivered', ['D']],
    ['D', 'inTransit', []],
    ['V', 'delivered', []],
    ['Q', 'pickup', []],
  ])('from %s by %s through %j', (from, event, moves) => {
    expect(movesByEvent(from, event, 'carrier')).toEqual(moves)
  })

  it('never backwards, and not at all by what nobody knows', () => {
    const from = fc.constantFrom(...shipmentStatuses)
    fc.assert(
      fc.property(from, fc.constantFrom(...trackingStatuses, null), (status, event) => {
        const road = ['T', 'A', 'D']
        const places = [status, ...movesByEvent(status, event, 'carrier')].map(step => road.indexOf(step))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(movesByEvent(status, null, 'carrier')).toEqual([])
      }),
    )
  })
})

it('every standard event means one of the five statuses', () => {
  const names = Object.keys(standardEvents)
  expect(names).toHaveLength(24)
  for (const event of Object.values(standardEvents)) expect(trackingStatuses).toContain(event.status)
})

describe('an entered event', () => {
  const now = { date: '2026-11-20', time: '10:00' }
  const event: EnteredEvent = {
    ...{ status: 'inTransit', date: '2026-11-20', time: '09:30', description: '', city: '', state: '' },
    ...{ notes: '', notifications: '' },
  }
  const codes = (given: Partial<EnteredEvent>) =>
    validateEvent({ ...event, ...given }, now, '2026-11-18').map(({ at, code }) => `${at} ${code}`)

  it('is taken when it is whole', () => expect(codes({})).toEqual([]))
  it.each<[string, Partial<EnteredEvent>, string[]]>([
    ['without a status', { status: '' }, ['status required']],
    ['with an unknown one', { status: 'teleported' }, ['status required']],
    ['dated tomorrow', { date: '2026-11-21' }, ['date tooFarAhead']],
    ['later today', { time: '10:01' }, ['time tooFarAhead']],
    ['in 1970', { date: '1970-01-01' }, ['date past']],
    ['on no day', { date: '2026-02-30' }, ['date notADate']],
    ['at no time', { time: '25:00' }, ['time notATime']],
    ['with a long note', { notes: 'x'.repeat(1001) }, ['notes tooLong']],
    ['for nobody', { notifications: 'a@b.invalid, not an address' }, ['notifications badForm']],
    ['empty', { status: '', date: '', time: '' }, ['status required', 'date required', 'time required']],
  ])('%s is refused at its field', (_what, given, expected) => expect(codes(given)).toEqual(expected))

  it('tells each address once', () => {
    expect(notifiedOf('A@b.invalid, a@b.invalid;c@d.invalid')).toEqual(['a@b.invalid', 'c@d.invalid'])
  })
})
