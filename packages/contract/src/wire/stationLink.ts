import { z } from 'zod'
import { PRINTERS_MAX, type PrinterLanguage, type PrinterWay, printerStates } from './station.ts'
import { storableText } from './text.ts'

/** Jobs of which a station may not have been heard yet: one for each printer, and what it kept through a restart. */
const KNOWN_MAX = 500

const printed = z.enum(['printed', 'unknown', 'failed', 'notBegun'])
/** What became of a job at a station; `notBegun`: no byte left for the printer, so it may be sent again. */
export type Outcome = z.output<typeof printed>

const outcome = z.object({
  jobId: z.int().positive(),
  attempt: z.int().positive(),
  /** `busy`: it is still at it. */
  outcome: z.enum([...printed.options, 'busy']),
  fault: storableText(30).default(''),
})
export type JobWord = z.input<typeof outcome>

/** A printer that a station found by itself, or was told of. */
const seenPrinter = z.object({
  way: z.enum(['queue', 'device', 'network']),
  target: storableText(260).min(1),
  language: z.enum(['pdf', 'zpl']),
  state: z.enum(printerStates),
})
export type SeenPrinter = z.input<typeof seenPrinter>

const scale = z.object({
  state: z.enum(['stable', 'zero', 'moving', 'underZero', 'overload', 'fault', 'off', 'none']),
  value: z.number().min(-1_000_000).max(1_000_000),
  unit: z.enum(['g', 'kg', 'oz', 'lb']),
  pounds: z.number().min(-1_000_000).max(1_000_000),
  tare: z.number().min(-1_000_000).max(1_000_000),
})
export type ScaleWord = z.input<typeof scale>

/** The first message of a station: its key, and what it knows of jobs that it was not heard about. */
export const stationHello = z.object({
  kind: z.literal('hello'),
  version: z.int(),
  token: z.string().max(200),
  /** Names what it remembers by: another memory can't say that a job was never begun. */
  journal: z.uuid(),
  platform: storableText(100).default(''),
  jobs: z.array(outcome).max(KNOWN_MAX),
})
export type StationHello = z.input<typeof stationHello>

/** What a station says after that. */
export const stationWord = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('job'), ...outcome.shape }),
  z.object({ kind: z.literal('printers'), printers: z.array(seenPrinter).max(PRINTERS_MAX) }),
  z.object({ kind: z.literal('scale'), ...scale.shape }),
])
export type StationWord = z.input<typeof stationWord>

/** What the server says. */
export type ServerWord =
  | { readonly kind: 'ready'; readonly name: string }
  /** Printers that people entered: the station looks after their state, too. */
  | { readonly kind: 'printers'; readonly printers: readonly Omit<SeenPrinter, 'state'>[] }
  | {
      readonly kind: 'print'
      readonly jobId: number
      readonly attempt: number
      readonly title: string
      readonly way: PrinterWay
      readonly target: string
      readonly language: PrinterLanguage
      readonly format: 'pdf' | 'zpl'
      readonly copies: number
      readonly size: number
    }
  /** Its word about a job is kept: it need not say so again. */
  | { readonly kind: 'heard'; readonly jobId: number; readonly attempt: number }
  | { readonly kind: 'scale'; readonly act: 'tare' | 'zero' | 'clear' }
  | { readonly kind: 'beat' }
