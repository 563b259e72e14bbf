import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { SeenPrinter } from '@waybill/contract/wire/stationLink.ts'
import { type QueueEnd, queueEnd } from './ipp.ts'
import type { Printed } from './rawPrinter.ts'

/** What a command said; `code` null: it was not found, or took too long. */
export interface Said {
  readonly code: number | null
  readonly out: string
}
export type Run = (command: string, args: readonly string[]) => Promise<Said>

const COMMAND_MS = 30_000

/** Runs a command of the system, never through a shell; its answers are read in English. */
export const runCommand: Run = (command, args) =>
  new Promise(resolve => {
    const options = { timeout: COMMAND_MS, maxBuffer: 1_000_000, env: { ...process.env, LC_ALL: 'C' } }
    execFile(command, [...args], options, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : null
      resolve({ code, out: `${stdout}${stderr}` })
    })
  })

/** Names that CUPS gives its queues: none can be taken for an option. */
const QUEUE = /^[^-\s/#'"\\][^\s/#'"\\]{0,126}$/

/** Queues that print label commands as they are, by what people call them. */
const looksThermal = (name: string): boolean => /zebra|zpl|thermal|label|zd\d|gk\d|gx\d|lp ?28/i.test(name)

/** The queues of the system: `lpstat -p` names each with how it stands. */
export function readQueues(out: string): readonly SeenPrinter[] {
  return out.split('\n').flatMap(line => {
    const found = /^printer (\S+) (.*)$/.exec(line)
    const [, name = '', rest = ''] = found ?? []
    if (!QUEUE.test(name)) return []
    const state = /^disabled/.test(rest) ? 'paused' : 'online'
    return [{ way: 'queue', target: name, language: looksThermal(name) ? 'zpl' : 'pdf', state } as const]
  })
}

/** The number that `lp` gave a job: `request id is Office-12 (1 file(s))`. */
export const requestIdOf = (out: string): string | null => /request id is (\S+-\d+) /.exec(out)?.[1] ?? null

/** One that was given up may have come out in part. */
const ends: Readonly<Record<QueueEnd, Printed>> = {
  completed: { outcome: 'printed', fault: '' },
  cancelled: { outcome: 'failed', fault: 'cancelled' },
  aborted: { outcome: 'unknown', fault: 'refused' },
}

/** How long a queue may take over a job, and how often it is asked meanwhile, in milliseconds. */
export const QUEUE_PATIENCE = { print: 90_000, between: 500 }

/** A file for a queue of the system. */
export interface QueueJob {
  readonly queue: string
  readonly title: string
  readonly copies: number
  readonly format: 'pdf' | 'zpl'
  readonly bytes: Buffer
}

/** Puts the bytes of a job into a file that only this user reads, for as long as `work` needs it. */
export async function inFile<T>({ bytes, format }: QueueJob, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-print-'))
  try {
    const file = join(folder, `job.${format}`)
    await writeFile(file, bytes, { mode: 0o600 })
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Gives a file to a queue of CUPS and follows it until the queue is done with it. Label commands go as they are (`raw`).
 * @param begin called before the queue is given anything
 */
export async function printQueue(
  job: QueueJob,
  begin: () => void,
  run: Run = runCommand,
  endOf: (job: number) => Promise<QueueEnd | null> = queueEnd,
  patience = QUEUE_PATIENCE,
): Promise<Printed> {
  const { queue, title, copies, format } = job
  if (!QUEUE.test(queue)) return { outcome: 'failed', fault: 'refused' }
  return inFile(job, async file => {
    begin()
    const raw = format === 'zpl' ? ['-o', 'raw'] : []
    const words = ['-d', queue, '-n', String(copies), '-t', title.slice(0, 100), ...raw, '--', file]
    const said = await run('lp', words)
    const id = requestIdOf(said.out)
    if (id === null) {
      return said.code === null ? { outcome: 'unknown', fault: 'other' } : { outcome: 'failed', fault: 'refused' }
    }
    const until = Date.now() + patience.print
    do {
      const end = await endOf(Number(id.slice(id.lastIndexOf('-') + 1)))
      if (end !== null) return ends[end]
      await delay(patience.between)
    } while (Date.now() < until)
    return { outcome: 'unknown', fault: 'noStatus' }
  })
}

/** The queues that are there now; none where the system has no CUPS. */
export const systemQueues = async (run: Run = runCommand): Promise<readonly SeenPrinter[]> =>
  readQueues((await run('lpstat', ['-p'])).out)
