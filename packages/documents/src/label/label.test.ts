import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { collisions, pagesOf, scan, scanPicture, textOf, wordsOf } from '../testing/read.ts'
import { LONG_NAME, NUMBER, SHIPMENT } from '../testing/shipments.ts'
import { burnt, codesOf } from '../testing/thermal.ts'
import type { HandlingUnitLabels } from './model.ts'
import { labelsPdf } from './pdf.ts'
import { labelsZpl } from './zpl.ts'
import { zplData } from './zplText.ts'

const SSCC = '006141411234567890'
const PLATE = 'LP000420000000019'
const LABELS: HandlingUnitLabels = {
  bolNumber: NUMBER,
  shipFrom: SHIPMENT.shipFrom,
  shipTo: SHIPMENT.shipTo,
  carrier: SHIPMENT.carrier,
  references: SHIPMENT.references ?? [],
  units: [
    { weight: 1250, type: 'PLT', number: SSCC },
    { weight: 300.5, type: 'PLT', hazmat: true },
    { type: 'PAIL', number: PLATE },
  ],
}

/** What a printer would print: the data of every field, decoded. */
const fieldsOf = (zpl: string) =>
  Array.from(zpl.matchAll(/\^FH\^FD(.*?)\^FS/g), ([, data]) =>
    Buffer.from(
      (data ?? '').replace(/_([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
      'latin1',
    ).toString(),
  )

describe('labels in PDF', { timeout: 30_000 }, () => {
  test('are one for each handling unit, with every field', async () => {
    const pdf = await labelsPdf(LABELS)
    expect(pagesOf(pdf)).toBe(3)
    const text = textOf(pdf, '-layout')
    for (const words of ['1 of 3', '2 of 3', '3 of 3', '1,250 lb', 'HAZMAT', 'Demo Distribution', 'Reno, NV 89502']) {
      expect(text).toContain(words)
    }
    for (const words of ['Dayton, OH 45402', 'Demo Freight Line', 'DEMO', 'PRO 07209562763', `BOL ${NUMBER}`]) {
      expect(text).toContain(words)
    }
    expect(text).toContain('PO: 4500123987 · Load: L-88120')
  })

  test('say what is collected, on paper and in ZPL, and nothing where nothing is', async () => {
    const cod = '$1,394.50'
    const pdf = await labelsPdf({ ...LABELS, cod })
    expect(textOf(pdf, '-layout').match(/COD \$1,394\.50/g)).toHaveLength(3)
    expect(textOf(pdf, '-layout')).toContain(`BOL ${NUMBER}`)
    expect(collisions(wordsOf(pdf))).toEqual([])
    expect(fieldsOf(labelsZpl({ ...LABELS, cod })).filter(field => field.includes('COD $1,394.50'))).toHaveLength(3)
    expect(textOf(await labelsPdf(LABELS))).not.toContain('COD')
    expect(labelsZpl(LABELS)).not.toContain('COD ')
  })

  test('name the stop where it comes off, counted over the bill, on paper and in ZPL', async () => {
    const shipTo = { ...SHIPMENT.shipTo, name: LONG_NAME }
    const labels = { ...LABELS, shipTo, stop: 10, count: { before: 2, all: 5 } }
    const pdf = await labelsPdf(labels)
    const words = wordsOf(pdf)
    expect(words.filter(({ text }) => text === 'STOP' || text === '10').map(({ text }) => text)).toEqual(
      LABELS.units.flatMap(() => ['STOP', '10']),
    )
    expect(textOf(pdf, '-layout').match(/[345] of 5/g)).toEqual(['3 of 5', '4 of 5', '5 of 5'])
    expect(collisions(words)).toEqual([])
    const fields = fieldsOf(labelsZpl(labels))
    expect(fields.filter(field => field === 'STOP' || field === '10')).toEqual(
      LABELS.units.flatMap(() => ['STOP', '10']),
    )
    expect(fields).toContain('3 of 5')
  })

  test('carry the PRO, and the unit or else the shipment, as barcodes', async () => {
    const pdf = await labelsPdf(LABELS)
    expect((await scan(pdf, 1)).map(code => code.text).sort()).toEqual([`(00)${SSCC}`, '07209562763'])
    expect((await scan(pdf, 2)).map(code => code.text).sort()).toEqual([`(402)${NUMBER}`, '07209562763'])
    expect((await scan(pdf, 3, 200)).map(code => code.text).sort()).toEqual(['07209562763', PLATE])
    // 156 modules carry an SSCC: each at least 0.495 mm wide (GS1 logistic label).
    const [sscc] = (await scan(pdf, 1, 200)).filter(code => code.text === `(00)${SSCC}`)
    expect(((sscc?.width ?? 0) / 200 / 156) * 25.4).toBeGreaterThanOrEqual(0.495)
  })

  test('can be printed singly, and as samples', async () => {
    const pdf = await labelsPdf({ ...LABELS, only: [2], sample: true })
    expect(pagesOf(pdf)).toBe(1)
    expect(textOf(pdf)).toContain('2 of 3')
    expect(textOf(pdf)).toContain('SAMPLE, NOT FOR SHIPMENT')
  })

  test('hold the longest names inside the label', async () => {
    const long = { ...SHIPMENT.shipTo, name: LONG_NAME, street: [LONG_NAME], city: LONG_NAME }
    const references = [1, 2, 3, 4, 5].map(i => ({ label: `Nm${i}`.padEnd(24, 'm'), value: 'v'.repeat(60) }))
    const words = wordsOf(await labelsPdf({ ...LABELS, shipTo: long, shipFrom: long, references }))
    for (const word of words) {
      expect(word.x1).toBeGreaterThanOrEqual(4)
      expect(word.x2).toBeLessThanOrEqual(284)
      expect(word.y2).toBeLessThanOrEqual(430)
    }
    expect(collisions(words)).toEqual([])
  })
})

describe('labels in ZPL', { timeout: 30_000 }, () => {
  test.each([203, 300] as const)('stand on 4 by 6 inches at %i dpi', resolution => {
    const zpl = labelsZpl(LABELS, resolution)
    expect(zpl.match(/\^XA\^CI28/g)).toHaveLength(3)
    expect(zpl.match(/\^XZ/g)).toHaveLength(3)
    for (const [, x, y] of zpl.matchAll(/\^FO(\d+),(\d+)/g)) {
      expect(Number(x)).toBeLessThan(resolution * 4)
      expect(Number(y)).toBeLessThan(resolution * 6)
    }
    const fields = fieldsOf(zpl)
    for (const words of ['1 of 3', 'Demo Distribution', 'PRO 07209562763', `BOL ${NUMBER}`, 'DEMO']) {
      expect(fields).toContain(words)
    }
    expect(zpl).toContain(`^FD(00)${SSCC}^FS`)
    expect(zpl).toContain('^FD07209562763^FS')
  })

  /** GS1 mod 10, worked out here: from the right, figures count three times and once in turn. */
  const hasCheckDigit = (digits: string) =>
    Array.from(digits, Number).reduceRight(
      (sum, digit, i) => sum + digit * ((digits.length - i) % 2 === 0 ? 3 : 1),
      0,
    ) %
      10 ===
    0

  test.each([203, 300] as const)('have the symbols of the PDF, as a head of %i dpi burns them', async resolution => {
    const carrier = { ...SHIPMENT.carrier, pro: 'W1234567890ABCDEFGHI' }
    for (const labels of [LABELS, { ...LABELS, carrier }]) {
      const pdf = await labelsPdf(labels)
      for (const number of [1, 2, 3]) {
        const zpl = labelsZpl({ ...labels, only: [number] }, resolution)
        const read = (await scanPicture(burnt(zpl))).map(code => code.text).sort()
        expect(read).toEqual((await scan(pdf, number, 300)).map(code => code.text).sort())
        expect(read).toHaveLength(2)
        for (const { x, module } of codesOf(zpl)) expect(x).toBeGreaterThanOrEqual(10 * module)
        for (const [, digits = ''] of read.join(' ').matchAll(/\((?:00|402)\)(\d+)/g))
          expect(hasCheckDigit(digits)).toBe(true)
      }
    }
  })

  test('have the sender’s city in full under the longest name and street', () => {
    const street = [
      '12345 North Industrial Boulevard Southwest, Building 17',
      'Receiving Dock 204B, Suite 1100, Attn: Inbound',
    ]
    const name = 'Consolidated International Pharmaceutical Distribution and Warehousing Company'
    const shipFrom = {
      ...SHIPMENT.shipFrom,
      name,
      street,
      city: 'Rancho Santa Margarita',
      state: 'CA',
      zip: '92688-1234',
    }
    expect(fieldsOf(labelsZpl({ ...LABELS, shipFrom, only: [1] }))).toContain('Rancho Santa Margarita, CA 92688-1234')
  })

  test('say what was typed in any script', () => {
    const typed = 'Łódź ^FS^XZ ~DG 🚚 _5E שלום'
    expect(fieldsOf(`^FH^FD${zplData(typed)}^FS`)).toEqual([typed])
  })

  test('draw as a picture what the printer’s own letters lack, within the label', () => {
    const shipTo = { ...SHIPMENT.shipTo, name: '上海国际货运有限公司', street: ['서울특별시 강남구'], city: 'Київ' }
    const zpl = labelsZpl({ ...LABELS, shipTo, only: [1] })
    const pictures = Array.from(zpl.matchAll(/\^FO(\d+),(\d+)\^GFA,(\d+),\3,(\d+),([0-9A-F]+)\^FS/g))
    expect(pictures).toHaveLength(3)
    for (const [, x, , bytes, perRow, data] of pictures) {
      expect(data).toHaveLength(Number(bytes) * 2)
      expect(Number(x) + Number(perRow) * 8).toBeLessThan(812)
      expect(data).toMatch(/[1-9A-F]/)
    }
    expect(fieldsOf(zpl)).toContain('Demo Freight Line')
    expect(
      labelsZpl({ ...LABELS, shipTo: { ...shipTo, name: 'Łódź – “Dobrá” €', street: [], city: 'Brno' } }),
    ).not.toContain('^GF')
  })

  test('can’t be broken out of by any text', () => {
    const commands = (zpl: string) => Array.from(zpl.matchAll(/[\^~][A-Z@][A-Z0-9@]?/g), ([command]) => command)
    const known = new Set([...commands(labelsZpl(LABELS)), '^GF'])
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('^', '~', '_', '\\', '\n', '\0', '5E', 'XA', 'FS', 'DG', ' ', '>'), { maxLength: 30 })
        .map(parts => parts.join('')),
    )
    fc.assert(
      fc.property(hostile, hostile, (name, other) => {
        const party = { name, street: [other], city: other, state: name, zip: other, country: 'US' }
        const zpl = labelsZpl({
          bolNumber: other,
          shipFrom: party,
          shipTo: party,
          carrier: { name, scac: other, pro: name },
          references: [{ label: other, value: name }],
          units: [{ type: name, number: other }],
        })
        expect(zpl).toMatch(/^[\n\x20-\x7e]*$/)
        expect(zpl.match(/\^XA/g)).toHaveLength(1)
        for (const command of commands(zpl)) expect(known).toContain(command)
        expect(zpl).not.toContain('~')
      }),
      { numRuns: 200 },
    )
  })
})
