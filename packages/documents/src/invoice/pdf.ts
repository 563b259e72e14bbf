import type { Party } from '../bol/model.ts'
import { americanDate, figure } from '../bol/words.ts'
import { logo, outline, SAMPLE, sampleMark } from '../page/marks.ts'
import { LETTER, MARGIN, pdfOf } from '../page/paper.ts'
import {
  type Column,
  cutRow,
  drawColumnRules,
  drawHeads,
  drawRow,
  heightOf,
  layRow,
  type Row,
  rowsThatFit,
} from '../page/table.ts'
import { drawLine, drawLines, LEADING, type Paper, wrap } from '../type/text.ts'
import type { CommercialInvoice } from './model.ts'

const LEFT = MARGIN + 8
const WIDTH = LETTER.width - 2 * LEFT
const BOTTOM = LETTER.height - MARGIN - 14
const HEADS = 18
const NEXT_TOP = 66
const ROW_LIMIT = 300
/** For the declaration and who signs it. */
const SIGNED = 96
const PARTY = 9.5

const COLUMNS: readonly Column[] = [
  { head: 'PIECES', width: 44, align: 'right', size: 9, weight: 'bold' },
  { head: 'DESCRIPTION', width: 226, size: 9 },
  { head: 'HTS CODE', width: 84, size: 9 },
  { head: 'ORIGIN', width: 44, align: 'center', size: 9 },
  { head: 'UNIT VALUE', width: 78, align: 'right', size: 9 },
  { head: 'TOTAL VALUE', width: 80, align: 'right', size: 9 },
]
const TABLE = COLUMNS.reduce((sum, { width }) => sum + width, 0)

const DECLARATION =
  'The information on this invoice is true and correct, and the contents of this shipment are as stated above.'

/** A commercial invoice as PDF, US Letter, with room for the shipper's signature on its last page. */
export function commercialInvoicePdf(invoice: CommercialInvoice): Promise<Uint8Array> {
  return pdfOf(`Commercial invoice ${invoice.number}`, paper => drawCommercialInvoice(paper, invoice))
}

/** Draws a commercial invoice on new pages of a document that may hold others already. */
export function drawCommercialInvoice(paper: Paper, invoice: CommercialInvoice): void {
  begin(paper, invoice)
  const firstTop = drawFacts(paper, invoice)
  const lines = invoice.lines.map(one =>
    layRow(paper, COLUMNS, [
      figure(one.pieces),
      [one.itemCode, one.description].filter(text => text !== '').join(', '),
      ...[one.htsCode, one.origin, one.each, one.total],
    ]),
  )
  const total = layRow(paper, COLUMNS, ['', `TOTAL (${invoice.currency})`, '', '', '', invoice.total], 'bold')
  const rows = [...lines, total].flatMap(row => cutRow(row, ROW_LIMIT))
  const pages = planPages(rows, firstTop)
  pages.forEach((page, i) => {
    if (i > 0) begin(paper, invoice)
    let y = i === 0 ? firstTop : NEXT_TOP
    if (page.length > 0) {
      const top = y
      y = drawHeads(paper, COLUMNS, LEFT, y, HEADS)
      for (const row of page) y = drawRow(paper, COLUMNS, row, LEFT, y)
      drawColumnRules(paper, COLUMNS, LEFT, top, y)
      outline(paper, { x: LEFT, y: top, width: TABLE, height: y - top })
    }
    if (i === pages.length - 1) drawSigned(paper, y + 14)
    const words = `Commercial invoice ${invoice.number}, page ${i + 1} of ${pages.length}`
    drawLine(paper, words, LEFT, BOTTOM + 4, { size: 7, align: 'right' }, WIDTH)
  })
}

/** Rows by page; the last one leaves room for the signature. */
function planPages(rows: readonly Row[], firstTop: number): (readonly Row[])[] {
  const pages: (readonly Row[])[] = []
  let next = 0
  do {
    const room = BOTTOM - (pages.length === 0 ? firstTop : NEXT_TOP) - HEADS
    const rest = rows.slice(next)
    const fits = heightOf(rest) + SIGNED <= room ? rest.length : Math.max(1, rowsThatFit(rest, room))
    // What would fill the page to its end leaves its last row to the page that is signed.
    const count = fits === rest.length && heightOf(rest) + SIGNED > room ? Math.max(1, fits - 1) : fits
    pages.push(rest.slice(0, count))
    next += count
  } while (next < rows.length)
  return pages
}

function begin(paper: Paper, invoice: CommercialInvoice): void {
  paper.addPage({ size: [LETTER.width, LETTER.height], margin: 0 })
  if (invoice.sample) sampleMark(paper, 52)
  if (invoice.logo) logo(paper, invoice.logo, { x: LEFT, y: MARGIN, width: 110, height: 32 })
  const centred = { size: 17, weight: 'bold', align: 'center' } as const
  drawLine(paper, 'COMMERCIAL INVOICE', 0, MARGIN + 2, centred, LETTER.width)
  const right = { size: 10, weight: 'bold', align: 'right' } as const
  drawLine(paper, `Invoice ${invoice.number}`, LEFT, MARGIN + 2, right, WIDTH)
  drawLine(paper, americanDate(invoice.date), LEFT, MARGIN + 16, { size: 9, align: 'right' }, WIDTH)
  if (invoice.sample) drawLine(paper, SAMPLE, 0, MARGIN + 24, { ...centred, size: 8 }, LETTER.width)
}

const partyLines = ({ name, street, city, state, zip, country, contact, phone }: Party): readonly string[] =>
  [
    ...[name, ...street],
    // Elsewhere places have no state.
    [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    country,
    [contact, phone].filter(Boolean).join(', '),
  ].filter(line => line.trim() !== '')

/** A head and its lines in a column; returns where what follows may begin. */
function drawBlock(paper: Paper, head: string, lines: readonly string[], x: number, y: number, width: number): number {
  drawLine(paper, head, x, y, { size: 7, weight: 'bold' })
  const broken = lines.flatMap(line => wrap(paper, line, width - 8, PARTY))
  drawLines(paper, broken, x, y + 10, { size: PARTY }, width - 8)
  return y + 10 + broken.length * PARTY * LEADING
}

function drawFacts(paper: Paper, invoice: CommercialInvoice): number {
  const { shipper, consignee, soldTo, filing } = invoice
  const third = TABLE / 3
  const buyer = soldTo === undefined ? ['The consignee'] : partyLines(soldTo)
  const ends = [
    drawBlock(paper, 'SHIPPER', partyLines(shipper), LEFT, 70, third),
    drawBlock(paper, 'CONSIGNEE', partyLines(consignee), LEFT + third, 70, third),
    drawBlock(paper, 'SOLD TO', buyer, LEFT + 2 * third, 70, third),
  ]
  const y = Math.max(...ends) + 12
  const packages = `${invoice.packages} ${invoice.packages === 1 ? 'package' : 'packages'}, ${figure(invoice.weightLb)} lb`
  const facts = [
    drawBlock(paper, 'SHIPMENT', [invoice.shipmentNumber, packages], LEFT, y, third),
    drawBlock(
      paper,
      'REASON FOR EXPORT, TERMS OF SALE',
      [invoice.reason, `${invoice.terms}, ${invoice.currency}`],
      LEFT + third,
      y,
      third,
    ),
    drawBlock(paper, 'EXPORT FILING', [filing === '' ? 'None stated' : filing], LEFT + 2 * third, y, third),
  ]
  return Math.max(...facts) + 14
}

function drawSigned(paper: Paper, y: number): void {
  const broken = wrap(paper, DECLARATION, TABLE, 8.5)
  drawLines(paper, broken, LEFT, y, { size: 8.5 }, TABLE)
  const line = y + broken.length * 8.5 * LEADING + 34
  const words = ['Signature of shipper', 'Name and title', 'Date']
  words.forEach((word, i) => {
    const x = LEFT + (i * TABLE) / 3
    paper
      .moveTo(x, line)
      .lineTo(x + TABLE / 3 - 16, line)
      .lineWidth(0.6)
      .stroke()
    drawLine(paper, word, x, line + 4, { size: 7 })
  })
}
