import { expect, it } from 'vitest'
import { createEarlyKeys } from './earlyKeys.ts'

/** A window that knows keys, and whether the page heard them. */
function fakeWindow() {
  const hearing = new Set<(event: KeyboardEvent) => void>()
  return {
    addEventListener: (_: string, hear: unknown) => void hearing.add(hear as (event: KeyboardEvent) => void),
    removeEventListener: (_: string, hear: unknown) => void hearing.delete(hear as (event: KeyboardEvent) => void),
    /** Presses a key; true when the page heard it. */
    press(key: string, more: Partial<KeyboardEvent> = {}): boolean {
      let stopped = false
      const stop = () => {
        stopped = true
      }
      const event = { key, preventDefault: stop, stopImmediatePropagation: stop, ...more } as KeyboardEvent
      for (const hear of hearing) hear(event)
      return !stopped
    },
  }
}

it('keeps what is typed before the field is there, and the page hears none of it', () => {
  const window = fakeWindow()
  const keys = createEarlyKeys(window as never)
  expect(window.press('a')).toBe(true)
  keys.begin()
  expect([...'portlanx'].map(key => window.press(key))).toEqual(Array(8).fill(false))
  keys.begin()
  window.press('Backspace')
  window.press('d')
  expect(window.press('k', { ctrlKey: true })).toBe(true)
  expect(keys.end()).toBe('portland')
  expect(window.press('p')).toBe(true)
  expect(keys.end()).toBe('')
})

it('Escape gives up: the page hears what is typed after it', () => {
  const window = fakeWindow()
  const keys = createEarlyKeys(window as never)
  keys.begin()
  window.press('p')
  expect(window.press('Escape')).toBe(true)
  expect(window.press('p')).toBe(true)
  expect(keys.end()).toBe('')
})
