import { expect, it } from 'vitest'
import { dialled } from './dialled.ts'

it.each([
  ['(937) 555-0142', 'tel:9375550142'],
  ['+1 937.555.0142', 'tel:+19375550142'],
  ['937-555-0142 ext. 12', 'tel:9375550142'],
  ['937-555-0142 x12', 'tel:9375550142'],
])('%s is dialled as %s', (written, link) => {
  expect(dialled(written)).toBe(link)
})
