import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { connect } from 'node:net'
import { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { PrinterState, PrintFault } from '@waybill/contract/wire/station.ts'
import { ASK_STATUS, type HostStatus, readHostStatus } from './hostStatus.ts'

/** How long is waited for what, in milliseconds. */
export interface RawPatience {
  readonly connect: number
  /** For an answer to a question about the status. */
  readonly status: number
  /** Between two questions while it prints. */
  readonly between: number
  /** Until what was sent has come out. */
  readonly print: number
}
export const RAW_PATIENCE: RawPatience = { connect: 4_000, status: 1_500, between: 200, print: 45_000 }

/** What became of a job at a printer; `notBegun`: none of its bytes left. */
export interface Printed {
  readonly outcome: 'printed' | 'unknown' | 'failed' | 'notBegun'
  readonly fault: PrintFault
}

/** Opens the way to a printer. Rejects when it is not there. */
export type OpenRaw = (patience: RawPatience) => Promise<Duplex>

/** A printer on the network. @param target host:port */
export const networkPrinter =
  (target: string): OpenRaw =>
  ({ connect: patience }) => {
    const at = target.lastIndexOf(':')
    const socket = connect({ host: target.slice(0, at), port: Number(target.slice(at + 1)) })
    return new Promise((resolve, reject) => {
      socket.setTimeout(patience, () => socket.destroy(new Error('no answer')))
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.setTimeout(0)
        socket.off('error', reject)
        resolve(socket)
      })
    })
  }

/** The names of device files that are printers: nothing else is ever written to. */
export const DEVICE = /^\/dev\/(usb\/)?lp\d{1,3}$/

/** A printer behind a device file. */
export const devicePrinter =
  (path: string): OpenRaw =>
  async () => {
    const handle = await open(path, 'r+')
    await handle.close()
    return Duplex.from({ readable: createReadStream(path), writable: createWriteStream(path, { flags: 'r+' }) })
  }

/** What a printer sends back, and whether its line stands. */
function listen(line: Duplex) {
  let heard = ''
  let isLost = false
  let wake = (): void => {}
  line.on('data', (chunk: Buffer) => {
    // A printer says little: what babbles is cut short.
    heard = (heard + chunk.toString('latin1')).slice(-4096)
    wake()
  })
  const lost = () => {
    isLost = true
    wake()
  }
  line.on('error', lost)
  line.on('close', lost)
  return {
    isLost: () => isLost,
    /** Its answer to a question that is asked now; null: none came. */
    async status(patience: number): Promise<HostStatus | null> {
      heard = ''
      line.write(ASK_STATUS)
      const until = Date.now() + patience
      for (;;) {
        const status = readHostStatus(heard)
        if (status !== null || isLost) return status
        const left = until - Date.now()
        if (left <= 0) return null
        const woken = new Promise<void>(resolve => {
          wake = resolve
        })
        await Promise.race([woken, delay(left)])
      }
    },
  }
}

const writeAll = (line: Duplex, bytes: Buffer): Promise<boolean> =>
  new Promise(resolve => {
    line.once('close', () => resolve(false))
    line.once('error', () => resolve(false))
    line.write(bytes, error => resolve(error === null || error === undefined))
  })

/**
 * Sends label commands to a printer that takes bytes and acknowledges none. Whether it can print is asked first; *printed* is
 * said only by its own status, twice, after the bytes. What gives no status leaves nobody the wiser: *unknown*.
 * @param begin called before the first byte of the job leaves
 */
export async function printRaw(
  openRaw: OpenRaw,
  bytes: Buffer,
  begin: () => void,
  patience: RawPatience = RAW_PATIENCE,
): Promise<Printed> {
  let line: Duplex
  try {
    line = await openRaw(patience)
  } catch {
    return { outcome: 'notBegun', fault: 'lineLost' }
  }
  try {
    const printer = listen(line)
    const before = await printer.status(patience.status)
    if (before !== null && before.state !== 'online') return { outcome: 'notBegun', fault: before.state }
    if (printer.isLost()) return { outcome: 'notBegun', fault: 'lineLost' }
    begin()
    if (!(await writeAll(line, bytes))) return { outcome: 'unknown', fault: 'lineLost' }
    if (before === null) return { outcome: 'unknown', fault: 'noStatus' }
    const until = Date.now() + patience.print
    for (let idle = 0; Date.now() < until; await delay(patience.between)) {
      const now = await printer.status(patience.status)
      if (printer.isLost()) return { outcome: 'unknown', fault: 'lineLost' }
      if (now === null) continue
      if (now.state !== 'online') return { outcome: 'unknown', fault: now.state }
      idle = now.isIdle ? idle + 1 : 0
      // A printer may answer before it has looked at what came: it says so twice.
      if (idle === 2) return { outcome: 'printed', fault: '' }
    }
    return { outcome: 'unknown', fault: 'noStatus' }
  } finally {
    line.end()
    line.destroy()
  }
}

/** Whether a printer is there, and can print. */
export async function rawState(openRaw: OpenRaw, patience: RawPatience = RAW_PATIENCE): Promise<PrinterState> {
  let line: Duplex
  try {
    line = await openRaw(patience)
  } catch {
    return 'offline'
  }
  try {
    // One that gives no status is there: more is not known of it.
    return (await listen(line).status(patience.status))?.state ?? 'online'
  } finally {
    line.end()
    line.destroy()
  }
}
