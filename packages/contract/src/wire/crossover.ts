import { z } from 'zod'
import { price } from '../money.ts'

/** From how many units on a volume or truckload price of the company's rate sheets is below the lowest LTL price. */
export const wireCrossover = z.object({
  mode: z.enum(['volume', 'TL']),
  /** Handling units like those of the shipment. */
  fromUnits: z.int(),
  toUnits: z.int(),
  /** Pounds of so many units. */
  fromWeight: z.number(),
  toWeight: z.number(),
  /** It is lower for more as well, as far as was looked. */
  isOpen: z.boolean(),
  /** The lowest price of the mode at `fromUnits`, in minor units. */
  CarrierName: z.string(),
  CarrierSCAC: z.string(),
  CurrAmount: price(),
  /** The lowest LTL price there; null: no rate sheet prices so much of it as LTL. */
  ltl: z.object({ CarrierName: z.string(), CarrierSCAC: z.string(), CurrAmount: price() }).nullable(),
  currency: z.string(),
})
export type WireCrossover = z.output<typeof wireCrossover>
