import { americanDate, figure } from '../bol/words.ts'
import { logo, outline, SAMPLE, sampleMark } from '../page/marks.ts'
import { LETTER, MARGIN, pdfOf } from '../page/paper.ts'
import { blank, signedPages } from '../page/signedPages.ts'
import { type Column, cutRow, drawColumnRules, drawHeads, drawRow, layRow } from '../page/table.ts'
import { drawLine, drawLines, type Paper } from '../type/text.ts'
import type { Manifest } from './model.ts'

const LEFT = MARGIN + 8
const WIDTH = LETTER.width - 2 * LEFT
const BOTTOM = LETTER.height - MARGIN - 14
const HEADS = 18
const FIRST_TOP = 150
const NEXT_TOP = 66
const ROW_LIMIT = 300
/** For the driver's name, the time and the count. */
const SIGNED = 64

const COLUMNS: readonly Column[] = [
  { head: 'TRACKING NUMBER', width: 150, size: 9, weight: 'bold' },
  { head: 'SERVICE', width: 104, size: 9 },
  { head: 'SHIP TO', width: 168, size: 9 },
  { head: 'SHIPMENT', width: 78, size: 9 },
  { head: 'WEIGHT (LB)', width: 56, align: 'right', size: 9 },
]

const tableWidth = (): number => COLUMNS.reduce((sum, column) => sum + column.width, 0)

/** The manifest of a day as PDF, US Letter, with room for the driver's signature on its last page. */
export function manifestPdf(manifest: Manifest): Promise<Uint8Array> {
  return pdfOf(`Manifest ${manifest.number}`, paper => draw(paper, manifest))
}

function draw(paper: Paper, manifest: Manifest): void {
  begin(paper, manifest)
  const labels = manifest.labels.map(one =>
    layRow(paper, COLUMNS, [one.trackingNumber, one.service, one.shipTo, one.shipmentNumber, figure(one.weightLb)]),
  )
  const weight = Math.round(manifest.labels.reduce((sum, { weightLb }) => sum + weightLb, 0) * 100) / 100
  const packages = `${manifest.labels.length} ${manifest.labels.length === 1 ? 'package' : 'packages'}`
  const total = layRow(paper, COLUMNS, ['TOTAL', packages, '', '', figure(weight)], 'bold')
  const pages = signedPages(
    [...labels, total].flatMap(row => cutRow(row, ROW_LIMIT)),
    { first: BOTTOM - FIRST_TOP - HEADS, next: BOTTOM - NEXT_TOP - HEADS, signed: SIGNED },
  )
  pages.forEach((rows, i) => {
    if (i > 0) begin(paper, manifest)
    let y = i === 0 ? drawFacts(paper, manifest) : NEXT_TOP
    if (rows.length > 0) {
      const top = y
      y = drawHeads(paper, COLUMNS, LEFT, y, HEADS)
      for (const row of rows) y = drawRow(paper, COLUMNS, row, LEFT, y)
      drawColumnRules(paper, COLUMNS, LEFT, top, y)
      outline(paper, { x: LEFT, y: top, width: tableWidth(), height: y - top })
    }
    if (i === pages.length - 1) drawSigned(paper, y + 24)
    const words = `Manifest ${manifest.number}, page ${i + 1} of ${pages.length}`
    drawLine(paper, words, LEFT, BOTTOM + 4, { size: 7, align: 'right' }, WIDTH)
  })
}

function begin(paper: Paper, manifest: Manifest): void {
  paper.addPage({ size: [LETTER.width, LETTER.height], margin: 0 })
  if (manifest.sample) sampleMark(paper, 52)
  if (manifest.logo) logo(paper, manifest.logo, { x: LEFT, y: MARGIN, width: 110, height: 32 })
  const centred = { size: 17, weight: 'bold', align: 'center' } as const
  drawLine(paper, 'MANIFEST', 0, MARGIN + 2, centred, LETTER.width)
  const right = { size: 10, weight: 'bold', align: 'right' } as const
  drawLine(paper, `Manifest ${manifest.number}`, LEFT, MARGIN + 2, right, WIDTH)
  drawLine(paper, americanDate(manifest.date), LEFT, MARGIN + 16, { size: 9, align: 'right' }, WIDTH)
  if (manifest.sample) drawLine(paper, SAMPLE, 0, MARGIN + 24, { ...centred, size: 8 }, LETTER.width)
}

function drawFacts(paper: Paper, { carrier, carrierNumber, account, from, closedBy }: Manifest): number {
  const half = tableWidth() / 2
  drawLine(paper, 'FROM', LEFT, 70, { size: 7, weight: 'bold' })
  drawLines(paper, from, LEFT, 80, { size: 9.5 }, half - 8)
  drawLine(paper, 'CARRIER', LEFT + half, 70, { size: 7, weight: 'bold' })
  const numbered = carrierNumber === '' ? carrier : `${carrier}, ${carrierNumber}`
  const named = account === '' ? [] : [`Account ${account}`]
  drawLines(paper, [numbered, ...named, `Closed by ${closedBy}`], LEFT + half, 80, { size: 9.5 }, half)
  return FIRST_TOP
}

function drawSigned(paper: Paper, y: number): void {
  const words = ['Driver', 'Date and time', 'Packages']
  const width = tableWidth() / words.length
  words.forEach((word, i) => {
    blank(paper, word, LEFT + i * width, y + 18, width - 16)
  })
}
