import { bolCode, scacProCode } from '../barcode/gs1.ts'
import { drawLinear } from '../barcode/linear.ts'
import { outline, tick } from '../page/marks.ts'
import { drawLine, fitText, LEADING, type Paper, wrap } from '../type/text.ts'
import type { BillOfLading, FreightTerms } from './model.ts'
import { drawField, FORM, field, labelWidth, type Spill } from './sheet.ts'
import { type Heading, heading } from './words.ts'

const NUMBER = 76
const CARRIER = 46
const PRO = 78
const TERMS = 48
const BARS = 38

/** The right half of the front, laid out before it is drawn. */
export type Numbers = { readonly height: number; readonly draw: (height: number, spills: Spill[]) => void }

/** Lays out numbers with their barcodes, carrier and freight terms. A carrier's long name wraps, and its box grows. */
export function layNumbers(paper: Paper, bol: BillOfLading): Numbers {
  const both = bol.bilingual === true
  const x = FORM.middle
  const width = FORM.right - x
  const label = heading('carrier', both)
  const room = width - 10 - labelWidth(paper, label)
  const size = [10, 9, 8].find(one => wrap(paper, bol.carrier.name, room, one, 'bold').length <= 1) ?? 7.5
  const box = { width: room, height: 3 * size * LEADING, size, smallest: size }
  const { lines, complete } = fitText(paper, bol.carrier.name, box, 'bold')
  const name = Math.max(13.5, lines.length * size * LEADING + 2)
  const carrier = CARRIER - 13.5 + name
  return {
    height: NUMBER + carrier + PRO + TERMS,
    draw: (height, spills) => {
      let y: number = FORM.top
      outline(paper, { x, y, width, height: NUMBER })
      drawBolNumber(paper, bol, x, y, width)
      y += NUMBER
      outline(paper, { x, y, width, height: carrier })
      drawField(paper, label, lines, size, x + 5, y + 4)
      if (!complete) spills.push({ title: label, text: bol.carrier.name })
      const rows: readonly [Heading, string][] = [
        ['trailer', bol.carrier.trailer ?? ''],
        ['seals', (bol.carrier.seals ?? []).join(', ')],
      ]
      rows.forEach(([row, value], i) => {
        const place = { x: x + 5, y: y + 4 + name + i * 13.5, width: width - 10, height: 11.7 }
        field(paper, heading(row, both), value, place, spills, 10)
      })
      y += carrier
      outline(paper, { x, y, width, height: PRO })
      drawPro(paper, bol, x, y, width, spills)
      y += PRO
      outline(paper, { x, y, width, height: FORM.top + height - y })
      drawTerms(paper, bol, x, y, width)
    },
  }
}

/** The bill of lading number, 14 pt bold, with its barcode below. */
export function drawBolNumber(paper: Paper, bol: BillOfLading, x: number, y: number, width: number): void {
  const label = `${heading('number', bol.bilingual === true)}:`
  drawLine(paper, label, x + 5, y + 7.5, { size: 7 })
  drawLine(paper, bol.number, x, y + 3, { size: 14, weight: 'bold', align: 'right' }, width - 8)
  drawLinear(paper, bolCode(bol.number), { x: x + 3, y: y + 24, width: width - 6, height: BARS }, 1.15)
}

function drawPro(paper: Paper, bol: BillOfLading, x: number, y: number, width: number, spills: Spill[]): void {
  const { scac, pro } = bol.carrier
  field(paper, 'SCAC', scac, { x: x + 5, y: y + 4, width: 80, height: 14 }, spills, 12)
  const label = heading('pro', bol.bilingual === true)
  field(paper, label, pro ?? '', { x: x + 90, y: y + 4, width: width - 95, height: 14 }, spills, 12)
  const code = pro ? scacProCode(scac, pro) : undefined
  if (code) drawLinear(paper, code, { x: x + 1, y: y + 23, width: width - 2, height: BARS + 4 }, 1.05)
}

function drawTerms(paper: Paper, bol: BillOfLading, x: number, y: number, width: number): void {
  const both = bol.bilingual === true
  drawLine(paper, `${heading('terms', both)}:`, x + 5, y + 3.5, { size: 7, weight: 'bold' })
  drawLine(paper, '(prepaid unless marked otherwise)', x, y + 3.5, { size: 6, align: 'right' }, width - 5)
  const choices: readonly FreightTerms[] = ['prepaid', 'collect', 'thirdParty']
  const room = (width - 10) / choices.length
  choices.forEach((terms, i) => {
    tick(paper, bol.terms === terms, heading(terms, both), x + 5 + i * room, y + 17, room - 4)
  })
  tick(paper, bol.master === true, heading('master', both), x + 5, y + 34, width - 10)
}
