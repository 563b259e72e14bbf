import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropText, keepText, keptText } from './keptText.ts'

const storage = () => {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}
beforeEach(() => vi.stubGlobal('sessionStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

const kept = { version: 3, base: { notes: '' }, values: { notes: 'call first' } }

test('what was typed is found by the same person at the same record alone', () => {
  keepText('7', 'notes.12', kept)
  expect(keptText('7', 'notes.12')).toEqual(kept)
  expect(keptText('8', 'notes.12')).toBeNull()
  expect(keptText('7', 'notes.13')).toBeNull()
  dropText('7', 'notes.12')
  expect(keptText('7', 'notes.12')).toBeNull()
})

test('what is kept of an older form is not read', () => {
  sessionStorage.setItem('waybill.typed.7.notes.12', '{"notes":"old"}')
  expect(keptText('7', 'notes.12')).toBeNull()
  sessionStorage.setItem('waybill.typed.7.notes.12', 'not JSON')
  expect(keptText('7', 'notes.12')).toBeNull()
})

test('a full or forbidden storage hurts nobody', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(() => keepText('7', 'notes.12', kept)).not.toThrow()
  expect(keptText('7', 'notes.12')).toBeNull()
})
