import { brotliDecompressSync } from 'node:zlib'
import { Reader, Writer } from './bytes.ts'
import type { Component, Glyph, Point } from './glyphs.ts'

/** Tags that a table directory names by their number (WOFF 2.0, section 5.2.1). */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
const HEADER = 48
const WOFF2 = 0x774f4632

/** A table of a font file. */
export type Table = { readonly tag: string; readonly data: Buffer }

type PackedTable = Table & { readonly isTransformed: boolean }

/** What is inside a WOFF 2.0 file: its outlines, and all other tables as they are. */
export type Unpacked = { readonly flavor: number; readonly tables: readonly Table[]; readonly glyphs: readonly Glyph[] }

/**
 * Unpacks a WOFF 2.0 file with TrueType outlines. Source: W3C WOFF 2.0, sections 4 and 5.
 * @throws {RangeError} for a file of another kind
 */
export function unpackedWoff2(file: Buffer): Unpacked {
  if (file.readUInt32BE(0) !== WOFF2) throw new RangeError('The file is no WOFF 2.0 font.')
  const all = tablesOf(file)
  const packed = all.find(({ tag, isTransformed }) => tag === 'glyf' && isTransformed)
  const tables = all.filter(({ tag }) => tag !== 'glyf' && tag !== 'loca')
  if (packed === undefined || tables.some(table => table.isTransformed)) {
    throw new RangeError('The font is packed in a way that is not known.')
  }
  return { flavor: file.readUInt32BE(4), tables, glyphs: glyphsOf(packed.data) }
}

function tablesOf(file: Buffer): PackedTable[] {
  const reader = new Reader(file, HEADER)
  const rows = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = reader.u8()
    const number = flags & 63
    const tag = number === 63 ? reader.text(4) : TAGS.slice(number * 5, number * 5 + 4)
    const original = reader.base128()
    // Outlines are packed unless they say version 3, everything else only when it says a version.
    const version = flags >> 6
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0
    return { tag, isTransformed, length: isTransformed ? reader.base128() : original }
  })
  const packed = file.subarray(reader.at, reader.at + file.readUInt32BE(20))
  const data = new Reader(brotliDecompressSync(packed), 0)
  return rows.map(({ tag, isTransformed, length }) => ({ tag, isTransformed, data: data.take(length) }))
}

/** A TrueType file of these tables. `flavor` is its first word. */
export function sfntOf(flavor: number, tables: readonly Table[]): Buffer {
  const sorted = tables.toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  const out = new Writer()
  out.u32(flavor)
  for (const value of [sorted.length, power * 16, Math.log2(power), (sorted.length - power) * 16]) out.u16(value)
  let offset = 12 + sorted.length * 16
  for (const { tag, data } of sorted) {
    out.bytes(Buffer.from(tag, 'latin1'))
    // A checksum of 0: nobody who reads a font for a PDF compares it.
    for (const value of [0, offset, data.length]) out.u32(value)
    offset += Math.ceil(data.length / 4) * 4
  }
  for (const { data } of sorted) {
    out.bytes(data)
    out.bytes(Buffer.alloc((4 - (data.length % 4)) % 4))
  }
  return out.done()
}

/** Where the streams of packed outlines begin (WOFF 2.0, section 5.1). */
type Streams = Readonly<
  Record<'contours' | 'points' | 'flags' | 'glyphs' | 'composites' | 'boxes' | 'instructions', Reader>
>

function glyphsOf(data: Buffer): Glyph[] {
  const head = new Reader(data, 4)
  const count = head.u16()
  head.u16()
  let at = 36
  const sizes = Array.from({ length: 7 }, () => head.u32())
  const [contours, points, flags, glyphs, composites, boxes, instructions] = sizes.map(size => {
    const reader = new Reader(data, at)
    at += size
    return reader
  })
  if (!(contours && points && flags && glyphs && composites && boxes && instructions)) throw new RangeError('streams')
  const streams: Streams = { contours, points, flags, glyphs, composites, boxes, instructions }
  const hasBox = boxes.take(4 * ((count + 31) >> 5))
  return Array.from({ length: count }, (_, i) => {
    return glyphOf(streams, ((hasBox[i >> 3] ?? 0) & (0x80 >> (i & 7))) !== 0)
  })
}

function glyphOf(streams: Streams, hasBox: boolean): Glyph {
  const contours = streams.contours.i16()
  if (contours === 0) return { kind: 'blank' }
  if (contours < 0) return composedOf(streams)
  const ends: number[] = []
  let last = -1
  for (let i = 0; i < contours; i++) {
    last += streams.points.packed16()
    ends.push(last)
  }
  const points = pointsOf(streams, last + 1)
  streams.instructions.take(streams.glyphs.packed16())
  if (hasBox) streams.boxes.take(8)
  return { kind: 'points', ends, points }
}

const WIDE_ARGUMENTS = 1
const ARGUMENTS_ARE_A_PLACE = 2
const MORE_COMPONENTS = 0x20
const HAS_INSTRUCTIONS = 0x100

/** Bytes of a component's scale behind its arguments (OpenType, glyf table). */
const scaleSize = (flags: number): number => (flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0)

function composedOf({ composites, boxes, glyphs, instructions }: Streams): Glyph {
  const box = boxes.take(8)
  const parts: Component[] = []
  let flags = MORE_COMPONENTS
  while (flags & MORE_COMPONENTS) {
    flags = composites.u16()
    const glyph = composites.u16()
    if (!(flags & ARGUMENTS_ARE_A_PLACE)) throw new RangeError('A part that hangs on a point is not known.')
    const next = (): number => (flags & WIDE_ARGUMENTS ? composites.i16() : composites.i8())
    parts.push({ flags, glyph, dx: next(), dy: next(), rest: composites.take(scaleSize(flags)) })
  }
  if (parts.some(part => part.flags & HAS_INSTRUCTIONS)) instructions.take(glyphs.packed16())
  return { kind: 'parts', box, parts }
}

/** Coordinates as WOFF 2.0 packs them: a flag for each point says how many bytes its two deltas have (section 5.2). */
function pointsOf({ flags, glyphs }: Streams, count: number): Point[] {
  let x = 0
  let y = 0
  return Array.from({ length: count }, () => {
    const flag = flags.u8()
    const [dx, dy] = deltasOf(flag & 0x7f, glyphs)
    x += dx
    y += dy
    return { x, y, isOnCurve: flag < 0x80 }
  })
}

const signed = (isPositive: number, size: number): number => (isPositive & 1 ? size : -size)

function deltasOf(flag: number, bytes: Reader): readonly [x: number, y: number] {
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + bytes.u8())]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + bytes.u8()), 0]
  if (flag < 84) {
    const rest = flag - 20
    const both = bytes.u8()
    const x = 1 + (rest & 0x30) + (both >> 4)
    const y = 1 + ((rest & 0x0c) << 2) + (both & 15)
    return [signed(flag, x), signed(flag >> 1, y)]
  }
  if (flag < 120) {
    const rest = flag - 84
    const x = 1 + (Math.floor(rest / 12) << 8) + bytes.u8()
    const y = 1 + (((rest % 12) >> 2) << 8) + bytes.u8()
    return [signed(flag, x), signed(flag >> 1, y)]
  }
  if (flag < 124) {
    const [first, second, third] = [bytes.u8(), bytes.u8(), bytes.u8()]
    return [signed(flag, (first << 4) + (second >> 4)), signed(flag >> 1, ((second & 15) << 8) + third)]
  }
  return [signed(flag, bytes.u16()), signed(flag >> 1, bytes.u16())]
}
