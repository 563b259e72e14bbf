import { drawLine, drawLines, fitText, type Paper, type Style } from '../type/text.ts'

/** A rectangle in points, y downwards from the top of the page. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Width of the rules between boxes, in points. */
const RULE = 0.75

/** Outlines a box. */
export function outline(paper: Paper, box: Box, rule = RULE): void {
  paper.lineWidth(rule).rect(box.x, box.y, box.width, box.height).stroke('black')
}

/** A horizontal or vertical rule. */
export function rule(paper: Paper, x1: number, y1: number, x2: number, y2: number, width = RULE): void {
  paper.lineWidth(width).moveTo(x1, y1).lineTo(x2, y2).stroke('black')
}

/** The black bar with white letters that heads a section. */
export function bar(paper: Paper, text: string, box: Box): void {
  paper.rect(box.x, box.y, box.width, box.height).fill('black')
  const set = fitText(paper, text, { width: box.width - 8, height: box.height, size: 8, smallest: 5 }, 'bold')
  const top = box.y + (box.height - set.size * 1.16) / 2
  paper.fillColor('white')
  drawLine(
    paper,
    set.lines[0] ?? '',
    box.x + 4,
    top,
    { size: set.size, weight: 'bold', align: 'center' },
    box.width - 8,
  )
  paper.fillColor('black')
}

/** A box to tick, with its words to the right; `width` is the room for both. */
export function tick(paper: Paper, ticked: boolean, words: string, x: number, y: number, width: number): void {
  const side = 7
  outline(paper, { x, y, width: side, height: side })
  if (ticked) {
    paper
      .lineWidth(1.2)
      .moveTo(x + 1.2, y + 1.2)
      .lineTo(x + side - 1.2, y + side - 1.2)
    paper
      .moveTo(x + side - 1.2, y + 1.2)
      .lineTo(x + 1.2, y + side - 1.2)
      .stroke('black')
  }
  const room = { width: width - side - 4, height: 14, size: 7, smallest: 5 }
  const set = fitText(paper, words, room, ticked ? 'bold' : 'regular')
  const style: Style = { size: set.size, weight: ticked ? 'bold' : 'regular' }
  drawLines(paper, set.lines, x + side + 3, set.lines.length > 1 ? y - 2.5 : y - 0.5, style)
}

/** "SAMPLE, NOT FOR SHIPMENT": across the page in grey below everything else, so call it before drawing anything. */
export function sampleMark(paper: Paper, size: number): void {
  const { width, height } = paper.page
  paper.save().rotate(-Math.round((Math.atan2(height, width) * 180) / Math.PI), { origin: [width / 2, height / 2] })
  paper.fillColor('#e4e4e4')
  const style: Style = { size, weight: 'bold', align: 'center' }
  drawLine(paper, SAMPLE, 0, height / 2 - size * 0.6, style, width)
  paper.restore().fillColor('black')
}

/** What every paper says that must not travel with freight. */
export const SAMPLE = 'SAMPLE, NOT FOR SHIPMENT'

/** Prints a company's logo (PNG or JPEG bytes) inside a box. Bytes that are no such picture are left out. */
export function logo(paper: Paper, bytes: Uint8Array, box: Box): boolean {
  const png = bytes[0] === 0x89 && bytes[1] === 0x50
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8
  if (!png && !jpeg) return false
  // As text the picture has an identity: the document embeds it once, however many pages show it.
  const address = addresses.get(bytes) ?? `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
  addresses.set(bytes, address)
  try {
    paper.image(address, box.x, box.y, { fit: [box.width, box.height], valign: 'center' })
    return true
  } catch {
    // A damaged picture must not keep a truck waiting for its papers.
    return false
  }
}

const addresses = new WeakMap<Uint8Array, string>()
