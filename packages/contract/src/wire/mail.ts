import { z } from 'zod'
import { money } from '../money.ts'

export const mailStates = ['queued', 'sending', 'sent', 'kept', 'failed', 'bounced', 'unknown'] as const

export const wireMail = z.object({
  mailId: z.int(),
  shipmentId: z.int().nullable(),
  purpose: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  subject: z.string(),
  /** Null: it may tell prices, and they are not shown. */
  text: money(z.string()),
  attachments: z.array(z.object({ fileId: z.int(), name: z.string() })),
  state: z.enum(mailStates),
  error: z.string(),
  tries: z.int(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
})
export type WireMail = z.output<typeof wireMail>

/** Columns the outbox can export, in their usual order. */
export const mailExportColumns = [
  'subject',
  'state',
  'to',
  'purpose',
  'createdAt',
  'attachments',
] as const satisfies readonly (keyof WireMail)[]
