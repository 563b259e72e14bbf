import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rasterOf } from '../label/raster.ts'
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
    ['Chinese', '上海国际货运有限公司 臺灣運輸股份有限公司'],
    ['Japanese', '東京都港区芝公園 株式会社 ヤマト運輸'],
    ['Korean', '서울특별시 강남구 테헤란로'],
  ])('in %s survives', async (_, line) => {
    for (const weight of ['regular', 'bold'] as const) {
      for (const word of line.split(' ')) expect(await printed(line, weight)).toContain(word)
    }
  })

  // Their letters are drawn in another order than they are written: nothing is left out, and none is a box.
  test.each([
    ['Thai', 'กรุงเทพมหานคร บริษัท'],
    ['Hindi', 'नई दिल्ली प्राइवेट लिमिटेड'],
    ['Bengali', 'ঢাকা'],
    ['Punjabi and Gujarati', 'ਪੰਜਾਬ ਲੁਧਿਆਣਾ અમદાવાદ'],
    ['Tamil, Telugu, Kannada, Malayalam', 'சென்னை హైదరాబాద్ ಬೆಂಗಳೂರು കൊച്ചി'],
    ['Sinhala, Burmese', 'කොළඹ ရန်ကုန်'],
    ['Khmer, Lao', 'ភ្នំពេញ ວຽງຈັນ'],
    ['Amharic, Armenian, Georgian', 'አዲስ Երևան თბილისი'],
  ])('in %s has a face for every letter', async (_, line) => {
    for (const weight of ['regular', 'bold'] as const) {
      const runs = runsOf(line, weight)
      expect(runs.map(run => run.text).join('')).toBe(line)
      for (const { text, face } of runs)
        for (const char of text) expect(face.covers.has(char.codePointAt(0) ?? 0)).toBe(true)
      await printed(line, weight)
    }
  })

  test('in Bengali has the parts of a conjunct on each other', async () => {
    // Each hangs on its line as one: without its place beside it, a part leaves blank columns.
    const pieces = (line: string) => {
      const columns = rasterOf(line, 80).rows.reduce(
        (all, row) => all | BigInt(`0x${Buffer.from(row).toString('hex')}`),
        0n,
      )
      return columns.toString(2).match(/1+/g)?.length
    }
    expect(['ন্দ', 'ন্ত', 'ক্ষ্ম', 'স্ত্রী', 'ম্প্র'].map(pieces)).toEqual([1, 1, 1, 1, 1])
    for (const weight of ['regular', 'bold'] as const) {
      await printed('আন্তর্জাতিক ট্রান্সপোর্ট ক্ষ্ম স্ত্রী ম্প্র', weight)
      await printed('น้ำ ที่ र्त्सु ਪੰਜਾਬੀ സ്ത്രീ ශ්‍රී ભ્રૂણ ಕ್ಷೌರ స్త్రీ ន្ត្រី ကြွယ် ນ້ຳ', weight)
    }
  })

  test('of a script nobody writes today draws a visible mark', async () => {
    expect(await printed('A 𒀀𒀁 Z')).toContain('A �� Z')
  })

  test('reads and embeds of a large family only what it draws', async () => {
    const paper = (line: string) =>
      pdfOf('test', page => {
        page.addPage({ size: [612, 792], margin: 0 })
        drawLine(page, line, 20, 20, { size: 12 })
      })
    expect((await paper('上海国际货运有限公司')).length).toBeLessThan(60_000)
    const japanese = runsOf('東京の', 'regular').map(run => run.face.name)
    expect(japanese.every(name => name.includes('noto-sans-jp'))).toBe(true)
    expect(runsOf('東京', 'bold')[0]?.face.name).toMatch(/ bold$/)
  })

  test('from right to left has its words in reading order, numbers and brackets as they are read', () => {
    const shown = (line: string) => runsOf(line, 'regular').map(run => run.text)
    expect(shown('אבג דהו')).toEqual(['דהו', ' ', 'אבג'])
    expect(shown('רחוב 12')).toEqual(['12', ' ', 'רחוב'])
    // The shaper turns the word, so its brackets are handed over mirrored.
    expect(shown('(אב)').join('')).toBe(')אב(')
    expect(shown('PO אבג דהו 77')).toEqual(['PO ', '77', ' ', 'דהו', ' ', 'אבג'])
  })

  test.each([
    ['Arabic', '١٢', '١'],
    ['Persian', '۱۲', '۱'],
    ['beside a stroke', '١/٢', '١'],
    ['after Latin letters', 'A١٢', 'A١'],
  ])('has its %s digits in the order in which they are read: 12 is not 21', (_, number, first) => {
    // Columns that the first letters take are the same whatever follows; the last digit stands behind them.
    const left = (line: string) => rasterOf(line, 80).rows.map(row => Array.from(row.subarray(0, 4)))
    expect(left(number)).toEqual(left(first))
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
