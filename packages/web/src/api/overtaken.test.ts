import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { send } from './client.ts'
import { openOvertaken, overtaken } from './overtaken.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const { signal } = new AbortController()

it('one of those that wait asks at a time, and pauses grow', async () => {
  const one = openOvertaken(() => 0)
  one.noteOvertaken()
  const turns: number[] = []
  // Each that asks is told the same, and waits again.
  const ask = async (): Promise<void> => {
    await one.turn(signal)
    turns.push(Date.now())
    if (one.now() === 'away') void ask()
  }
  for (const _ of [1, 2, 3]) void ask()
  await vi.advanceTimersByTimeAsync(300_000)
  expect(turns).toEqual([5_000, 15_000, 35_000, 75_000, 155_000, 275_000])
  one.noteAnswer()
  await vi.advanceTimersByTimeAsync(0)
  expect([one.now(), turns.length]).toEqual(['back', 9])
})

it('whoever gave up is not waited for', async () => {
  const one = openOvertaken(() => 0)
  one.noteOvertaken()
  const given = new AbortController()
  const left = one.turn(given.signal)
  given.abort(new Error('left the page'))
  await expect(left).rejects.toThrow('left the page')
  const stayed = vi.fn()
  void one.turn(signal).then(stayed)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(stayed).toHaveBeenCalledOnce()
})

it('a read waits until a newer server answers; a change is refused at once, and made once', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const refused = () =>
    Response.json({ code: 'Overtaken', message: 'overtaken' }, { status: 503, headers: { 'retry-after': '10' } })
  let isOver = false
  const fetched = vi.fn(async () => (isOver ? Response.json({ rows: [] }) : refused()))
  vi.stubGlobal('fetch', fetched)
  const read = send({ path: '/api/Shipment/GetShipmentList', mayRepeat: true, signal })
  const change = send({ path: '/api/Shipment/Save', idempotencyKey: 'one-change' })
  await expect(change).rejects.toMatchObject({ kind: 'unavailable', code: 'Overtaken' })
  await vi.advanceTimersByTimeAsync(0)
  expect([fetched.mock.calls.length, overtaken.now()]).toEqual([2, 'away'])
  await vi.advanceTimersByTimeAsync(7_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  isOver = true
  await vi.advanceTimersByTimeAsync(15_000)
  expect((await read).text).toBe('{"rows":[]}')
  expect([fetched.mock.calls.length, overtaken.now()]).toEqual([4, 'back'])
})
