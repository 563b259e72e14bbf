import { americanDate, figure } from '../bol/words.ts'
import { type Drawing, drawTogether } from '../merge.ts'
import { LETTER, MARGIN } from '../page/paper.ts'
import { type CellText, type Column, cutRow, drawHeads, drawRow, layRow, type Row } from '../page/table.ts'
import { drawLine, type Paper } from '../type/text.ts'
import type { PickBox, PickItem, PickList } from './model.ts'

const LEFT = MARGIN + 8
const WIDTH = LETTER.width - 2 * LEFT
const TOP = 62
const BOTTOM = LETTER.height - MARGIN - 14
const HEADS = 18
/** A row is cut where it is higher than this. */
const ROW_LIMIT = 300

interface Table<T> {
  readonly title: string
  readonly columns: readonly Column[]
  readonly cells: (row: T) => readonly CellText[]
}

const itemTable: Table<PickItem> = {
  title: 'TO TAKE',
  columns: [
    { head: 'QTY', width: 50, align: 'right', size: 12, weight: 'bold' },
    { head: 'UNIT', width: 40, align: 'center', size: 9 },
    { head: 'ITEM', width: 120, size: 11, weight: 'bold' },
    { head: 'DESCRIPTION', width: 180, size: 9 },
    { head: 'FOR BOXES', width: 166, size: 9 },
  ],
  cells: ({ quantity, unit, itemCode, description, boxes }) => [figure(quantity), unit, itemCode, description, boxes],
}

const boxTable: Table<PickBox> = {
  title: 'BOX BY BOX, IN THE ORDER OF THE LABELS',
  columns: [
    { head: 'BOX', width: 50, align: 'right', size: 12, weight: 'bold' },
    { head: 'SHIPMENT', width: 120, size: 9 },
    { head: 'SHIP TO', width: 120, size: 9 },
    { head: 'WHAT GOES IN', width: 166, size: 9 },
    { head: 'LABEL', width: 100, size: 8 },
  ],
  cells: ({ number, shipment, shipTo, contents, trackingNumber }) => [
    figure(number),
    shipment,
    shipTo,
    contents
      .map(one => [figure(one.quantity), one.unit, one.itemCode, one.description].filter(text => text !== '').join(' '))
      .join('\n'),
    trackingNumber,
  ],
}

interface Pen {
  paper: Paper | null
  page: number
  y: number
}

function newPage(pen: Pen, paper: Paper, list: PickList): void {
  pen.paper = paper
  pen.page += 1
  paper.addPage({ size: [LETTER.width, LETTER.height], margin: 0 })
  const centred = { size: 17, weight: 'bold', align: 'center' } as const
  drawLine(paper, 'PICK LIST', 0, MARGIN + 2, centred, LETTER.width)
  drawLine(paper, list.title, LEFT, MARGIN + 2, { size: 10, weight: 'bold', align: 'right' }, WIDTH)
  drawLine(paper, americanDate(list.date), LEFT, MARGIN + 16, { size: 9, align: 'right' }, WIDTH)
  drawLine(paper, `${list.title}, page ${pen.page}`, LEFT, BOTTOM + 4, { size: 7, align: 'right' }, WIDTH)
  pen.y = TOP
}

/** Rows that are drawn before others get their turn. */
const AT_ONCE = 25

/** A table over as many pages as it takes; its heads stand on each. */
function* drawTable<T>(pen: Pen, list: PickList, table: Table<T>, rows: readonly T[]): Generator<Drawing> {
  const { title, columns, cells } = table
  const begin = (paper: Paper, room: number): void => {
    if (pen.paper !== null && pen.y + HEADS + 16 + room <= BOTTOM) pen.y += pen.y === TOP ? 0 : 14
    else newPage(pen, paper, list)
    drawLine(paper, title, LEFT, pen.y, { size: 8, weight: 'bold' })
    pen.y = drawHeads(paper, columns, LEFT, pen.y + 12, HEADS)
  }
  let isBegun = false
  const drawCut = (paper: Paper, row: Row): void => {
    if (!isBegun) begin(paper, row.height)
    else if (pen.y + row.height > BOTTOM) {
      newPage(pen, paper, list)
      begin(paper, row.height)
    }
    isBegun = true
    pen.y = drawRow(paper, columns, row, LEFT, pen.y)
  }
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    yield paper => {
      for (const one of rows.slice(from, from + AT_ONCE)) {
        for (const row of cutRow(layRow(paper, columns, cells(one)), ROW_LIMIT)) drawCut(paper, row)
      }
    }
  }
}

/** A pick list as PDF, US Letter; others get their turn between its rows, however many they are. */
export function pickListPdf(list: PickList): Promise<Uint8Array> {
  const pen: Pen = { paper: null, page: 0, y: TOP }
  function* drawings(): Generator<Drawing> {
    yield paper => newPage(pen, paper, list)
    yield* drawTable(pen, list, itemTable, list.items)
    yield* drawTable(pen, list, boxTable, list.boxes)
  }
  return drawTogether(`Pick list ${list.title}`, drawings())
}
