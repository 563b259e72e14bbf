import { bar, outline, rule } from '../page/marks.ts'
import {
  type CellText,
  type Column,
  drawColumnRules,
  drawHeads,
  drawRow,
  heightOf,
  layRow,
  type Row,
} from '../page/table.ts'
import { drawLine, drawLines, fitText, type Paper } from '../type/text.ts'
import type { BillOfLading, CommodityLine, OrderLine } from './model.ts'
import { FORM } from './sheet.ts'
import { commodityTotals, orderTotals } from './totals.ts'
import { emergencyLine, figure, heading, SENTENCES } from './words.ts'

const BAR = 11
/** Height of the line with the emergency telephone, in points. */
const BANNER = 14
/** Height of the heads, in points: of the order block, and of the carrier block with its two levels. */
const HEADS = { orders: 17, commodities: 27 } as const

/** A table of the paper: what it is called, how its columns stand, its rows and what they add up to. */
export type Block = {
  readonly kind: 'orders' | 'commodities'
  readonly title: string
  /** One number to call for all dangerous goods of the paper; absent: each says its own, or there are none. */
  readonly banner?: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** The line of the model that each row shows; a long line can take several rows. */
  readonly sources: readonly number[]
  /** How many lines of the model are dangerous goods: they are the first. */
  readonly dangerous: number
}

/** The rows of dangerous goods: they go first (49 CFR 172.201(a)(1)(i)), on the front as far as it has room. */
export const dangerousRows = ({ rows, sources, dangerous }: Block): readonly Row[] =>
  rows.filter((_, i) => (sources[i] ?? dangerous) < dangerous)

/** Points that a block needs beside its rows: bar and heads. */
export function frameOf(block: Block): number {
  return BAR + (block.banner === undefined ? 0 : BANNER) + HEADS[block.kind]
}

/** The customer orders as rows; order numbers 12 pt bold (rules of the trade: VICS bill of lading). */
export function ordersBlock(paper: Paper, bol: BillOfLading): Block {
  const both = bol.bilingual === true
  const columns: Column[] = [
    { head: heading('orderNumber', both), width: 176, size: 12, weight: 'bold' },
    { head: heading('packages', both), width: 54, align: 'right' },
    { head: heading('weight', both), width: 64, align: 'right' },
    { head: heading('pallet', both), width: 56, align: 'center' },
    { head: heading('info', both), width: 222 },
  ]
  const rows = bol.orders.map(order => layRow(paper, columns, orderCells(order)))
  return { kind: 'orders', title: heading('orders', both), columns, rows, sources: rows.map((_, i) => i), dangerous: 0 }
}

function orderCells(order: OrderLine): string[] {
  const pallet = order.pallet === undefined ? '☐ Y ☐ N' : order.pallet ? '☒ Y ☐ N' : '☐ Y ☒ N'
  const given = (value: number | undefined): string => (value === undefined ? '' : figure(value))
  return [order.number, given(order.packages), given(order.weight), pallet, order.info ?? '']
}

/** The lines in the order they are printed: dangerous goods first (49 CFR 172.201(a)(1)(i)), else as given. */
function printedOrder(lines: readonly CommodityLine[]): CommodityLine[] {
  return [...lines.filter(line => line.hazmat), ...lines.filter(line => !line.hazmat)]
}

/** The number that is good for all dangerous goods of a paper (172.604(a)(3)(ii)), or undefined. */
function commonEmergency({ lines }: BillOfLading): string | undefined {
  const [first, ...others] = new Set(lines.flatMap(({ hazmat }) => (hazmat?.emergency ? [hazmat.emergency] : [])))
  return others.length === 0 ? first : undefined
}

/** Points of the rows where many dangerous goods share the front. */
const CROWDED = 6.5
/** Widths of the columns in points, the description's among them, as usual and where goods are crowded. */
const WIDTHS = {
  usual: [34, 34, 38, 34, 56, 30, 246, 60, 40],
  crowded: [34, 28, 38, 28, 52, 26, 280, 52, 34],
} as const

/**
 * The carrier block as rows, in printed order.
 * @param isCrowded rows are set smaller and their texts without a break, so that more dangerous goods stand on the front
 */
export function commoditiesBlock(paper: Paper, bol: BillOfLading, isCrowded = false): Block {
  const both = bol.bilingual === true
  const heads: Omit<Column, 'width'>[] = [
    { head: heading('quantity', both), align: 'right' },
    { head: heading('type', both), align: 'center' },
    { head: heading('quantity', both), align: 'right' },
    { head: heading('type', both), align: 'center' },
    { head: heading('weight', both), align: 'right' },
    { head: heading('hazmat', both), align: 'center', weight: 'bold' },
    { head: heading('description', both) },
    { head: heading('nmfc', both), align: 'center' },
    { head: heading('freightClass', both), align: 'center' },
  ]
  const widths = WIDTHS[isCrowded ? 'crowded' : 'usual']
  const columns = heads.map((head, i): Column => {
    return { ...head, width: widths[i] ?? 0, ...(isCrowded ? { size: CROWDED } : {}) }
  })
  const inCanada = bol.canada !== undefined
  const common = commonEmergency(bol)
  const cells = (line: CommodityLine): CellText[] =>
    commodityCells(
      line,
      common === undefined && line.hazmat?.emergency ? emergencyLine(line.hazmat.emergency, inCanada) : null,
      isCrowded,
    )
  const rows = printedOrder(bol.lines).map(line => layRow(paper, columns, cells(line)))
  return {
    kind: 'commodities',
    title: heading('carrierBlock', both),
    ...(common === undefined ? {} : { banner: emergencyLine(common, inCanada) }),
    columns,
    rows,
    sources: rows.map((_, i) => i),
    dangerous: bol.lines.filter(line => line.hazmat).length,
  }
}

function commodityCells(line: CommodityLine, emergency: string | null, flows: boolean): CellText[] {
  const { handlingUnits, packages, hazmat } = line
  const plain = [line.description, ...(line.details ?? [])]
  return [
    handlingUnits ? figure(handlingUnits.quantity) : '',
    handlingUnits?.type ?? '',
    packages ? figure(packages.quantity) : '',
    packages?.type ?? '',
    figure(line.weight),
    hazmat ? 'X' : '',
    hazmat
      ? {
          strong: hazmat.description,
          text: [...(emergency === null ? [] : [emergency]), ...plain].join(flows ? ' · ' : '\n'),
          flows,
        }
      : plain.join('\n'),
    line.nmfc ?? '',
    line.freightClass ?? '',
  ]
}

/** A row of sums over some lines of the model, bold. */
export function totalsRow(paper: Paper, block: Block, bol: BillOfLading, words: string, sources?: Set<number>): Row {
  const chosen = <T>(lines: readonly T[]): T[] => lines.filter((_, i) => sources === undefined || sources.has(i))
  if (block.kind === 'orders') {
    const totals = orderTotals(chosen(bol.orders)) ?? (sources === undefined ? commodityTotals(bol.lines) : undefined)
    const sums = totals ? [figure(totals.packages), figure(totals.weight)] : []
    return sumRow(paper, block.columns, [words, ...sums])
  }
  const { handlingUnits, packages, weight } = commodityTotals(chosen(printedOrder(bol.lines)))
  const sums = [figure(handlingUnits), '', figure(packages), '', figure(weight), '', words]
  return sumRow(paper, block.columns, sums)
}

/** Every sum on one line, smaller where it is large: a row of two lines would stand in the block below. */
function sumRow(paper: Paper, columns: readonly Column[], cells: readonly string[]): Row {
  const fitted = columns.map((column, i) => {
    const { size } = fitText(
      paper,
      cells[i] ?? '',
      { width: column.width - 6.5, height: 10, size: 8.5, smallest: 5 },
      'bold',
    )
    return { ...column, size }
  })
  return layRow(paper, fitted, cells, 'bold')
}

/**
 * Draws a block at `y`: bar, heads, rows, blank ruled rows down to `until` when given, then the rows of sums, and the
 * outline around all. Returns the y below.
 */
export function drawBlock(
  paper: Paper,
  block: Block,
  rows: readonly Row[],
  sums: readonly Row[],
  y: number,
  bilingual: boolean,
  until?: number,
): number {
  const x = FORM.left
  bar(paper, block.title, { x, y, width: FORM.width, height: BAR })
  let at = y + BAR
  if (block.banner !== undefined) at = drawBanner(paper, block.banner, at)
  const top = at
  at =
    block.kind === 'orders'
      ? drawHeads(paper, block.columns, x, at, HEADS.orders)
      : carrierHeads(paper, block, at, bilingual)
  for (const row of rows) at = drawRow(paper, block.columns, row, x, at)
  if (until !== undefined) at = blankRows(paper, at, until - heightOf(sums))
  for (const row of sums) {
    paper.rect(x, at, FORM.width, row.height).fill('#e8e8e8')
    paper.fillColor('black')
    rule(paper, x, at, FORM.right, at)
    at = drawRow(paper, block.columns, row, x, at)
  }
  drawColumnRules(paper, block.columns, x, block.kind === 'orders' ? top : top + 10, at)
  outline(paper, { x, y, width: FORM.width, height: at - y })
  return at
}

function drawBanner(paper: Paper, words: string, y: number): number {
  const place = { width: FORM.width - 8, height: BANNER, size: 9.5, smallest: 6 }
  const set = fitText(paper, words, place, 'bold')
  drawLine(paper, set.lines[0] ?? '', FORM.left + 4, y + 1.5, { size: set.size, weight: 'bold' })
  rule(paper, FORM.left, y + BANNER, FORM.right, y + BANNER, 0.4)
  return y + BANNER
}

function blankRows(paper: Paper, y: number, until: number): number {
  const count = Math.floor((until - y) / 14)
  const height = count > 0 ? (until - y) / count : 0
  for (let i = 1; i <= count; i++) rule(paper, FORM.left, y + i * height, FORM.right, y + i * height, 0.4)
  return Math.max(y, until)
}

/** The carrier block's heads stand on two levels: handling unit, package and LTL over their columns. */
function carrierHeads(paper: Paper, block: Block, y: number, bilingual: boolean): number {
  const widths = block.columns.map(column => column.width)
  const left = (column: number): number => FORM.left + widths.slice(0, column).reduce((sum, width) => sum + width, 0)
  const groups = [
    ['handlingUnit', 0, 2],
    ['package', 2, 4],
    ['ltl', 7, 9],
  ] as const
  for (const [name, from, to] of groups) {
    const width = left(to) - left(from)
    const set = fitText(
      paper,
      heading(name, bilingual),
      { width: width - 2, height: 9, size: 6.5, smallest: 5 },
      'bold',
    )
    const top = y + (10 - set.size * 1.16) / 2
    drawLine(paper, set.lines[0] ?? '', left(from), top, { size: set.size, weight: 'bold', align: 'center' }, width)
    rule(paper, left(from), y + 10, left(to), y + 10, 0.4)
    for (const edge of [from, to].filter(edge => edge > 0 && edge < widths.length))
      rule(paper, left(edge), y, left(edge), y + 10, 0.4)
  }
  const care = fitText(paper, SENTENCES.care, { width: (widths[6] ?? 0) - 6, height: 14, size: 5.5, smallest: 5 })
  const heads = block.columns.map((column, i) => (i === 6 ? { ...column, head: '' } : column))
  const bottom = drawHeads(paper, heads, FORM.left, y + 10, HEADS.commodities - 10)
  const head = { size: 6.5, weight: 'bold', align: 'center' } as const
  drawLine(paper, block.columns[6]?.head ?? '', left(6), y + 1.5, head, widths[6])
  drawLines(paper, care.lines, left(6) + 3, y + 10.5, { size: care.size, align: 'left' })
  for (const edge of [5, 6]) rule(paper, left(edge), y, left(edge), y + 10, 0.4)
  return bottom
}
