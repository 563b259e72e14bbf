import '../../texts/way.ts'
import { expect, test } from 'vitest'
import { partWords } from './partWords.ts'

test.each([
  ['70/prepaid/2026-01-01', '70, prepaid, 2026-01-01'],
  ['TL dryVan//', 'Truckload: Dry van'],
  ['LTL+volume//', 'LTL, Volume LTL'],
  ['//', '–'],
])('%s is %s', (part, words) => expect(partWords(part)).toBe(words))
