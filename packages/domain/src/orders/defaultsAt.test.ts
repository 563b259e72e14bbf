import { expect, it } from 'vitest'
import { defaultsAt, type NarrowedDefaults } from './defaultsAt.ts'

const row = (whose: 'user' | 'company', dockId: number, mode: string, from: string, services: readonly string[] = []) =>
  ({ whose, dockId, mode, from, to: from === '' ? '' : '17:00', services }) satisfies NarrowedDefaults

const all = [
  row('company', 0, '', '08:00', ['LGDEL']),
  row('user', 0, '', '09:00', ['NOTIFY']),
  row('company', 0, 'TL', '10:00'),
  row('company', 7, '', '11:00', ['INPU']),
  row('user', 7, '', '', ['LGPU']),
  row('company', 7, 'TL', '12:00'),
]

it.each([
  [0, 'LTL', '09:00', ['NOTIFY']],
  [8, 'LTL', '09:00', ['NOTIFY']],
  [0, 'TL', '10:00', []],
  // Without times of his own at the dock, the company's hold there.
  [7, 'LTL', '11:00', ['LGPU']],
  [7, 'TL', '12:00', []],
])('at dock %i by %s orders start at %s with %j', (dockId, mode, from, services) => {
  expect(defaultsAt(all, dockId, mode)).toEqual({ from, to: '17:00', services })
})

it('says nothing where nobody does', () => {
  expect(defaultsAt([], 7, 'LTL')).toEqual({ from: '', to: '', services: [] })
})
