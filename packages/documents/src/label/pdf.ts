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

/** Building blocks from the top down: carrier and free text, then the numbers of the unit, its symbol lowest (GS1 logistic label). */
function drawLabel(paper: Paper, labels: HandlingUnitLabels, label: LabelOfMany): void {
  paper.addPage({ size: [WIDTH, HEIGHT], margin: 0 })
  if (labels.sample) sampleMark(paper, 25)
  const said = labelWords(labels, label)
  const left = INNER * 0.62
  drawCaption(paper, 'SHIP FROM', EDGE, 8)
  words(paper, addressOf(labels.shipFrom), { x: EDGE, y: 16, width: left - 6, height: 44, size: 8 })
  drawCaption(paper, 'CARRIER', EDGE + left + 6, 8)
  const right = { x: EDGE + left + 6, width: INNER - left - 6 }
  words(paper, said.carrier, { ...right, y: 16, height: 24, size: 10, weight: 'bold' })
  words(paper, said.scac, { ...right, y: 41, height: 20, size: 16, weight: 'bold' })
  rule(paper, EDGE + left, 6, EDGE + left, 62)
  line(paper, 62)
  drawCaption(paper, 'SHIP TO', EDGE, 65)
  const to = said.stop === '' ? INNER : INNER - STOP
  words(paper, labels.shipTo.name, { x: EDGE, y: 73, width: to, height: 34, size: 15, weight: 'bold' })
  words(paper, labels.shipTo.street.join(', '), { x: EDGE, y: 107, width: to, height: 26, size: 12 })
  if (said.stop !== '') drawStop(paper, said.stop)
  words(paper, cityLine(labels.shipTo), { x: EDGE, y: 133, width: INNER, height: 20, size: 16, weight: 'bold' })
  line(paper, 155)
  words(paper, `PRO ${said.pro}`, { x: EDGE, y: 158, width: INNER, height: 15, size: 12, weight: 'bold' })
  if (/^[\x21-\x7e]{1,20}$/.test(said.pro)) {
    drawLinear(paper, { symbology: 'code128', text: said.pro }, { x: EDGE, y: 174, width: INNER, height: 30 }, 1.5)
  }
  line(paper, 216)
  const bolWidth = said.cod === '' ? INNER : INNER * 0.54
  words(paper, `BOL ${labels.bolNumber}`, { x: EDGE, y: 219, width: bolWidth, height: 15, size: 11, weight: 'bold' })
  const collected = { x: EDGE + bolWidth + 4, width: INNER - bolWidth - 4 }
  if (said.cod !== '') words(paper, said.cod, { ...collected, y: 218, height: 16, size: 13, weight: 'bold' })
  drawReferences(paper, said.references, 233)
  line(paper, 258)
  drawCaption(paper, labels.sample ? SAMPLE : 'HANDLING UNIT', EDGE, 261)
  words(paper, said.count, { x: EDGE, y: 268, width: 170, height: 34, size: 28, weight: 'bold' })
  const place = { x: EDGE + 176, y: 264, width: INNER - 176, height: 38, size: 11, weight: 'bold' } as const
  words(paper, said.unit.replaceAll(' · ', '\n'), place)
  line(paper, 304)
  drawCaption(paper, said.number.title, EDGE, 307)
  drawLinear(paper, said.number.code, { x: EDGE, y: 317, width: INNER, height: SYMBOL }, WIDEST, said.number.words)
}

/** A unit's symbol is at least 32 mm high, its narrowest bar 0.495 mm where the label has the width (GS1 logistic label). */
const SYMBOL = 92
const WIDEST = 1.52

/** Points across that the number of a stop takes: who loads the last stop first reads it from the door of the trailer. */
const STOP = 66

function drawStop(paper: Paper, number: string): void {
  const x = WIDTH - EDGE - STOP + 6
  drawLine(paper, 'STOP', x, 65, { size: 15, weight: 'bold', align: 'center' }, STOP - 6)
  drawLine(paper, number, x, 81, { size: number.length > 2 ? 32 : 44, weight: 'bold', align: 'center' }, STOP - 6)
}

function drawReferences(paper: Paper, references: readonly string[], y: number): void {
  words(paper, references.join(' · '), { x: EDGE, y, width: INNER, height: 24, size: 10, smallest: 6 })
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
