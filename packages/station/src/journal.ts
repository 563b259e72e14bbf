import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { JobWord, Outcome } from '@waybill/contract/wire/stationLink.ts'

/**
 * How far a job is here: taken from the server; begun, before its first byte leaves for the printer; or ended, with what
 * became of it.
 */
type Step = 'taken' | 'begun' | Outcome

interface Entry {
  readonly jobId: number
  readonly attempt: number
  readonly step: Step | 'heard'
  readonly fault: string
}

/** What a station remembers of its jobs on its own disk, so that a kill at any moment leaves no doubt that could be spared. */
export interface Journal {
  /** Names this memory. */
  readonly id: string
  /** Whether the job was taken up before, in this life or an earlier one. */
  knows(jobId: number, attempt: number): boolean
  /** Writes a step; once it has returned, it outlives a power cut. */
  write(jobId: number, attempt: number, step: Step, fault?: string): void
  /** The server keeps what became of it. */
  heard(jobId: number, attempt: number): void
  /** What is to be said of the jobs that the server was not heard about. */
  words(): readonly JobWord[]
  /** Nothing of this life is being printed any more: for a test that kills, and for the end. */
  close(): void
}

const keyOf = (jobId: number, attempt: number): string => `${jobId}/${attempt}`

function readLines(path: string): { id: string | null; entries: Entry[] } {
  if (!existsSync(path)) return { id: null, entries: [] }
  let id: string | null = null
  const entries: Entry[] = []
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    try {
      const read = JSON.parse(line) as Partial<Entry> & { id?: string }
      if (typeof read.id === 'string') id = read.id
      else if (typeof read.jobId === 'number' && typeof read.attempt === 'number' && typeof read.step === 'string') {
        entries.push({ jobId: read.jobId, attempt: read.attempt, step: read.step, fault: read.fault ?? '' })
      }
    } catch {
      // The last line of a life that was cut off: what it would have said did not happen.
    }
  }
  return { id, entries }
}

/** Opens the memory of a station, with what an earlier life left in it. */
export function openJournal(path: string): Journal {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const before = readLines(path)
  const id = before.id ?? randomUUID()
  /** Jobs that the server was not heard about. */
  const open = new Map<string, Entry>()
  /** Those that are under way in this life. */
  const alive = new Set<string>()
  for (const entry of before.entries) {
    const key = keyOf(entry.jobId, entry.attempt)
    if (entry.step === 'heard') open.delete(key)
    else open.set(key, entry)
  }
  // Written anew with what still counts, beside the old one: a memory of years stays small.
  const half = `${path}.half`
  const file = openSync(half, 'w', 0o600)
  writeSync(file, [{ id }, ...open.values()].map(one => `${JSON.stringify(one)}\n`).join(''))
  fsyncSync(file)
  renameSync(half, path)
  let isClosed = false

  function append(entry: Entry): void {
    if (isClosed) return
    writeSync(file, `${JSON.stringify(entry)}\n`)
    fsyncSync(file)
  }

  return {
    id,
    knows: (jobId, attempt) => open.has(keyOf(jobId, attempt)),
    write(jobId, attempt, step, fault = '') {
      const entry = { jobId, attempt, step, fault }
      append(entry)
      const key = keyOf(jobId, attempt)
      open.set(key, entry)
      if (step === 'taken' || step === 'begun') alive.add(key)
      else alive.delete(key)
    },
    heard(jobId, attempt) {
      const key = keyOf(jobId, attempt)
      if (!open.has(key) || alive.has(key)) return
      append({ jobId, attempt, step: 'heard', fault: '' })
      open.delete(key)
    },
    words: () =>
      [...open.entries()].map(([key, { jobId, attempt, step, fault }]) => {
        if (alive.has(key)) return { jobId, attempt, outcome: 'busy' }
        // An earlier life ended before the first byte, or while bytes were leaving.
        if (step === 'taken') return { jobId, attempt, outcome: 'notBegun', fault: 'stationStopped' }
        if (step === 'begun' || step === 'heard') return { jobId, attempt, outcome: 'unknown', fault: 'stationStopped' }
        return { jobId, attempt, outcome: step, fault }
      }),
    close() {
      if (isClosed) return
      isClosed = true
      closeSync(file)
    },
  }
}
