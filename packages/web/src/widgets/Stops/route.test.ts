import { wireBookAddress } from '@waybill/contract/wire/bookAddress.ts'
import { wireHandlingUnit, wireShipmentLine, wireStop } from '@waybill/contract/wire/shipment.ts'
import { expect, it } from 'vitest'
import {
  atEntry,
  canSplit,
  moved,
  onDay,
  otherStops,
  partsOf,
  type Route,
  reachedOn,
  routeOf,
  routeProblems,
  split,
  withoutStop,
  withPlanned,
  withStop,
} from './route.ts'

const stop = (StopType: 'pickup' | 'delivery') => wireStop.parse({ StopType })
const unit = (LoadStop: number, UnloadStop: number, Qty = 1) =>
  wireHandlingUnit.parse({ Qty, LoadStop, UnloadStop, Contents: [{ Line: 1, Pieces: 10, Weight: 100 }] })

/** Keys a, b, c … for the stops, then for the units. */
function way(kinds: readonly ('pickup' | 'delivery')[], units: readonly [number, number][]): Route {
  let n = 0
  const key = (): string => 'abcdefghijklmnopqrstuvwxyz'.charAt(n++)
  return routeOf(
    kinds.map(stop),
    units.map(([from, to]) => unit(from, to)),
    key,
  )
}
const order = (route: Route | null) => route?.stops.map(({ key }) => key).join('')

it('moves a stop with what comes on and off there', () => {
  const route = way(
    ['pickup', 'delivery', 'delivery'],
    [
      [1, 2],
      [1, 3],
    ],
  )
  const next = moved(route, 'b', 2)
  expect(order(next)).toBe('acb')
  expect(partsOf(next ?? route).HandlingUnits.map(each => [each.LoadStop, each.UnloadStop])).toEqual([
    [1, 3],
    [1, 2],
  ])
})

it('refuses a pickup behind its drop, and another first or last stop than a pickup and a delivery', () => {
  const route = way(
    ['pickup', 'pickup', 'delivery', 'delivery'],
    [
      [1, 4],
      [2, 3],
    ],
  )
  expect(moved(route, 'b', 2)).toBeNull()
  expect(moved(route, 'c', 1)).toBeNull()
  expect(moved(route, 'c', 0)).toBeNull()
  expect(moved(route, 'd', 4)).toBeNull()
  expect(order(moved(route, 'd', 2))).toBe('abdc')
  expect(routeProblems({ ...route, stops: route.stops.toReversed() }).get('d')).toBe('noPickupFirst')
})

it('a new stop stands before the last and has nothing yet; one that goes hands its freight on', () => {
  const route = way(['pickup', 'delivery'], [[1, 2]])
  const more = withStop(route, 'delivery', stop('delivery'), 'x')
  expect(order(more)).toBe('axb')
  expect(routeProblems(more).get('x')).toBe('nothingHere')
  const used = { ...more, units: more.units.map(each => ({ ...each, unload: 'x' })) }
  expect(withoutStop(used, 'x').units.map(each => each.unload)).toEqual(['b'])
})

it('a new stop is due when a truck gets there, in the hours of its dock', () => {
  const started = onDay(way(['pickup', 'delivery'], [[1, 2]]), 'a', '2026-11-30')
  const route = withStop(started, 'delivery', stop('delivery'), 'x')
  const at = ({ stops }: Route) => stops.find(({ key }) => key === 'x')?.stop.SheduleDateTime
  expect(at(route)).toEqual({ PickupByDate: '2026-11-30', PickupByFromTime: '08:00', PickupByToTime: '17:00' })
  // Monday's pickup: a day's drive is 550 miles, and half a day is left of the first.
  expect([200, 275, 276, 825, 1_100, 2_000].map(miles => reachedOn(route, 'x', miles).slice(5))).toEqual([
    ...['11-30', '11-30', '12-01', '12-01', '12-02'],
    '12-04',
  ])
  expect(reachedOn(onDay(route, 'a', '2026-12-04'), 'x', 500)).toBe('2026-12-07')
  expect(reachedOn(onDay(route, 'a', ''), 'x', 500)).toBe('')
  const entry = wireBookAddress.parse({
    ...{ CompanyName: 'Dock', addressId: 7, version: 1, used: 0 },
    Receives: { FromTime: '06:00', ToTime: '11:30' },
  })
  const here = route.stops[1]?.stop
  expect(here && atEntry(here, entry)).toMatchObject({
    AddressID: 7,
    DropOffAddress: { CompanyName: 'Dock', ReceivingHours: { FromTime: '06:00', ToTime: '11:30' } },
    SheduleDateTime: { PickupByDate: '2026-11-30', PickupByFromTime: '06:00', PickupByToTime: '11:30' },
  })
})

it('brings the services that its place asks for, and leaves what was arranged with the place before', () => {
  const here = wireStop.parse({
    ...{ StopType: 'delivery', Appointment: 'A-17', Door: '4' },
    DropOffAddress: { CompanyName: 'Dock', Street: '1 Dock Road', Zip: '89501' },
  })
  const same = wireBookAddress.parse({
    ...{ CompanyName: 'Dock', Street: '1 Dock Road', Zip: '89501', addressId: 7, version: 1, used: 0 },
    Receives: { LiftGate: true, AppointmentRequired: true },
  })
  expect(atEntry(here, same)).toMatchObject({ Appointment: 'A-17', Door: '4', AdditionalService: ['LGDEL', 'APPTDEL'] })
  const other = { ...same, CompanyName: 'Other', Street: '2 Plain Street', addressId: 8 }
  expect(atEntry(here, other)).toMatchObject({ Appointment: '', Door: '' })
})

const lines = [wireShipmentLine.parse({ Description: 'Pump housings', Pieces: 120, Weight: 12_000 })]

it('sends some units of a row to another stop at once, and loses neither pieces nor pounds', () => {
  const route = way(['pickup', 'delivery', 'delivery'], [[1, 3]])
  const [row] = route.units
  if (row === undefined) throw new Error('no unit')
  const twelve = { ...route, units: [{ ...row, unit: unit(1, 3, 12) }] }
  const parts = partsOf(split(twelve, lines, row.key, { count: 6, at: 'b' }, 'new')).HandlingUnits
  expect(parts.map(({ Qty, LoadStop, UnloadStop }) => [Qty, LoadStop, UnloadStop])).toEqual([
    [6, 1, 3],
    [6, 1, 2],
  ])
  expect(parts.map(each => each.Contents[0])).toEqual([
    { Line: 1, Pieces: 5, Weight: 50 },
    { Line: 1, Pieces: 5, Weight: 50 },
  ])
  expect(canSplit(unit(1, 2, 3), lines)).toBe(true)
  expect(canSplit(unit(1, 2), lines)).toBe(false)
  // All of them, or none, is no part.
  expect(split(twelve, lines, row.key, { count: 12, at: 'b' }, 'new')).toBe(twelve)
})

it('units come off after they came on: other stops are those beyond, and pickups before their drop', () => {
  const route = way(
    ['pickup', 'delivery', 'pickup', 'delivery'],
    [
      [1, 4],
      [3, 4],
      [1, 2],
    ],
  )
  const others = route.units.map(row => otherStops(route, row).map(({ key }) => key))
  expect(others).toEqual([['b', 'c'], ['a'], ['d']])
})

it('adds planned stops as they were entered: one without a day or hours stays without', () => {
  const from = {
    ...stop('pickup'),
    SheduleDateTime: { PickupByDate: '2026-12-01', PickupByFromTime: '08:00', PickupByToTime: '12:00' },
  }
  const planned = [stop('delivery'), { ...from, StopType: 'delivery' as const }]
  let n = 0
  const next = withPlanned(
    routeOf([from, stop('delivery')], [], () => `k${n++}`),
    planned,
    () => `k${n++}`,
  )
  expect(next.stops.map(each => each.stop.SheduleDateTime.PickupByDate)).toEqual(['2026-12-01', '', '2026-12-01', ''])
  expect(next.stops[1]?.stop.SheduleDateTime).toEqual(planned[0]?.SheduleDateTime)
})
