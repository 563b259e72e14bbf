/**
 * The code points that a TrueType font can draw, read from its `cmap` table (formats 4 and 12, the two that
 * every current font carries). Throws a RangeError for a file without either.
 */
export function coverageOf(font: Buffer): ReadonlySet<number> {
  const table = cmapOffset(font)
  const subtables = font.readUInt16BE(table + 2)
  const covered = new Set<number>()
  for (let i = 0; i < subtables; i++) {
    const start = table + font.readUInt32BE(table + 4 + i * 8 + 4)
    const format = font.readUInt16BE(start)
    if (format === 4) addFormat4(font, start, covered)
    if (format === 12) addFormat12(font, start, covered)
  }
  if (covered.size === 0) throw new RangeError('The font has no character map of format 4 or 12.')
  return covered
}

function cmapOffset(font: Buffer): number {
  const tables = font.readUInt16BE(4)
  for (let i = 0; i < tables; i++) {
    const record = 12 + i * 16
    if (font.toString('latin1', record, record + 4) === 'cmap') return font.readUInt32BE(record + 8)
  }
  throw new RangeError('The font has no character map.')
}

function addFormat4(font: Buffer, start: number, covered: Set<number>): void {
  const segments = font.readUInt16BE(start + 6) / 2
  const ends = start + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const offsets = deltas + segments * 2
  for (let i = 0; i < segments; i++) {
    const first = font.readUInt16BE(starts + i * 2)
    const last = font.readUInt16BE(ends + i * 2)
    const delta = font.readUInt16BE(deltas + i * 2)
    const offset = font.readUInt16BE(offsets + i * 2)
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph =
        offset === 0 ? (code + delta) & 0xffff : font.readUInt16BE(offsets + i * 2 + offset + (code - first) * 2)
      if (glyph !== 0) covered.add(code)
    }
  }
}

function addFormat12(font: Buffer, start: number, covered: Set<number>): void {
  const groups = font.readUInt32BE(start + 12)
  for (let i = 0; i < groups; i++) {
    const group = start + 16 + i * 12
    const last = font.readUInt32BE(group + 4)
    for (let code = font.readUInt32BE(group); code <= last; code++) covered.add(code)
  }
}
