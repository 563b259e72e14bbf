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
  const below = belowTitle(bol)
  const set = fitText(paper, heading(title, both), { width: 250, height: 20, size: 15, smallest: 8 }, 'bold')
  const y = below === '' ? TOP + 2 : TOP - 4
  drawLine(paper, set.lines[0] ?? '', 0, y, { size: set.size, weight: 'bold', align: 'center' }, LETTER.width)
  if (below !== '') drawLine(paper, below, 0, TOP + 14, { size: 7.5, weight: 'bold', align: 'center' }, LETTER.width)
  if (copy) drawLine(paper, copy, FORM.left, TOP, { size: 7.5, weight: 'bold', align: 'right' }, FORM.width)
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
