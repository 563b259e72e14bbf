import { inflateSync } from 'node:zlib'
import { scanPicture } from './read.ts'

/** A grey picture, a byte a dot. */
export type Grey = { readonly width: number; readonly height: number; readonly dots: Uint8Array }

/** A PNG of grey bytes, not interlaced, taken apart. */
export function greyOf(png: Uint8Array): Grey {
  const bytes = Buffer.from(png)
  const data: Buffer[] = []
  let [width, height] = [0, 0]
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const body = bytes.subarray(at + 8, at + 8 + length)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (kind === 'IHDR') {
      width = body.readUInt32BE(0)
      height = body.readUInt32BE(4)
      if (body[8] !== 8 || body[9] !== 0 || body[12] !== 0) throw new Error('not a picture of grey bytes')
    }
    if (kind === 'IDAT') data.push(body)
    at += 12 + length
  }
  const rows = inflateSync(Buffer.concat(data))
  const dots = new Uint8Array(width * height)
  const at = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : (dots[y * width + x] ?? 0))
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (width + 1)] ?? 0
    for (let x = 0; x < width; x++) {
      const before = [0, at(x - 1, y), at(x, y - 1), (at(x - 1, y) + at(x, y - 1)) >> 1, paeth(at, x, y)][filter] ?? 0
      dots[y * width + x] = ((rows[y * (width + 1) + 1 + x] ?? 0) + before) & 255
    }
  }
  return { width, height, dots }
}

function paeth(at: (x: number, y: number) => number, x: number, y: number): number {
  const [left, above, corner] = [at(x - 1, y), at(x, y - 1), at(x - 1, y - 1)]
  const guess = left + above - corner
  const near = [left, above, corner].map(one => Math.abs(guess - one))
  const [a = 0, b = 0, c = 0] = near
  return a <= b && a <= c ? left : b <= c ? above : corner
}

/** A portable grey map, as pdftoppm writes it, taken apart. */
export function mapOf(pgm: Uint8Array): Grey {
  const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(Buffer.from(pgm.subarray(0, 64)).toString('latin1'))
  if (head === null) throw new Error('no portable grey map')
  return { width: Number(head[1]), height: Number(head[2]), dots: pgm.subarray(head[0].length) }
}

/** Each dot the mean of itself and its eight neighbours: a worn head, or a lens out of focus. */
export function blurred({ width, height, dots }: Grey): Grey {
  const out = new Uint8Array(dots.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height
          sum += inside ? (dots[(y + dy) * width + x + dx] ?? 255) : 255
        }
      }
      out[y * width + x] = Math.round(sum / 9)
    }
  }
  return { width, height, dots: out }
}

const pgmOf = ({ width, height, dots }: Grey): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), dots]))

function cut({ width, height, dots }: Grey, left: number, top: number, wide: number, high: number): Grey {
  const out = new Uint8Array(wide * high).fill(255)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const inside = left + x < width && top + y < height
      if (inside) out[y * wide + x] = dots[(top + y) * width + left + x] ?? 255
    }
  }
  return { width: wide, height: high, dots: out }
}

/** Window that a MaxiCode, an inch wide, is looked for in: the reader takes everything in it for the code. */
const WINDOW = { margin: 14, wide: 240, high: 228 } as const

/** Every code of a label at 203 dpi, the MaxiCode with its left top about a place. */
export async function codesOn(picture: Grey, maxiAt?: { readonly x: number; readonly y: number }): Promise<string[]> {
  const linear = await scanPicture(pgmOf(picture))
  const { margin, wide, high } = WINDOW
  const maxi =
    maxiAt === undefined ? [] : await scanPicture(pgmOf(cut(picture, maxiAt.x - margin, maxiAt.y - margin, wide, high)))
  const found = [...linear, ...maxi].map(({ format, text }) => `${format} ${text}`)
  return [...new Set(found)].sort()
}
