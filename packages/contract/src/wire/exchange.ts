import { z } from 'zod'

/** What was said over a carrier's wire about one shipment, secrets left out. */
export const wireExchange = z.object({
  exchangeId: z.int(),
  CarrierName: z.string(),
  connector: z.string(),
  /** rate, book, find, cancel, track, documents */
  operation: z.string(),
  method: z.string(),
  url: z.string(),
  requestBody: z.string(),
  /** The carrier's HTTP status; null when it did not answer. */
  providerStatus: z.int().nullable(),
  responseBody: z.string(),
  /** answered, late, unreachable, tooLarge, shut */
  outcome: z.string(),
  error: z.string(),
  startedAt: z.string(),
  durationMs: z.int(),
})
export type WireExchange = z.output<typeof wireExchange>
