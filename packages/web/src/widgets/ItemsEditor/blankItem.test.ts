import { afterEach, expect, test, vi } from 'vitest'
import { newId } from '../../api/newId.ts'
import { blankItem } from './itemDraft.ts'

afterEach(() => vi.unstubAllGlobals())

test('ids are there without crypto.randomUUID, which plain http does not have', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(Array.from({ length: 500 }, newId)).size).toBe(500)
  expect(blankItem().key).not.toBe('')
})
