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

/** Of one company at most: the others have one place among them that it cannot take. */
const COMPANY_MAX = 2

interface Turn {
  readonly clientId: number
  readonly begin: () => void
}

interface Turns {
  /** Whose files are being made. */
  readonly running: number[]
  /** In the order in which they came. */
  readonly waiting: Turn[]
}

const turnsAt = new WeakMap<App, Turns>()

const mayBegin = ({ running }: Turns, clientId: number): boolean =>
  running.length < MAKING_MAX && running.filter(one => one === clientId).length < COMPANY_MAX

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

/** Waits for its turn among the files of this node; those of one company hold up no other one's. */
async function inTurn<T>(app: App, clientId: number, work: () => Promise<T>): Promise<T> {
  const turns = turnsAt.get(app) ?? { running: [], waiting: [] }
  turnsAt.set(app, turns)
  if (mayBegin(turns, clientId)) turns.running.push(clientId)
  else await new Promise<void>(begin => turns.waiting.push({ clientId, begin }))
  try {
    return await work()
  } finally {
    turns.running.splice(turns.running.indexOf(clientId), 1)
    const at = turns.waiting.findIndex(one => mayBegin(turns, one.clientId))
    const [next] = at < 0 ? [] : turns.waiting.splice(at, 1)
    if (next !== undefined) {
      turns.running.push(next.clientId)
      next.begin()
    }
  }
}

/**
 * One file for all who ask for the same while it is made. It is written to a disk first, so that no transaction waits for a
 * slow line.
 * @param key what makes it the same file of the company: all that was asked for
 */
export async function madeOnce(
  app: App,
  clientId: number,
  key: readonly unknown[],
  make: () => Promise<FileReply>,
): Promise<FileReply> {
  const spooled = await oneRun(app, ['file', clientId, ...key], () =>
    inTurn(app, clientId, async () => spool(await make())),
  )
  // All who waited are counted before any of them has read a byte.
  spooled.readers += 1
  const body = createReadStream(spooled.path)
  body.once('close', () => {
    spooled.readers -= 1
    if (spooled.readers === 0) void rm(spooled.folder, { recursive: true, force: true })
  })
  return { ...spooled.file, body }
}
