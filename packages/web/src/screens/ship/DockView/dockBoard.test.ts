import type { WireDockPickup } from '@waybill/contract/wire/dock.ts'
import { expect, it } from 'vitest'
import { byUrgency, columnsOf, countStates, pickupsAt, settled, untilMidnight } from './dockBoard.ts'

const pickup = (shipmentId: number, more: Partial<WireDockPickup> = {}): WireDockPickup => ({
  ...{ shipmentId, UniqueName: '', version: 1, shipmentStatus: 'T', shipMode: 'LTL', BOLNumber: `${shipmentId}` },
  ...{ CarrierName: '', CarrierSCAC: '', TrailerNumber: '', consignee: '', consigneeCity: '', consigneeState: '' },
  ...{ TotalQuantity: 1, Totalweight: 1, pickupFrom: '08:00', pickupTo: '12:00', Door: '', readyAt: null, readyBy: '' },
  ...{ leftAt: null, zone: 'America/New_York', ...more },
})
const at = (iso: string, ...pickups: WireDockPickup[]) => pickupsAt({ date: '2026-11-20', pickups }, new Date(iso))

it('a pickup is late by the clock of its own dock', () => {
  const there = pickup(2, { zone: 'America/Los_Angeles' })
  expect(at('2026-11-20T17:30:00Z', pickup(1), there).map(each => each.state)).toEqual(['late', 'waiting'])
})

it('columns stand by the number of their door, behind what has none; a door that is known stays', () => {
  const pickups = at('2026-11-20T13:00:00Z', pickup(1, { Door: '10' }), pickup(2), pickup(3, { Door: '9' }))
  expect(columnsOf(pickups, ['2', '10']).map(({ door, pickups: own }) => [door, own.length])).toEqual([
    ['', 1],
    ['2', 0],
    ['9', 1],
    ['10', 1],
  ])
})

it('a wall shows what is late first and what is gone last', () => {
  const pickups = at(
    '2026-11-20T15:00:00Z',
    pickup(1, { shipmentStatus: 'A' }),
    pickup(2),
    pickup(3, { pickupTo: '09:00' }),
    pickup(4, { readyAt: '2026-11-20T14:00:00Z' }),
  )
  expect(byUrgency(pickups).map(each => each.shipmentId)).toEqual([3, 2, 4, 1])
  expect(countStates(pickups)).toEqual({ waiting: 1, ready: 1, late: 1, gone: 1 })
})

it('the day of a dock ends at its own midnight', () => {
  expect(untilMidnight('America/New_York', new Date('2026-11-20T04:59:30Z'))).toBe(30_000)
  expect(untilMidnight('America/Los_Angeles', new Date('2026-11-20T07:00:00Z'))).toBe(3_600_000)
})

it('what stands as it did is not drawn again', () => {
  const given = { date: '2026-11-20', pickups: [pickup(1), pickup(2, { pickupTo: '09:00' })] }
  const early = pickupsAt(given, new Date('2026-11-20T13:00:00Z'))
  expect(settled(early, pickupsAt(given, new Date('2026-11-20T13:00:15Z')))).toBe(early)
  const later = pickupsAt(given, new Date('2026-11-20T14:01:00Z'))
  expect(settled(early, later).map((each, index) => each === early[index])).toEqual([true, false])
  expect(settled(early, pickupsAt({ ...given, pickups: [...given.pickups] }, new Date('2026-11-20T13:00:15Z')))).toBe(
    early,
  )
})
