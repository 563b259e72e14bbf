import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Refusal } from '../refusal.ts'
import { BucketFault, openBucket } from './bucket.ts'
import type { BucketAddress } from './bucketAddress.ts'
import { FileStoreAway } from './fileStoreAway.ts'
import type { Files } from './files.ts'
import { placeWithin, wholeWithin, writeStream } from './onDisk.ts'

/** A copy that nobody asked for in this time is taken off the disk (milliseconds). */
const COPY_MS = 60 * 60_000
const SWEEP_EVERY_MS = 10 * 60_000

/** What a bucket does not do now is done later: whoever asked may ask again. @throws {FileStoreAway} */
async function orAway<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof BucketFault) throw new FileStoreAway(error)
    throw error
  }
}

/** Copies of what was lately read or written, below a folder of this machine. */
function openCopies(folder: string) {
  let sweptAt = Date.now()

  async function sweep(): Promise<void> {
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return
    sweptAt = Date.now()
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      if (Date.now() - (await stat(path)).mtimeMs > COPY_MS) await rm(path, { force: true })
    }
  }

  return {
    folder,
    /** Where a whole copy lies, for another hour; null: there is none. */
    async find(clientId: number, sha256: string): Promise<string | null> {
      const path = await wholeWithin(folder, clientId, sha256)
      if (path !== null) await utimes(path, new Date(), new Date())
      // What was taken away meanwhile was nobody's.
      sweep().catch(() => {})
      return path
    },
    write: (clientId: number, source: Readable) => writeStream(folder, clientId, source),
    remove: (clientId: number, sha256: string) => rm(join(folder, placeWithin(clientId, sha256)), { force: true }),
  }
}

/**
 * Files in a bucket. What is read passes through a copy on this machine, so that it is whole before its first byte leaves and can
 * be read in any order.
 * @param before files of an installation that kept them on its disk: they are read from there where the bucket has none
 */
export function openInBucket(address: BucketAddress, before: Files, copiesFolder: string): Files {
  const bucket = openBucket(address)
  const copies = openCopies(copiesFolder)

  async function place(clientId: number, sha256: string): Promise<string> {
    const there = await copies.find(clientId, sha256)
    if (there !== null) return there
    let fetched: { readonly sha256: string; readonly path: string } | null = null
    const isThere = await orAway(
      bucket.read(placeWithin(clientId, sha256), async pieces => {
        fetched = await copies.write(clientId, Readable.from(pieces))
      }),
    )
    if (!isThere) return before.place(clientId, sha256)
    const { sha256: found, path } = fetched ?? { sha256: '', path: '' }
    if (found === sha256) return path
    // It lies under the hash of what it is, where nobody asks for it.
    await copies.remove(clientId, found)
    throw new Refusal('FileDamaged')
  }

  return {
    async put(clientId, bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await orAway(bucket.put(placeWithin(clientId, sha256), bytes))
      return sha256
    },
    async putStream(clientId, source) {
      const { sha256, bytes, path } = await copies.write(clientId, source)
      await orAway(bucket.putFile(placeWithin(clientId, sha256), path, bytes))
      return { sha256, bytes }
    },
    place,
    stream: async (clientId, sha256) => createReadStream(await place(clientId, sha256)),
    bytes: async (clientId, sha256) => readFile(await place(clientId, sha256)),
    async size(clientId, sha256) {
      const size = await orAway(bucket.size(placeWithin(clientId, sha256)))
      return size ?? before.size(clientId, sha256)
    },
    async remove(clientId, sha256) {
      await orAway(bucket.remove(placeWithin(clientId, sha256)))
      await copies.remove(clientId, sha256)
      await before.remove(clientId, sha256)
    },
  }
}

/** A file of a company, and where its bytes lie. */
export interface StoredFile {
  readonly clientId: number
  readonly sha256: string
  readonly path: string
}

const KEY = /^(\d+)\/[0-9a-f]{2}\/([0-9a-f]{64})$/

/**
 * Every whole file of a bucket, one after the other; the bytes lie there until the next one is asked for.
 * @param folder of this machine, for one file at a time
 * @throws {BucketFault}
 */
export async function* filesInBucket(address: BucketAddress, folder: string): AsyncGenerator<StoredFile> {
  const bucket = openBucket(address)
  for await (const key of bucket.keys()) {
    const [, client, sha256 = ''] = KEY.exec(key) ?? []
    if (client === undefined) continue
    const clientId = Number(client)
    let path = ''
    let found = ''
    await bucket.read(key, async pieces => {
      const fetched = await writeStream(folder, clientId, Readable.from(pieces))
      path = fetched.path
      found = fetched.sha256
    })
    if (path === '') continue
    if (found === sha256) yield { clientId, sha256, path }
    await rm(path, { force: true })
  }
}
