import { z } from 'zod'
import { storableText } from './text.ts'

/** What a new order starts with; blank times and no services leave it to others. */
export const wireOrderDefaults = z.object({
  /** HH:MM */
  PickupFromTime: storableText(5).default(''),
  PickupToTime: storableText(5).default(''),
  /** Codes of GetAccessorials. */
  Services: z.array(storableText(12)).max(30).default([]),
})
export type WireOrderDefaults = z.output<typeof wireOrderDefaults>
