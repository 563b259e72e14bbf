import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newPaper, pdfOf } from '../page/paper.ts'
import { textOf } from '../testing/read.ts'
import { runsOf } from './runs.ts'
import { drawLine, fitText, LEADING, widthOf, wrap } from './text.ts'

const printed = async (line: string, weight: 'regular' | 'bold' = 'regular') =>
  textOf(
    await pdfOf('test', paper => {
      paper.addPage({ size: [612, 792], margin: 0 })
      drawLine(paper, line, 20, 20, { size: 12, weight })
    }),
  )

describe('text', { timeout: 30_000 }, () => {
  test.each([
    ['Polish', 'Zażółć gęślą jaźń, Łódź'],
    ['Greek and Cyrillic', 'Αθήνα Київ'],
    ['Arabic', 'شركة النقل الدولية'],
    ['Hebrew', 'חברת הובלה'],
    ['emoji', 'Truck 🚚 box 📦'],
  ])('in %s survives', async (_, line) => {
    for (const weight of ['regular', 'bold'] as const) {
      for (const word of line.split(' ')) expect(await printed(line, weight)).toContain(word)
    }
  })

  test('without a face draws a visible mark', async () => {
    expect(await printed('A 漢字 Z')).toContain('A �� Z')
  })

  test('from right to left has its words in reading order, numbers and brackets as they are read', () => {
    const shown = (line: string) => runsOf(line, 'regular').map(run => run.text)
    expect(shown('אבג דהו')).toEqual(['דהו', ' ', 'אבג'])
    expect(shown('רחוב 12')).toEqual(['12', ' ', 'רחוב'])
    // The shaper turns the word, so its brackets are handed over mirrored.
    expect(shown('(אב)').join('')).toBe(')אב(')
    expect(shown('PO אבג דהו 77')).toEqual(['PO ', '77', ' ', 'דהו', ' ', 'אבג'])
  })

  test('of any kind is drawn without a throw', async () => {
    const lines = fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { minLength: 10, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(lines, async texts => {
        const pdf = await pdfOf('test', paper => {
          paper.addPage({ size: [612, 792], margin: 0 })
          for (const text of texts) drawLine(paper, text, 20, 20, { size: 8, align: 'center' }, 300)
        })
        expect(pdf.length).toBeGreaterThan(500)
      }),
      { numRuns: 8 },
    )
  })
})

describe('wrapped text', () => {
  const paper = newPaper('test')
  const width = 90

  test('stays inside its width and loses no letter', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), text => {
        const lines = wrap(paper, text, width, 9)
        for (const line of lines) expect(widthOf(paper, line, 9)).toBeLessThanOrEqual(width + 0.5)
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
      }),
      { numRuns: 300 },
    )
  })

  test('is set as large as its box allows, and says when it is not all', () => {
    const box = { width, height: 30, size: 12, smallest: 6 }
    expect(fitText(paper, 'Short', box)).toEqual({ lines: ['Short'], size: 12, complete: true })
    const smaller = fitText(paper, 'A text of some more words than that', box)
    expect(smaller.complete).toBe(true)
    expect(smaller.lines.length * smaller.size * LEADING).toBeLessThanOrEqual(30.01)
    const cut = fitText(paper, 'many words '.repeat(60), box)
    expect(cut).toMatchObject({ size: 6, complete: false })
    expect(cut.lines.at(-1)).toMatch(/…$/)
  })
})
