import { expect, test } from 'vitest'
import { merge, reopen } from './merge.ts'

const base = { name: 'Pumps', weight: '40', notes: '' }

test('what only one of two people changed is taken from that one', () => {
  const merged = merge(base, { ...base, notes: 'mine' }, { ...base, weight: '41' })
  expect(merged).toEqual({ values: { name: 'Pumps', weight: '41', notes: 'mine' }, conflicts: [] })
})

test('what both changed is a choice, mine first; the same change twice is none', () => {
  const merged = merge(base, { ...base, weight: '50', notes: 'same' }, { ...base, weight: '41', notes: 'same' })
  expect(merged.values.weight).toBe('50')
  expect(merged.conflicts).toEqual(['weight'])
})

test('kept text goes over the same record as it was typed', () => {
  const kept = { version: 1, base, values: { ...base, weight: '50' } }
  expect(reopen(base, kept)).toEqual({ values: kept.values, conflicts: [], isRestored: true })
})

test('kept text goes over a record that somebody changed since, and says what has to be chosen', () => {
  const kept = { version: 1, base, values: { ...base, weight: '50' } }
  const opened = reopen({ ...base, name: 'Pumps, new', weight: '41' }, kept)
  expect(opened).toEqual({
    values: { name: 'Pumps, new', weight: '50', notes: '' },
    conflicts: ['weight'],
    isRestored: true,
  })
})

test('kept text that says what the record says by now is nothing to restore', () => {
  const kept = { version: 1, base, values: { ...base, weight: '50' } }
  expect(reopen({ ...base, weight: '50' }, kept).isRestored).toBe(false)
  expect(reopen(base, null).isRestored).toBe(false)
})

test('a field that the form did not have yet when the text was kept is taken from the record', () => {
  const kept = { version: 1, base: { name: 'a' }, values: { name: 'b' } } as never
  expect(reopen(base, kept).values).toEqual({ ...base, name: 'b' })
})
