import { outline, rule, tick } from '../page/marks.ts'
import { drawLine, drawLines, fitText, type Paper, widthOf } from '../type/text.ts'
import type { BillOfLading } from './model.ts'
import { FORM } from './sheet.ts'
import { CERTIFICATIONS, type Heading, heading, money, SENTENCES } from './words.ts'

const VALUE = 38
const LIABILITY = 11
const RECEIVED = 46
const SIGNATURES = 92

/** The y where the front's foot begins; the blocks above end there. */
export const FOOT_TOP = FORM.bottom - VALUE - LIABILITY - RECEIVED - SIGNATURES

/**
 * The lower part of the front: declared value, COD, liability, receipt, and the places to sign.
 * @param isDangerousLeft some dangerous goods stand on a following page, and not above the certification
 */
export function drawFoot(paper: Paper, bol: BillOfLading, isDangerousLeft: boolean): void {
  let y = FOOT_TOP
  drawValue(paper, bol, y)
  y += VALUE
  outline(paper, { x: FORM.left, y, width: FORM.width, height: LIABILITY })
  sentence(paper, SENTENCES.liability, FORM.left + 4, y + 1.8, FORM.width - 8, LIABILITY, 6.5, 'bold')
  y += LIABILITY
  drawReceipt(paper, bol, y)
  y += RECEIVED
  drawSignatures(paper, bol, y, isDangerousLeft)
}

function sentence(
  paper: Paper,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  size: number,
  weight: 'regular' | 'bold' = 'regular',
): void {
  const set = fitText(paper, text, { width, height, size, smallest: 5 }, weight)
  drawLines(paper, set.lines, x, y, { size: set.size, weight })
}

function declaredWords(declared: BillOfLading['declaredValue']): string {
  if (declared === undefined) return SENTENCES.declared('____________', '____________')
  return 'onBill' in declared
    ? SENTENCES.declaredOn(declared.onBill)
    : SENTENCES.declared(money(declared), declared.per)
}

function drawValue(paper: Paper, bol: BillOfLading, y: number): void {
  const split = FORM.left + 330
  outline(paper, { x: FORM.left, y, width: split - FORM.left, height: VALUE })
  outline(paper, { x: split, y, width: FORM.right - split, height: VALUE })
  const { declaredValue, cod } = bol
  const text = `${bol.valueSentence ?? SENTENCES.value} ${declaredWords(declaredValue)}`
  sentence(paper, text, FORM.left + 4, y + 3, split - FORM.left - 8, VALUE - 5, 7)
  drawLine(paper, 'COD amount:', split + 4, y + 6, { size: 7 })
  const amount = cod ? money(cod) : '$'
  drawLine(paper, amount, split + 52, y + 3, { size: 10, weight: 'bold' })
  if (cod?.at !== undefined) {
    const left = split + 58 + widthOf(paper, amount, 10, 'bold')
    sentence(paper, cod.at, left, y + 2, FORM.right - 6 - left, 13, 8, 'bold')
  }
  rule(paper, split + 50, y + 15.5, FORM.right - 6, y + 15.5, 0.4)
  drawLine(paper, 'Fee terms:', split + 4, y + 17.5, { size: 7 })
  tick(paper, cod?.feeTerms === 'collect', 'Collect', split + 52, y + 18, 60)
  tick(paper, cod?.feeTerms === 'prepaid', 'Prepaid', split + 116, y + 18, 60)
  tick(paper, cod?.customerCheck === true, 'Customer check acceptable', split + 52, y + 28, 160)
}

function drawReceipt(paper: Paper, bol: BillOfLading, y: number): void {
  const split = FORM.left + 330
  outline(paper, { x: FORM.left, y, width: split - FORM.left, height: RECEIVED })
  outline(paper, { x: split, y, width: FORM.right - split, height: RECEIVED })
  sentence(paper, bol.receipt ?? SENTENCES.received, FORM.left + 4, y + 3, split - FORM.left - 8, RECEIVED - 5, 6.5)
  sentence(paper, SENTENCES.payment, split + 4, y + 3, FORM.right - split - 8, 16, 6.5)
  signHere(paper, 'Shipper signature', split + 4, y + RECEIVED - 9, FORM.right - split - 8)
}

function signHere(paper: Paper, words: string, x: number, y: number, width: number): void {
  rule(paper, x, y, x + width, y, 0.5)
  drawLine(paper, words, x, y + 1, { size: 5.5 })
}

type Choice = readonly [ticked: boolean, words: string]

function drawSignatures(paper: Paper, bol: BillOfLading, y: number, isDangerousLeft: boolean): void {
  const widths = [190, 84, 108, 190]
  let x: number = FORM.left
  const edges = widths.map(width => {
    const edge = x
    outline(paper, { x: edge, y, width, height: SIGNATURES })
    x += width
    return { x: edge + 5, width: width - 10 }
  })
  const [shipper, loaded, counted, driver] = edges
  const head = (name: Heading, place: { x: number; width: number } | undefined): void => {
    if (!place) return
    const set = fitText(
      paper,
      heading(name, bol.bilingual === true),
      { width: place.width, height: 17, size: 7, smallest: 5 },
      'bold',
    )
    drawLines(paper, set.lines, place.x, y + 3, { size: set.size, weight: 'bold' })
  }
  const signed = (place: { x: number; width: number } | undefined, text: string, line: number, size: number): void => {
    if (!place) return
    rule(paper, place.x, line, place.x + place.width - 56, line, 0.75)
    rule(paper, place.x + place.width - 50, line, place.x + place.width, line, 0.75)
    drawLine(paper, 'Signature', place.x, line + 1, { size: 5.5 })
    drawLine(paper, 'Date', place.x + place.width - 50, line + 1, { size: 5.5 })
    sentence(paper, text, place.x, line + 9, place.width, y + SIGNATURES - line - 11, size)
  }
  const choices = (place: { x: number; width: number } | undefined, list: readonly Choice[]): void => {
    if (!place) return
    list.forEach(([ticked, words], i) => {
      tick(paper, ticked, words, place.x, y + 25 + i * 20, place.width)
    })
  }
  head('shipper', shipper)
  if (shipper && bol.canada !== undefined) {
    // TDG 3.6.1(2): the certification sets out the name of the individual who makes it.
    drawLine(paper, 'Name:', shipper.x, y + 21, { size: 5.5 })
    rule(paper, shipper.x + 16, y + 27, shipper.x + shipper.width, y + 27, 0.4)
  }
  const certification = bol.canada === 'whole' ? 'canada' : isDangerousLeft ? 'herein' : 'above'
  signed(shipper, CERTIFICATIONS[certification], y + 40, 6.5)
  head('loaded', loaded)
  choices(loaded, [
    [bol.loadedBy === 'shipper', 'By shipper'],
    [bol.loadedBy === 'driver', 'By driver'],
  ])
  head('counted', counted)
  choices(counted, [
    [bol.countedBy === 'shipper', 'By shipper'],
    [bol.countedBy === 'driverPallets', 'By driver, pallets said to contain'],
    [bol.countedBy === 'driverPieces', 'By driver, pieces'],
  ])
  head('driver', driver)
  signed(driver, SENTENCES.acknowledged, y + 54, 5.5)
}
