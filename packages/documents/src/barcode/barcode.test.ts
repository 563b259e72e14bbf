import { makeBolNumber, makeSscc } from '@waybill/domain'
import bwipjs from 'bwip-js/node'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pdfOf } from '../page/paper.ts'
import { scan } from '../testing/read.ts'
import { digitBars } from './digits.ts'
import { scacProCode } from './gs1.ts'
import { bars, drawLinear, NARROWEST } from './linear.ts'
import { drawMatrix, type Matrix } from './matrix.ts'

describe('linear codes', () => {
  test('have bars and spaces by turns, and refuse what the symbology can’t say', () => {
    expect(bars({ symbology: 'code128', text: 'A1' })).toHaveLength(6 * 4 + 7)
    expect(() => bars({ symbology: 'gs1-128', text: '(402)06141411234567914' })).toThrow(/checksum/)
  })

  test('of digits are those of the general encoder, bar by bar', () => {
    const number = fc.integer({ min: 0, max: 99_999_999 })
    const digits = fc.stringMatching(/^(?:[0-9]{2}){2,15}$/)
    fc.assert(
      fc.property(number, digits, (serial, text) => {
        const codes = [
          { symbology: 'gs1-128', text: `(402)${makeBolNumber({ prefix: '0614141' }, serial)}` },
          { symbology: 'gs1-128', text: `(00)${makeSscc(serial % 10, '0614141', serial)}` },
          { symbology: 'code128', text },
        ]
        for (const code of codes) {
          const symbol = bwipjs.raw({ bcid: code.symbology, text: code.text })[0]
          expect(digitBars(code)).toEqual(symbol && 'sbs' in symbol ? symbol.sbs : null)
        }
      }),
      { numRuns: 200 },
    )
    expect(digitBars({ symbology: 'gs1-128', text: '(402)06141411234567914' })).toBeNull()
    expect(digitBars({ symbology: 'code128', text: '123' })).toBeNull()
  })

  test('are not drawn narrower than a scanner reads', async () => {
    const drawn: boolean[] = []
    await pdfOf('test', paper => {
      paper.addPage({ size: [400, 400], margin: 0 })
      const code = { symbology: 'code128', text: '0123456789' } as const
      const modules = bars(code).reduce((sum, width) => sum + width, 0) + 20
      for (const width of [modules * NARROWEST - 1, modules * NARROWEST + 1]) {
        drawn.push(drawLinear(paper, code, { x: 10, y: 10, width, height: 30 }))
      }
    })
    expect(drawn).toEqual([false, true])
  })

  test.each([
    ['ODFL', '07209562763', '(90)12KODFL07209562763'],
    ['ups', ' 1234 ', '(90)12KUPS-1234'],
    ['', '123', undefined],
    ['DEMO', '1'.repeat(21), undefined],
    ['DEMO', '^XA', undefined],
  ])('of SCAC %j and PRO %j', (scac, pro, text) => {
    expect(scacProCode(scac, pro)?.text).toBe(text)
  })
})

const MATRICES: readonly [Matrix['symbology'], number][] = [
  ['qrcode', 3],
  ['datamatrix', 3],
  ['pdf417', 2],
]

describe('two-dimensional codes', { timeout: 30_000 }, () => {
  test.each(MATRICES)('%s is read back', async (symbology, module) => {
    const pdf = await pdfOf('test', paper => {
      paper.addPage({ size: [400, 400], margin: 0 })
      const size = drawMatrix(paper, { symbology, text: 'Demo 0123456789' }, 60, 60, module)
      expect(size.width).toBeGreaterThan(20)
      expect(size.width).toBeLessThan(340)
    })
    expect((await scan(pdf)).map(code => code.text)).toEqual(['Demo 0123456789'])
  })
})
