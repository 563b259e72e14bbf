import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'
import { pauseOfRead, wait, waitBeforeAgain, waitsUntil } from './patience.ts'

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

test.each([
  ['as the server says', 60, 0, 0, 60_000],
  ['a part later, not with all the others', 60, 0, 1, 75_000],
  ['twice as long after each', 2, 3, 0, 16_000],
  ['no longer than two minutes', 2, 20, 0, 120_000],
  ['never sooner than the server says', 600, 5, 0, 600_000],
  ['not by itself, when it is long', 3_600, 0, 0, null],
  ['not by itself, without a word how long', null, 0, 0, null],
])('a read that was refused waits: %s', (_, retryAfter, failures, chance, expected) => {
  expect(pauseOfRead(retryAfter, failures, chance)).toBe(expected)
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

it('waits no longer than those that were not given up', async () => {
  const given = new AbortController()
  const long = wait(60_000, given.signal)
  const short = wait(1_000)
  given.abort(new Error('left the page'))
  await expect(long).rejects.toThrow('left the page')
  expect(waitsUntil()).toBe(1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  await short
})

it('does not go on when the call was given up', async () => {
  const given = new AbortController()
  const waited = wait(5_000, given.signal)
  given.abort(new Error('left the page'))
  await expect(waited).rejects.toThrow('left the page')
  expect(waitsUntil()).toBeNull()
})
