import { logo, SAMPLE, sampleMark } from '../page/marks.ts'
import { LETTER } from '../page/paper.ts'
import { drawLine, fitText, type Paper, widthOf } from '../type/text.ts'
import type { BillOfLading } from './model.ts'
import { FORM } from './sheet.ts'
import { americanDate, type Heading, heading } from './words.ts'

const TOP = 20

/** Begins a page and heads it: logo, date, title, revision, copy and the mark of a sample. */
export function beginPage(paper: Paper, bol: BillOfLading, title: Heading, copy: string | undefined): void {
  paper.addPage({ size: [LETTER.width, LETTER.height], margin: 0 })
  if (bol.sample) sampleMark(paper, 52)
  const both = bol.bilingual === true
  const pictured = bol.logo !== undefined && logo(paper, bol.logo, { x: FORM.left, y: TOP - 4, width: 82, height: 26 })
  const x = FORM.left + (pictured ? 88 : 0)
  drawLine(paper, `${heading('date', both)}:`, x, TOP + 9, { size: 7 })
  const after = widthOf(paper, `${heading('date', both)}:`, 7) + 3
  drawLine(paper, americanDate(bol.date), x + after, TOP + 6.3, { size: 10, weight: 'bold' })
  const dated = Math.max(
    x + after + widthOf(paper, americanDate(bol.date), 10, 'bold'),
    x + widthOf(paper, heading('notNegotiable', both), 6, 'bold'),
  )
  // A straight bill says so (49 U.S.C. 80103(b)(1)).
  drawLine(paper, heading('notNegotiable', both), x, TOP - 3, { size: 6, weight: 'bold' })
  drawTitle(paper, heading(title, both), belowTitle(bol), Math.max(CENTRED, dated + 8))
  if (copy) drawCopy(paper, copy)
}

const TITLE_WIDTH = 250
const CENTRED = (LETTER.width - TITLE_WIDTH) / 2
const CORNER = 70

/** The title, and below it what is particular about this paper; to the right of the middle only where it must. */
function drawTitle(paper: Paper, title: string, below: string, x: number): void {
  const width = Math.min(TITLE_WIDTH, FORM.right - CORNER - 6 - x)
  const set = fitText(paper, title, { width, height: 20, size: 15, smallest: 6 }, 'bold')
  const style = { weight: 'bold', align: 'center' } as const
  drawLine(paper, set.lines[0] ?? '', x, below === '' ? TOP + 2 : TOP - 4, { ...style, size: set.size }, width)
  const more = fitText(paper, below, { width, height: 9, size: 7.5, smallest: 5 }, 'bold')
  drawLine(paper, more.lines[0] ?? '', x, TOP + 14, { ...style, size: more.size }, width)
}

function drawCopy(paper: Paper, copy: string): void {
  const set = fitText(paper, copy, { width: CORNER, height: 9, size: 7.5, smallest: 5 }, 'bold')
  const style = { size: set.size, weight: 'bold', align: 'right' } as const
  drawLine(paper, set.lines[0] ?? '', FORM.right - CORNER, TOP, style, CORNER)
}

function belowTitle(bol: BillOfLading): string {
  const { revision } = bol
  const parts = bol.sample ? [SAMPLE] : []
  if (revision !== undefined && revision > 1) {
    const before = revision === 2 ? 'the original' : `revision ${revision - 1}`
    parts.push(`Revision ${revision}, replaces ${before}`)
  }
  return parts.join(' · ')
}

/** Writes "Page 1 of 3" at the upper right, once the number of pages is known. */
export function numberPage(paper: Paper, page: number, pages: number): void {
  drawLine(paper, `Page ${page} of ${pages}`, FORM.left, TOP + 11, { size: 8, align: 'right' }, FORM.width)
}
