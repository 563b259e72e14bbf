import { QueryCache, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askAgain, wasRefused } from './askAgain.ts'
import { CallProblem } from './problem.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

const busy = (): never => {
  throw new CallProblem('unavailable', 503, {}, 2)
}

/** A read that two parts of a screen look at. */
function look(answer: () => string) {
  const queryCache = new QueryCache()
  askAgain(queryCache, () => 0)
  const client = new QueryClient({ queryCache, defaultOptions: { queries: { retry: false } } })
  client.mount()
  const asked = vi.fn(async () => answer())
  const parts = [1, 2].map(() => new QueryObserver(client, { queryKey: ['list'], queryFn: asked }).subscribe(() => {}))
  return { client, asked, parts }
}

it('asks once for each pause, however many look, and pauses grow', async () => {
  const { asked } = look(busy)
  await vi.advanceTimersByTimeAsync(0)
  const times = async (ms: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(ms)
    return asked.mock.calls.length
  }
  expect([await times(1_999), await times(1), await times(3_999), await times(1), await times(8_000)]).toEqual([
    1, 2, 2, 3, 4,
  ])
})

it('is done with an answer, which begins the next refusal with a short pause', async () => {
  const answer = vi.fn(busy as () => string)
  const { client, asked } = look(answer)
  await vi.advanceTimersByTimeAsync(2_000)
  answer.mockImplementation(() => 'rows')
  await vi.advanceTimersByTimeAsync(4_000)
  expect([asked.mock.calls.length, wasRefused(client.getQueryState(['list']))]).toEqual([3, false])
  answer.mockImplementation(busy)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(3)
  await client.refetchQueries()
  expect(wasRefused(client.getQueryState(['list']))).toBe(true)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked).toHaveBeenCalledTimes(5)
})

it('ends when the last one who looks is gone', async () => {
  const { asked, parts } = look(busy)
  await vi.advanceTimersByTimeAsync(0)
  for (const leave of parts) leave()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveBeenCalledTimes(1)
})
