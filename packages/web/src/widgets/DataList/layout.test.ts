import { expect, test } from 'vitest'
import { arrange, shifted, sized, toggled } from './layout.ts'

const columns = [{ id: 'bol' }, { id: 'pro' }, { id: 'carrier' }, { id: 'created', shown: false }]
const ids = (kept: Parameters<typeof arrange>[1]) => arrange(columns, kept).map(column => column.id)

test('as the screen has them until somebody chose', () => expect(ids(null)).toEqual(['bol', 'pro', 'carrier']))

test('chosen columns stand in their order behind the first; one that is no more and one named twice are passed over', () =>
  expect(ids([{ id: 'created' }, { id: 'gone', width: 90 }, { id: 'pro' }, { id: 'pro' }])).toEqual([
    'bol',
    'created',
    'pro',
  ]))

test('a column is shown at the end and hidden', () => {
  expect(toggled(arrange(columns, null), 'created').map(c => c.id)).toEqual(['bol', 'pro', 'carrier', 'created'])
  expect(toggled(arrange(columns, null), 'pro').map(c => c.id)).toEqual(['bol', 'carrier'])
})

test('a column moves, and holds at the edges; the first stays the first', () => {
  const shown = arrange(columns, null)
  expect(shifted(shown, 'carrier', -1).map(c => c.id)).toEqual(['bol', 'carrier', 'pro'])
  expect(shifted(shown, 'pro', -1).map(c => c.id)).toEqual(['bol', 'pro', 'carrier'])
  expect(shifted(shown, 'bol', 1).map(c => c.id)).toEqual(['bol', 'pro', 'carrier'])
})

test('a width is kept with its column, between two bounds', () => {
  const shown = arrange(columns, null)
  expect(sized(shown, 'pro', 1)[1]).toEqual({ id: 'pro', width: 60 })
  expect(arrange(columns, sized(shown, 'pro', 120.4))[1]).toEqual({ id: 'pro', width: 120 })
  expect(toggled(arrange(columns, sized(shown, 'pro', 120)), 'created')[1]).toEqual({ id: 'pro', width: 120 })
})
