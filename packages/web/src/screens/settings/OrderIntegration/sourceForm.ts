import { importPolicies } from '@waybill/contract/wire/imports.ts'
import { mailSender, sourceName } from '@waybill/contract/wire/orderSourceFields.ts'
import {
  isServerWay,
  type ServerWay,
  serverWays,
  usualPorts,
  type WireOrderSource,
} from '@waybill/contract/wire/orderSources.ts'
import { z } from 'zod'
import { addressesTyped, folderTyped, severalTyped } from './farPlace.tsx'
import { listOf } from './sourceWords.ts'

export const minutes = [5, 15, 30, 60, 240, 1440, 0] as const

const common = { name: sourceName, policy: z.enum(importPolicies), notified: addressesTyped }

export const uploadSchema = z.object(common)

export const mailSchema = z.object({
  ...common,
  senders: severalTyped(mailSender, 'notASender').refine(typed => listOf(typed).length > 0, {
    params: { code: 'required' },
  }),
})

export const serverSchema = z.object({
  ...common,
  way: z.enum(serverWays),
  host: z
    .string()
    .trim()
    .min(1)
    .max(253)
    .refine(text => !/[\s/@\\]/.test(text), { params: { code: 'notAHost' } }),
  port: z
    .string()
    .trim()
    .max(5)
    .refine(text => /^\d*$/.test(text) && Number(text) <= 65_535, { params: { code: 'notAPort' } }),
  FTPUserName: z.string().trim().min(1).max(128),
  FTPPassword: z.string().max(256),
  FTPKey: z.string().max(20_000),
  folder: folderTyped,
  pattern: z.string().trim().max(200),
  doneFolder: folderTyped,
  every: z.string(),
})

export type ServerValues = z.output<typeof serverSchema>
export type CommonValues = z.output<typeof uploadSchema>
export type MailValues = z.output<typeof mailSchema>

export const commonOf = (source: WireOrderSource | null): CommonValues => ({
  name: source?.name ?? '',
  policy: source?.policy ?? 'update',
  notified: source?.notified.join(', ') ?? '',
})

export const mailOf = (source: WireOrderSource | null): MailValues => ({
  ...commonOf(source),
  senders: source?.senders.join(', ') ?? '',
})

/** The port as it is shown: the usual one is not worth a word. */
const portOf = (way: ServerWay, port: number): string => (port === usualPorts[way] ? '' : String(port))

export const serverOf = (source: WireOrderSource | null): ServerValues => {
  const way = source !== null && isServerWay(source.way) ? source.way : 'sftp'
  return {
    ...commonOf(source),
    way,
    host: source?.host ?? '',
    port: source === null ? '' : portOf(way, source.port),
    ...{ FTPUserName: source?.FTPUserName ?? '', FTPPassword: '', FTPKey: '' },
    folder: source?.folder ?? '',
    pattern: source?.pattern ?? '*.csv, *.xlsx',
    doneFolder: source?.doneFolder ?? 'processed',
    every: String(source?.everyMinutes ?? 15),
  }
}

/** What the call takes of what was typed. */
export const serverBody = ({ notified, port, every, ...values }: ServerValues) => ({
  ...values,
  notified: listOf(notified),
  port: Number(port),
  everyMinutes: Number(every),
})
