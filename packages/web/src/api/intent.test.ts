import { expect, test } from 'vitest'
import { intentFor } from './intent.ts'

const counter = () => {
  let n = 0
  return () => `key-${++n}`
}

test('a retry of the same thing keeps its key, another thing or a settled one gets a new key', () => {
  const next = counter()
  const first = intentFor(null, 'book 7', next)
  expect(intentFor(first, 'book 7', next)).toBe(first)
  expect(intentFor(first, 'book 8', next).key).toBe('key-2')
  expect(intentFor(null, 'book 7', next).key).toBe('key-3')
})
