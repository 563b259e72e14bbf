import { describe, expect, test } from 'vitest'
import { LOGO } from '../testing/logo.ts'
import { collisions, pagesOf, scan, textOf, wordsOf } from '../testing/read.ts'
import { LONG_NAME, linesOf, NUMBER, PAINT, SHIPMENT } from '../testing/shipments.ts'
import type { BillOfLading, CommodityLine } from './model.ts'
import { bolPdf } from './pdf.ts'

const orders = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ number: `SO-${5000 + i}`, packages: 3, weight: 10.1 }))

const LONGEST: BillOfLading = {
  ...SHIPMENT,
  shipFrom: { ...SHIPMENT.shipFrom, name: LONG_NAME, street: [LONG_NAME], contact: LONG_NAME },
  shipTo: { ...SHIPMENT.shipTo, name: LONG_NAME, city: LONG_NAME },
  billTo: { ...SHIPMENT.shipTo, name: LONG_NAME },
  carrier: { ...SHIPMENT.carrier, name: LONG_NAME, pro: 'A1B2C3D4E5F6G7H8I9J0', trailer: LONG_NAME },
  references: [1, 2, 3, 4, 5].map(i => ({ label: `Reference ${i}`, value: `VALUE-${i}-`.padEnd(30, 'v') })),
  instructions: Array.from({ length: 400 }, (_, i) => `word${i}`).join(' '),
  orders: orders(30).map(order => ({ ...order, number: order.number.padEnd(60, '9'), info: LONG_NAME })),
  lines: [...linesOf(20), { ...linesOf(1)[0], weight: 1, description: 'W'.repeat(5000), hazmat: PAINT }],
  revision: 3,
  sample: true,
  bilingual: true,
  master: true,
  copies: ['Shipper, to be signed by the driver and kept for three years', 'Carrier'],
  logo: LOGO,
}

const CASES: readonly (readonly [string, BillOfLading])[] = [
  ['a plain shipment', SHIPMENT],
  ['collect, nothing optional', minimal()],
  ['12 lines', { ...SHIPMENT, lines: linesOf(12) }],
  ['200 lines and 40 orders', { ...SHIPMENT, lines: linesOf(200), orders: orders(40) }],
  ['everything too long', LONGEST],
  ['an empty one', { ...minimal(), orders: [], lines: [] }],
]

function minimal(): BillOfLading {
  const { number, date, shipFrom, shipTo, lines } = SHIPMENT
  return { number, date, shipFrom, shipTo, lines, carrier: { name: 'Demo', scac: '' }, terms: 'collect', orders: [] }
}

describe('a bill of lading', { timeout: 30_000 }, () => {
  test('shows every field', async () => {
    const text = textOf(await bolPdf({ ...SHIPMENT, billTo: { ...SHIPMENT.shipTo, name: 'Demo Payer' } }), '-layout')
    const { shipFrom, shipTo, carrier } = SHIPMENT
    const expected = [
      ...[NUMBER, '11/24/2026', 'Page 1 of 1', 'Demo Payer', 'Dayton, OH 45402', 'Reno, NV 89502'],
      ...[shipFrom.name, '1200 Example Pkwy, Dock 4', 'Shipping Desk, (555) 010-0110', '88231'],
      ...[shipTo.name, '0412', 'C-5521', 'PO: 4500123987 · Load: L-88120', 'Lift gate at delivery'],
      ...['Tue, Nov 24, 10:00 AM–3:30 PM EST', 'Do not break down pallets.'],
      ...[carrier.name, 'DEMO', '07209562763', '53-11892', '7781201', 'SO-100245', 'Dept 12'],
      ...['Machine parts, steel', '48 × 40 × 52 in', '133300-04', '92.5', '$2,500.00 per pound', '$1,394.50'],
      ...['49 U.S.C. § 14706(c)(1)(A) and (B)', 'SHIPPER SIGNATURE / DATE', 'CARRIER SIGNATURE / PICKUP DATE'],
    ]
    for (const words of expected) expect(text).toContain(words)
    expect(text).toMatch(/30 1,550\.5/)
    expect(text).toMatch(/3 30 1,550\.5 GRAND TOTAL/)
  })

  test.each([203, 300])('carries both numbers as barcodes a scanner reads at %i dpi', async dpi => {
    const codes = await scan(await bolPdf(SHIPMENT), 1, dpi)
    expect(codes.map(code => code.text).sort()).toEqual([`(402)${NUMBER}`, '(90)12KDEMO07209562763'])
    // 156 modules carry the number: its width tells the module, at least 0.0104 in.
    const number = codes.find(code => code.text.startsWith('(402)'))
    expect((number?.width ?? 0) / dpi / 156).toBeGreaterThanOrEqual(0.0104)
  })

  test('pads a short SCAC and keeps the longest PRO scannable', async () => {
    const carrier = { name: 'Demo', scac: 'UPS', pro: 'A1B2C3D4E5F6G7H8I9J0' }
    const codes = await scan(await bolPdf({ ...SHIPMENT, carrier }), 1, 300)
    expect(codes.map(code => code.text)).toContain('(90)12KUPS-A1B2C3D4E5F6G7H8I9J0')
  })

  test('is refused with a wrong check digit', async () => {
    await expect(bolPdf({ ...SHIPMENT, number: '06141411234567914' })).rejects.toThrow(/06141411234567914.*checksum/)
  })

  test.each([
    [1, 1],
    [12, 2],
    [200, 6],
  ])('of %i lines has %i pages', async (lines, pages) => {
    const pdf = await bolPdf({ ...SHIPMENT, lines: linesOf(lines) })
    expect(pagesOf(pdf)).toBe(pages)
    expect(textOf(pdf)).toContain(`Page ${pages} of ${pages}`)
  })

  test('sums up the same on the front and on the supplement', async () => {
    const text = textOf(await bolPdf({ ...SHIPMENT, lines: linesOf(200), orders: orders(40) }), '-layout')
    expect(text.match(/200 21,900 21,990 GRAND TOTAL/g)).toHaveLength(2)
    expect(text.match(/GRAND TOTAL 120 404/g)).toHaveLength(2)
    const pages = Array.from(text.matchAll(/(\d+) ([\d,]+) ([\d,.]+) SUBTOTAL/g))
    const sum = (group: number) => pages.reduce((all, page) => all + Number(page[group]?.replaceAll(',', '')), 0)
    expect([sum(1), sum(2), Math.round(sum(3) * 10) / 10]).toEqual([200, 21900, 21990])
    for (let i = 1; i <= 200; i++) expect(text).toContain(`Demo article number ${i} `)
  })

  test('names dangerous goods first, in the order of the regulation', async () => {
    const drums = { weight: 1200, description: 'Paint', hazmat: PAINT }
    const text = textOf(await bolPdf({ ...SHIPMENT, lines: [...SHIPMENT.lines, drums] }), '-layout')
    expect(text).toContain('X UN1263, Paint, 3 (8), PG II, 4 drums, 1,200 lb')
    expect(text).toContain('EMERGENCY CONTACT, 24 hours: 1-555-555-0199')
    expect(text.indexOf('UN1263')).toBeLessThan(text.indexOf('Machine parts'))
  })

  /** The certifications of 49 CFR 172.204(a)(1) and of TDG 3.6.1(1)(a), as the regulations print them. */
  const dot = (named: string) =>
    `This is to certify that the ${named} materials are properly classified, described, packaged, marked and labeled, and are in proper condition for transportation according to the applicable regulations of the Department of Transportation.`
  const tdg =
    'I hereby declare that the contents of this consignment are fully and accurately described above by the proper shipping name, are properly classified and packaged, have dangerous goods safety marks properly affixed or displayed on them, and are in all respects in proper condition for transport according to the Transportation of Dangerous Goods Regulations.'
  const drums = (count: number): CommodityLine[] =>
    linesOf(count).map((line, i) => ({
      ...line,
      description: `Paint of kind ${i + 1}`,
      hazmat: { ...PAINT, description: `RQ, UN1263, Paint, 3 (8), PG II, ${i + 10} drums, 1,200 lb` },
    }))

  test('is certified word for word, where the shipper signs', async () => {
    const pdf = await bolPdf({ ...SHIPMENT, lines: [...SHIPMENT.lines, ...drums(2)] })
    expect(textOf(pdf)).toContain(dot('above-named'))
    const words = wordsOf(pdf)
    const head = words.find(word => word.text === 'SHIPPER' && word.y1 > 600)
    const text = words.find(word => word.text === 'certify')
    expect(text && head && text.x1 < 206 && text.y1 > head.y1 && text.y2 < 772).toBe(true)
    expect(text && (text.y2 - text.y1) / 1.164).toBeGreaterThanOrEqual(5.9)
  })

  test('is certified as Canada wants it where the whole way is Canadian, and names who certifies', async () => {
    const lines = drums(1)
    const whole = textOf(await bolPdf({ ...SHIPMENT, lines, canada: 'whole' }))
    expect(whole).toContain(tdg)
    expect(whole).not.toContain(dot('above-named'))
    expect(whole).toContain('EMERGENCY CONTACT, 24-Hour Number: 1-555-555-0199')
    const part = textOf(await bolPdf({ ...SHIPMENT, lines, canada: 'part' }))
    expect(part).toContain(dot('above-named'))
    const names = (text: string) => text.match(/Name:/g)?.length ?? 0
    const athome = textOf(await bolPdf({ ...SHIPMENT, lines }))
    expect([names(whole), names(part)]).toEqual([names(athome) + 1, names(athome) + 1])
  })

  test('says the emergency number of each material where they differ, else once', async () => {
    const [one, other] = drums(2)
    if (!one?.hazmat || !other) throw new Error('no drums')
    const same = textOf(await bolPdf({ ...SHIPMENT, lines: [one, other] }))
    expect(same.match(/EMERGENCY CONTACT/g)).toHaveLength(1)
    const own = { ...one, hazmat: { ...one.hazmat, emergency: '800-424-9300, contract CCN12345' } }
    const differing = textOf(await bolPdf({ ...SHIPMENT, lines: [own, other] }), '-layout')
    expect(differing.match(/EMERGENCY CONTACT/g)).toHaveLength(2)
    expect(differing).toContain('800-424-9300')
  })

  test('of 200 lines has its 40 dangerous goods first, front before continuation, and counts its pages', async () => {
    const lines = [...linesOf(160), ...drums(40)]
    const pdf = await bolPdf({ ...SHIPMENT, lines, orders: orders(40) })
    const pages = pagesOf(pdf)
    const text = textOf(pdf)
    for (let page = 1; page <= pages; page++) expect(text).toContain(`Page ${page} of ${pages}`)
    expect(text).toContain(dot('herein-named'))
    const words = wordsOf(pdf)
    const place = (word: { page: number; y1: number }) => word.page * 1000 + word.y1
    const dangerous = words.filter(word => word.text === 'UN1263,')
    const plain = words.filter(word => word.text === 'Demo' && word.x1 > 240 && word.x1 < 270 && word.y1 > 130)
    expect(dangerous).toHaveLength(40)
    expect(Math.max(...dangerous.map(place))).toBeLessThan(Math.min(...plain.map(place)))
    // No order, nor anything else that is listed, stands before them on a continuation page.
    const order = words.filter(word => word.page > 1 && word.text.startsWith('SO-'))
    expect(Math.min(...order.map(place))).toBeGreaterThan(Math.max(...dangerous.map(place)))
    expect(dangerous.filter(word => word.page === 1).length).toBeGreaterThanOrEqual(10)
    expect(collisions(words)).toEqual([])
  })

  test('keeps as many dangerous goods on the front as have room, before any other line', async () => {
    for (const count of [1, 3, 6, 10]) {
      const pdf = await bolPdf({ ...SHIPMENT, lines: [...linesOf(3), ...drums(count)], orders: orders(10) })
      expect(wordsOf(pdf).filter(word => word.text === 'UN1263,' && word.page === 1)).toHaveLength(count)
      expect(textOf(pdf)).toContain(dot('above-named'))
    }
  })

  test('sets sums on one line, however large, above the declared value', async () => {
    const many = drums(12).map(line => ({
      ...{ ...line, handlingUnits: { quantity: 1200, type: 'PLT' }, packages: { quantity: 40_000, type: 'DRM' } },
      weight: 123_456.75,
    }))
    const words = wordsOf(await bolPdf({ ...SHIPMENT, lines: many, canada: 'part', bilingual: true }))
    for (const sum of ['14,400', '480,000', '1,481,481']) expect(words.map(word => word.text)).toContain(sum)
    const bottom = Math.max(...words.filter(word => word.page === 1 && word.text === 'GRAND').map(word => word.y2))
    expect(bottom).toBeLessThan(Math.min(...words.filter(word => word.text === 'Where').map(word => word.y1)))
    const name = words.find(word => word.text === 'Name:' && word.y1 > 600)
    const heading = words.filter(word => word.text === 'REMITENTE' && word.y1 > 600)
    expect(Math.max(...heading.map(word => word.y2))).toBeLessThan(name?.y1 ?? 0)
  })

  test('prints numbers in at least 12 pt and law in at least 5', async () => {
    const words = wordsOf(await bolPdf(SHIPMENT))
    // The box of a word is the family's ascent and descent, 1.164 times its size.
    const size = (text: string) => Math.max(...words.filter(w => w.text === text).map(w => (w.y2 - w.y1) / 1.164))
    for (const text of [NUMBER, 'DEMO', '07209562763', 'SO-100245']) expect(size(text)).toBeGreaterThanOrEqual(11.9)
    const longest = wordsOf(await bolPdf({ ...LONGEST, copies: [] })).filter(w => w.text === LONGEST.carrier.pro)
    expect(new Set(longest.map(word => word.page)).size).toBeGreaterThan(1)
    for (const word of longest) expect((word.y2 - word.y1) / 1.164).toBeGreaterThanOrEqual(11.9)
    expect(Math.min(...words.map(word => (word.y2 - word.y1) / 1.164))).toBeGreaterThanOrEqual(4.9)
  })

  test.each(CASES)('keeps %s inside the page and apart', async (_, bol) => {
    const words = wordsOf(await bolPdf({ ...bol, sample: false }))
    for (const word of words) {
      expect(word.x1).toBeGreaterThanOrEqual(18)
      expect(word.x2).toBeLessThanOrEqual(594)
      expect(word.y1).toBeGreaterThanOrEqual(12)
      expect(word.y2).toBeLessThanOrEqual(778)
    }
    expect(collisions(words)).toEqual([])
  })

  test('loses nothing that is too long for its place', async () => {
    const text = textOf(await bolPdf({ ...LONGEST, sample: false, copies: [] }))
    expect(text).toContain('word0 ')
    for (let i = 0; i < 400; i++) expect(text).toContain(`word${i}`)
    for (let i = 0; i < 50; i++) expect(text).toContain(`Nm${i}x`)
    for (let i = 1; i <= 5; i++) expect(text).toContain(`VALUE-${i}-`)
    expect(text.match(/W/g)?.length ?? 0).toBeGreaterThanOrEqual(5000)
  })

  test('says no emergency number where the materials need none, and that of those that do', async () => {
    const bare = { weight: 5, description: 'Dry ice', hazmat: { description: 'UN1845, Dry ice, 9', emergency: '' } }
    expect(textOf(await bolPdf({ ...SHIPMENT, lines: [bare] }))).not.toContain('EMERGENCY CONTACT')
    const paint = { weight: 5, description: 'Paint', hazmat: PAINT }
    const text = textOf(await bolPdf({ ...SHIPMENT, lines: [bare, paint] }))
    expect(text.match(/EMERGENCY CONTACT, 24 hours: .{14}/g)).toEqual([
      `EMERGENCY CONTACT, 24 hours: ${PAINT.emergency}`,
    ])
    const other = { ...paint, hazmat: { ...PAINT, emergency: '1-555-555-0142' } }
    const apart = textOf(await bolPdf({ ...SHIPMENT, lines: [bare, paint, other] }))
    expect(apart.match(/EMERGENCY CONTACT/g)).toHaveLength(2)
  })

  test('begins a dangerous good on the front, however long its name', async () => {
    const endless = { weight: 5, description: 'Word '.repeat(900), hazmat: PAINT }
    const words = wordsOf(await bolPdf({ ...SHIPMENT, lines: [...SHIPMENT.lines, endless] }))
    expect(words.find(word => word.text === 'UN1263,')?.page).toBe(1)
    expect(words.filter(word => word.text === 'Word')).toHaveLength(900)
  })

  test('says which revision it replaces, that it is a sample, and whose copy it is', async () => {
    const pdf = await bolPdf({ ...SHIPMENT, revision: 3, sample: true, copies: ['Shipper', 'Carrier'] })
    const text = textOf(pdf)
    expect(text).toContain('SAMPLE, NOT FOR SHIPMENT · Revision 3, replaces revision 2')
    expect(text).toMatch(/Shipper.*Carrier/)
    expect(pagesOf(pdf)).toBe(2)
    expect((await scan(pdf, 1, 300)).length).toBe(2)
  })

  test('takes hostile text as text', async () => {
    const hostile = ') Tj ET Q /JS (app.alert(1)) << >> <script>alert(1)</script> \\( ^XA~DG'
    const pdf = await bolPdf({ ...SHIPMENT, instructions: hostile, shipTo: { ...SHIPMENT.shipTo, name: hostile } })
    expect(textOf(pdf)).toContain(hostile)
    expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/\/(JS|JavaScript|OpenAction|AA|Launch)\b/)
  })

  test('has room for its headings in two languages', async () => {
    const pdf = await bolPdf({ ...SHIPMENT, bilingual: true, revision: 2, sample: true, logo: LOGO })
    expect(textOf(pdf)).not.toContain('…')
    expect(textOf(pdf, '-layout')).toContain('SHIP FROM / REMITENTE')
    const small = wordsOf(await bolPdf(LONGEST)).map(word => (word.y2 - word.y1) / 1.164)
    expect(Math.min(...small)).toBeGreaterThanOrEqual(4.9)
  })

  test('say beside the COD amount at which stop it is collected, however long its name', async () => {
    const cod = { amount: 139_450, currency: 'USD', customerCheck: true, at: `AT STOP 7: ${LONG_NAME}, Salt Lake City` }
    const pdf = await bolPdf({ ...SHIPMENT, cod })
    expect(textOf(pdf)).toContain('AT STOP 7: Nm0x')
    expect(collisions(wordsOf(pdf))).toEqual([])
  })

  test('writes the minor units of ISO 4217, in which amounts are counted', async () => {
    const declaredValue = { amount: 139_450, currency: 'COP', per: 'shipment' }
    const cod = { amount: 139_450, currency: 'IQD', customerCheck: false }
    const text = textOf(await bolPdf({ ...SHIPMENT, declaredValue, cod })).replaceAll('\u00a0', ' ')
    expect(text).toContain('COP 1,394.50')
    expect(text).toContain('IQD 139.450')
  })

  test('points from a shortened instruction to the supplement', async () => {
    const instructions = 'Ring the bell. '.repeat(60)
    const text = textOf(await bolPdf({ ...SHIPMENT, instructions }))
    expect(text).toContain('See the supplement for the whole text.')
    expect(text).toContain('Page 2 of 2')
  })

  test('shows the logo, once embedded for all copies', async () => {
    const plain = await bolPdf({ ...SHIPMENT, copies: ['A', 'B', 'C'] })
    const pictured = await bolPdf({ ...SHIPMENT, copies: ['A', 'B', 'C'], logo: LOGO })
    const images = (pdf: Uint8Array) =>
      Buffer.from(pdf)
        .toString('latin1')
        .match(/\/Subtype \/Image/g)?.length ?? 0
    expect([images(plain), images(pictured)]).toEqual([0, 1])
  })

  test('is printed without a logo that is no picture', async () => {
    const damaged = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
    expect(pagesOf(await bolPdf({ ...SHIPMENT, logo: damaged }))).toBe(1)
  })
})
