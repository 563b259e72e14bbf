import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineList, sortsOf } from './list.ts'

const row = z.object({ id: z.int(), name: z.string() })
const shape = {
  name: 'toys',
  rows: 'toys',
  key: 'id',
  columns: {
    id: { label: 'list.columns', sortable: true, writes: [['id', 'Number']] },
    name: { label: 'list.columns', writes: [['name', 'Name']] },
  },
  order: 'asc',
  filters: {},
  file: { name: 'toys' },
} as const

it('is sorted by a column that sorts', () => {
  expect(sortsOf(defineList(row, { ...shape, sort: 'id' }))).toEqual(['id'])
  // @ts-expect-error nothing is sorted by a column that does not sort
  expect(sortsOf(defineList(row, { ...shape, sort: 'name' }))).not.toContain('name')
})
