import { z } from 'zod'
import { price } from '../money.ts'

/** Kinds of packages that one question holds. */
export const ASKED_PACKAGES_MAX = 20

/** What a service of a carrier costs for packages that are no shipment. Amounts are minor units of `currency`. */
export const wireParcelRate = z.object({
  service: z.string(),
  serviceCode: z.string(),
  total: price(),
  currency: z.string(),
  charges: z.array(z.object({ description: z.string(), amount: price() })),
  /** Business days; null: the carrier does not say. */
  transitDays: z.int().nullable(),
  /** Local date at the destination; blank: the carrier does not say. */
  deliveryDate: z.string(),
  zone: z.string(),
  /** Pounds that are charged; null: the carrier does not say. */
  billedWeightLb: z.number().nullable(),
  messages: z.array(z.string()),
})
export type WireParcelRate = z.output<typeof wireParcelRate>
