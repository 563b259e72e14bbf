import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** A part of an archive, as its directory names it. */
export interface ZipPart {
  readonly name: string
  /** 0 stored, 8 deflated. */
  readonly method: number
  readonly packed: number
  /** Bytes once unpacked, as the directory says; what comes out beyond them is refused. */
  readonly size: number
  readonly at: number
}

export interface Zip {
  readonly parts: ReadonlyMap<string, ZipPart>
  /** The bytes of a part, unpacked as they are read. */
  stream(part: ZipPart): Promise<Readable>
  close(): Promise<void>
}

/** What is no archive that can be read. */
export class ZipError extends Error {}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_SIZE = 22
const COMMENT_MAX = 65_535
/** Bytes that are unpacked at a time. */
const CHUNK = 128 * 1024
/** Parts of a workbook; one that names more is made to hurt. */
const PARTS_MAX = 5_000

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw new ZipError('The archive ends early.')
  return buffer
}

async function readDirectory(file: FileHandle): Promise<Map<string, ZipPart>> {
  const { size } = await file.stat()
  const length = Math.min(size, END_SIZE + COMMENT_MAX)
  const tail = await readAt(file, size - length, length)
  let end = tail.length - END_SIZE
  while (end >= 0 && tail.readUInt32LE(end) !== END) end -= 1
  if (end < 0) throw new ZipError('There is no archive.')
  const [count, bytes, at] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (count > PARTS_MAX || at + bytes > size) throw new ZipError('The directory of the archive is damaged.')
  const directory = await readAt(file, at, bytes)
  const parts = new Map<string, ZipPart>()
  for (let place = 0; parts.size < count && place + 46 <= directory.length; ) {
    if (directory.readUInt32LE(place) !== ENTRY) throw new ZipError('The directory of the archive is damaged.')
    const [nameLength, extra, comment] = [28, 30, 32].map(offset => directory.readUInt16LE(place + offset)) as [
      number,
      number,
      number,
    ]
    const name = directory.toString('utf8', place + 46, place + 46 + nameLength)
    parts.set(name, {
      name,
      method: directory.readUInt16LE(place + 10),
      packed: directory.readUInt32LE(place + 20),
      size: directory.readUInt32LE(place + 24),
      at: directory.readUInt32LE(place + 42),
    })
    place += 46 + nameLength + extra + comment
  }
  return parts
}

/** Opens an archive on the disk, to read its parts in any order. @throws {ZipError} */
export async function openZip(path: string): Promise<Zip> {
  const file = await open(path)
  try {
    const parts = await readDirectory(file)
    return {
      parts,
      async stream(part) {
        const head = await readAt(file, part.at, 30)
        if (head.readUInt32LE(0) !== LOCAL) throw new ZipError('A part of the archive is damaged.')
        const start = part.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
        if (part.packed === 0) return Readable.from([])
        const packed = createReadStream(path, { start, end: start + part.packed - 1 })
        if (part.method === 0) return packed
        if (part.method !== 8) throw new ZipError('A part of the archive is packed in a way that is not known.')
        const unpacked = createInflateRaw({ chunkSize: CHUNK })
        packed.on('error', error => unpacked.destroy(error))
        return packed.pipe(unpacked).on('close', () => packed.destroy())
      },
      close: () => file.close(),
    }
  } catch (error) {
    await file.close()
    throw error
  }
}
