import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type LabelStock, labelStocks } from '@waybill/domain'
import type { Drawn, ToDraw } from './drawLabel.ts'
import { UnreadableLabel } from './formats.ts'

/** A label may take this long and this much; it is drawn beside the server, which answers meanwhile. */
const DRAW_MS = 20_000
const MEMORY_MB = 512
/** A thread that nobody needs for so long ends. */
const IDLE_MS = 30_000
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1))

interface Thread {
  worker: Worker | null
  idle: NodeJS.Timeout | undefined
  /** What it works on, and what waits behind it. */
  last: Promise<unknown>
  waiting: number
}

const threads: readonly Thread[] = Array.from({ length: THREADS }, () => ({
  ...{ worker: null, idle: undefined, last: Promise.resolve(), waiting: 0 },
}))

function start(): Worker {
  const given = { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB }, stdout: true, stderr: true }
  const started = new Worker(new URL('./drawLabel.ts', import.meta.url), given)
  // One that is thrown when nobody waits any more would end the process.
  started.on('error', () => {})
  started.unref()
  return started
}

async function end(thread: Thread): Promise<void> {
  const { worker } = thread
  thread.worker = null
  await worker?.terminate()
}

function answerOf(worker: Worker, asked: ToDraw): Promise<Drawn> {
  return new Promise(resolve => {
    const failed = (error: unknown): void => settle({ failed: String(error) })
    const ended = (): void => settle({ failed: 'could not be drawn' })
    const timer = setTimeout(() => settle({ failed: `could not be drawn within ${DRAW_MS / 1000} s` }), DRAW_MS)
    function settle(drawn: Drawn): void {
      clearTimeout(timer)
      worker.off('message', settle).off('error', failed).off('exit', ended)
      resolve(drawn)
    }
    worker.once('message', settle).once('error', failed).once('exit', ended)
    worker.postMessage(asked)
  })
}

async function draw(thread: Thread, asked: ToDraw): Promise<readonly Uint8Array[]> {
  clearTimeout(thread.idle)
  thread.worker ??= start()
  const drawn = await answerOf(thread.worker, asked)
  if ('failed' in drawn) {
    // What broke once may stay broken: the next label gets a new thread.
    await end(thread)
    throw new UnreadableLabel(drawn.failed.slice(0, 300))
  }
  thread.idle = setTimeout(() => void end(thread), IDLE_MS).unref()
  return drawn.pictures
}

/** Bytes of a label as text: UTF-8 where they are, else Latin-1. */
const lettersOf = (zpl: string): string => {
  const bytes = Buffer.from(zpl, 'latin1')
  const text = bytes.toString('utf8')
  return text.includes('\ufffd') ? zpl : text
}

/**
 * What a head of 203 dpi burns of labels in ZPL (bytes as Latin-1) on a stock, a PNG for each label.
 * @throws {UnreadableLabel} for what nobody can draw, or not in time
 */
export async function labelPictures(zpl: string, stock: LabelStock): Promise<readonly Uint8Array[]> {
  const [first, ...others] = threads
  if (first === undefined) return []
  const thread = others.reduce((least, one) => (one.waiting < least.waiting ? one : least), first)
  thread.waiting += 1
  const work = thread.last.then(() => draw(thread, { zpl: lettersOf(zpl), length: labelStocks[stock] }))
  thread.last = work
    .catch(() => {})
    .finally(() => {
      thread.waiting -= 1
    })
  return work
}
