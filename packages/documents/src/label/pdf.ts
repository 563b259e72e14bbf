import { bolCode, ssccCode } from '../barcode/gs1.ts'
import { drawLinear } from '../barcode/linear.ts'
import type { Party } from '../bol/model.ts'
import { cityLine } from '../bol/words.ts'
import { rule, SAMPLE, sampleMark } from '../page/marks.ts'
import { pdfOf } from '../page/paper.ts'
import type { Weight } from '../type/faces.ts'
import { drawLine, drawLines, fitText, type Paper } from '../type/text.ts'
import { chosenLabels, type HandlingUnitLabels, type LabelOfMany, labelWords } from './model.ts'

/** 4 by 6 inches in points. */
const WIDTH = 288
const HEIGHT = 432
const EDGE = 10
const INNER = WIDTH - 2 * EDGE

/** The labels of a shipment's handling units as PDF, 4 by 6 inches, a page each. */
export function labelsPdf(labels: HandlingUnitLabels): Promise<Uint8Array> {
  return pdfOf(`Labels ${labels.bolNumber}`, paper => drawLabels(paper, labels))
}

/** Draws the labels on new pages of a document that may hold others already. */
export function drawLabels(paper: Paper, labels: HandlingUnitLabels): void {
  for (const label of chosenLabels(labels)) drawLabel(paper, labels, label)
}

type Place = { x: number; y: number; width: number; height: number; size: number; smallest?: number; weight?: Weight }

function words(paper: Paper, text: string, place: Place): void {
  const weight = place.weight ?? 'regular'
  const set = fitText(paper, text, { smallest: 5, ...place }, weight)
  drawLines(paper, set.lines, place.x, place.y, { size: set.size, weight })
}

function drawLabel(paper: Paper, labels: HandlingUnitLabels, label: LabelOfMany): void {
  paper.addPage({ size: [WIDTH, HEIGHT], margin: 0 })
  if (labels.sample) sampleMark(paper, 25)
  const said = labelWords(labels, label)
  const half = INNER / 2
  drawCaption(paper, 'SHIP FROM', EDGE, 8)
  const from = { x: EDGE, y: 16, width: half - 6, height: 42, size: 8 }
  words(paper, addressOf(labels.shipFrom), from)
  drawCaption(paper, 'CARRIER', EDGE + half + 6, 8)
  const right = { x: EDGE + half + 6, width: half - 6 }
  words(paper, said.carrier, { ...right, y: 16, height: 22, size: 10, weight: 'bold' })
  words(paper, said.scac, { ...right, y: 38, height: 20, size: 16, weight: 'bold' })
  rule(paper, EDGE + half, 6, EDGE + half, 60)
  line(paper, 60)
  drawCaption(paper, 'SHIP TO', EDGE, 63)
  words(paper, labels.shipTo.name, { x: EDGE, y: 71, width: INNER, height: 36, size: 15, weight: 'bold' })
  words(paper, labels.shipTo.street.join(', '), { x: EDGE, y: 108, width: INNER, height: 28, size: 12 })
  words(paper, cityLine(labels.shipTo), { x: EDGE, y: 137, width: INNER, height: 22, size: 16, weight: 'bold' })
  line(paper, 162)
  words(paper, `PRO ${said.pro}`, { x: EDGE, y: 165, width: INNER, height: 18, size: 14, weight: 'bold' })
  if (/^[\x21-\x7e]{1,20}$/.test(said.pro)) {
    drawLinear(paper, { symbology: 'code128', text: said.pro }, { x: EDGE, y: 185, width: INNER, height: 40 }, 1.5)
  }
  line(paper, 236)
  words(paper, `BOL ${labels.bolNumber}`, { x: EDGE, y: 239, width: INNER, height: 15, size: 11, weight: 'bold' })
  const code = label.unit.sscc ? ssccCode(label.unit.sscc) : bolCode(labels.bolNumber)
  drawReferences(paper, said.references, 254)
  line(paper, 280)
  drawLinear(paper, code, { x: EDGE, y: 288, width: INNER, height: 52 }, 1.5)
  line(paper, 354)
  drawCaption(paper, labels.sample ? SAMPLE : 'HANDLING UNIT', EDGE, 357)
  words(paper, said.count, { x: EDGE, y: 366, width: 170, height: 52, size: 40, weight: 'bold' })
  const place = { x: EDGE + 176, y: 372, width: INNER - 176, height: 46, size: 13, weight: 'bold' } as const
  words(paper, said.unit.replaceAll(' · ', '\n'), place)
}

function drawReferences(paper: Paper, references: readonly string[], y: number): void {
  words(paper, references.join(' · '), { x: EDGE, y, width: INNER, height: 25, size: 10, smallest: 6 })
}

function drawCaption(paper: Paper, text: string, x: number, y: number): void {
  drawLine(paper, text, x, y, { size: 6, weight: 'bold' })
}

function line(paper: Paper, y: number): void {
  rule(paper, EDGE - 4, y, WIDTH - EDGE + 4, y, 1)
}

function addressOf(party: Party): string {
  return [party.name, ...party.street, cityLine(party)].join('\n')
}
