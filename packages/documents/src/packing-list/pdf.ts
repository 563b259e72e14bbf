import type { Party } from '../bol/model.ts'
import { americanDate, cityLine, figure } from '../bol/words.ts'
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
import { drawLine, drawLines, fitText, LEADING, type Paper, wrap } from '../type/text.ts'
import type { Dimensions, PackedLine, PackedUnit, PackingList } from './model.ts'

const LEFT = MARGIN + 8
const WIDTH = LETTER.width - 2 * LEFT
const BOTTOM = LETTER.height - MARGIN - 14
const HEADS = 18
const FIRST_TOP = 196
const NEXT_TOP = 66
const ROW_LIMIT = 300
const NOTE = 9
/** An address, where it has the room. */
const ADDRESS = 9.5
/** Of the width of its box, what an address takes that has its contact beside it. */
const BESIDE = 0.6

const COLUMNS: readonly Column[] = [
  { head: 'HANDLING UNITS', width: 66, size: 9, weight: 'bold' },
  { head: 'QTY', width: 42, align: 'right', size: 9, weight: 'bold' },
  { head: 'TYPE', width: 36, align: 'center', size: 9 },
  { head: 'H.M. (X)', width: 28, align: 'center', size: 9, weight: 'bold' },
  { head: 'ITEM', width: 88, size: 9, weight: 'bold' },
  { head: 'DESCRIPTION', width: 160, size: 9 },
  { head: 'EACH L × W × H (IN)', width: 80, align: 'center', size: 9 },
  { head: 'WEIGHT (LB)', width: 56, align: 'right', size: 9 },
]

/** A packing list as PDF, US Letter; the heads of the columns stand on every page. */
export function packingListPdf(list: PackingList): Promise<Uint8Array> {
  return pdfOf(`Packing list ${list.bolNumber}`, paper => drawPackingList(paper, list))
}

/** Draws a packing list on new pages of a document that may hold others already. */
export function drawPackingList(paper: Paper, list: PackingList): void {
  begin(paper, list)
  const rows = unitRows(paper, list).flatMap(row => cutRow(row, ROW_LIMIT))
  rows.push(totalsRow(paper, list))
  const notes = wrap(paper, list.notes ?? '', WIDTH, NOTE)
  const pages = planPages(rows, notes)
  pages.forEach((page, i) => {
    if (i > 0) begin(paper, list)
    let y = i === 0 ? drawAddresses(paper, list) : NEXT_TOP
    if (page.rows.length > 0) {
      const top = y
      y = drawHeads(paper, COLUMNS, LEFT, y, HEADS)
      for (const row of page.rows) y = drawRow(paper, COLUMNS, row, LEFT, y)
      drawColumnRules(paper, COLUMNS, LEFT, top, y)
      outline(paper, { x: LEFT, y: top, width: tableWidth(), height: y - top })
    }
    if (page.notes.length > 0) drawNotes(paper, page.notes, y + 12)
    const words = `Packing list for BOL ${list.bolNumber}, page ${i + 1} of ${pages.length}`
    drawLine(paper, words, LEFT, BOTTOM + 4, { size: 7, align: 'right' }, WIDTH)
  })
}

type Page = { readonly rows: readonly Row[]; readonly notes: readonly string[] }

function planPages(rows: readonly Row[], notes: readonly string[]): Page[] {
  const pages: { rows: readonly Row[]; notes: readonly string[] }[] = []
  let next = 0
  let noted = 0
  do {
    const top = pages.length === 0 ? FIRST_TOP : NEXT_TOP
    let room = BOTTOM - top
    const count = rowsThatFit(rows.slice(next), room - HEADS)
    const shown = rows.slice(next, next + count)
    next += count
    if (count > 0) room -= HEADS + heightOf(shown)
    const lines = next < rows.length ? 0 : Math.max(0, Math.floor((room - 28) / (NOTE * LEADING)))
    pages.push({ rows: shown, notes: notes.slice(noted, noted + lines) })
    noted += lines
  } while (next < rows.length || noted < notes.length)
  return pages
}

const tableWidth = (): number => COLUMNS.reduce((sum, column) => sum + column.width, 0)

function begin(paper: Paper, list: PackingList): void {
  paper.addPage({ size: [LETTER.width, LETTER.height], margin: 0 })
  if (list.sample) sampleMark(paper, 52)
  if (list.logo) logo(paper, list.logo, { x: LEFT, y: MARGIN, width: 110, height: 32 })
  const centred = { size: 17, weight: 'bold', align: 'center' } as const
  drawLine(paper, 'PACKING LIST', 0, MARGIN + 2, centred, LETTER.width)
  drawLine(paper, `BOL ${list.bolNumber}`, LEFT, MARGIN + 2, { size: 10, weight: 'bold', align: 'right' }, WIDTH)
  drawLine(paper, americanDate(list.date), LEFT, MARGIN + 16, { size: 9, align: 'right' }, WIDTH)
  if (list.sample) drawLine(paper, SAMPLE, 0, MARGIN + 24, { ...centred, size: 8 }, LETTER.width)
}

function drawAddresses(paper: Paper, list: PackingList): number {
  const half = tableWidth() / 2
  drawParty(paper, 'SHIP FROM', list.shipFrom, LEFT, half)
  drawParty(paper, 'SHIP TO', list.shipTo, LEFT + half, half)
  const carrier = list.carrier
    ? `Carrier: ${list.carrier.name}${list.carrier.pro ? `, PRO ${list.carrier.pro}` : ''}`
    : ''
  const references = (list.references ?? []).map(({ label, value }) => `${label}: ${value}`)
  const text = [carrier, references.join(' · ')].filter(part => part !== '').join('\n')
  const set = fitText(paper, text, { width: tableWidth(), height: 44, size: 9.5, smallest: 5 })
  drawLines(paper, set.lines, LEFT, 148, { size: set.size })
  return FIRST_TOP
}

function drawParty(paper: Paper, title: string, party: Party, x: number, width: number): void {
  outline(paper, { x, y: 60, width, height: 82 })
  drawLine(paper, title, x + 6, 64, { size: 7, weight: 'bold' })
  const name = fitText(paper, party.name, { width: width - 12, height: 26, size: 11, smallest: 5 }, 'bold')
  const below = drawLines(paper, name.lines, x + 6, 74, { size: name.size, weight: 'bold' })
  const place = [...party.street, cityLine(party)].filter(line => line !== '').join('\n')
  const contact = [party.contact, party.phone].filter(Boolean).join(', ')
  const room = { width: width - 12, height: 140 - below, size: ADDRESS, smallest: 5 }
  const together = fitText(paper, contact === '' ? place : `${place}\n${contact}`, room)
  if (together.size === ADDRESS || contact === '') {
    drawLines(paper, together.lines, x + 6, below + 1, { size: together.size })
    return
  }
  // Rather than smaller, whom to ask for stands beside the street, where the box is empty.
  const left = { ...room, width: room.width * BESIDE - 6 }
  const right = { ...room, width: room.width * (1 - BESIDE) }
  const columns = [fitText(paper, place, left), fitText(paper, contact.replace(', ', '\n'), right)] as const
  if (Math.min(...columns.map(set => set.size)) <= together.size) {
    drawLines(paper, together.lines, x + 6, below + 1, { size: together.size })
    return
  }
  drawLines(paper, columns[0].lines, x + 6, below + 1, { size: columns[0].size })
  drawLines(paper, columns[1].lines, x + 6 + room.width * BESIDE, below + 1, { size: columns[1].size })
}

function drawNotes(paper: Paper, notes: readonly string[], y: number): void {
  drawLine(paper, 'NOTES', LEFT, y, { size: 7, weight: 'bold' })
  drawLines(paper, notes, LEFT, y + 10, { size: NOTE })
}

/** A row for each unit, bold, as its label counts it, with what is on it below. */
function unitRows(paper: Paper, list: PackingList): Row[] {
  const all = unitsOf(list)
  let counted = 0
  return list.units.flatMap(unit => {
    const first = counted + 1
    counted += unit.count
    const which = unit.count === 1 ? `Unit ${first} of ${all}` : `Units ${first} to ${counted} of ${all}`
    const head = [`${figure(unit.count)} ${unit.type}`, '', '', isHazardous(unit) ? 'X' : '', '', which]
    const cells = [...head, measures(unit.dimensions), figure(grossOf(unit))]
    return [layRow(paper, COLUMNS, cells, 'bold'), ...unit.contents.map(line => layRow(paper, COLUMNS, cellsOf(line)))]
  })
}

const unitsOf = (list: PackingList): number => list.units.reduce((sum, unit) => sum + unit.count, 0)

const isHazardous = (unit: PackedUnit): boolean => unit.contents.some(line => line.hazmat)

const grossOf = ({ grossWeight, contents }: PackedUnit): number =>
  grossWeight ?? hundredths(contents.map(line => line.weight ?? 0))

const measures = (dimensions: Dimensions | undefined): string =>
  dimensions ? [dimensions.length, dimensions.width, dimensions.height].map(figure).join(' × ') : ''

function cellsOf(line: PackedLine): string[] {
  return [
    '',
    figure(line.quantity),
    line.unit ?? '',
    line.hazmat ? 'X' : '',
    line.itemCode ?? '',
    [line.description, line.lot ? `Lot ${line.lot}` : '', line.order ?? ''].filter(text => text !== '').join('\n'),
    measures(line.dimensions),
    line.weight === undefined ? '' : figure(line.weight),
  ]
}

function totalsRow(paper: Paper, list: PackingList): Row {
  const lines = list.units.flatMap(unit => unit.contents)
  const quantity = hundredths(lines.map(line => line.quantity))
  const weight = hundredths(list.units.map(grossOf))
  const words = `TOTAL, ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`
  const cells = [figure(unitsOf(list)), figure(quantity), '', '', '', words, '', figure(weight)]
  return layRow(paper, COLUMNS, cells, 'bold')
}

const hundredths = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + Math.round(value * 100), 0) / 100
