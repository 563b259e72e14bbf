import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG with its check sum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

export interface PngKind {
  readonly width?: number
  readonly height?: number
  readonly bits?: number
  /** 0 grey, 2 colors, 3 palette, 4 grey with transparency, 6 colors with transparency. */
  readonly color?: number
  readonly interlaced?: boolean
  /** The filter that each row names; above 4 there is none. */
  readonly filter?: number
  /** What is packed instead of the pixels. */
  readonly pixels?: Buffer
  /** Chunks between the header and the pixels. */
  readonly more?: readonly Buffer[]
}

/** A PNG of one color, of any of its kinds. An interlaced one is small enough for its first pass to hold it: 1 × 1. */
export function pngOf(kind: PngKind = {}): Buffer {
  const { width = 2, height = 2, bits = 8, color = 2, interlaced = false, filter = 0, more = [] } = kind
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, color, 0, 0, interlaced ? 1 : 0], 8)
  const rows = (): Buffer => {
    const row = Buffer.alloc(1 + Math.ceil((width * bits * (samples[color] ?? 1)) / 8), 0x55)
    row[0] = filter
    return Buffer.concat(Array.from({ length: height }, () => row))
  }
  const pixels = kind.pixels ?? rows()
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    ...(color === 3 ? [pngChunk('PLTE', Buffer.alloc(768, 0x7f))] : []),
    ...more,
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG's segment with its length. */
export function jpegSegment(marker: number, data: Uint8Array): Buffer {
  const segment = Buffer.alloc(4 + data.length)
  segment.set([0xff, marker], 0)
  segment.writeUInt16BE(2 + data.length, 2)
  segment.set(data, 4)
  return segment
}

/** A grey JPEG as far as its segments go: what stands in its scan is nobody's picture. */
export function jpegOf({
  width = 8,
  height = 8,
  more = [],
}: {
  width?: number
  height?: number
  more?: Buffer[]
} = {}) {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...more,
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegSegment(0xc0, frame),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x2a, 0x2a, 0xff, 0xd9]),
  ])
}
