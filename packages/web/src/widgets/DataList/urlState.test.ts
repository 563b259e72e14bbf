import { expect, test } from 'vitest'
import {
  changed,
  cleared,
  isNarrowed,
  type ListSpec,
  pageBefore,
  readListState,
  viewAddress,
  withFilter,
  writeListState,
} from './urlState.ts'

const spec: ListSpec = {
  name: 'track',
  sorts: ['created', 'carrier'],
  sort: 'created',
  order: 'desc',
  switches: { tab: ['T', 'A', 'D'], view: ['all', 'mine'] },
  places: ['tab'],
  filters: [
    { id: 'modes', kind: 'many', label: 'list.columns', values: ['LTL', 'TL'] },
    { id: 'shipDate', kind: 'dates', label: 'list.columns' },
  ],
}
const read = (query: string) => readListState(new URLSearchParams(query), spec)

test('the plain list has the plain address', () => expect(writeListState(read(''), spec).toString()).toBe(''))

test.each([
  'tab=A&modes=TL&q=acme&sort=carrier&order=asc&size=50&page=3&saved=4&open=17',
  'view=mine&q=%2B%26%3D',
  'open=new',
])('%s comes back as it went', query => expect(writeListState(read(query), spec).toString()).toBe(query))

test('nonsense counts as the default', () => {
  expect(read('tab=Z&page=-1&size=7&sort=drop&order=up&modes=RAIL&shipDate=soon&saved=x')).toEqual(read(''))
  expect(read('page=1e99').page).toBe(1)
})

test('a page is no longer than what the call of the list gives at once', () => {
  const short = readListState(new URLSearchParams('size=500'), { ...spec, rowsMax: 100 })
  expect(short.size).toBe(10)
  expect(readListState(new URLSearchParams('size=100'), { ...spec, rowsMax: 100 }).size).toBe(100)
})

test('another question starts at page 1, another page keeps the question', () => {
  const third = read('q=a&page=3&open=5')
  expect(changed(third, { search: 'b' })).toMatchObject({ page: 1, open: '', search: 'b' })
  expect(changed(third, withFilter(third, 'modes', 'TL'))).toMatchObject({ page: 1, filters: { modes: 'TL' } })
  expect(changed(third, { page: 4 })).toMatchObject({ page: 4, search: 'a' })
})

test('Clear takes search, filters and switches away, and leaves the tab and the sort', () => {
  const narrow = read('tab=A&view=mine&q=acme&modes=TL&sort=carrier')
  expect(isNarrowed(narrow, spec)).toBe(true)
  const plain = changed(narrow, cleared(narrow, spec))
  expect(writeListState(plain, spec).toString()).toBe('tab=A&sort=carrier')
  expect(isNarrowed(plain, spec)).toBe(false)
})

test('a saved view keeps what is asked, not the page and not the open row', () =>
  expect(viewAddress(read('tab=A&q=acme&page=3&open=17&saved=4&size=25'), spec)).toBe('tab=A&q=acme&size=25'))

test.each([
  [{ page: 6, size: 10 }, 50, 5],
  [{ page: 99, size: 10 }, 51, 6],
  [{ page: 2, size: 10 }, 0, 1],
  [{ page: 4, size: 10 }, null, 3],
  // What was counted before the rows went leads on, never round and round.
  [{ page: 4, size: 10 }, 40, 3],
])('a page without rows leads to one before it: %j of %j', (state, total, page) =>
  expect(pageBefore(state, total)).toBe(page),
)
