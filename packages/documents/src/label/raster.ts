import { createRequire } from 'node:module'
import { allowMissingAnchors, type ReadFont } from '../type/anchors.ts'
import type { Face } from '../type/faces.ts'
import { runsOf } from '../type/runs.ts'

/** What is used of the font reader that the PDF library stands on; it declares no types. */
type FontReader = { readonly create: (file: Buffer) => Font }
type Font = ReadFont & { readonly unitsPerEm: number; readonly layout: (text: string) => Layout }
type Layout = {
  readonly glyphs: readonly { readonly path: { readonly commands: readonly Command[] } }[]
  readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[]
}
type Command = { readonly command: string; readonly args: readonly number[] }

const reader: FontReader = createRequire(import.meta.url)('fontkit')
const fonts = new Map<Face, Font>()

function fontOf(face: Face): Font {
  const known = fonts.get(face)
  if (known !== undefined) return known
  const font = reader.create(face.file)
  allowMissingAnchors(font)
  fonts.set(face, font)
  return font
}

/** A picture of dots, a row after the other, eight dots a byte, black is 1. */
export type Dots = { readonly bytesPerRow: number; readonly rows: readonly Uint8Array[] }

type Edge = { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }

/** Part of the height of a line above its base line, and of the letters' own size in it. */
const BASE = 0.84
const EM = 0.86
/** Straight pieces that stand for a curve: at the sizes of a label nobody sees a corner. */
const PIECES = 6

/** One line of text as dots, `height` dots high, bold: what a printer's own letters cannot say. */
export function rasterOf(line: string, height: number): Dots {
  const edges: Edge[] = []
  let at = 0
  for (const { text, face } of runsOf(line, 'bold')) {
    const font = fontOf(face)
    const scale = (height * EM) / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    glyphs.forEach((glyph, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
      const place = (x: number, y: number): readonly [number, number] => [
        at + (x + xOffset) * scale,
        height * BASE - (y + yOffset) * scale,
      ]
      edgesInto(edges, glyph.path.commands, place)
      at += xAdvance * scale
    })
  }
  return filled(edges, Math.max(1, Math.ceil(at)), height)
}

function edgesInto(
  edges: Edge[],
  commands: readonly Command[],
  place: (x: number, y: number) => readonly [number, number],
): void {
  let [x, y] = [0, 0]
  let [beginX, beginY] = [0, 0]
  const to = (nextX: number, nextY: number): void => {
    const [x1, y1] = place(x, y)
    const [x2, y2] = place(nextX, nextY)
    if (y1 !== y2) edges.push({ x1, y1, x2, y2 })
    x = nextX
    y = nextY
  }
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args
    if (command === 'moveTo') [x, y, beginX, beginY] = [a, b, a, b]
    if (command === 'lineTo') to(a, b)
    if (command === 'closePath') to(beginX, beginY)
    if (command !== 'quadraticCurveTo') continue
    const [x0, y0] = [x, y]
    for (let i = 1; i <= PIECES; i++) {
      const t = i / PIECES
      const mix = (from: number, over: number, end: number): number =>
        (1 - t) * (1 - t) * from + 2 * t * (1 - t) * over + t * t * end
      to(mix(x0, a, c), mix(y0, b, d))
    }
  }
}

/** Fills outlines by the winding of their rings, as fonts are drawn. */
function filled(edges: readonly Edge[], width: number, height: number): Dots {
  const bytesPerRow = Math.ceil(width / 8)
  const rows = Array.from({ length: height }, (_, row) => {
    const bytes = new Uint8Array(bytesPerRow)
    const y = row + 0.5
    const crossings = edges
      .filter(({ y1, y2 }) => y1 <= y !== y2 <= y)
      .map(({ x1, y1, x2, y2 }) => ({ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 }))
      .sort((one, other) => one.x - other.x)
    let winding = 0
    crossings.forEach(({ x, turn }, i) => {
      winding += turn
      if (winding === 0) return
      const end = Math.min(width, Math.round(crossings[i + 1]?.x ?? x))
      for (let dot = Math.max(0, Math.round(x)); dot < end; dot++) {
        bytes[dot >> 3] = (bytes[dot >> 3] ?? 0) | (0x80 >> (dot & 7))
      }
    })
    return bytes
  })
  return { bytesPerRow, rows }
}
