import { expect, it } from 'vitest'
import { dockState } from './dockState.ts'

const wall = { date: '2026-11-20', time: '12:00' }
const pickup = { status: 'T', isReady: false, date: '2026-11-20', until: '12:00' } as const

it.each([
  ['waiting up to the last minute of its window', pickup, 'waiting'],
  ['late a minute after it', { ...pickup, until: '11:59' }, 'late'],
  ['late though it stands ready: no truck came', { ...pickup, until: '11:59', isReady: true }, 'late'],
  ['ready when somebody said so', { ...pickup, isReady: true }, 'ready'],
  ['late on any day after', { ...pickup, date: '2026-11-19', until: '' }, 'late'],
  ['waiting all day where nobody said when the window ends', { ...pickup, until: '' }, 'waiting'],
  ['waiting on a day to come, whatever the hour', { ...pickup, date: '2026-11-21', until: '08:00' }, 'waiting'],
  ['gone once it left, however late', { ...pickup, status: 'A', date: '2026-11-01' }, 'gone'],
  ['gone when it is delivered', { ...pickup, status: 'D' }, 'gone'],
  ['late as well when nobody booked it', { ...pickup, status: 'Q', until: '11:59' }, 'late'],
] as const)('a pickup is %s', (_, given, state) => expect(dockState(given, wall)).toBe(state))
