import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is kept of an installation outside of its database. */
export interface KeptOutside {
  readonly key: string
  /** Tells this file from any copy of it. */
  readonly keyFile: string
  readonly ticks: number
}

const keyPath = (data: string): string => join(data, 'installation.key')
const ticksPath = (data: string): string => join(data, 'installation.ticks')

/** A moved file stays the same one; a copy has a number and a birth of its own. */
function markOf(path: string): string {
  const { ino, birthtimeNs, ctimeNs } = statSync(path, { bigint: true })
  // Where a file system keeps no birth, the last change stands in its place, which a change of rights moves.
  return birthtimeNs === ctimeNs ? `${ino}` : `${ino}:${birthtimeNs}`
}

/** What lies in a data folder; null: no installation was claimed with it. */
export function readOutside(data: string): KeptOutside | null {
  const path = keyPath(data)
  if (!existsSync(path)) return null
  const ticks = existsSync(ticksPath(data)) ? Number(readFileSync(ticksPath(data), 'utf8')) : 0
  return {
    key: readFileSync(path, 'utf8').trim(),
    keyFile: markOf(path),
    ticks: Number.isSafeInteger(ticks) ? ticks : 0,
  }
}

/** Puts a new key into a data folder. */
export function writeKey(data: string): Pick<KeptOutside, 'key' | 'keyFile'> {
  const key = crypto.randomUUID()
  mkdirSync(data, { recursive: true })
  // Beside its place first: half a key is none.
  const half = `${keyPath(data)}.${process.pid}`
  writeFileSync(half, `${key}\n`, { mode: 0o600 })
  renameSync(half, keyPath(data))
  return { key, keyFile: markOf(keyPath(data)) }
}

/** Writes how far the database has counted. */
export function writeTicks(data: string, ticks: number): void {
  const half = `${ticksPath(data)}.${process.pid}`
  writeFileSync(half, `${ticks}\n`)
  renameSync(half, ticksPath(data))
}
