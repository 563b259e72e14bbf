import { expect, test } from 'vitest'
import { collisions, pagesOf, textOf, wordsOf } from '../testing/read.ts'
import type { Manifest } from './model.ts'
import { manifestPdf } from './pdf.ts'

const manifest = (count: number, more: Partial<Manifest> = {}): Manifest => ({
  ...{ number: '17', carrierNumber: '', carrier: 'UPS', account: 'A1B2C3', date: '2026-11-24', closedBy: 'Ada Dock' },
  from: ['Example Company', '1 Dock Road', 'Dayton, OH 45402'],
  labels: Array.from({ length: count }, (_, n) => ({
    trackingNumber: `1Z999AA1${String(n).padStart(10, '0')}`,
    ...{ shipmentNumber: `0400${n}`, service: 'UPS Ground', shipTo: 'Test Consignee, Reno NV', weightLb: 9.55 },
  })),
  ...more,
})

test('says who hands what to whom, what it comes to, and leaves room to sign', async () => {
  const text = textOf(await manifestPdf(manifest(2, { carrierNumber: 'M-1' })), '-layout')
  for (const words of [
    'MANIFEST',
    'Manifest 17',
    '11/24/2026',
    'Dayton, OH 45402',
    'UPS, M-1',
    'Account A1B2C3',
    'Closed by Ada Dock',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).toContain('TOTAL 2 packages 19.1')
  expect(text).toContain('Manifest 17, page 1 of 1')
  expect(text).toContain('Driver')
})

// Of 26 and 27, and of 30, one page is as good as full.
test.each([1, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 64, 65, 66, 67, 68, 69, 70, 400])(
  '%i labels: each stands once, heads and number of page on every page, and the whole is summed and signed once',
  async count => {
    const pdf = await manifestPdf(manifest(count))
    const pages = pagesOf(pdf)
    const text = textOf(pdf, '-layout')
    for (let n = 0; n < count; n++) {
      const number = `1Z999AA1${String(n).padStart(10, '0')}`
      expect(text.split(number)).toHaveLength(2)
    }
    expect(text.match(/TRACKING NUMBER/g)).toHaveLength(pages)
    for (let page = 1; page <= pages; page++) expect(text).toContain(`Manifest 17, page ${page} of ${pages}`)
    const weight = (Math.round(955 * count) / 100).toLocaleString('en-US')
    expect(text).toContain(`TOTAL ${count} package${count === 1 ? '' : 's'} ${weight}`)
    const words = wordsOf(pdf)
    expect(collisions(words)).toEqual([])
    expect(words.filter(({ text: word }) => word === 'Driver').map(({ page }) => page)).toEqual([pages])
    for (const word of words) expect(word.y2).toBeLessThanOrEqual(778)
    // The page that is signed says what is signed for.
    expect(words.filter(({ text: word }) => word === 'TOTAL').map(({ page }) => page)).toEqual([pages])
  },
)
