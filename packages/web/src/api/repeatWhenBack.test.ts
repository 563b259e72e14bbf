import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatWhenBack } from './repeatWhenBack.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function signs() {
  const told = { line: new Set<() => void>(), network: new Set<() => void>() }
  let isUp = false
  const on = (who: Set<() => void>) => (listener: () => void) => {
    who.add(listener)
    return () => void who.delete(listener)
  }
  return {
    given: { onLine: on(told.line), isLineUp: () => isUp, onNetwork: on(told.network) },
    line: (now: boolean) => {
      isUp = now
      for (const listener of [...told.line]) listener()
    },
    network: () => {
      for (const listener of [...told.network]) listener()
    },
    listeners: () => told.line.size + told.network.size,
  }
}

it('repeats once when the line stands again, not when it is lost', () => {
  const { given, line, listeners } = signs()
  const again = vi.fn<() => void>()
  repeatWhenBack(again, 0, given)
  line(false)
  expect(again).not.toHaveBeenCalled()
  line(true)
  line(true)
  vi.advanceTimersByTime(600_000)
  expect(again).toHaveBeenCalledTimes(1)
  expect(listeners()).toBe(0)
})

it('repeats when the browser found its network', () => {
  const { given, network } = signs()
  const again = vi.fn<() => void>()
  repeatWhenBack(again, 0, given)
  network()
  expect(again).toHaveBeenCalledTimes(1)
})

it('repeats without any sign after a pause that doubles up to two minutes', () => {
  for (const [failures, pause] of [
    [0, 20_000],
    [1, 40_000],
    [9, 120_000],
  ] as const) {
    const again = vi.fn<() => void>()
    repeatWhenBack(again, failures, signs().given)
    vi.advanceTimersByTime(pause - 1)
    expect(again).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(again).toHaveBeenCalledTimes(1)
  }
})

it('repeats nothing that was given up', () => {
  const { given, line, listeners } = signs()
  const again = vi.fn<() => void>()
  repeatWhenBack(again, 0, given)()
  line(true)
  vi.advanceTimersByTime(600_000)
  expect(again).not.toHaveBeenCalled()
  expect(listeners()).toBe(0)
})
