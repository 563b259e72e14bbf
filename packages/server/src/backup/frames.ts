import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { OperatorFault } from '../operatorFault.ts'

/**
 * A backup is one file: Zstandard over frames, each a length (4 bytes, big endian), so many bytes of JSON that say what it
 * is, a length again, and that many bytes of what it bears. The last one bears the SHA-256 of all before it, so that half a
 * file is known from a whole one.
 */
export type Head =
  | { readonly kind: 'manifest'; readonly manifest: Manifest }
  | { readonly kind: 'rows'; readonly table: string }
  | { readonly kind: 'file'; readonly clientId: number; readonly sha256: string; readonly isLast: boolean }
  | { readonly kind: 'jobs'; readonly jobs: readonly Job[] }
  | { readonly kind: 'end'; readonly files: number; readonly sha256: string }

export interface Manifest {
  readonly format: 1
  /** The last migration that the database had. */
  readonly migration: string
  /** ISO. */
  readonly at: string
  /** Tells the secret that its data are sealed with from any other one. */
  readonly secretMark: string
  readonly tables: readonly Table[]
}

/** A table as it was written: its columns in the order of their values (PostgreSQL's COPY, text). */
export interface Table {
  /** With its schema: `public.shipment`. */
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  /** Where its sequences go on, by column. */
  readonly sequences: Readonly<Record<string, number>>
}

/** Work of the job queue that was not done yet. */
export interface Job {
  readonly name: string
  readonly data: object
  /** ISO. */
  readonly startAfter: string
}

/** Not a backup, or not a whole one: the message is for the operator. */
export class BadBackup extends OperatorFault {
  readonly exitCode = 65
}

const FORMAT = 1
/** A head is some hundred bytes, the manifest some hundred kilobytes. */
const HEAD_MAX = 16 * 1024 * 1024
const BODY_MAX = 64 * 1024 * 1024

function framed(head: Head, body: Buffer): readonly Buffer[] {
  const text = Buffer.from(JSON.stringify(head))
  const lengths = [text.length, body.length].map(length => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(length)
    return bytes
  })
  return [lengths[0] ?? Buffer.alloc(0), text, lengths[1] ?? Buffer.alloc(0), body]
}

export interface BackupWriter {
  frame(head: Exclude<Head, { kind: 'end' }>, body?: Buffer): Promise<void>
  /** Writes the end, and gives the file its name: half a backup never bears it. */
  end(files: number): Promise<void>
  /** Takes away what was written. */
  giveUp(): Promise<void>
}

/** Opens a new backup beside the place where it will lie. */
export function writeBackup(path: string): BackupWriter {
  const half = `${path}.half`
  const zip = createZstdCompress()
  const file = createWriteStream(half, { mode: 0o600 })
  const written = pipeline(zip, file)
  written.catch(() => {})
  const hash = createHash('sha256')
  async function put(buffers: readonly Buffer[], hashed: Hash | null): Promise<void> {
    for (const buffer of buffers) {
      hashed?.update(buffer)
      // What broke the pipe is thrown, not waited for.
      if (!zip.write(buffer)) await Promise.race([once(zip, 'drain'), written])
    }
  }
  return {
    frame: (head, body = Buffer.alloc(0)) => put(framed(head, body), hash),
    async end(files) {
      await put(framed({ kind: 'end', files, sha256: hash.digest('hex') }, Buffer.alloc(0)), null)
      zip.end()
      await written
      const handle = await open(half, 'r')
      await handle.sync().finally(() => handle.close())
      await rename(half, path)
    },
    async giveUp() {
      zip.destroy()
      await finished(file).catch(() => {})
      await rm(half, { force: true })
    },
  }
}

/** Reads so many bytes at a time from a stream of pieces. */
function openReader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  return async (length: number): Promise<Buffer> => {
    const parts: Buffer[] = [held]
    let size = held.length
    while (size < length) {
      const { done, value } = await pieces.next()
      if (done === true) throw new BadBackup('The backup breaks off: it is half of one.')
      parts.push(value)
      size += value.length
    }
    const all = Buffer.concat(parts)
    held = all.subarray(length)
    return all.subarray(0, length)
  }
}

/**
 * The frames of a backup, in their order; the end comes last and was proven by then.
 * @throws {BadBackup} when it is none, or not whole
 */
export async function* readBackup(path: string): AsyncGenerator<{ readonly head: Head; readonly body: Buffer }> {
  const unpacked = createZstdDecompress()
  // What breaks is thrown at whoever reads.
  pipeline(createReadStream(path), unpacked).catch(() => {})
  const read = openReader(unpacked)
  const hash = createHash('sha256')
  const lengthAt = async (most: number): Promise<readonly [Buffer, number]> => {
    const bytes = await read(4)
    const length = bytes.readUInt32BE()
    if (length > most) throw new BadBackup('This is no backup of Waybill.')
    return [bytes, length]
  }
  try {
    for (let isFirst = true; ; isFirst = false) {
      const [headBytes, headLength] = await lengthAt(HEAD_MAX)
      const text = await read(headLength)
      const [bodyBytes, bodyLength] = await lengthAt(BODY_MAX)
      const body = await read(bodyLength)
      const head = JSON.parse(text.toString()) as Head
      if (isFirst && (head.kind !== 'manifest' || head.manifest.format !== FORMAT)) {
        throw new BadBackup('This is no backup of Waybill, or one of another format.')
      }
      if (head.kind === 'end') {
        if (hash.digest('hex') !== head.sha256)
          throw new BadBackup('The backup is damaged: its bytes are not those that were written.')
        yield { head, body }
        return
      }
      for (const bytes of [headBytes, text, bodyBytes, body]) hash.update(bytes)
      yield { head, body }
    }
  } catch (error) {
    if (error instanceof BadBackup) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new BadBackup(`${path} is not there.`)
    if (code === 'EISDIR') throw new BadBackup(`${path} is a folder, not a backup.`)
    if (code.startsWith('Z') || error instanceof SyntaxError) {
      throw new BadBackup('This is no backup of Waybill, or it breaks off.')
    }
    throw error
  }
}

/** A stream of the bytes of frames, for PostgreSQL's COPY. */
export const bytesOf = (bodies: AsyncIterable<Buffer>): Readable => Readable.from(bodies, { objectMode: false })

/** Gathers pieces until they are worth a frame. */
export const gathered = (size = 1024 * 1024): Transform => {
  let parts: Buffer[] = []
  let held = 0
  return new Transform({
    readableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      parts.push(chunk)
      held += chunk.length
      if (held < size) return done()
      const whole = Buffer.concat(parts)
      parts = []
      held = 0
      done(null, whole)
    },
    flush(done) {
      if (held > 0) this.push(Buffer.concat(parts))
      done()
    },
  })
}
