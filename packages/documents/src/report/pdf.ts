import { outline } from '../page/marks.ts'
import { LETTER, MARGIN, pdfOf } from '../page/paper.ts'
import {
  type Column,
  cutRow,
  drawColumnRules,
  drawHeads,
  drawRow,
  layRow,
  type Row,
  rowsThatFit,
} from '../page/table.ts'
import { drawLine, drawLines, type Paper } from '../type/text.ts'
import type { ReportPaper } from './model.ts'

const PAGE = { width: LETTER.height, height: LETTER.width } as const
const LEFT = MARGIN + 8
const WIDTH = PAGE.width - 2 * LEFT
const BOTTOM = PAGE.height - MARGIN - 14
const HEADS = 26
const FACT_LINE = 12
const NEXT_TOP = 44
const ROW_LIMIT = 200
/** More rows than any page has room for. */
const PAGE_ROWS = 100

/** A report as PDF, US Letter across, its head and page numbers on each page, totals at its end. */
export function reportPdf(report: ReportPaper): Promise<Uint8Array> {
  return pdfOf(report.title, paper => draw(paper, report))
}

function columnsOf({ columns }: ReportPaper): readonly Column[] {
  const whole = columns.reduce((sum, { wide }) => sum + wide, 0)
  return columns.map(({ head, isNumber, wide }) => ({
    ...{ head: head.toUpperCase(), width: (WIDTH * wide) / whole, size: 7.5 },
    ...(isNumber ? { align: 'right' as const } : {}),
  }))
}

function draw(paper: Paper, report: ReportPaper): void {
  const columns = columnsOf(report)
  const firstTop = 54 + FACT_LINE * Math.max(1, report.facts.length)
  begin(paper, report)
  const rows = [
    ...report.rows.map(cells => layRow(paper, columns, cells)),
    ...report.totals.map(cells => layRow(paper, columns, cells, 'bold')),
  ].flatMap(row => cutRow(row, ROW_LIMIT))
  const pages = planPages(rows, firstTop)
  pages.forEach((shown, i) => {
    if (i > 0) begin(paper, report)
    const top = i === 0 ? firstTop : NEXT_TOP
    if (i === 0) drawLines(paper, report.facts, LEFT, 50, { size: 8.5 }, WIDTH)
    let y = drawHeads(paper, columns, LEFT, top, HEADS)
    for (const row of shown) y = drawRow(paper, columns, row, LEFT, y)
    drawColumnRules(paper, columns, LEFT, top, y)
    outline(paper, { x: LEFT, y: top, width: WIDTH, height: y - top })
    const words = `${report.title}, page ${i + 1} of ${pages.length}`
    drawLine(paper, words, LEFT, BOTTOM + 4, { size: 7, align: 'right' }, WIDTH)
    drawLine(paper, report.made, LEFT, BOTTOM + 4, { size: 7 }, WIDTH)
  })
}

function planPages(rows: readonly Row[], firstTop: number): (readonly Row[])[] {
  const pages: (readonly Row[])[] = []
  let next = 0
  do {
    const room = BOTTOM - (pages.length === 0 ? firstTop : NEXT_TOP) - HEADS
    const rest = rows.slice(next, next + PAGE_ROWS)
    const count = rest.length === 0 ? 0 : Math.max(1, rowsThatFit(rest, room))
    pages.push(rest.slice(0, count))
    next += count
  } while (next < rows.length)
  return pages
}

function begin(paper: Paper, { title, company }: ReportPaper): void {
  paper.addPage({ size: [PAGE.width, PAGE.height], margin: 0 })
  drawLine(paper, title, LEFT, MARGIN + 2, { size: 15, weight: 'bold' }, WIDTH)
  drawLine(paper, company, LEFT, MARGIN + 6, { size: 10, align: 'right' }, WIDTH)
}
