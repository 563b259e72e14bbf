import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import { onFileDisk } from './fileStoreAway.ts'
import type { Files, Stored } from './files.ts'
import { piecesOf } from './pieces.ts'

/** Makes a change of a folder's entries outlive a power cut. Windows has no such call: there renaming does it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** A folder, and those above it, once it has returned for good. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made))
    if (made === first) return
  }
}

/** Writes beside the place and moves there once all bytes are on the disk: a half-written file never bears the name. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await makeFolder(dirname(path))
  const half = `${path}.${crypto.randomUUID()}.half`
  try {
    const file = await open(half, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(half, path)
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
  await syncFolder(dirname(path))
}

export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error as NodeJS.ErrnoException).code === 'ENOENT'

async function isWhole(path: string, sha256: string): Promise<boolean> {
  const hash = createHash('sha256')
  try {
    for await (const piece of piecesOf(path)) hash.update(piece)
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
  return hash.digest('hex') === sha256
}

/** Where a content lies below a folder, and below a prefix of a bucket. */
export const placeWithin = (clientId: number, sha256: string): string =>
  [String(clientId), sha256.slice(0, 2), sha256].join('/')

/**
 * A large file is taken in at 32 MB a second at most: as fast as a neighbor on the same network can send one, it would have
 * the node to itself for seconds.
 */
const BYTES_PER_MS = 32 * 1024
/** So far ahead of that a file may be: most are whole by then. */
const EARLY_MS = 10

/** Writes what arrives below a folder, as it arrives. @returns what it was, and where it lies @throws {FileStoreAway} */
export const writeStream = (root: string, clientId: number, source: Readable): Promise<Written> =>
  onFileDisk(() => writeArriving(root, clientId, source))

interface Written extends Stored {
  readonly path: string
}

async function writeArriving(root: string, clientId: number, source: Readable): Promise<Written> {
  const folder = join(root, String(clientId))
  await makeFolder(folder)
  const half = join(folder, `${crypto.randomUUID()}.half`)
  const hash = createHash('sha256')
  let size = 0
  const begun = performance.now()
  try {
    const file = await open(half, 'wx', 0o600)
    try {
      for await (const chunk of source) {
        const piece = chunk as Buffer
        hash.update(piece)
        size += piece.length
        await file.writeFile(piece)
        const early = size / BYTES_PER_MS - (performance.now() - begun)
        if (early > EARLY_MS) await delay(early)
      }
      await file.sync()
    } finally {
      await file.close()
    }
    const sha256 = hash.digest('hex')
    const path = join(root, placeWithin(clientId, sha256))
    await makeFolder(dirname(path))
    await rename(half, path)
    await syncFolder(dirname(path))
    return { sha256, bytes: size, path }
  } catch (error) {
    await rm(half, { force: true })
    throw error
  }
}

/** Where whole bytes of that hash lie below a folder; null where they do not. @throws {FileStoreAway} */
export async function wholeWithin(root: string, clientId: number, sha256: string): Promise<string | null> {
  const path = join(root, placeWithin(clientId, sha256))
  return (await onFileDisk(() => isWhole(path, sha256))) ? path : null
}

/** Files in a folder of this machine. */
export function openOnDisk(root: string): Files {
  const placeOf = (clientId: number, sha256: string): string => join(root, placeWithin(clientId, sha256))

  async function wholePlace(clientId: number, sha256: string): Promise<string> {
    const path = await wholeWithin(root, clientId, sha256)
    if (path === null) throw new Refusal('FileDamaged')
    return path
  }

  return {
    async put(clientId, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const path = placeOf(clientId, sha256)
      await onFileDisk(async () => {
        if (!(await isWhole(path, sha256))) await writeWhole(path, bytes)
      })
      return sha256
    },
    async putStream(clientId, source) {
      const { sha256, bytes } = await writeStream(root, clientId, source)
      return { sha256, bytes }
    },
    place: wholePlace,
    stream: async (clientId, sha256) => createReadStream(await wholePlace(clientId, sha256)),
    bytes: async (clientId, sha256) => readFile(await wholePlace(clientId, sha256)),
    async size(clientId, sha256) {
      try {
        return (await onFileDisk(() => stat(placeOf(clientId, sha256)))).size
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (clientId, sha256) => onFileDisk(() => rm(placeOf(clientId, sha256), { force: true })),
  }
}
