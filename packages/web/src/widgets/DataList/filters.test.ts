import { expect, test } from 'vitest'
import { type FilterSpec, filterOf, readFilter, writeFilter } from './filters.ts'

const of = (kind: FilterSpec['kind'], values?: readonly string[]): FilterSpec =>
  ({ id: 'f', label: 'list.columns', kind, ...(values === undefined ? {} : { values }) }) as FilterSpec

test.each([
  ['text', 'Acme & Søn, Inc.'],
  ['dates', '2026-11-01..2026-11-30'],
  ['dates', '..2026-11-30'],
  ['amount', '0..10000'],
  ['amount', '500..'],
  ['flag', 'yes'],
  ['yesNo', 'no'],
  ['one', 'LTL'],
  ['many', 'DMAA,DMBB'],
  ['many', '-,100'],
] as const)('%s: %s comes back as it went', (kind, text) => {
  const value = readFilter(of(kind), text)
  expect(value).not.toBeNull()
  if (value !== null) expect(writeFilter(value)).toBe(text)
})

test.each([
  ['dates', '2026-02-30..'],
  ['dates', '0000-01-01..'],
  ['dates', 'soon'],
  ['amount', '-5..'],
  ['amount', '1e9..'],
  ['flag', 'no'],
  ['yesNo', 'perhaps'],
  ['text', ''],
] as const)('%s: nonsense (%s) narrows nothing', (kind, text) => expect(readFilter(of(kind), text)).toBeNull())

test('a value that is no more is passed over, the others stay', () => {
  expect(readFilter(of('many', ['LTL', 'TL']), 'TL,RAIL')).toEqual(['TL'])
  expect(readFilter(of('many', ['LTL', 'TL']), 'RAIL')).toBeNull()
  expect(readFilter(of('one', ['LTL', 'TL']), 'RAIL')).toBeNull()
})

test('what is set becomes what the wire takes; a filter that is no more is passed over', () => {
  const specs = [
    { id: 'modes', kind: 'many', label: 'list.columns', values: ['LTL', 'TL'] },
    { id: 'late', kind: 'flag', label: 'list.columns' },
    { id: 'shipDate', kind: 'dates', label: 'list.columns' },
  ] as const satisfies readonly FilterSpec[]
  expect(filterOf(specs, { modes: 'LTL', late: 'yes', shipDate: '', gone: 'x' })).toEqual({
    modes: ['LTL'],
    late: true,
  })
})
