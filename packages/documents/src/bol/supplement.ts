import { bar, outline } from '../page/marks.ts'
import { cutRow, heightOf, type Row, rowsThatFit } from '../page/table.ts'
import { drawLines, LEADING, type Paper, wrap } from '../type/text.ts'
import { type Block, drawBlock, frameOf, totalsRow } from './blocks.ts'
import { beginPage, numberPage } from './head.ts'
import type { BillOfLading } from './model.ts'
import { drawBolNumber } from './numbers.ts'
import { FORM, field, type Spill } from './sheet.ts'
import { cityLine, heading } from './words.ts'

const HEAD = 78
const TOP = FORM.top + HEAD + 6
const GAP = 6
const BAR = 11
const TEXT = 8.5
/** Rows higher than this are cut, so that no single line of freight can outgrow a page. */
const ROW_LIMIT = 240

/** The part of a block, or of the long texts, that stands on one supplement page. */
type Part =
  | { readonly kind: 'block'; readonly block: Block; readonly rows: readonly Row[]; readonly sums: readonly Row[] }
  | { readonly kind: 'text'; readonly title: string; readonly lines: readonly string[] }

type Page = readonly Part[]

/** What is left for the supplement after the front: rows of a block from `from` on, and texts that were too long. */
export type Rest = {
  readonly blocks: readonly { readonly block: Block; readonly from: number }[]
  readonly spills: readonly Spill[]
}

/** Cuts the rows of a block that are too high for any page, keeping track of the line each piece belongs to. */
export function withCutRows(block: Block): Block {
  const pieces = block.rows.map(row => cutRow(row, ROW_LIMIT))
  const sources = pieces.flatMap((rows, i) => rows.map(() => block.sources[i] ?? i))
  return { ...block, rows: pieces.flat(), sources }
}

/** Lays the rest out on supplement pages; none when nothing is left. */
export function planSupplement(paper: Paper, bol: BillOfLading, rest: Rest): Page[] {
  const pages: Part[][] = []
  let room = 0
  const turn = (): void => {
    pages.push([])
    room = FORM.bottom - TOP
  }
  const put = (part: Part, height: number): void => {
    pages.at(-1)?.push(part)
    room -= height + GAP
  }
  for (const { block, from } of rest.blocks) {
    let next = from
    while (next < block.rows.length) {
      const sums = (end: number): Row[] => sumsOf(paper, bol, block, next, end)
      const frame = frameOf(block) + heightOf(sums(block.rows.length))
      const count = rowsThatFit(block.rows.slice(next), room - frame)
      if (count === 0) {
        turn()
        continue
      }
      const rows = block.rows.slice(next, next + count)
      put({ kind: 'block', block, rows, sums: sums(next + count) }, frame + heightOf(rows))
      next += count
    }
  }
  for (const spill of rest.spills) {
    let lines = wrap(paper, spill.text, FORM.width - 10, TEXT)
    while (lines.length > 0) {
      const count = Math.floor((room - BAR - 8) / (TEXT * LEADING))
      if (count < Math.min(3, lines.length)) {
        turn()
        continue
      }
      const shown = lines.slice(0, count)
      put({ kind: 'text', title: spill.title, lines: shown }, BAR + 8 + shown.length * TEXT * LEADING)
      lines = lines.slice(count)
    }
  }
  return pages
}

/** The sums below the rows of one page; under the last rows also those of the whole shipment. */
function sumsOf(paper: Paper, bol: BillOfLading, block: Block, from: number, end: number): Row[] {
  // A line cut over two pages counts where it begins, as its figures stand there.
  const begun = new Set(block.sources.slice(from, end))
  const before = block.sources[from - 1]
  if (before !== undefined) begun.delete(before)
  const page = begun.size === 0 ? [] : [totalsRow(paper, block, bol, 'SUBTOTAL OF THIS PAGE', begun)]
  if (end < block.rows.length) return page
  return [...page, totalsRow(paper, block, bol, heading('grandTotal', bol.bilingual === true))]
}

/** Draws the planned supplement pages; the front is page 1. */
export function drawSupplement(paper: Paper, bol: BillOfLading, pages: readonly Page[], copy?: string): void {
  pages.forEach((parts, i) => {
    beginPage(paper, bol, 'supplement', copy)
    numberPage(paper, i + 2, pages.length + 1)
    drawIdentity(paper, bol)
    let y = TOP
    for (const part of parts) {
      y = part.kind === 'text' ? drawText(paper, part.title, part.lines, y) : drawPart(paper, bol, part, y)
      y += GAP
    }
  })
}

function drawPart(paper: Paper, bol: BillOfLading, part: Extract<Part, { kind: 'block' }>, y: number): number {
  return drawBlock(paper, part.block, part.rows, part.sums, y, bol.bilingual === true)
}

function drawText(paper: Paper, title: string, lines: readonly string[], y: number): number {
  const height = BAR + 8 + lines.length * TEXT * LEADING
  bar(paper, title, { x: FORM.left, y, width: FORM.width, height: BAR })
  drawLines(paper, lines, FORM.left + 5, y + BAR + 4, { size: TEXT })
  outline(paper, { x: FORM.left, y, width: FORM.width, height })
  return y + height
}

/** The same shipment at a glance: number with barcode, from, to, carrier. */
function drawIdentity(paper: Paper, bol: BillOfLading): void {
  const { left, middle, right, top } = FORM
  const both = bol.bilingual === true
  outline(paper, { x: left, y: top, width: middle - left, height: HEAD })
  outline(paper, { x: middle, y: top, width: right - middle, height: HEAD })
  drawBolNumber(paper, bol, middle, top, right - middle)
  // Shortened where too long: the front or a text below carries the whole.
  const shortened: Spill[] = []
  const rows: [string, string][] = [
    [heading('shipFrom', both), bol.shipFrom.name],
    ['', cityLine(bol.shipFrom)],
    [heading('shipTo', both), bol.shipTo.name],
    ['', cityLine(bol.shipTo)],
    [heading('carrier', both), bol.carrier.name],
  ]
  rows.forEach(([label, value], i) => {
    const place = { x: left + 5, y: top + 3 + i * 11.2, width: middle - left - 10, height: 10.2 }
    field(paper, label, value, place, shortened)
  })
  const line = top + HEAD - 17
  field(paper, 'SCAC', bol.carrier.scac, { x: left + 5, y: line, width: 70, height: 14 }, shortened, 12)
  const pro = { x: left + 80, y: line, width: middle - left - 85, height: 14 }
  field(paper, 'PRO', bol.carrier.pro ?? '', pro, shortened, 12)
}
