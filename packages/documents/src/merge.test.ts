import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { bolPdf, drawBol } from './bol/pdf.ts'
import { labelsPdf } from './label/pdf.ts'
import { type Drawing, drawTogether, mergePdfs } from './merge.ts'
import { pagesOf, scan, textOf } from './testing/read.ts'
import { NUMBER, SHIPMENT } from './testing/shipments.ts'

describe('merging', { timeout: 30_000 }, () => {
  test('keeps order and barcodes', async () => {
    const { shipFrom, shipTo, carrier } = SHIPMENT
    const labels = await labelsPdf({ bolNumber: NUMBER, shipFrom, shipTo, carrier, units: [{}, {}] })
    const merged = await mergePdfs([await bolPdf(SHIPMENT), labels])
    expect(pagesOf(merged)).toBe(3)
    expect(textOf(merged)).toMatch(/BILL OF LADING.*1 of 2.*2 of 2/)
    expect((await scan(merged, 1)).map(code => code.text)).toContain(`(402)${NUMBER}`)
  })

  test('refuses what is no PDF, and nothing at all', async () => {
    await expect(mergePdfs([new TextEncoder().encode('<html>')])).rejects.toThrow()
    await expect(mergePdfs([])).rejects.toThrow('no file')
  })
})

describe('drawing together', { timeout: 30_000 }, () => {
  test('gives one document with all pages, and others their turn between them', async () => {
    let turns = 0
    let drawing = true
    const others = (async () => {
      while (drawing) {
        turns += 1
        await nextTurn()
      }
    })()
    const drawings = Array.from({ length: 20 }, (_, i): Drawing => {
      const carrier = { ...SHIPMENT.carrier, pro: `PRO-${i}-END` }
      return paper => drawBol(paper, { ...SHIPMENT, carrier })
    })
    const pdf = await drawTogether('Bills of lading', drawings)
    drawing = false
    await others
    expect(pagesOf(pdf)).toBe(20)
    expect(turns).toBeGreaterThanOrEqual(20)
    const text = textOf(pdf)
    for (let i = 0; i < 20; i++) expect(text).toContain(`PRO-${i}-END`)
  })

  test('fails as a whole when one of them can’t be drawn', async () => {
    const bad: Drawing = paper => drawBol(paper, { ...SHIPMENT, number: '1' })
    await expect(drawTogether('test', [bad])).rejects.toThrow(RangeError)
  })
})
