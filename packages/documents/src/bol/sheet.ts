import { MARGIN } from '../page/paper.ts'
import { drawLine, drawLines, fitText, LEADING, type Paper, widthOf } from '../type/text.ts'

/** The form's edges in points on US Letter, and the line between its left and right half. */
export const FORM = { left: MARGIN, right: 592, top: 46, bottom: 772, middle: 286, width: 572 } as const

/** A text too long for its place on the front: the supplement page prints it whole. */
export type Spill = { readonly title: string; readonly text: string }

/** Small print below this size is for sentences of law alone (rules of the trade: VICS bill of lading, 5 pt). */
const SMALLEST = 6

/** Prints `label: value` on one line of `height` points, the value as large as fits; what doesn't fit is spilled. */
export function field(
  paper: Paper,
  label: string,
  value: string,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  spills: Spill[],
  size = 8.5,
): void {
  const words = `${label}:`
  const labelWidth = label === '' ? 0 : widthOf(paper, words, 6.5) + 3
  const set = fitText(
    paper,
    value,
    { width: place.width - labelWidth, height: place.height, size, smallest: Math.min(size, SMALLEST) },
    'bold',
  )
  if (!set.complete) spills.push({ title: label, text: value })
  if (label !== '') drawLine(paper, words, place.x, place.y + (size - 6.5) * 0.93, { size: 6.5 })
  const drop = set.lines.length === 1 ? (size - set.size) * 0.93 : 0
  drawLines(paper, set.lines, place.x + labelWidth, place.y + drop, { size: set.size, weight: 'bold' })
}

/** Room that a field's label takes before its value. */
export const labelWidth = (paper: Paper, label: string): number => widthOf(paper, `${label}:`, LABEL) + 3

const LABEL = 6.5

/** Prints `label: value` with the value's lines broken already, one below the other behind the label. */
export function drawField(
  paper: Paper,
  label: string,
  lines: readonly string[],
  size: number,
  x: number,
  y: number,
): void {
  drawLine(paper, `${label}:`, x, y + (size - LABEL) * 0.93, { size: LABEL })
  drawLines(paper, lines, x + labelWidth(paper, label), y, { size, weight: 'bold' })
}

/** Prints a paragraph in a box, as large as fits down to `smallest`; what doesn't fit is spilled. */
export function paragraph(
  paper: Paper,
  title: string,
  text: string,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  sizes: { readonly size: number; readonly smallest: number },
  spills: Spill[],
): void {
  const whole = fitText(paper, text, { width: place.width, height: place.height, ...sizes })
  if (whole.complete) {
    drawLines(paper, whole.lines, place.x, place.y, { size: whole.size })
    return
  }
  spills.push({ title, text })
  const room = { width: place.width, height: place.height - sizes.smallest * LEADING, ...sizes }
  const start = fitText(paper, text, room)
  const below = drawLines(paper, start.lines, place.x, place.y, { size: start.size })
  drawLine(paper, 'See the supplement for the whole text.', place.x, below, { size: start.size, weight: 'bold' })
}
