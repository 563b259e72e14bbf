import { fileForms } from '@waybill/domain'
import { z } from 'zod'
import { importPolicies, importStates } from './imports.ts'

/** How files of a source come in. */
export const sourceWays = ['upload', 'ftp', 'ftps', 'sftp', 'mail'] as const
export type SourceWay = (typeof sourceWays)[number]

/** Ways that fetch from a server. */
export const serverWays = ['ftp', 'ftps', 'sftp'] as const
export type ServerWay = (typeof serverWays)[number]
export const isServerWay = (way: SourceWay): way is ServerWay => serverWays.some(each => each === way)

/** Where each way is usually served. */
export const usualPorts = { ftp: 21, ftps: 21, sftp: 22 } as const satisfies Record<ServerWay, number>

/**
 * Values of `Functype`: load everything; save a source that is uploaded to, or the name, policy and people of any; delete one;
 * reset the whole setup; test a connection; run now; start and stop one; switch order integration and the pallet grid; accept
 * another host key; forget how a source's columns were understood; say what is confirmed to it; release
 * a mail that is held.
 */
export const orderIntegrationTypes = [
  'load',
  'save',
  'delete',
  'reset',
  'test',
  'run',
  'start',
  'stop',
  'switch',
  'accept',
  'forget',
  'confirm',
  'release',
] as const
export type OrderIntegrationType = (typeof orderIntegrationTypes)[number]

/** What a connection goes through, in this order. */
export const connectionSteps = ['name', 'address', 'connect', 'key', 'signIn', 'folder', 'list', 'move'] as const
export type ConnectionStep = (typeof connectionSteps)[number]

/** Why a source could not be read. The browser has the words, and what to do. */
export const sourceFaults = [
  'nameUnknown',
  'addressShut',
  'noAnswer',
  'silent',
  'closed',
  'otherProtocol',
  'noTls',
  'keyChanged',
  'keyUnreadable',
  'secretLost',
  'signInRefused',
  'folderMissing',
  'listRefused',
  'tooManyFiles',
  'otherHost',
  'halfFile',
  'fileTooLarge',
  'fileRefused',
  'moveRefused',
  'putRefused',
  'quota',
  'rowsQuota',
  'setAside',
  'other',
] as const
export type SourceFaultCode = (typeof sourceFaults)[number]

export const sourceFault = z.object({
  step: z.enum([...connectionSteps, 'fetch', 'put']),
  code: z.enum(sourceFaults),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type SourceFault = z.output<typeof sourceFault>

/** A file of a source that was met lately, and what became of it. */
const metFile = z.object({
  name: z.string(),
  state: z.enum(['seen', 'taken', 'same', 'refused']),
  /** A code of the messages, why it can't be read. */
  reason: z.string(),
  isMoved: z.boolean(),
  metAt: z.string(),
  runId: z.int().nullable(),
})

/** What became of a file of a mail: taken, same, passed, tooMany, or a code of the messages. */
export const mailedFile = z.object({ name: z.string(), became: z.string(), runId: z.int().nullable() })
export type MailedFile = z.output<typeof mailedFile>

const metMail = z.object({
  mailId: z.int(),
  /** It is held, and its files are kept: a person may have them imported. */
  canRelease: z.boolean(),
  sender: z.string(),
  subject: z.string(),
  state: z.enum(['taken', 'held', 'empty']),
  /** Why it is held. */
  reason: z.enum(['', 'sender', 'unproven', 'off']),
  files: z.array(mailedFile),
  receivedAt: z.string(),
})

/** How columns of files with the same heads were understood. */
const sourceMapping = z.object({
  key: z.string(),
  columns: z.array(z.object({ head: z.string(), field: z.string().nullable() })),
  savedAt: z.string(),
})

/** The newest import of a source; one that waits for a person comes before. */
const lastImport = z.object({
  runId: z.int(),
  name: z.string(),
  state: z.enum(importStates),
  done: z.int(),
  held: z.int(),
  createdAt: z.string(),
})

/** How confirmations go back to a source; blank: they are only kept to be downloaded. */
export const confirmWays = ['', 'folder', 'mail'] as const
/** What confirmations are written as; blank: as the source's own last file. */
export const confirmForms = ['', ...fileForms] as const
export type ConfirmForm = (typeof confirmForms)[number]
/** When orders of a source are confirmed: as soon as a carrier has them, or once they left. */
export const confirmCauses = ['left', 'booked'] as const

/** A source as it is shown: no secret is ever part of it. */
export const wireOrderSource = z.object({
  sourceId: z.int(),
  version: z.int(),
  name: z.string(),
  way: z.enum(sourceWays),
  isActive: z.boolean(),
  policy: z.enum(importPolicies),
  notified: z.array(z.string()),
  host: z.string(),
  port: z.int(),
  FTPUserName: z.string(),
  hasPassword: z.boolean(),
  hasKey: z.boolean(),
  folder: z.string(),
  pattern: z.string(),
  doneFolder: z.string(),
  /** 0: only when a person says so. */
  everyMinutes: z.int(),
  hostKey: z.string(),
  newHostKey: z.string(),
  /** Where orders are mailed to; blank: it is no mail source, or the installation has no mailbox. */
  address: z.string(),
  senders: z.array(z.string()),
  confirmBy: z.enum(confirmWays),
  confirmCause: z.enum(confirmCauses),
  confirmForm: z.enum(confirmForms),
  confirmFolder: z.string(),
  confirmTo: z.array(z.string()),
  fault: sourceFault.nullable(),
  failingSince: z.string().nullable(),
  lookedAt: z.string().nullable(),
  nextAt: z.string().nullable(),
  leftThere: z.int(),
  last: lastImport.nullable(),
  /** The newest ones. */
  files: z.array(metFile),
  mails: z.array(metMail),
  mappings: z.array(sourceMapping),
})
export type WireOrderSource = z.output<typeof wireOrderSource>

/** One step of a connection test. `skipped`: an earlier one failed. */
export const connectionResult = z.object({
  step: z.enum(connectionSteps),
  outcome: z.enum(['done', 'failed', 'skipped']),
  /** What was found: an address, a key, the number of files. */
  found: z.string(),
  fault: sourceFault.nullable(),
})
export type ConnectionResult = z.output<typeof connectionResult>
