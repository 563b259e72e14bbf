import { Writer } from './bytes.ts'

/** A point of an outline, in the font's own units. */
export type Point = { readonly x: number; readonly y: number; readonly isOnCurve: boolean }

/** A part of a composed outline: another glyph, moved. `rest` is its scale as it stands in the file. */
export type Component = {
  readonly flags: number
  readonly glyph: number
  readonly dx: number
  readonly dy: number
  readonly rest: Buffer
}

/** An outline: rings of points, parts of other glyphs, or nothing. */
export type Glyph =
  | { readonly kind: 'points'; readonly ends: readonly number[]; readonly points: readonly Point[] }
  | { readonly kind: 'parts'; readonly box: Buffer; readonly parts: readonly Component[] }
  | { readonly kind: 'blank' }

/** The leftmost point of an outline; 0 where it says none. */
export function leftOf(glyph: Glyph): number {
  if (glyph.kind === 'parts') return glyph.box.readInt16BE(0)
  return glyph.kind === 'blank' ? 0 : Math.min(...glyph.points.map(point => point.x))
}

/** Outlines as the tables `glyf` and `loca` (long offsets) hold them, without programs: nothing on paper is hinted. */
export function outlineTables(glyphs: readonly Glyph[]): { readonly glyf: Buffer; readonly loca: Buffer } {
  const glyf = new Writer()
  const loca = new Writer()
  for (const glyph of glyphs) {
    loca.u32(glyf.length)
    if (glyph.kind === 'points') pointsInto(glyf, glyph.ends, glyph.points)
    if (glyph.kind === 'parts') partsInto(glyf, glyph.box, glyph.parts)
    glyf.bytes(Buffer.alloc((4 - (glyf.length % 4)) % 4))
  }
  loca.u32(glyf.length)
  return { glyf: glyf.done(), loca: loca.done() }
}

function pointsInto(out: Writer, ends: readonly number[], points: readonly Point[]): void {
  const xs = points.map(point => point.x)
  const ys = points.map(point => point.y)
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  for (const value of [ends.length, ...box, ...ends, 0]) out.u16(value & 0xffff)
  for (const { isOnCurve } of points) out.u8(isOnCurve ? 1 : 0)
  for (const values of [xs, ys]) {
    let before = 0
    for (const value of values) {
      out.u16((value - before) & 0xffff)
      before = value
    }
  }
}

const WIDE_ARGUMENTS = 1
const HAS_PROGRAM = 0x100

function partsInto(out: Writer, box: Buffer, parts: readonly Component[]): void {
  out.u16(0xffff)
  out.bytes(box)
  for (const { flags, glyph, dx, dy, rest } of parts) {
    for (const value of [(flags | WIDE_ARGUMENTS) & ~HAS_PROGRAM, glyph, dx, dy]) out.u16(value & 0xffff)
    out.bytes(rest)
  }
}
