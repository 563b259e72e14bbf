import { Reader, Writer } from './bytes.ts'
import { type Glyph, leftOf, outlineTables, type Point } from './glyphs.ts'
import { sfntOf, type Table, unpackedWoff2 } from './woff2.ts'

/** Tables that only a font of many weights has, programs for screens, and what is written anew. */
const LEFT_OUT = /^(hmtx|fvar|gvar|avar|cvar|STAT|HVAR|VVAR|MVAR|fpgm|prep|cvt |gasp)$/

/**
 * One weight of a variable WOFF 2.0 file with the axis `wght` as a TrueType file of that weight alone: the PDF library
 * embeds no part of a variable font. `weight` is 400 for regular, 700 for bold; `name` (ASCII) tells it apart from every
 * other font of a document. Source: OpenType, tables gvar, avar.
 */
export function fontOfWeight(file: Buffer, weight: number, name: string): Buffer {
  const { flavor, tables, glyphs: lightest } = unpackedWoff2(file)
  const table = (tag: string): Buffer | undefined => tables.find(one => one.tag === tag)?.data
  const [fvar, gvar, hhea, metrics] = [table('fvar'), table('gvar'), table('hhea'), table('hmtx')]
  if (!hhea || !metrics) throw new RangeError('The font has no widths.')
  const widths = widthsOf(metrics, hhea.readUInt16BE(34), lightest.length)
  const at = fvar ? positionOf(fvar, table('avar'), weight) : 0
  const varied = lightest.map((glyph, i) => {
    const width = widths[i] ?? 0
    return gvar && at !== 0 ? variedGlyph(glyph, width, variationsOf(gvar, i), at) : { glyph, width }
  })
  const hmtx = new Writer()
  for (const { glyph, width } of varied) {
    hmtx.u16(Math.max(0, Math.round(width)))
    hmtx.u16(leftOf(glyph) & 0xffff)
  }
  const kept = tables.filter(({ tag }) => !LEFT_OUT.test(tag)).map(one => adjusted(one, varied.length))
  const own = { ...outlineTables(varied.map(({ glyph }) => glyph)), hmtx: hmtx.done(), name: nameTable(name) }
  return sfntOf(flavor, [...kept, ...Object.entries(own).map(([tag, data]) => ({ tag, data }))])
}

/** Offsets are long ones now, and every glyph has a width of its own. */
function adjusted({ tag, data }: Table, glyphs: number): Table {
  const own = Buffer.from(data)
  if (tag === 'head') own.writeUInt16BE(1, 50)
  if (tag === 'hhea') own.writeUInt16BE(glyphs, 34)
  return { tag, data: own }
}

/** A name table that says the PostScript name alone. */
function nameTable(name: string): Buffer {
  const out = new Writer()
  for (const value of [0, 1, 18, 3, 1, 0x409, 6, name.length * 2, 0]) out.u16(value)
  for (const letter of name) out.u16(letter.charCodeAt(0))
  return out.done()
}

/** Glyphs behind the last width of the table are as wide as that one. */
const widthsOf = (hmtx: Buffer, widths: number, glyphs: number): number[] =>
  Array.from({ length: glyphs }, (_, i) => hmtx.readUInt16BE(Math.min(i, widths - 1) * 4))

/** Where a weight lies between the lightest (-1), the usual (0) and the heaviest (1), as the font bends that scale. */
function positionOf(fvar: Buffer, avar: Buffer | undefined, weight: number): number {
  const axis = fvar.readUInt16BE(4)
  const [least = 0, usual = 0, most = 0] = [4, 8, 12].map(offset => fvar.readInt32BE(axis + offset) / 65536)
  const end = weight < usual ? usual - least : most - usual
  const linear = end === 0 ? 0 : (Math.min(most, Math.max(least, weight)) - usual) / end
  if (avar === undefined) return linear
  const pairs = Array.from({ length: avar.readUInt16BE(8) }, (_, i) => {
    return [avar.readInt16BE(10 + i * 4) / 16384, avar.readInt16BE(12 + i * 4) / 16384] as const
  })
  const next = pairs.findIndex(([from]) => from >= linear)
  const [upper, lower] = [pairs[next], pairs[next - 1]]
  if (upper === undefined) return linear
  if (lower === undefined || upper[0] === linear) return upper[1]
  return lower[1] + ((linear - lower[0]) / (upper[0] - lower[0])) * (upper[1] - lower[1])
}

/** A variation of one glyph: around which place of the axis it works, and how far it moves which points there. */
type Variation = {
  readonly peak: number
  readonly start: number
  readonly end: number
  /** Null: all points. */
  readonly points: readonly number[] | null
  /** X deltas, then as many y deltas; read once the count is known. */
  readonly deltas: Reader
}

const SHARED_POINTS = 0x8000
const OWN_PEAK = 0x8000
const HAS_ENDS = 0x4000
const OWN_POINTS = 0x2000

function variationsOf(gvar: Buffer, glyph: number): readonly Variation[] {
  const isLong = (gvar.readUInt16BE(14) & 1) === 1
  const offset = (i: number): number =>
    gvar.readUInt32BE(16) + (isLong ? gvar.readUInt32BE(20 + i * 4) : gvar.readUInt16BE(20 + i * 2) * 2)
  const begin = offset(glyph)
  if (begin === offset(glyph + 1)) return []
  const head = new Reader(gvar, begin)
  const count = head.u16()
  const data = new Reader(gvar, begin + head.u16())
  const shared = count & SHARED_POINTS ? pointNumbers(data) : null
  let at = data.at
  return Array.from({ length: count & 0xfff }, () => {
    const size = head.u16()
    const index = head.u16()
    const place = (): number => head.i16() / 16384
    const peak = index & OWN_PEAK ? place() : gvar.readInt16BE(gvar.readUInt32BE(8) + (index & 0xfff) * 2) / 16384
    const [start, end] = index & HAS_ENDS ? [place(), place()] : [Math.min(0, peak), Math.max(0, peak)]
    const deltas = new Reader(gvar, at)
    at += size
    return { peak, start, end, points: index & OWN_POINTS ? pointNumbers(deltas) : shared, deltas }
  })
}

function pointNumbers(data: Reader): readonly number[] | null {
  const first = data.u8()
  if (first === 0) return null
  const count = first & 0x80 ? ((first & 0x7f) << 8) + data.u8() : first
  const numbers: number[] = []
  let last = 0
  while (numbers.length < count) {
    const run = data.u8()
    for (let i = 0; i <= (run & 0x7f); i++) {
      last += run & 0x80 ? data.u16() : data.u8()
      numbers.push(last)
    }
  }
  return numbers
}

function deltasOf(data: Reader, count: number): number[] {
  const deltas: number[] = []
  while (deltas.length < count) {
    const run = data.u8()
    for (let i = 0; i <= (run & 0x3f); i++) deltas.push(run & 0x80 ? 0 : run & 0x40 ? data.i16() : data.i8())
  }
  return deltas
}

/** How strongly a variation works at a place of the axis: fully at its peak, not at all from its ends on. */
function strengthAt({ peak, start, end }: Variation, at: number): number {
  if (at === peak) return 1
  if (at <= start || at >= end) return 0
  return at < peak ? (at - start) / (peak - start) : (end - at) / (end - peak)
}

type Varied = { readonly glyph: Glyph; readonly width: number }

/** Behind a glyph's own points stand four that mean its width and height; the second is its right edge. */
const EDGES = 4

function variedGlyph(glyph: Glyph, width: number, variations: readonly Variation[], at: number): Varied {
  const own =
    glyph.kind === 'points'
      ? glyph.points
      : glyph.kind === 'parts'
        ? glyph.parts.map(({ dx, dy }) => ({ x: dx, y: dy, isOnCurve: true }))
        : []
  const count = own.length + EDGES
  const moved = { x: new Array<number>(count).fill(0), y: new Array<number>(count).fill(0) }
  for (const variation of variations) {
    const strength = strengthAt(variation, at)
    if (strength === 0) continue
    const { points, deltas } = variation
    for (const axis of ['x', 'y'] as const) {
      const given = deltasOf(deltas, points?.length ?? count)
      const all = points === null ? given : spread(glyph, own, axis, points, given, count)
      all.forEach((delta, i) => {
        moved[axis][i] = (moved[axis][i] ?? 0) + delta * strength
      })
    }
  }
  const to = (value: number, axis: 'x' | 'y', i: number): number => Math.round(value + (moved[axis][i] ?? 0))
  const place = ({ x, y, isOnCurve }: Point, i: number): Point => ({ x: to(x, 'x', i), y: to(y, 'y', i), isOnCurve })
  const wide = width + (moved.x[own.length + 1] ?? 0) - (moved.x[own.length] ?? 0)
  if (glyph.kind === 'points') return { glyph: { ...glyph, points: glyph.points.map(place) }, width: wide }
  if (glyph.kind === 'blank') return { glyph, width: wide }
  const parts = glyph.parts.map((part, i) => ({ ...part, dx: to(part.dx, 'x', i), dy: to(part.dy, 'y', i) }))
  return { glyph: { ...glyph, parts }, width: wide }
}

/** Deltas of all points from those of some: within a ring the others go along with their neighbours (gvar, IUP). */
function spread(
  glyph: Glyph,
  points: readonly Point[],
  axis: 'x' | 'y',
  numbers: readonly number[],
  given: readonly number[],
  count: number,
): readonly number[] {
  const deltas = new Array<number>(count).fill(0)
  const known = new Map(numbers.map((number, i) => [number, given[i] ?? 0]))
  for (const [number, delta] of known) deltas[number] = delta
  if (glyph.kind !== 'points') return deltas
  let first = 0
  for (const end of glyph.ends) {
    const touched = numbers.filter(number => number >= first && number <= end).sort((a, b) => a - b)
    for (let i = first; i <= end && touched.length > 0; i++) {
      if (known.has(i)) continue
      const before = touched.findLast(number => number < i) ?? touched.at(-1) ?? i
      const after = touched.find(number => number > i) ?? touched[0] ?? i
      const at = (number: number): number => points[number]?.[axis] ?? 0
      deltas[i] = between(at(i), [at(before), known.get(before) ?? 0], [at(after), known.get(after) ?? 0])
    }
    first = end + 1
  }
  return deltas
}

type Anchor = readonly [place: number, delta: number]

function between(place: number, one: Anchor, other: Anchor): number {
  const [low, high] = one[0] <= other[0] ? [one, other] : [other, one]
  if (low[0] === high[0]) return low[1] === high[1] ? low[1] : 0
  if (place <= low[0]) return low[1]
  if (place >= high[0]) return high[1]
  return low[1] + ((place - low[0]) / (high[0] - low[0])) * (high[1] - low[1])
}
