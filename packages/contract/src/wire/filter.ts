import { modeNames } from '@waybill/domain'
import { z } from 'zod'
import { wireDay } from './days.ts'
import { storableText } from './text.ts'

/** Both ends count; one left out is open. */
export const dateRange = z.object({ from: wireDay.optional(), to: wireDay.optional() })
export type DateRange = z.output<typeof dateRange>

const amount = z.int().min(0).max(1_000_000_000_000)
/** Minor units; both ends count. */
export const amountRange = z.object({ from: amount.optional(), to: amount.optional() })

const manyOf = <const T extends readonly [string, ...string[]]>(values: T) => z.array(z.enum(values)).max(values.length)

/** What narrows a list of shipments besides tab, search and view; what is left out narrows nothing. */
export const shipmentFilter = z.object({
  consignee: storableText(100).optional(),
  /** SCACs. */
  carriers: z.array(storableText(10)).max(50).optional(),
  modes: manyOf(modeNames).optional(),
  terms: manyOf(['P', 'C', 'T']).optional(),
  shipDate: dateRange.optional(),
  /** Days on the reader's calendar. */
  created: dateRange.optional(),
  amount: amountRange.optional(),
  /** Not delivered though it should have been before today. */
  late: z.literal(true).optional(),
})
export type ShipmentFilter = z.output<typeof shipmentFilter>

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

export const carrierFilter = z.object({
  kinds: manyOf(['spot', 'rateSheet', 'provider', 'instant']).optional(),
  modes: manyOf(['LTL', 'TL']).optional(),
  insurance: manyOf(['missing', 'expired', 'ending', 'valid']).optional(),
  doNotUse: z.boolean().optional(),
  collect: z.boolean().optional(),
})
export type CarrierFilter = z.output<typeof carrierFilter>
