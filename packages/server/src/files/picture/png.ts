import { promisify } from 'node:util'
import { crc32, inflate } from 'node:zlib'
import { type JudgedPicture, type PictureLimits, refused, tooLarge } from './picture.ts'

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Chunks that draw the picture (PNG, third edition, §11.2 and §11.3.1); texts, times, places and further frames are left out. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'pHYs'])

/** Samples of a pixel and bits they may have, by color type (§11.2.1, table 12). */
const colors: Readonly<Record<number, { readonly samples: number; readonly bits: readonly number[] }>> = {
  0: { samples: 1, bits: [1, 2, 4, 8, 16] },
  2: { samples: 3, bits: [8, 16] },
  3: { samples: 1, bits: [1, 2, 4, 8] },
  4: { samples: 2, bits: [8, 16] },
  6: { samples: 4, bits: [8, 16] },
}

/** First column and row, and steps, of Adam7's seven passes (§8.1). */
const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

interface Chunk {
  readonly type: string
  readonly data: Buffer
  /** Length, type, data and check sum, as they stood. */
  readonly whole: Buffer
}

/** The chunks up to the end mark; null where one is cut short or its check sum is wrong. */
function chunksOf(bytes: Buffer): readonly Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null
    chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) })
    if (type === 'IEND') return chunks
    at = end
  }
  return null
}

/** Rows of the picture as they are packed, with the bytes of each behind its filter. */
function rowsOf(width: number, height: number, bitsPerPixel: number, interlaced: boolean) {
  const passes = interlaced ? adam7 : [[0, 0, 1, 1] as const]
  return passes.flatMap(([x, y, dx, dy]) => {
    const [columns, rows] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)]
    return columns > 0 && rows > 0 ? [{ rows, length: 1 + Math.ceil((columns * bitsPerPixel) / 8) }] : []
  })
}

/** Whether the pixels are all there and each row has a filter that exists: who draws it on a paper asks for no less. */
async function isWhole(packed: Buffer, passes: ReturnType<typeof rowsOf>): Promise<boolean> {
  const wanted = passes.reduce((sum, { rows, length }) => sum + rows * length, 0)
  // No more is unpacked than the header promised, so a small file that swells to gigabytes ends here.
  const pixels = await unpack(packed, { maxOutputLength: wanted }).catch(() => null)
  if (pixels === null || pixels.length !== wanted) return false
  let at = 0
  for (const { rows, length } of passes) {
    for (let row = 0; row < rows; row++, at += length) if ((pixels[at] ?? 5) > 4) return false
  }
  return true
}

/** Reads a PNG: its header first, its pixels only once the header keeps to the limits. */
export async function readPng(bytes: Buffer, limits: PictureLimits): Promise<JudgedPicture> {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return refused({ code: 'pictureType' })
  const damaged = refused({ code: 'pictureDamaged' })
  const chunks = chunksOf(bytes)
  const header = chunks?.[0]
  if (chunks === null || header?.type !== 'IHDR' || header.data.length !== 13) return damaged
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)]
  const [bits = 0, type = -1, compression, filter, interlace = 0] = header.data.subarray(8)
  const color = colors[type]
  if (width === 0 || height === 0 || color === undefined || !color.bits.includes(bits)) return damaged
  if (compression !== 0 || filter !== 0 || interlace > 1) return damaged
  const large = tooLarge(width, height, limits)
  if (large !== null) return large
  const palette = chunks.find(chunk => chunk.type === 'PLTE')
  if (type === 3 && (palette === undefined || palette.data.length === 0 || palette.data.length % 3 !== 0))
    return damaged
  const packed = Buffer.concat(chunks.filter(chunk => chunk.type === 'IDAT').map(({ data }) => data))
  if (!(await isWhole(packed, rowsOf(width, height, color.samples * bits, interlace === 1)))) return damaged
  const drawn = chunks.filter(chunk => kept.has(chunk.type)).map(({ whole }) => whole)
  return { kind: 'taken', picture: { mime: 'image/png', width, height, bytes: Buffer.concat([SIGNATURE, ...drawn]) } }
}
