import { logo, outline, rule, sampleMark } from '../page/marks.ts'
import { LETTER, MARGIN, pdfOf } from '../page/paper.ts'
import { type Column, drawColumnRules, drawHeads, drawRow, layRow } from '../page/table.ts'
import { drawLine, drawLines, fitText, type Paper } from '../type/text.ts'
import type { PrintedFigure, ScoreCard, ScoreOfMonth } from './model.ts'

const LEFT = MARGIN + 16
const WIDTH = LETTER.width - 2 * LEFT
const HEADS = 26
const MONTH_WIDTH = 52
const COUNT_WIDTH = 38
const COUNTS = ['TOTAL', 'WON', 'LOST', 'MISSED', 'NO BID'] as const
/** Figures side by side; further ones stand below them. */
const ABREAST = 4
const FIGURE_HEIGHT = 54
const CHART_HEIGHT = 72

const countsOf = ({ total, won, lost, missed, noBid }: ScoreOfMonth) => [total, won, lost, missed, noBid]

/** `83.3 % (6)` */
const figureText = ({ value, n }: PrintedFigure): string => (value === '' ? `– (${n})` : `${value} (${n})`)

/** The score card of a carrier on one page, US Letter. */
export function scoreCardPdf(card: ScoreCard): Promise<Uint8Array> {
  return pdfOf(`Score card ${card.carrier} ${card.months.at(-1)?.month ?? ''}`, paper => draw(paper, card))
}

function draw(paper: Paper, card: ScoreCard): void {
  const chosen = card.months.at(-1)
  if (chosen === undefined) throw new Error('a score card is about a month')
  paper.addPage({ size: [LETTER.width, LETTER.height], margin: 0 })
  if (card.sample) sampleMark(paper, 52)
  drawHead(paper, card, chosen)
  drawCounts(paper, chosen)
  const end = drawTrend(paper, card, drawChart(paper, card.months, drawFigures(paper, card, chosen)))
  drawLines(paper, notesOf(card), LEFT, end + 16, { size: 8 }, WIDTH)
}

/** How it is counted. */
const notesOf = ({ timeZone, comparedFrom }: ScoreCard): readonly string[] => [
  `Counted by the month of a quote's deadline, in the time zone ${timeZone}.`,
  'Missed: no answer at the deadline. What was answered late and awarded all the same was won.',
  'Quotes that were withdrawn, are still open, or ended before their deadline are not counted.',
  `In parentheses: how many made a figure. “Above the booked price” is printed from ${comparedFrom} lost quotes on; it and the time to`,
  'answer are medians.',
  'On time: of freight picked up in the month. The consignee’s clock is the appointment, else the promised day; the carrier’s moves the',
  'promise by the days that the pickup was late, and leaves out what others caused. What nobody confirmed is not counted.',
]

function drawHead(paper: Paper, { company, carrier, scac, logo: picture }: ScoreCard, { month }: ScoreOfMonth): void {
  if (picture) logo(paper, picture, { x: LEFT, y: MARGIN, width: 110, height: 32 })
  drawLine(paper, 'CARRIER SCORE CARD', 0, MARGIN + 4, { size: 17, weight: 'bold', align: 'center' }, LETTER.width)
  drawLine(paper, month, LEFT, MARGIN + 6, { size: 12, weight: 'bold', align: 'right' }, WIDTH)
  const named = scac === '' || scac === carrier ? carrier : `${carrier} (${scac})`
  const set = fitText(paper, named, { width: WIDTH, height: 22, size: 15, smallest: 8 }, 'bold')
  drawLines(paper, set.lines, LEFT, 74, { size: set.size, weight: 'bold' }, WIDTH)
  const by = fitText(paper, `Quotes that ${company} asked for`, { width: WIDTH, height: 14, size: 10, smallest: 6 })
  drawLines(paper, by.lines, LEFT, 96, { size: by.size }, WIDTH)
}

/** The five counts as large figures side by side. */
function drawCounts(paper: Paper, chosen: ScoreOfMonth): void {
  const [y, height] = [118, 54]
  const width = WIDTH / COUNTS.length
  outline(paper, { x: LEFT, y, width: WIDTH, height })
  countsOf(chosen).forEach((count, i) => {
    const x = LEFT + i * width
    if (i > 0) rule(paper, x, y, x, y + height)
    drawLine(paper, COUNTS[i] ?? '', x, y + 7, { size: 8, weight: 'bold', align: 'center' }, width)
    drawLine(paper, String(count), x, y + 22, { size: 22, weight: 'bold', align: 'center' }, width)
  })
}

/** @returns where they end */
function drawFigures(paper: Paper, { figures }: ScoreCard, chosen: ScoreOfMonth): number {
  const width = WIDTH / Math.min(ABREAST, Math.max(1, figures.length))
  const rowOf = (i: number): number => Math.floor(i / ABREAST)
  figures.forEach((head, i) => {
    const [x, figure] = [LEFT + (i % ABREAST) * width, chosen.figures[i] ?? { value: '', n: 0 }]
    const y = 186 + rowOf(i) * FIGURE_HEIGHT
    drawLines(paper, [head], x, y, { size: 8, weight: 'bold', align: 'center' }, width)
    drawLine(paper, figure.value || '–', x, y + 14, { size: 16, weight: 'bold', align: 'center' }, width)
    drawLine(paper, `of ${figure.n}`, x, y + 36, { size: 8, align: 'center' }, width)
  })
  return 186 + (rowOf(figures.length - 1) + 1) * FIGURE_HEIGHT
}

/** What was asked of it in each month as a bar, and what it won as the dark part. @returns where it ends */
function drawChart(paper: Paper, months: readonly ScoreOfMonth[], from: number): number {
  const [top, height] = [from + 44, CHART_HEIGHT]
  drawLine(paper, 'Quotes asked for, won in black', LEFT, top - 30, { size: 9, weight: 'bold' })
  const most = Math.max(1, ...months.map(({ total }) => total))
  const room = WIDTH / months.length
  months.forEach(({ month, total, won }, i) => {
    const x = LEFT + i * room
    const [all, dark] = [(height * total) / most, (height * won) / most]
    paper.rect(x + room / 4, top + height - all, room / 2, all).fill('#c8c8c8')
    paper.rect(x + room / 4, top + height - dark, room / 2, dark).fill('black')
    paper.fillColor('black')
    drawLine(paper, `${won} of ${total}`, x, top + height - all - 12, { size: 8, align: 'center' }, room)
    drawLine(paper, month, x, top + height + 4, { size: 8, align: 'center' }, room)
  })
  rule(paper, LEFT, top + height, LEFT + WIDTH, top + height)
  return top + height
}

/** The same and the other figures as tables. @returns where they end */
function drawTrend(paper: Paper, { figures, months }: ScoreCard, from: number): number {
  const counts = COUNTS.map(head => ({ head, width: COUNT_WIDTH, align: 'right' as const, size: 9 }))
  const first = drawMonths(paper, months, from + 24, counts, { figures, begin: 0 })
  return figures.length > ABREAST ? drawMonths(paper, months, first + 10, [], { figures, begin: ABREAST }) : first
}

/** A row for each month: its counts, and as many figures as stand side by side. @returns where it ends */
function drawMonths(
  paper: Paper,
  months: readonly ScoreOfMonth[],
  top: number,
  counts: readonly Column[],
  { figures, begin }: { readonly figures: readonly string[]; readonly begin: number },
): number {
  const heads = figures.slice(begin, begin + ABREAST)
  const rest = WIDTH - MONTH_WIDTH - COUNT_WIDTH * counts.length
  const columns: readonly Column[] = [
    { head: 'MONTH', width: MONTH_WIDTH, size: 9 },
    ...counts,
    ...heads.map(head => ({ head: head.toUpperCase(), width: rest / heads.length, align: 'right' as const, size: 8 })),
  ]
  let y = drawHeads(paper, columns, LEFT, top, HEADS)
  for (const [i, month] of months.entries()) {
    const said = month.figures.slice(begin, begin + ABREAST).map(figureText)
    const cells = [month.month, ...(counts.length === 0 ? [] : countsOf(month).map(String)), ...said]
    y = drawRow(paper, columns, layRow(paper, columns, cells, i === months.length - 1 ? 'bold' : 'regular'), LEFT, y)
  }
  drawColumnRules(paper, columns, LEFT, top, y)
  outline(paper, { x: LEFT, y: top, width: WIDTH, height: y - top })
  return y
}
