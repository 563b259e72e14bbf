import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { arrives } from './arrives.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('what does not arrive is asked for again when there is a connection, and fails for nobody', async () => {
  let asked = 0
  const code = arrives(() => {
    asked += 1
    return asked < 3
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve('it')
  })
  await vi.advanceTimersByTimeAsync(9_000)
  expect(asked).toBe(1)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await code).toBe('it')
})
