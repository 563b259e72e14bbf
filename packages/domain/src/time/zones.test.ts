import { expect, it } from 'vitest'
import { wallAt, zonedInstant } from './zones.ts'

it.each([
  ['a winter day', '2026-01-15T14:05', 'America/New_York', '2026-01-15T19:05:00Z'],
  ['a summer day', '2026-07-15T14:05', 'America/New_York', '2026-07-15T18:05:00Z'],
  ['a time that is skipped in spring', '2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00Z'],
  ['one that is skipped east of Greenwich', '2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
  [
    'a time that comes twice in autumn, the first of them',
    '2026-11-01T01:30',
    'America/New_York',
    '2026-11-01T05:30:00Z',
  ],
  ['the last minute before the clock is put forward', '2026-03-08T01:59', 'America/Chicago', '2026-03-08T07:59:00Z'],
  ['the first after it', '2026-03-08T03:00', 'America/Chicago', '2026-03-08T08:00:00Z'],
])('%s', (_, local, zone, instant) => {
  expect(new Date(zonedInstant(local, zone)).toISOString()).toBe(instant.replace('Z', '.000Z'))
})

it('what clocks show at an instant is that instant again, all year round', () => {
  for (const zone of ['America/New_York', 'Pacific/Auckland']) {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 7 * 3_600_000) {
      const { date, time } = wallAt(at, zone)
      // An hour that comes twice is the first of the two.
      expect([at, at - 3_600_000]).toContain(zonedInstant(`${date}T${time}`, zone))
    }
  }
})
