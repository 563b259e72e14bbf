import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { wait, waitBeforeAgain, waitsUntil } from './patience.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['a read, while the server is away', 503, '2', 0, true, 2_000],
  ['a change that nobody could tell apart from a second one', 503, '2', 0, false, null],
  ['a change that was refused for haste', 429, '5', 0, false, 5_000],
  ['no word how long', 503, null, 0, true, null],
  ['a date instead of seconds', 503, 'Sat, 21 Nov 2026 12:00:00 GMT', 0, true, null],
  ['a wait that nobody sits through', 429, '900', 0, true, null],
  ['a server that never gets well', 503, '2', 5, true, null],
  ['another failure', 500, '2', 0, true, null],
  ['at once, which is hammering', 503, '0', 0, true, 1_000],
])('%s', (_, status, retryAfter, tries, mayRepeat, expected) => {
  expect(waitBeforeAgain({ status, retryAfter }, tries, mayRepeat)).toBe(expected)
})

it('says until when it waits, until the last one waits no more', async () => {
  const short = wait(1_000)
  const long = wait(5_000)
  expect(waitsUntil()).toBe(5_000)
  await vi.advanceTimersByTimeAsync(1_000)
  await short
  expect(waitsUntil()).toBe(5_000)
  await vi.advanceTimersByTimeAsync(4_000)
  await long
  expect(waitsUntil()).toBeNull()
})

it('does not go on when the call was given up', async () => {
  const given = new AbortController()
  const waited = wait(5_000, given.signal)
  given.abort(new Error('left the page'))
  await expect(waited).rejects.toThrow('left the page')
  expect(waitsUntil()).toBeNull()
})
