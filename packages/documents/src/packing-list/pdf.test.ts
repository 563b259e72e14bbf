import { describe, expect, test } from 'vitest'
import { collisions, pagesOf, textOf, wordsOf } from '../testing/read.ts'
import { LONG_NAME, NUMBER, SHIPMENT } from '../testing/shipments.ts'
import type { PackingList } from './model.ts'
import { packingListPdf } from './pdf.ts'

const listOf = (count: number): PackingList => ({
  bolNumber: NUMBER,
  date: '2026-11-24',
  shipFrom: SHIPMENT.shipFrom,
  shipTo: SHIPMENT.shipTo,
  carrier: { name: 'Demo Freight Line', pro: '07209562763' },
  references: SHIPMENT.references ?? [],
  notes: 'Count before signing.',
  units: [
    {
      count: 2,
      type: 'PLT',
      dimensions: { length: 48, width: 40, height: 52 },
      grossWeight: count * 10.1 + 60,
      contents: Array.from({ length: count }, (_, i) => ({
        quantity: i + 1,
        unit: 'EA',
        itemCode: `DEMO-${1000 + i}`,
        description: `Demo article ${i}`,
        weight: 10.1,
        hazmat: i === 1,
        dimensions: { length: 12, width: 10, height: 8.5 },
      })),
    },
  ],
})

describe('a packing list', { timeout: 30_000 }, () => {
  test('shows every field', async () => {
    const text = textOf(await packingListPdf(listOf(3)), '-layout')
    const expected = [
      ...['PACKING LIST', `BOL ${NUMBER}`, '11/24/2026', 'Demo Manufacturing Co.', 'Demo Distribution'],
      ...['Reno, NV 89502', 'Demo Freight Line, PRO 07209562763', 'PO: 4500123987', 'Count before signing.'],
      ...['2 PLT X Units 1 to 2 of 2 48 × 40 × 52 90.3', '2 EA X DEMO-1001 Demo article 1 12 × 10 × 8.5 10.1'],
      ...['3 EA DEMO-1002 Demo article 2 12 × 10 × 8.5 10.1', '2 6 TOTAL, 3 lines 90.3', 'page 1 of 1'],
    ]
    for (const words of expected) expect(text).toContain(words)
    expect(text).not.toContain('$')
  })

  test.each([
    [1, 1],
    [12, 1],
    [200, 5],
  ])('of %i lines has %i pages, each with the heads', async (count, pages) => {
    const pdf = await packingListPdf(listOf(count))
    expect(pagesOf(pdf)).toBe(pages)
    const text = textOf(pdf)
    expect(text.match(/DESCRIPTION/g)).toHaveLength(pages)
    for (let i = 0; i < count; i++) expect(text).toContain(`DEMO-${1000 + i}`)
  })

  test('sets an address as large as ever while there is room beside it', async () => {
    const name = 'Demo Distribution and Warehousing Company of the Mountain West'
    const shipTo = {
      ...SHIPMENT.shipTo,
      ...{ street: ['1200 Industrial Parkway', 'Building 4, Dock 12'], contact: 'Ada Byron', phone: '775-555-0142' },
    }
    const tall = async (list: PackingList): Promise<number> => {
      const words = wordsOf(await packingListPdf(list))
      expect(collisions(words)).toEqual([])
      expect(words.map(word => word.text)).toEqual(expect.arrayContaining(['775-555-0142', 'Ada']))
      const word = words.find(({ text }) => text === 'Parkway')
      return (word?.y2 ?? 0) - (word?.y1 ?? 0)
    }
    const usual = await tall({ ...listOf(1), shipTo })
    expect(await tall({ ...listOf(1), shipTo: { ...shipTo, name } })).toBeCloseTo(usual, 2)
  })

  test('keeps long texts inside the page and apart', async () => {
    const lines = [1, 2, 3].map(quantity => ({
      quantity,
      itemCode: 'X'.repeat(90),
      description: `${LONG_NAME} `.repeat(20),
    }))
    const list = {
      ...listOf(1),
      units: [{ count: 1, type: 'PLT', contents: lines }],
      notes: `${LONG_NAME} `.repeat(40),
      shipTo: { ...SHIPMENT.shipTo, name: LONG_NAME },
    }
    const words = wordsOf(await packingListPdf(list))
    for (const word of words) {
      expect(word.x2).toBeLessThanOrEqual(592)
      expect(word.y2).toBeLessThanOrEqual(778)
    }
    expect(collisions(words)).toEqual([])
    expect(words.filter(word => word.text.startsWith('Nm7x'))).toHaveLength(1 + 60 + 40)
  })
})
