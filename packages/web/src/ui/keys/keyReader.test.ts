import { expect, test } from 'vitest'
import { createKeyReader, settleAfter } from './keyReader.ts'

const read = (...presses: readonly [string, number][]): string[] => {
  const reader = createKeyReader(new Set(['g']))
  const taken: string[] = []
  presses.forEach(([key, at], i) => {
    const next = presses[i + 1]?.[1] ?? at + 1000
    reader.press(key, at)
    if (next - at >= settleAfter) taken.push(reader.settle(at + settleAfter) ?? '')
  })
  return taken.filter(key => key !== '')
}

test('a key by itself is taken', () => expect(read(['j', 0], ['k', 120])).toEqual(['j', 'k']))
test('g t is a sequence', () => expect(read(['g', 0], ['t', 300])).toEqual(['g t']))
test('g, then a long pause, is forgotten', () => expect(read(['g', 0], ['t', 2000])).toEqual(['t']))
test('a scan is ignored whole, its first letter too', () => {
  const scan = [...'1Z999AA10123456784'].map((key, i) => [key, i * 12] as [string, number])
  expect(read(...scan)).toEqual([])
})
test('a scan that begins with x selects nothing, and a key after it is heard again', () => {
  expect(read(['x', 0], ['j', 10], ['k', 20], ['j', 400])).toEqual(['j'])
})
