import { expect, test } from 'vitest'
import { collisions, pagesOf, textOf, wordsOf } from '../testing/read.ts'
import { LONG_NAME } from '../testing/shipments.ts'
import type { PickupList, PickupRow } from './model.ts'
import { pickupListPdf } from './pdf.ts'

const row = (n: number, more: Partial<PickupRow> = {}): PickupRow => ({
  ...{ bolNumber: `0614141123456${String(n).padStart(4, '0')}`, pro: `0720956${n}`, consignee: 'Test Consignee' },
  ...{ place: 'Reno, NV', door: '4', handlingUnits: 2, pieces: 24, weightLb: 1250.1, hazmat: false, ...more },
})

const list = (count: number, more: Partial<PickupList> = {}): PickupList => ({
  ...{ carrier: 'Demo Freight Line', scac: 'DEMO', date: '2026-11-24', trailer: '', seals: '' },
  from: ['Example Company', '1 Dock Road', 'Dayton, OH 45402'],
  rows: Array.from({ length: count }, (_, n) => row(n)),
  ...more,
})

const pdfOf = (...lists: readonly PickupList[]) => pickupListPdf('Pickup list', lists)

test('says who takes what from where, marks hazardous materials, and has lines for the driver', async () => {
  const rows = [row(1), row(2, { hazmat: true, pro: '' })]
  const text = textOf(await pdfOf(list(0, { rows, trailer: '53-118', seals: '77812', sample: true })), '-layout')
  for (const words of [
    ...['PICKUP LIST', 'Demo Freight Line (DEMO)', '11/24/2026', '1 Dock Road', 'Dayton, OH 45402'],
    ...['06141411234560001', 'PRO 07209561', 'Test Consignee', 'Reno, NV', 'SAMPLE, NOT FOR SHIPMENT'],
    ...['Driver (print name)', 'Signature', 'Date and time', 'Trailer', 'Seal', '53-118', '77812', 'page 1 of 1'],
  ]) {
    expect(text).toContain(words)
  }
  expect(text).toContain('TOTAL 2 bills of lading 4 48 2,500.2 X')
  expect(text.match(/PRO \d/g)).toHaveLength(1)
})

test('without freight it says so, and nobody signs', async () => {
  const text = textOf(await pdfOf(list(0)))
  expect(text).toContain('No freight of Demo Freight Line waits for pickup on 11/24/2026')
  expect(text).not.toContain('Signature')
  expect(textOf(await pdfOf(list(1, { carrier: '', scac: '' })))).toContain('No carrier yet')
  expect(textOf(await pdfOf(list(0, { carrier: '', scac: '', from: [] })))).toContain('No freight waits for pickup')
})

test.each([1, 14, 15, 16, 17, 18, 19, 20, 40, 400])(
  '%i shipments: each stands once, heads and number of page on every page, signed where it is summed',
  async count => {
    const pdf = await pdfOf(list(count))
    const pages = pagesOf(pdf)
    const text = textOf(pdf, '-layout')
    for (const { bolNumber } of list(count).rows) expect(text.split(bolNumber)).toHaveLength(2)
    expect(text.match(/CONSIGNEE/g)).toHaveLength(pages)
    for (let page = 1; page <= pages; page++) expect(text).toContain(`page ${page} of ${pages}`)
    const words = wordsOf(pdf)
    expect(collisions(words)).toEqual([])
    for (const word of words) expect(word.y2).toBeLessThanOrEqual(778)
    for (const once of ['TOTAL', 'Signature', 'Seal']) {
      expect(words.filter(({ text: word }) => word === once).map(({ page }) => page)).toEqual([pages])
    }
  },
)

test('names that fill lines stay in their columns, and each list counts its own pages', async () => {
  const long = { carrier: LONG_NAME, from: [LONG_NAME], trailer: LONG_NAME, seals: LONG_NAME }
  const pdf = await pdfOf(list(0, { ...long, rows: [row(1, { consignee: LONG_NAME, place: LONG_NAME })] }), list(1))
  const words = wordsOf(pdf)
  expect(collisions(words)).toEqual([])
  for (const word of words) expect(word.x2).toBeLessThanOrEqual(584.5)
  expect(textOf(pdf).match(/page 1 of 1/g)).toHaveLength(2)
})
