import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { App } from '../../app.ts'
import type { FileReply } from '../../handler.ts'
import { oneRun } from './oneRun.ts'

/** Files that a node makes at once: each holds a connection to the database while its rows come. */
const MAKING_MAX = 3

interface Spooled {
  readonly file: Omit<FileReply, 'body'>
  readonly folder: string
  readonly path: string
  /** Those that read it: the last one takes it off the disk. */
  readers: number
}

interface Turns {
  readonly waiting: (() => void)[]
  running: number
}

const turnsAt = new WeakMap<App, Turns>()

async function spool({ body, ...file }: FileReply): Promise<Spooled> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-report-'))
  const path = join(folder, 'file')
  try {
    await pipeline(Buffer.isBuffer(body) ? Readable.from([body]) : body, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return { file, folder, path, readers: 0 }
}

/** Waits for its turn among the files of this node. */
async function inTurn<T>(app: App, work: () => Promise<T>): Promise<T> {
  const turns = turnsAt.get(app) ?? { waiting: [], running: 0 }
  turnsAt.set(app, turns)
  if (turns.running >= MAKING_MAX) await new Promise<void>(resolve => turns.waiting.push(resolve))
  else turns.running += 1
  try {
    return await work()
  } finally {
    const next = turns.waiting.shift()
    // Whoever is next takes over the place.
    if (next === undefined) turns.running -= 1
    else next()
  }
}

/**
 * One file for all who ask for the same while it is made. It is written to a disk first, so that no transaction waits for a
 * slow line.
 * @param key what makes it the same file: the company and all that was asked for
 */
export async function madeOnce(app: App, key: readonly unknown[], make: () => Promise<FileReply>): Promise<FileReply> {
  const spooled = await oneRun(app, ['file', ...key], () => inTurn(app, async () => spool(await make())))
  // All who waited are counted before any of them has read a byte.
  spooled.readers += 1
  const body = createReadStream(spooled.path)
  body.once('close', () => {
    spooled.readers -= 1
    if (spooled.readers === 0) void rm(spooled.folder, { recursive: true, force: true })
  })
  return { ...spooled.file, body }
}
