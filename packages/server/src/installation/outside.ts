import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openBucket } from '../files/bucket.ts'
import { type BucketAddress, bucketName } from '../files/bucketAddress.ts'
import type { Settings } from '../settings.ts'

/** What is kept of an installation outside of its database. */
export interface KeptOutside {
  readonly key: string
  /** What the database may have kept of this very place; a copy of it has others. */
  readonly marks: readonly string[]
  readonly ticks: number
}

/** Where an installation keeps its key: all of its nodes reach the same one. */
export interface Outside {
  /** Null: no installation was claimed with it. @throws {BucketFault} */
  read(): Promise<KeptOutside | null>
  /** Puts a new key in its place. @returns it, and a mark of the place. @throws {BucketFault} */
  writeKey(): Promise<{ readonly key: string; readonly mark: string }>
  /** Keeps how far the database has counted. @throws {BucketFault} */
  writeTicks(ticks: number): Promise<void>
}

const KEY = 'installation.key'
const TICKS = 'installation.ticks'
/** Longer than the coarsest clock of a file system counts in. */
const CLOCK_MS = 20

const ticksIn = (text: string): number => (Number.isSafeInteger(Number(text)) ? Number(text) : 0)

const statNow = (path: string) => statSync(path, { bigint: true })

/**
 * What tells a file from any copy of it: its number and its birth, which a move keeps. Where a file system keeps no birth, the
 * last change is given in its place; it follows a change of rights, and is not taken for one.
 */
async function markOf(path: string): Promise<string> {
  const before = statNow(path)
  await delay(CLOCK_MS)
  chmodSync(path, 0o600)
  const { ino, birthtimeNs, ctimeNs } = statNow(path)
  const isBirth = birthtimeNs === before.birthtimeNs && ctimeNs !== before.ctimeNs
  return isBirth ? `${ino}:${birthtimeNs}` : `${ino}`
}

function openFolder(data: string): Outside {
  // Beside its place first: half a key is none. Two containers may have one process id.
  function write(name: string, text: string, mode: number): void {
    mkdirSync(data, { recursive: true })
    const half = join(data, `${name}.${crypto.randomUUID()}`)
    writeFileSync(half, text, { mode })
    renameSync(half, join(data, name))
  }
  return {
    async read() {
      const path = join(data, KEY)
      if (!existsSync(path)) return null
      const { ino, birthtimeNs } = statNow(path)
      const ticks = existsSync(join(data, TICKS)) ? ticksIn(readFileSync(join(data, TICKS), 'utf8')) : 0
      return { key: readFileSync(path, 'utf8').trim(), marks: [`${ino}`, `${ino}:${birthtimeNs}`], ticks }
    },
    async writeKey() {
      const key = crypto.randomUUID()
      write(KEY, `${key}\n`, 0o600)
      return { key, mark: await markOf(join(data, KEY)) }
    },
    async writeTicks(ticks) {
      write(TICKS, `${ticks}\n`, 0o644)
    },
  }
}

/** Beside the files: nodes that keep them in a bucket need no folder in common. */
function openBeside(address: BucketAddress): Outside {
  const bucket = openBucket(address)
  const mark = bucketName(address)
  async function text(key: string): Promise<string | null> {
    let found = ''
    const isThere = await bucket.read(key, async pieces => {
      const all: Uint8Array[] = []
      for await (const piece of pieces) all.push(piece)
      found = Buffer.concat(all).toString('utf8').trim()
    })
    return isThere ? found : null
  }
  return {
    async read() {
      const key = await text(KEY)
      return key === null ? null : { key, marks: [mark], ticks: ticksIn((await text(TICKS)) ?? '0') }
    },
    async writeKey() {
      const key = crypto.randomUUID()
      await bucket.put(KEY, Buffer.from(`${key}\n`))
      return { key, mark }
    },
    writeTicks: ticks => bucket.put(TICKS, Buffer.from(`${ticks}\n`)),
  }
}

export type OutsideSettings = Pick<Settings, 'WAYBILL_DATA' | 'bucket'>

/** Where the settings have the key kept. */
export const openOutside = ({ WAYBILL_DATA: data, bucket }: OutsideSettings): Outside =>
  bucket === null ? openFolder(data) : openBeside(bucket)

/** Where it was kept before the files went into a bucket; null: nowhere else. */
export const formerOutside = ({ WAYBILL_DATA: data, bucket }: OutsideSettings): Outside | null =>
  bucket === null ? null : openFolder(data)
