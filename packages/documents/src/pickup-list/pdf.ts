import { americanDate, figure } from '../bol/words.ts'
import { type Drawing, drawTogether } from '../merge.ts'
import { logo, outline, SAMPLE, sampleMark } from '../page/marks.ts'
import { LETTER, MARGIN } from '../page/paper.ts'
import { blank, signedPages } from '../page/signedPages.ts'
import {
  type CellText,
  type Column,
  cutRow,
  drawColumnRules,
  drawHeads,
  drawRow,
  layRow,
  type Row,
} from '../page/table.ts'
import { drawLine, drawLines, fitText, type Paper, wrap } from '../type/text.ts'
import type { PickupList, PickupRow } from './model.ts'

const LEFT = MARGIN + 8
const WIDTH = LETTER.width - 2 * LEFT
const BOTTOM = LETTER.height - MARGIN - 14
const HEADS = 20
/** Where the table begins under a head alone. */
const NEXT_TOP = 70
const ROW_LIMIT = 300
/** For what the driver writes: two rows of lines. */
const SIGNED = 116
const BLANK = 40
/** The box that is ticked when the freight is on the truck. */
const TICK = 11
const LEADING = 12

/** As large as is read at arm's length beside a truck. */
const COLUMNS: readonly Column[] = [
  { head: 'LOADED', width: 42 },
  { head: 'BOL / PRO', width: 138, size: 10 },
  { head: 'CONSIGNEE', width: 158, size: 10 },
  { head: 'DOOR', width: 40, align: 'center', size: 10 },
  { head: 'HANDLING UNITS', width: 50, align: 'right', size: 11, weight: 'bold' },
  { head: 'PIECES', width: 46, align: 'right', size: 10 },
  { head: 'WEIGHT (LB)', width: 54, align: 'right', size: 10 },
  { head: 'HM', width: 28, align: 'center', size: 11, weight: 'bold' },
]

/** Pickup lists as one PDF, US Letter: each has its own pages with their numbers, and lines to sign on its last one. */
export function pickupListPdf(title: string, lists: readonly PickupList[]): Promise<Uint8Array> {
  return drawTogether(
    title,
    lists.map(
      (list): Drawing =>
        paper =>
          draw(paper, list),
    ),
  )
}

function draw(paper: Paper, list: PickupList): void {
  begin(paper, list)
  const top = drawFacts(paper, list)
  if (list.rows.length === 0) {
    const what = list.carrier === '' ? 'No freight' : `No freight of ${list.carrier}`
    const words = `${what} waits for pickup on ${americanDate(list.date)}: nothing is tendered, or all of it has left.`
    drawLines(paper, wrap(paper, words, WIDTH, 12), LEFT, top + 12, { size: 12 })
    number(paper, list, 1, 1)
    return
  }
  const starts = new Set<Row>()
  const rows = list.rows.flatMap(row => {
    const pieces = cutRow(layRow(paper, COLUMNS, cellsOf(row)), ROW_LIMIT)
    for (const first of pieces.slice(0, 1)) starts.add(first)
    return pieces
  })
  const total = layRow(paper, COLUMNS, totalsOf(list.rows), 'bold')
  const pages = signedPages([...rows, total], {
    ...{ first: BOTTOM - top - HEADS, next: BOTTOM - NEXT_TOP - HEADS, signed: SIGNED },
  })
  pages.forEach((shown, i) => {
    if (i > 0) begin(paper, list)
    const head = i === 0 ? top : NEXT_TOP
    let y = drawHeads(paper, COLUMNS, LEFT, head, HEADS)
    for (const row of shown) {
      if (starts.has(row)) outline(paper, { x: LEFT + 15, y: y + 5, width: TICK, height: TICK })
      y = drawRow(paper, COLUMNS, row, LEFT, y)
    }
    drawColumnRules(paper, COLUMNS, LEFT, head, y)
    outline(paper, { x: LEFT, y: head, width: WIDTH, height: y - head })
    if (i === pages.length - 1) drawSigned(paper, list, y)
    number(paper, list, i + 1, pages.length)
  })
}

const cellsOf = (row: PickupRow): readonly CellText[] => [
  '',
  { strong: row.bolNumber, text: row.pro === '' ? '' : `PRO ${row.pro}` },
  { strong: row.consignee, text: row.place },
  row.door,
  ...[row.handlingUnits, row.pieces, row.weightLb].map(figure),
  row.hazmat ? 'X' : '',
]

function totalsOf(rows: readonly PickupRow[]): readonly CellText[] {
  const sum = (of: (row: PickupRow) => number): string =>
    figure(rows.reduce((all, row) => all + Math.round(of(row) * 100), 0) / 100)
  const bills = new Set(rows.map(({ bolNumber }) => bolNumber)).size
  return [
    ...['', 'TOTAL', `${figure(bills)} ${bills === 1 ? 'bill of lading' : 'bills of lading'}`, ''],
    ...[sum(row => row.handlingUnits), sum(row => row.pieces), sum(row => row.weightLb)],
    rows.some(({ hazmat }) => hazmat) ? 'X' : '',
  ]
}

function named({ carrier, scac, rows }: PickupList): string {
  // What is offered to several has no carrier until one accepts.
  if (carrier === '' && scac === '') return rows.length === 0 ? '' : 'No carrier yet'
  return carrier === '' || scac === '' || scac === carrier ? carrier || scac : `${carrier} (${scac})`
}

function number(paper: Paper, list: PickupList, page: number, of: number): void {
  const room = { width: WIDTH - 150, height: 9, size: 7, smallest: 7 }
  const words = [americanDate(list.date), `page ${page} of ${of}`].join(', ')
  const own = fitText(paper, named(list), { ...room, width: room.width - 100 }).lines[0] ?? ''
  if (list.rows.length > 0) drawLine(paper, 'HM: X marks hazardous materials', LEFT, BOTTOM + 4, { size: 7 })
  drawLine(paper, own === '' ? words : `${own}, ${words}`, LEFT, BOTTOM + 4, { size: 7, align: 'right' }, WIDTH)
}

/** What heads every page: what it is, whose, and of which day. */
function begin(paper: Paper, list: PickupList): void {
  paper.addPage({ size: [LETTER.width, LETTER.height], margin: 0 })
  if (list.sample) sampleMark(paper, 52)
  if (list.logo) logo(paper, list.logo, { x: LEFT, y: MARGIN, width: 110, height: 32 })
  const centred = { size: 17, weight: 'bold', align: 'center' } as const
  drawLine(paper, 'PICKUP LIST', 0, MARGIN + 2, centred, LETTER.width)
  const room = { width: 190, height: 28, size: 12, smallest: 7 }
  const set = fitText(paper, named(list), room, 'bold')
  const below = drawLines(
    ...([paper, set.lines, LEFT + WIDTH - room.width, MARGIN + 2] as const),
    ...([{ size: set.size, weight: 'bold', align: 'right' }, room.width] as const),
  )
  drawLine(paper, americanDate(list.date), LEFT, Math.max(below, MARGIN + 16), { size: 10, align: 'right' }, WIDTH)
  if (list.sample) drawLine(paper, SAMPLE, 0, MARGIN + 24, { ...centred, size: 8 }, LETTER.width)
}

/** Where it is picked up and by whom. @returns the y below */
function drawFacts(paper: Paper, list: PickupList): number {
  const half = WIDTH / 2
  const columns = [
    { head: 'PICKUP AT', lines: list.from, x: LEFT },
    { head: 'CARRIER', lines: [...new Set([list.carrier, list.scac])].filter(text => text !== ''), x: LEFT + half },
  ].filter(({ lines }) => lines.length > 0)
  const ends = columns.map(({ head, lines, x }) => {
    drawLine(paper, head, x, NEXT_TOP, { size: 7, weight: 'bold' })
    const wrapped = lines.flatMap(line => wrap(paper, line, half - 12, 10.5))
    return drawLines(paper, wrapped, x, NEXT_TOP + 10, { size: 10.5 })
  })
  return Math.max(NEXT_TOP, ...ends) + (ends.length === 0 ? 0 : LEADING)
}

/** Lines for the driver; what is known already stands on them. */
function drawSigned(paper: Paper, { trailer, seals }: PickupList, y: number): void {
  const width = WIDTH / 3
  const lines = [
    [{ words: 'Driver (print name)' }, { words: 'Signature' }, { words: 'Date and time' }],
    [{ words: 'Trailer', known: trailer }, { words: 'Seal', known: seals }, { words: 'Handling units counted' }],
  ]
  lines.forEach((row, i) => {
    row.forEach(({ words, known = '' }, k) => {
      blank(paper, words, LEFT + k * width, y + BLANK + i * BLANK, width - 16, fitted(paper, known, width - 20))
    })
  })
}

const fitted = (paper: Paper, text: string, width: number): string =>
  fitText(paper, text, { width, height: LEADING, size: 10, smallest: 10 }, 'bold').lines[0] ?? ''
