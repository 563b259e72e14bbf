import { z } from 'zod'
import { storableText } from './text.ts'

/** A name of a reference stands over its field and on one line of papers. */
export const REFERENCE_LABEL_MAX = 24

/** What a new order starts with; blank times and no services leave it to others. */
export const wireOrderDefaults = z.object({
  /** HH:MM */
  PickupFromTime: storableText(5).default(''),
  PickupToTime: storableText(5).default(''),
  /** Codes of GetAccessorials. */
  Services: z.array(storableText(12)).max(30).default([]),
  /** What the company calls references 1 to 5, in their order; blank: no name of its own. Of the company alone. */
  ReferenceLabels: z.array(storableText(REFERENCE_LABEL_MAX)).max(5).default([]),
})
export type WireOrderDefaults = z.output<typeof wireOrderDefaults>
