import bwipjs from 'bwip-js/node'
import { drawLine, type Paper } from '../type/text.ts'
import { digitBars } from './digits.ts'

/** The linear symbologies our papers use. GS1-128 text carries its identifiers in brackets: `(402)0614…`. */
export type Linear = { readonly symbology: 'gs1-128' | 'code128'; readonly text: string }

/** Narrowest bar a dock scanner still reads from paper: 0.0104 in (rules of the trade: VICS bill of lading), in points. */
export const NARROWEST = 0.75

/** Quiet zone on either side, in modules (ISO/IEC 15417). */
export const QUIET = 10

// The same numbers stand on the bill of lading, its copies and supplement, and on every label of a shipment.
const known = new Map<string, readonly number[]>()
const KNOWN_MOST = 500

/**
 * Widths of the bars and spaces of a code in modules, a bar first.
 * Throws a RangeError naming the fault for text the symbology refuses, such as a wrong check digit behind (402).
 */
export function bars(code: Linear): readonly number[] {
  const key = `${code.symbology} ${code.text}`
  const widths = known.get(key) ?? digitBars(code) ?? encoded(code)
  if (known.size >= KNOWN_MOST) known.clear()
  known.set(key, widths)
  return widths
}

function encoded(code: Linear): readonly number[] {
  try {
    const symbol = bwipjs.raw({ bcid: code.symbology, text: code.text })[0]
    return symbol && 'sbs' in symbol ? symbol.sbs : []
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new RangeError(`${code.text} can't be a ${code.symbology} barcode: ${why}`, { cause: error })
  }
}

/** A figure as a PDF takes it: never with an exponent. */
const exact = (value: number): string => String(Math.round(value * 1e6) / 1e6)

/**
 * Draws a code centred in `width` points with its quiet zones inside them, the bars `height` points high, and the
 * text below. The module is `widest` points or less, never less than NARROWEST: false, and nothing drawn, when even
 * that is too wide.
 */
export function drawLinear(
  paper: Paper,
  code: Linear,
  place: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  widest = 1.1,
  words = code.text,
): boolean {
  const widths = bars(code)
  const modules = widths.reduce((sum, width) => sum + width, 0)
  const module = Math.min(widest, place.width / (modules + 2 * QUIET))
  if (module < NARROWEST) return false
  let x = place.x + (place.width - modules * module) / 2
  // White below the bars: a sample's grey mark must not dim the spaces.
  paper.rect(x - QUIET * module, place.y, (modules + 2 * QUIET) * module, place.height + 9).fill('white')
  const rects: string[] = []
  widths.forEach((width, i) => {
    if (i % 2 === 0) rects.push(`${exact(x)} ${exact(place.y)} ${exact(width * module)} ${exact(place.height)} re`)
    x += width * module
  })
  // All bars in one piece: one by one they took the library longer than the rest of the label.
  paper.addContent(rects.join('\n'))
  paper.fill('black')
  drawLine(paper, words, place.x, place.y + place.height + 1, { size: 7, align: 'center' }, place.width)
  return true
}
