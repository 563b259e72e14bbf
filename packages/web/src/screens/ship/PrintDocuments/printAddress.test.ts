import { expect, test } from 'vitest'
import { idsOf, isReprint, papersOf, SHIPMENTS_MAX } from './printAddress.ts'

const read = (query: string) => new URLSearchParams(query)

test.each([
  ['ids=17,4,17', [17, 4]],
  ['ids=1,x,-2,0,3e9,,5', [1, 5]],
  ['ids=', []],
  ['', []],
  ['ids=99999999999', []],
] as const)('%s asks for %j', (query, ids) => expect(idsOf(read(query))).toEqual(ids))

test('no more than one print takes', () => {
  const many = Array.from({ length: 1500 }, (_, i) => i + 1).join()
  expect(idsOf(read(`ids=${many}`))).toHaveLength(SHIPMENTS_MAX)
})

test('the bill unless something else is named', () => {
  expect(papersOf(read(''))).toEqual(['bol'])
  expect(papersOf(read('documents=label,nonsense,bol'))).toEqual(['bol', 'label'])
  expect(papersOf(read('documents='))).toEqual([])
})

test('what was issued already is asked for by name', () => {
  expect(isReprint(read('ids=1&reprint=1'))).toBe(true)
  expect(isReprint(read('ids=1&documents=bol'))).toBe(false)
})
