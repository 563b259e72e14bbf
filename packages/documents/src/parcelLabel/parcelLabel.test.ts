import { LABEL_DOTS, type LabelStock, labelStocks, type TabPlace } from '@waybill/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blurred, codesOn, type Grey, greyOf, mapOf } from '../testing/labelScan.ts'
import { CARRIER_CODES, CARRIER_LABEL } from '../testing/parcelLabels.ts'
import { pagesOf, pictureOf } from '../testing/read.ts'
import { partsOf, UnreadableLabel } from './formats.ts'
import { onStock } from './onStock.ts'
import { parcelLabelsPdf } from './pdf.ts'
import { labelPictures } from './pictures.ts'

const words = { facts: ['Order SO-100245', 'PO 4500123987', 'Demo Distribution', '9.5 lb, 1 of 3'], note: '' }
const layouts: readonly [LabelStock, TabPlace][] = [
  ['4x6', 'none'],
  ['4x6.75', 'none'],
  ['4x6.75', 'top'],
  ['4x6.75', 'bottom'],
  ['4x8', 'none'],
  ['4x8', 'top'],
  ['4x8', 'bottom'],
]
const downOf = (stock: LabelStock, tab: TabPlace) => (tab === 'top' ? labelStocks[stock] - 1218 : 0)
const expected = [`Code128 ${CARRIER_CODES[2]}`, `Code128 ${CARRIER_CODES[1]}`, `MaxiCode ${CARRIER_CODES[0]}`].sort()

const pictureOn = async (zpl: string, stock: LabelStock): Promise<Grey> => {
  const [first] = await labelPictures(zpl, stock)
  return greyOf(first ?? new Uint8Array())
}

/** How many dots are black between two rows. */
const inkIn = ({ width, dots }: Grey, from: number, to: number) =>
  dots.subarray(from * width, to * width).reduce((sum, dot) => sum + (dot < 128 ? 1 : 0), 0)

describe('a carrier’s label on a stock', { timeout: 60_000 }, () => {
  test.each(layouts)('%s with tab %s: every code reads, also blurred, and in PDF', async (stock, tab) => {
    const zpl = onStock(CARRIER_LABEL, { stock, tab, words })
    const picture = await pictureOn(zpl, stock)
    expect([picture.width, picture.height]).toEqual([LABEL_DOTS.width, labelStocks[stock]])
    // `^FO20,380` from a home at 10, 12.
    const maxiAt = { x: 30, y: 392 + downOf(stock, tab) }
    expect(await codesOn(picture, maxiAt)).toEqual(expected)
    expect(await codesOn(blurred(picture), maxiAt)).toEqual(expected)
    const pdf = await parcelLabelsPdf('Labels', [zpl], stock)
    const page = mapOf(pictureOf(pdf))
    expect([page.width, page.height]).toEqual([LABEL_DOTS.width, labelStocks[stock]])
    expect(await codesOn(page, maxiAt)).toEqual(expected)
  })

  test.each(layouts)('%s with tab %s: the label is moved whole, and the tab stands beside it', async (stock, tab) => {
    const plain = await pictureOn(onStock(CARRIER_LABEL, { stock: '4x6', tab: 'none', words }), '4x6')
    const made = await pictureOn(onStock(CARRIER_LABEL, { stock, tab, words }), stock)
    const down = downOf(stock, tab)
    const label = made.dots.subarray(down * made.width, (down + 1218) * made.width)
    expect(Buffer.from(label).equals(Buffer.from(plain.dots))).toBe(true)
    const beside = tab === 'top' ? inkIn(made, 0, down) : inkIn(made, 1218, labelStocks[stock])
    if (tab === 'none') expect(beside).toBe(0)
    else expect(beside).toBeGreaterThan(2_000)
  })

  test('one after the other, each begins at its own home', () => {
    const both = [
      onStock(CARRIER_LABEL, { stock: '4x8', tab: 'top', words }),
      onStock(CARRIER_LABEL, { stock: '4x6', tab: 'none', words }),
    ]
    for (const zpl of both) {
      expect(zpl).toMatch(/\^LH0,0\^XZ$/)
      expect(zpl.match(/\^LL/g)).toHaveLength(1)
    }
    expect(both[0]).toContain('^LH10,418')
    expect(both[1]).toContain('^LH10,12')
  })

  test('a label that its carrier turns comes out upright, its tab where it was chosen', async () => {
    const turned = CARRIER_LABEL.replace('^XA', '^XA^POI')
    expect(turned).not.toBe(CARRIER_LABEL)
    const layout = { stock: '4x8', tab: 'top', words } as const
    expect(onStock(turned, layout)).toBe(onStock(CARRIER_LABEL, layout))
    expect(onStock(turned, layout).match(/\^PO./g)).toEqual(['^PON'])
    const [made, plain] = [
      await pictureOn(onStock(turned, layout), '4x8'),
      await pictureOn(onStock(CARRIER_LABEL, layout), '4x8'),
    ]
    expect(Buffer.from(made.dots).equals(Buffer.from(plain.dots))).toBe(true)
  })

  test('a tab that its carrier composed stays as it came', () => {
    const own = CARRIER_LABEL.replace('^LL1218', '^LL1370')
    expect(onStock(own, { stock: '4x8', tab: 'top', words })).toBe(own)
  })

  test('counted bytes that look like commands are no commands', () => {
    const binary = '^XA^FO1,1^GFB,8,8,1,^XZ^LL9~^FS^LL1218^XZ'
    expect(partsOf(binary)).toHaveLength(1)
    expect(onStock(binary, { stock: '4x6', tab: 'none', words })).toContain('^GFB,8,8,1,^XZ^LL9~^FS')
  })

  test.each([
    ['', 'no label'],
    ['%PDF-1.4', 'no label'],
    ['^XA^FO1,1^FDhalf', 'breaks off'],
    ['^XA^CC/^FO1,1^FDx^FS^XZ', 'renames'],
  ])('%j is no label', (zpl, why) => {
    expect(() => onStock(zpl, { stock: '4x6', tab: 'none', words })).toThrow(UnreadableLabel)
    expect(() => onStock(zpl, { stock: '4x6', tab: 'none', words })).toThrow(why)
  })

  test('nothing that is typed ends the label or begins a command', () => {
    const stock = '4x8'
    const evil = fc.array(fc.oneof(fc.constantFrom('^XZ', '^', '~JA', '~', '_5E', '\\', '\n', 'é', '^FS'), fc.string()))
    fc.assert(
      fc.property(evil, evil, (fact, note) => {
        const typed = { facts: [`a${fact.join('')}`.slice(0, 30)], note: `b${note.join('')}`.slice(0, 60) }
        const zpl = onStock(CARRIER_LABEL, { stock, tab: 'top', words: typed })
        expect(partsOf(zpl)).toHaveLength(1)
        expect(zpl.match(/\^X[AZ]/g)).toEqual(['^XA', '^XZ'])
        expect(zpl).not.toContain('~')
        expect(/^[\x20-\x7e\n]*$/.test(zpl)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  test('the tab holds whatever is typed inside its room', async () => {
    const long = 'Demo Distribution of the North and the South '.repeat(4)
    const many = { facts: Array.from({ length: 7 }, (_, i) => `${i} ${long}`), note: long }
    for (const [stock, tab] of layouts.filter(([, place]) => place !== 'none')) {
      const zpl = onStock(CARRIER_LABEL, { stock, tab, words: many })
      const plain = await pictureOn(onStock(CARRIER_LABEL, { stock: '4x6', tab: 'none', words }), '4x6')
      const made = await pictureOn(zpl, stock)
      const down = downOf(stock, tab)
      const label = made.dots.subarray(down * made.width, (down + 1218) * made.width)
      expect(Buffer.from(label).equals(Buffer.from(plain.dots))).toBe(true)
    }
  })

  test.each([
    ['a code that is none', '^XA^FO1,1^BD2^FDx^FS^XZ'],
    ['letters higher than a house', '^XA^A0N,99999,99999^FDhuge^FS^XZ'],
    ['nothing', ''],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)).toString('latin1')],
  ])('%s is refused in words, and the next label is drawn all the same', async (_, zpl) => {
    await expect(labelPictures(zpl, '4x6')).rejects.toThrow(UnreadableLabel)
    expect(await labelPictures(CARRIER_LABEL, '4x6')).toHaveLength(1)
  })

  test('many are one file, in their order', async () => {
    const labels = [1, 2, 3].map(n =>
      onStock(CARRIER_LABEL.replaceAll('0017', `001${n}`), { stock: '4x6', tab: 'none', words }),
    )
    const pdf = await parcelLabelsPdf('Labels', labels, '4x6')
    expect(pagesOf(pdf)).toBe(3)
    for (const n of [1, 2, 3]) {
      expect((await codesOn(mapOf(pictureOf(pdf, n)))).join(' ')).toContain(`1ZA1B2C3030000001${n}`)
    }
    expect(await labelPictures(labels.join('\n'), '4x6')).toHaveLength(3)
  })
})
