import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SeenPrinter, ServerWord } from '@waybill/contract/wire/stationLink.ts'
import { STATION_BYTES } from '@waybill/contract/wire/stationPaths.ts'
import type { Journal } from './journal.ts'
import { openLink, type waitBefore } from './link.ts'
import { printQueue, systemQueues } from './queuePrinter.ts'
import {
  DEVICE,
  devicePrinter,
  networkPrinter,
  type Printed,
  printRaw,
  RAW_PATIENCE,
  type RawPatience,
  rawState,
} from './rawPrinter.ts'
import { findScales, readScale, scaleWords, zeroScale } from './scale.ts'
import { printWindows, windowsPrinters } from './windows.ts'

type PrintWord = Extract<ServerWord, { kind: 'print' }>
type Place = Omit<SeenPrinter, 'state'>

/** What a station reaches on its PC; tests bring their own. */
export interface World {
  /** Prints a job; `begin` is called before its first byte leaves. */
  print(job: PrintWord, bytes: Buffer, begin: () => void): Promise<Printed>
  /** Printers that stand here, and how those on the network do. */
  printers(network: readonly Place[]): Promise<readonly SeenPrinter[]>
  scales(): Promise<readonly string[]>
  readScale(path: string, hear: (bytes: Uint8Array) => void, ending: AbortSignal): Promise<void>
  zeroScale(path: string): Promise<void>
}

const isWindows = process.platform === 'win32'

const asRaw = ({ way, target }: Pick<Place, 'way' | 'target'>) =>
  way === 'network' ? networkPrinter(target) : DEVICE.test(target) ? devicePrinter(target) : null

const deviceFiles = async (): Promise<readonly string[]> => {
  const names = await readdir('/dev/usb').catch(() => [])
  return names.map(name => join('/dev/usb', name)).filter(path => DEVICE.test(path))
}

/** The PC as it is: CUPS, device files, the network. */
export const thisPc = (patience: RawPatience = RAW_PATIENCE): World => ({
  async print({ way, target, title, copies, format }, bytes, begin) {
    if (way === 'queue') {
      const job = { queue: target, title, copies, format, bytes }
      return isWindows ? printWindows(job, begin) : printQueue(job, begin)
    }
    const raw = asRaw({ way, target })
    if (raw === null) return { outcome: 'failed', fault: 'refused' }
    return printRaw(raw, Buffer.concat(Array.from({ length: copies }, () => bytes)), begin, patience)
  },
  async printers(network) {
    const devices = (await deviceFiles()).map(target => ({ way: 'device', target, language: 'zpl' }) as const)
    const raw = [...network, ...devices].map(async one => {
      const openRaw = asRaw(one)
      return { ...one, state: openRaw === null ? ('offline' as const) : await rawState(openRaw, patience) }
    })
    return [...(await (isWindows ? windowsPrinters() : systemQueues())), ...(await Promise.all(raw))]
  },
  scales: () => findScales(),
  readScale,
  zeroScale,
})

export interface StationGiven {
  readonly address: string
  readonly token: string
  readonly platform: string
  readonly journal: Journal
  readonly world?: World
  readonly log?: (text: string) => void
  readonly over?: (why: 'removed' | 'replaced' | 'otherVersion') => void
  /** How often printers, and a scale that is not there, are looked for, in milliseconds. */
  readonly lookEvery?: number
  readonly backoff?: typeof waitBefore
}

const LOOK_EVERY_MS = 15_000

/** A station at work: one job at a time at each printer, each at most once. */
export function openStation(given: StationGiven) {
  const { address, token, platform, journal } = given
  const world = given.world ?? thisPc()
  const log = given.log ?? (() => {})
  const ending = new AbortController()
  let network: readonly Place[] = []
  let seen = ''
  let scalePath: string | null = null
  let isLooking = false
  let isWorthAnotherLook = false
  /** Printers that print: looking after them would come between. */
  const busy = new Set<string>()

  const link = openLink(
    address,
    token,
    {
      hello: () => ({ journal: journal.id, platform, jobs: [...journal.words()] }),
      hear,
      ready() {
        seen = ''
        scale.again()
        void lookAtPrinters()
      },
      log,
      over(why) {
        given.over?.(why)
      },
    },
    given.backoff,
  )
  const scale = scaleWords(word => link.say({ kind: 'scale', ...word }))

  function hear(word: ServerWord): void {
    if (word.kind === 'heard') journal.heard(word.jobId, word.attempt)
    else if (word.kind === 'print') void printJob(word)
    else if (word.kind === 'scale') void actOnScale(word.act)
    else if (word.kind === 'printers') {
      network = word.printers.filter(({ way }) => way === 'network')
      void lookAtPrinters()
    }
  }

  /** The bytes of a job, or why there are none: where the server can't be reached, it is asked again later. */
  async function bytesOf({ jobId, attempt, size }: PrintWord): Promise<Buffer | Printed> {
    try {
      const answer = await fetch(`${address}${STATION_BYTES}?job=${jobId}&attempt=${attempt}`, {
        headers: { authorization: `Bearer ${token}` },
        signal: ending.signal,
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      return answer.ok && bytes.length === size ? bytes : { outcome: 'failed', fault: 'fileLost' }
    } catch {
      return { outcome: 'notBegun', fault: 'stationStopped' }
    }
  }

  async function printJob(job: PrintWord): Promise<void> {
    const { jobId, attempt } = job
    // Said twice is printed once.
    if (journal.knows(jobId, attempt)) return
    journal.write(jobId, attempt, 'taken')
    busy.add(`${job.way} ${job.target}`)
    const printed = await outcomeOf(job)
    busy.delete(`${job.way} ${job.target}`)
    if (ending.signal.aborted) return
    journal.write(jobId, attempt, printed.outcome, printed.fault)
    log(`${job.title}: ${printed.outcome}${printed.fault === '' ? '' : ` (${printed.fault})`}`)
    link.say({ kind: 'job', jobId, attempt, ...printed })
    if (printed.outcome !== 'printed') seen = ''
  }

  async function outcomeOf(job: PrintWord): Promise<Printed> {
    let hasBegun = false
    try {
      const bytes = await bytesOf(job)
      if (!Buffer.isBuffer(bytes)) return bytes
      return await world.print(job, bytes, () => {
        journal.write(job.jobId, job.attempt, 'begun')
        hasBegun = true
      })
    } catch (error) {
      log(`${job.title}: ${error instanceof Error ? error.message : error}`)
      return { outcome: hasBegun ? 'unknown' : 'failed', fault: 'other' }
    }
  }

  /** Looks one after the other: an earlier look that ends late would say what is no longer so. */
  async function lookAtPrinters(): Promise<void> {
    isWorthAnotherLook = isLooking
    if (isLooking) return
    isLooking = true
    do {
      isWorthAnotherLook = false
      sayPrinters(await world.printers(network).catch(() => []))
    } while (isWorthAnotherLook && !ending.signal.aborted)
    isLooking = false
  }

  /** Says how printers stand where that is other than before. */
  function sayPrinters(printers: readonly SeenPrinter[]): void {
    if (busy.size > 0 || ending.signal.aborted) return
    const text = JSON.stringify(printers)
    if (text === seen || !link.isReady()) return
    seen = text
    link.say({ kind: 'printers', printers: [...printers] })
  }

  async function actOnScale(act: 'tare' | 'zero' | 'clear'): Promise<void> {
    if (act !== 'zero') return scale.act(act)
    scale.act('clear')
    if (scalePath !== null) await world.zeroScale(scalePath).catch(() => log('the scale can’t be zeroed from here'))
  }

  async function watchScale(): Promise<void> {
    const [path] = await world.scales().catch(() => [])
    if (path === undefined || scalePath !== null || ending.signal.aborted) return
    scalePath = path
    log(`scale: ${path}`)
    await world.readScale(path, bytes => scale.hear(bytes), ending.signal).catch(() => {})
    scalePath = null
    scale.gone()
  }

  const look = (): void => {
    if (busy.size === 0 && !isLooking) void lookAtPrinters()
    if (scalePath === null) void watchScale()
  }
  const timer = setInterval(look, given.lookEvery ?? LOOK_EVERY_MS)
  look()

  return {
    /** Leaves everything as a kill would: what is under way is not ended in good order. */
    close(): void {
      ending.abort()
      clearInterval(timer)
      link.close()
      journal.close()
    },
  }
}
