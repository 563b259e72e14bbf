import { z } from 'zod'

/*
 * What a carrier answers, as far as it is used; bills are in ebolAnswer.ts. Read tolerantly. Where each fact comes from
 * stands in README.md.
 */

const text = z.coerce.string().catch('')
const amount = z.union([z.number(), z.string()])

const charge = z.object({ code: text, amount: amount.nullish(), currency: z.string().default('USD') })

const result = z.object({
  mode: z.string().default('LTL'),
  quote: z.object({ type: text, id: text, quoteValidUntil: text }).catch({ type: '', id: '', quoteValidUntil: '' }),
  charges: z.array(charge),
})
export type WireResult = z.output<typeof result>

export const rateAnswer = z.object({ carrierResult: z.array(z.unknown()) })
export const rateResult = result

/** Reconstructed: no description of pickup requests is published. */
const pickup = z.object({
  ...{ pickupNumber: z.string().min(1), pro: text, bol: text, key: text, pickupDateTime: text },
  status: text,
})
export const pickupAnswer = pickup
export const pickupsAnswer = z.object({ pickups: z.array(pickup) })

export const eventsAnswer = z.object({ data: z.array(z.unknown()) })
const place = z.object({ city: text, state: text, country: text }).catch({ city: '', state: '', country: '' })
export const eventAnswer = z.object({
  type: text,
  status: text,
  occurredAt: text,
  notes: text,
  location: place.default({ city: '', state: '', country: '' }),
  documents: z.array(z.object({ type: text, url: text })).catch([]),
})
