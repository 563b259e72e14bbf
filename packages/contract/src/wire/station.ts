import { z } from 'zod'
import { storableText, trimmedText } from './text.ts'

/** A company has a PC at each bench and a printer or two beside it. */
export const STATIONS_MAX = 100
export const PRINTERS_MAX = 30
export const PRINT_JOBS_SHOWN = 100
/** Minutes for which a code pairs. */
export const PAIR_CODE_MINUTES = 15

/** What is printed at a station, each on a printer of its own. */
export const stationDocuments = ['bol', 'packing-list', 'label', 'parcelLabel'] as const
export type StationDocument = (typeof stationDocuments)[number]

/** A queue of the system, a device file, or a printer on the network that takes bytes at a port. */
export const printerWays = ['queue', 'device', 'network'] as const
export type PrinterWay = (typeof printerWays)[number]

/** What a printer understands: pages (laser), or label commands (thermal). */
export const printerLanguages = ['pdf', 'zpl'] as const
export type PrinterLanguage = (typeof printerLanguages)[number]

export const printerStates = ['online', 'offline', 'paperOut', 'paused', 'headOpen'] as const
export type PrinterState = (typeof printerStates)[number]

/**
 * waiting for its station and printer; sent to the station; printed; unknown: nobody knows, a person is asked; failed: it was
 * not printed.
 */
export const printJobStates = ['waiting', 'sent', 'printed', 'unknown', 'failed'] as const
export type PrintJobState = (typeof printJobStates)[number]

/** Why a job has not been printed, or why nobody knows. The browser has the words. */
export const printFaults = [
  '',
  // The printer took the bytes and says nothing of them.
  'noStatus',
  'paperOut',
  'paused',
  'headOpen',
  'lineLost',
  'stationStopped',
  'stationSilent',
  'otherMemory',
  'refused',
  'cancelled',
  'dropped',
  // A carrier's label on it was given back before it was sent.
  'labelVoided',
  'fileLost',
  'other',
] as const
export type PrintFault = (typeof printFaults)[number]

export const docTabs = ['top', 'bottom', 'none'] as const

/** Ports at which label printers take bytes: no other is reached from inside a warehouse on somebody's word. */
export const RAW_PORTS = { least: 9100, most: 9109 } as const

const HOST =
  /^(?=.{1,253}:)(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)*[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?:(\d{4})$/

/** host:port of a printer on the network. */
export const networkTarget = trimmedText(260).refine(
  text => {
    const port = Number(HOST.exec(text)?.[1])
    return port >= RAW_PORTS.least && port <= RAW_PORTS.most
  },
  { params: { code: 'notAPrinter' } },
)

export const wirePrinter = z.object({
  printerId: z.int(),
  name: z.string(),
  way: z.enum(printerWays),
  target: z.string(),
  language: z.enum(printerLanguages),
  state: z.enum(printerStates),
})
export type WirePrinter = z.output<typeof wirePrinter>

/** The scale of a station as it last stood; `pounds` only of a weight that stood still. */
export const wireScale = z.object({
  state: z.enum(['stable', 'zero', 'moving', 'underZero', 'overload', 'fault', 'off', 'none']),
  weightLb: z.number().nullable(),
  /** As the scale shows it. */
  shown: z.string(),
  /** In the unit of the scale; blank: none. */
  tare: z.string(),
  /** When the last weight stood still. */
  weighedAt: z.string().nullable(),
})
export type WireScale = z.output<typeof wireScale>

export const wireStation = z.object({
  stationId: z.int(),
  version: z.int32(),
  name: z.string(),
  platform: z.string(),
  isOnline: z.boolean(),
  /** When its line last stood; null: never. */
  seenAt: z.string().nullable(),
  isMine: z.boolean(),
  docTab: z.enum(docTabs),
  scale: wireScale,
  printers: z.array(wirePrinter).max(PRINTERS_MAX),
  documents: z.array(z.object({ document: z.enum(stationDocuments), printerId: z.int() })).max(stationDocuments.length),
  /** Jobs that wait for it. */
  waiting: z.int(),
})
export type WireStation = z.output<typeof wireStation>

export const wirePrintJob = z.object({
  jobId: z.int(),
  attempt: z.int(),
  title: z.string(),
  document: z.enum([...stationDocuments, 'test']),
  state: z.enum(printJobStates),
  fault: z.enum(printFaults),
  stationName: z.string(),
  printerName: z.string(),
  askedAt: z.string(),
  endedAt: z.string().nullable(),
})
export type WirePrintJob = z.output<typeof wirePrintJob>

/** Names what is printed, so that a second press on the same button prints nothing. */
export const printKey = storableText(100).min(8)
