import '../../texts/rateSheets.ts'
import { expect, it } from 'vitest'
import { figureWords } from './figureWords.ts'

it('a minimum charge has the digits of its currency', () => {
  expect(figureWords({ minimum: 12_345 }, 'USD')).toMatch(/: 123\.45$/)
  expect(figureWords({ floor: 12_345 }, 'JPY')).toMatch(/: 12,345$/)
  expect(figureWords({ minimum: 12_345 }, 'KWD')).toMatch(/: 12\.345$/)
  expect(figureWords(null, 'USD')).toBe('–')
})
