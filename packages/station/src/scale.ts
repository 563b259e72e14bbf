import { type FileHandle, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScaleWord } from '@waybill/contract/wire/stationLink.ts'
import {
  NO_TARE,
  readScaleReport,
  SCALE_CONTROL_REPORT,
  SCALE_DATA_REPORT,
  SCALE_ZERO,
  type ScaleReport,
  tareOf,
  weighed,
} from '@waybill/domain'

/** The first words of what a scale says of itself: the page of scales (8Dh), a weighing device (20h). */
const SCALE_DESCRIPTOR = Buffer.from([0x05, 0x8d, 0x09, 0x20])

/** Device files of scales: whose descriptor says that they are one. */
export async function findScales(sys = '/sys/class/hidraw', dev = '/dev'): Promise<readonly string[]> {
  const names = (await readdir(sys).catch(() => [])).filter(name => /^hidraw\d{1,3}$/.test(name)).sort()
  const found: string[] = []
  for (const name of names) {
    const descriptor = await readFile(join(sys, name, 'device', 'report_descriptor')).catch(() => Buffer.alloc(0))
    if (descriptor.subarray(0, SCALE_DESCRIPTOR.length).equals(SCALE_DESCRIPTOR)) found.push(join(dev, name))
  }
  return found
}

const NONE: ScaleWord = { state: 'none', value: 0, unit: 'lb', pounds: 0, tare: 0 }

/** A moving weight is said so often at most, in milliseconds; one that stands still at once. */
const MOVING_MS = 200

/** What comes from a scale, as words for the server: only what is other than what was said last. */
export function scaleWords(say: (word: ScaleWord) => void, now: () => number = Date.now) {
  let tare = NO_TARE
  let last: ScaleReport | null = null
  let said = ''
  let saidAt = Number.NEGATIVE_INFINITY

  function tell(word: ScaleWord): void {
    const text = JSON.stringify(word)
    if (text === said || (word.state === 'moving' && said.includes('"moving"') && now() - saidAt < MOVING_MS)) return
    said = text
    saidAt = now()
    say(word)
  }
  const show = (report: ScaleReport): void => {
    const { state, value, unit, pounds, tare: off } = weighed(report, tare)
    tell({ state, value, unit, pounds, tare: off })
  }

  return {
    /** A report with its number; others than weights are passed over. */
    hear(bytes: Uint8Array): void {
      if (bytes[0] !== SCALE_DATA_REPORT) return
      const report = readScaleReport(bytes.subarray(1))
      if (report === null) return
      last = report
      show(report)
    },
    /** Takes what lies there as tare, or takes the tare away. */
    act(act: 'tare' | 'clear'): void {
      if (last === null) return
      tare = act === 'clear' ? NO_TARE : (tareOf(last) ?? tare)
      show(last)
    },
    /** There is no scale, or it is switched off. */
    gone(): void {
      tell(last === null ? NONE : { ...NONE, state: 'off' })
      tare = NO_TARE
    },
    /** Says it again: a new line knows nothing. */
    again(): void {
      said = ''
      if (last === null) tell(NONE)
      else show(last)
    },
  }
}

/** Longest report of such a device. */
const REPORT_MAX = 64

/** Reads a scale until it is gone. */
export async function readScale(path: string, hear: (bytes: Uint8Array) => void, ending: AbortSignal): Promise<void> {
  const file = await open(path, 'r')
  const end = () => void file.close().catch(() => {})
  ending.addEventListener('abort', end, { once: true })
  try {
    const buffer = Buffer.alloc(REPORT_MAX)
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, REPORT_MAX, null)
      if (bytesRead === 0 || ending.aborted) return
      hear(Uint8Array.from(buffer.subarray(0, bytesRead)))
    }
  } finally {
    ending.removeEventListener('abort', end)
    await closed(file)
  }
}

const closed = (file: FileHandle): Promise<void> => file.close().catch(() => {})

/** Has a scale begin at zero by itself. */
export async function zeroScale(path: string): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.write(Buffer.from([SCALE_CONTROL_REPORT, SCALE_ZERO]))
  } finally {
    await closed(file)
  }
}
