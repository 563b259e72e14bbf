import { z } from 'zod'

/** A carrier of collect freight as a choice; `Value` is its SCAC, or the value that stands for a new one. */
export const collectCarrier = z.object({
  Text: z.string(),
  Value: z.string(),
  RateModeID: z.int(),
  ShipVia: z.string(),
  /** It is the one that is chosen by itself. */
  flagged: z.boolean(),
})

/** A carrier that the company asks through its pricing provider; `Value` is its SCAC. */
export const providerCarrier = z.object({ Text: z.string(), Value: z.string(), RateModeID: z.int() })

/** What stands against a carrier, whatever its price (domain `CarrierWarning`): said beside a price and before booking. */
export const wireCarrierWarning = z.object({
  code: z.enum(['newCarrier', 'insuranceMissing', 'insuranceExpired', 'insuranceEnding']),
  date: z.string().optional(),
  days: z.int().optional(),
})
export type WireCarrierWarning = z.output<typeof wireCarrierWarning>
