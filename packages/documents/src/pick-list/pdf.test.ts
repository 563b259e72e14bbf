import { expect, test } from 'vitest'
import { collisions, pagesOf, textOf, wordsOf } from '../testing/read.ts'
import type { PickList } from './model.ts'
import { pickListPdf } from './pdf.ts'

const list = (boxes: number): PickList => ({
  title: 'Job 12',
  date: '2026-11-24',
  items: [
    { itemCode: 'DEMO-1', description: 'Gauge', unit: 'EA', quantity: boxes * 2, boxes: `1-${boxes} (2 each)` },
    {
      itemCode: 'LONG',
      description: 'Wide one',
      unit: 'EA',
      quantity: 9,
      boxes: Array.from({ length: 900 }, (_, n) => n * 2).join(', '),
    },
  ],
  boxes: Array.from({ length: boxes }, (_, n) => ({
    ...{ number: n + 1, shipment: `BOL 04${n}\nOrder SO-${n}`, shipTo: 'Test Consignee\nReno, NV 89501' },
    trackingNumber: '1Z999AA10123456784',
    contents: [{ quantity: 2, unit: 'EA', itemCode: 'DEMO-1', description: 'Gauge' }],
  })),
})

test('says what is taken for which boxes, then box by box, with heads on every page', async () => {
  const pdf = await pickListPdf(list(60))
  const text = textOf(pdf, '-layout')
  for (const words of ['PICK LIST', 'Job 12', '11/24/2026', 'TO TAKE', '120 EA DEMO-1 Gauge 1-60 (2 each)']) {
    expect(text).toContain(words)
  }
  expect(text.indexOf('TO TAKE')).toBeLessThan(text.indexOf('BOX BY BOX'))
  expect(text.match(/SHIPMENT/g)?.length).toBeGreaterThan(1)
  for (let n = 0; n < 60; n++) expect(text).toContain(`SO-${n}`)
  const words = wordsOf(pdf)
  expect(collisions(words)).toEqual([])
  for (const word of words) expect(word.y2).toBeLessThanOrEqual(778)
})

test('of 10,000 boxes lets others have their turn', async () => {
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const pdf = await pickListPdf(list(10_000))
  isOver = true
  expect(turns).toBeGreaterThan(400)
  expect(pagesOf(pdf)).toBeGreaterThan(300)
})
