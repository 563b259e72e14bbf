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
import { drawLine, drawLines, type Paper, widthOf } from '../type/text.ts'
import type { ReportPaper } from './model.ts'

const PAGE = { width: LETTER.height, height: LETTER.width } as const
const LEFT = MARGIN + 8
const WIDTH = PAGE.width - 2 * LEFT
const BOTTOM = PAGE.height - MARGIN - 14
const HEADS = 26
const HEAD_SIZE = 6.5
const FACT_LINE = 12
const NEXT_TOP = 44
const ROW_LIMIT = 200
/** Of a report that found nothing. */
const NO_ROWS = 'No shipment is counted by this report.'
/** More rows than any page has room for. */
const PAGE_ROWS = 100

/** A report as PDF, US Letter across, its head and page numbers on each page, totals at its end. */
export function reportPdf(report: ReportPaper): Promise<Uint8Array> {
  return pdfOf(report.title, paper => draw(paper, report))
}

/** Sizes of type that are tried, the one that people read best first. */
const SIZES = [7.5, 7, 6.5, 6, 5.5, 5] as const
/** What stands between a text and the lines of its column. */
const GAP = 7
/** A word that is longer is broken: one name may not push all else off the page. */
const WORD_MAX = 120

/** How wide a column is at least, so that no number, day or word of it is broken, and how wide for one line of each cell. */
interface Room {
  readonly least: number
  readonly whole: number
}

function roomOf(paper: Paper, { columns, rows, totals }: ReportPaper, i: number, size: number): Room {
  const { head = '', isNumber = false } = columns[i] ?? {}
  const widths = (texts: readonly string[], bold: boolean): number =>
    Math.max(0, ...texts.map(text => widthOf(paper, text, size, bold ? 'bold' : 'regular')))
  const cells = [...new Set(rows.map(row => row[i] ?? ''))]
  const sums = totals.map(row => row[i] ?? '')
  const words = (texts: readonly string[]): readonly string[] => texts.flatMap(text => text.split(' '))
  const longest = (texts: readonly string[]): readonly string[] =>
    // Only the longest can be the widest by much: ten thousand short ones are not measured.
    [...new Set(texts)].sort((x, y) => y.length - x.length).slice(0, 60)
  const whole = Math.max(widths(longest(cells), false), widths(longest(sums), true))
  const word = Math.max(widths(longest(words(cells)), false), widths(longest(words(sums)), true))
  const headWord = Math.max(
    0,
    ...words([head.toUpperCase()]).map(word => widthOf(paper, word, Math.min(size, HEAD_SIZE), 'bold')),
  )
  return {
    least: Math.max(headWord, isNumber ? whole : Math.min(word, WORD_MAX)) + GAP,
    whole: Math.max(headWord, whole) + GAP,
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

/** Columns in the largest type in which nothing that has to be whole is broken; what room is left goes to the texts. */
function columnsOf(paper: Paper, report: ReportPaper): readonly Column[] {
  const roomsAt = (one: number): readonly Room[] => report.columns.map((_, i) => roomOf(paper, report, i, one))
  const smallest = SIZES[SIZES.length - 1] ?? SIZES[0]
  const size = SIZES.find(one => sumOf(roomsAt(one).map(({ least }) => least)) <= WIDTH) ?? smallest
  const rooms = roomsAt(size)
  const left = WIDTH - sumOf(rooms.map(({ least }) => least))
  const wanted = rooms.map(({ least, whole }) => whole - least)
  const want = sumOf(wanted)
  return report.columns.map(({ head, isNumber }, i) => {
    const { least = 0 } = rooms[i] ?? {}
    const more =
      left <= 0
        ? (left * least) / (WIDTH - left)
        : want >= left
          ? (left * (wanted[i] ?? 0)) / want
          : (wanted[i] ?? 0) + (left - want) / rooms.length
    return { head: head.toUpperCase(), width: least + more, size, ...(isNumber ? { align: 'right' as const } : {}) }
  })
}

function draw(paper: Paper, report: ReportPaper): void {
  const columns = columnsOf(paper, report)
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
    let y = drawHeads(paper, columns, LEFT, top, HEADS, Math.min(HEAD_SIZE, columns[0]?.size ?? HEAD_SIZE))
    for (const row of shown) y = drawRow(paper, columns, row, LEFT, y)
    if (report.rows.length === 0) {
      drawLine(paper, NO_ROWS, LEFT + 3, y + 14, { size: 9 }, WIDTH)
      y += 22
    }
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
