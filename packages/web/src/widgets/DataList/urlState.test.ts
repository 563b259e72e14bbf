import { expect, test } from 'vitest'
import { changed, type ListSpec, readListState, writeListState } from './urlState.ts'

const spec: ListSpec = {
  sorts: ['created', 'carrier'],
  sort: 'created',
  order: 'desc',
  filters: { tab: ['T', 'A', 'D'], view: ['all', 'mine'] },
}
const read = (query: string) => readListState(new URLSearchParams(query), spec)

test('the plain list has the plain address', () => expect(writeListState(read(''), spec).toString()).toBe(''))

test.each(['tab=A&q=acme&sort=carrier&order=asc&size=50&page=3&open=17', 'view=mine&q=%2B%26%3D'])(
  '%s comes back as it went',
  query => expect(writeListState(read(query), spec).toString()).toBe(query),
)

test('nonsense counts as the default', () => {
  expect(read('tab=Z&page=-1&size=7&sort=drop&order=up')).toEqual(read(''))
  expect(read('page=1e99').page).toBe(1)
})

test('another question starts at page 1, another page keeps the question', () => {
  const third = read('q=a&page=3&open=5')
  expect(changed(third, { search: 'b' })).toMatchObject({ page: 1, open: '', search: 'b' })
  expect(changed(third, { page: 4 })).toMatchObject({ page: 4, search: 'a' })
})
