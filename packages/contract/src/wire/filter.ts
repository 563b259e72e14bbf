import { z } from 'zod'
import { price } from '../money.ts'
import { wireDay } from './days.ts'
import { storableText } from './text.ts'

/** Both ends count; one left out is open. */
export const dateRange = z.object({ from: wireDay.optional(), to: wireDay.optional() })
export type DateRange = z.output<typeof dateRange>

const amount = z.int().min(0).max(1_000_000_000_000)
/** Minor units; both ends count. */
export const amountRange = price(z.object({ from: amount.optional(), to: amount.optional() }))

const manyOf = <const T extends readonly [string, ...string[]]>(values: T) => z.array(z.enum(values)).max(values.length)

export const itemFilter = z.object({
  /** Freight classes; blank: those without one. */
  classes: z.array(storableText(5)).max(30).optional(),
  units: z.array(storableText(5)).max(50).optional(),
  hazmat: z.boolean().optional(),
})
export type ItemFilter = z.output<typeof itemFilter>

export const mailFilter = z.object({
  states: manyOf(['queued', 'sending', 'sent', 'kept', 'failed', 'bounced', 'unknown']).optional(),
  purposes: z.array(storableText(30)).max(20).optional(),
  /** Days on the reader's calendar. */
  written: dateRange.optional(),
})
export type MailFilter = z.output<typeof mailFilter>
