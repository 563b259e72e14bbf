import { expect, test } from 'vitest'
import { collisions, pagesOf, textOf, wordsOf } from '../testing/read.ts'
import type { ScoreCard } from './model.ts'
import { scoreCardPdf } from './pdf.ts'

const months = ['Jun 2026', 'Jul 2026', 'Aug 2026', 'Sep 2026', 'Oct 2026', 'Nov 2026']

const onTime = ['Picked up on time', 'On time, consignee’s clock', 'On time, carrier’s clock']

const card = (more: Partial<ScoreCard> = {}): ScoreCard => ({
  ...{ company: 'Example Company', carrier: 'Test Freight Lines', scac: 'DMAA' },
  figures: ['Tenders accepted', 'Time to answer', 'Above the booked price', 'Stars', ...onTime],
  months: months.map((month, n) => ({
    ...{ month, total: 1000 * n + 10, won: n + 1, lost: 4, missed: 3, noBid: 1000 * n + 2 - n },
    figures: [
      { value: '83.3 %', n: 6 },
      { value: '12 h 40 min', n: 34 },
      { value: '', n: 3 },
      { value: n === 0 ? '' : '4.5', n },
      { value: '91.7 %', n: 1200 },
      { value: '100 %', n: 1188 },
      { value: n === 0 ? '' : '95.5 %', n: n * 7 },
    ],
  })),
  ...{ timeZone: 'America/New_York', comparedFrom: 5 },
  ...more,
})

test.each([
  ['as it is', card()],
  ['with long names', card({ carrier: 'W'.repeat(80), scac: 'WWWW', company: 'M'.repeat(80) })],
  ['of a carrier without anything', card({ months: card().months.map(one => ({ ...one, total: 0, won: 0 })) })],
])('%s it is one page, on which nothing meets or leaves its edge', async (_, given) => {
  const pdf = await scoreCardPdf(given)
  expect(pagesOf(pdf)).toBe(1)
  const words = wordsOf(pdf)
  expect(collisions(words)).toEqual([])
  for (const { x1, x2, y2 } of words) {
    expect(x1).toBeGreaterThanOrEqual(20)
    expect(x2).toBeLessThanOrEqual(592)
    expect(y2).toBeLessThanOrEqual(778)
  }
})

test('says whose it is, of which month, its counts, each figure with its number, and every month of the trend', async () => {
  const text = textOf(await scoreCardPdf(card()), '-layout')
  for (const words of [
    'CARRIER SCORE CARD',
    'Test Freight Lines (DMAA)',
    'Quotes that Example Company asked for',
    ...months,
  ]) {
    expect(text).toContain(words)
  }
  expect(text).toContain('12 h 40 min (34)')
  expect(text).toContain('– (3)')
  expect(text).toContain('95.5 % (35)')
  expect(text).toContain('6 of 5010')
  expect(text).toContain('Missed: no answer at the deadline.')
})
