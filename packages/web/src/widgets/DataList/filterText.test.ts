import '../../texts/lists.ts'
import '../../texts/routing.ts'
import { expect, it } from 'vitest'
import { text } from '../../texts/texts.ts'
import type { FilterSpec } from './filters.ts'
import { chipText } from './filterText.ts'

const people: FilterSpec = {
  ...{ id: 'people', kind: 'many', label: 'overrides.decidedBy' },
  name: (_, t) => t('overrides.somebodyElse'),
}
const options = [{ value: '12', label: 'Demo Clerk' }]

it('names what was chosen, and whoever is not offered as the filter says', () => {
  expect(chipText(people, '12', options, text)).toBe('Booked by: Demo Clerk')
  expect(chipText(people, 'abc', options, text)).toBe('Booked by: not in this list')
  expect(chipText({ id: 'carriers', kind: 'many', label: 'overrides.carrier' }, 'DMBL', options, text)).toMatch(
    /: DMBL$/,
  )
})
