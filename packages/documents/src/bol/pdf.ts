import { pdfOf } from '../page/paper.ts'
import { cutRow, heightOf, type Row, rowsThatFit } from '../page/table.ts'
import type { Paper } from '../type/text.ts'
import { type Block, commoditiesBlock, dangerousRows, drawBlock, frameOf, ordersBlock, totalsRow } from './blocks.ts'
import { drawFoot, FOOT_TOP } from './foot.ts'
import { beginPage, numberPage } from './head.ts'
import type { BillOfLading } from './model.ts'
import { layNumbers } from './numbers.ts'
import { layParties } from './parties.ts'
import { FORM, type Spill } from './sheet.ts'
import { drawSupplement, planSupplement, type Rest, withCutRows } from './supplement.ts'
import { heading } from './words.ts'

/** The order block takes what it needs between these, in points; the carrier block takes the rest. */
const ORDER_ROWS = { crowded: 36, least: 52, most: 88 } as const

/**
 * A bill of lading as PDF, US Letter: one front, and supplement pages for what the front can't hold; every copy of
 * `copies` after the other. Throws a RangeError naming the fault for a number whose check digit is wrong.
 */
export function bolPdf(bol: BillOfLading): Promise<Uint8Array> {
  return pdfOf(`Bill of lading ${bol.number}`, paper => drawBol(paper, bol))
}

/** Draws a bill of lading on new pages of a document that may hold others already. */
export function drawBol(paper: Paper, bol: BillOfLading): void {
  const copies = bol.copies?.length ? bol.copies : [undefined]
  for (const copy of copies) {
    beginPage(paper, bol, 'title', copy)
    const rest = drawFront(paper, bol)
    const pages = planSupplement(paper, bol, rest)
    numberPage(paper, 1, pages.length + 1)
    drawSupplement(paper, bol, pages, copy)
  }
}

function drawFront(paper: Paper, bol: BillOfLading): Rest {
  const spills: Spill[] = []
  const left = layParties(paper, bol)
  const right = layNumbers(paper, bol)
  const height = Math.max(left.height, right.height)
  left.draw(height, spills)
  right.draw(height, spills)
  const top = FORM.top + height
  const orders = withCutRows(ordersBlock(paper, bol))
  const total = totalsRow(paper, orders, bol, heading('grandTotal', bol.bilingual === true))
  const middleFor = (rows: number): number => top + frameOf(orders) + rows + total.height
  const usual = withCutRows(commoditiesBlock(paper, bol))
  const wanted = Math.min(ORDER_ROWS.most, Math.max(ORDER_ROWS.least, heightOf(orders.rows)))
  // Dangerous goods take the place of orders and are set smaller before any of them leaves the front.
  const room = FOOT_TOP - middleFor(wanted) - frameOf(usual) - 2 * total.height
  const isCrowded = heightOf(dangerousRows(usual)) > room
  const commodities = isCrowded ? withCutRows(commoditiesBlock(paper, bol, true)) : usual
  const middle = middleFor(isCrowded ? ORDER_ROWS.crowded : wanted)
  const ordersLeft = drawFrontBlock(paper, bol, orders, top, middle)
  const linesLeft = drawFrontBlock(paper, bol, commodities, middle, FOOT_TOP)
  const isDangerousLeft = dangerousRows(linesLeft.block).length > linesLeft.from
  drawFoot(paper, bol, isDangerousLeft)
  return { blocks: isDangerousLeft ? [linesLeft, ordersLeft] : [ordersLeft, linesLeft], spills }
}

/**
 * Draws as many rows as fit between `top` and `bottom` and returns what is left. A first row too high for the front
 * begins there all the same, because that is where dangerous goods are looked for. The sum is the whole shipment's.
 */
function drawFrontBlock(paper: Paper, bol: BillOfLading, whole: Block, top: number, bottom: number): Rest['blocks'][0] {
  const both = bol.bilingual === true
  const total = totalsRow(paper, whole, bol, heading('grandTotal', both))
  const room = bottom - top - frameOf(whole) - total.height
  if (heightOf(whole.rows) <= room) {
    drawBlock(paper, whole, whole.rows, [total], top, both, bottom)
    return { block: whole, from: whole.rows.length }
  }
  const subtotal = (count: number): Row => {
    const words = 'SUBTOTAL, SEE SUPPLEMENT'
    return totalsRow(paper, whole, bol, words, new Set(whole.sources.slice(0, count)))
  }
  const left = room - subtotal(0).height
  const pieces = whole.rows.slice(0, 1).flatMap(row => cutRow(row, left))
  const block: Block = {
    ...whole,
    rows: [...pieces, ...whole.rows.slice(1)],
    sources: [...pieces.map(() => whole.sources[0] ?? 0), ...whole.sources.slice(1)],
  }
  const count = rowsThatFit(block.rows, left)
  drawBlock(paper, block, block.rows.slice(0, count), [subtotal(count), total], top, both, bottom)
  return { block, from: count }
}
