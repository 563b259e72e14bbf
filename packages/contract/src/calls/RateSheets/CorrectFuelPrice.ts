import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireDay } from '../../wire/days.ts'
import { trimmedText } from '../../wire/text.ts'

/**
 * Corrects a diesel price that was entered wrongly; what stood there is kept with who, when and why. Prices made from it
 * stay as they are (`GetFuelUses` lists them). A price that moves far from the week before is refused with `movesFar`
 * unless it is confirmed.
 */
export const CorrectFuelPrice = defineCall({
  group: 'RateSheets',
  name: 'CorrectFuelPrice',
  summary: 'Correct a diesel price',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    region: trimmedText(100).min(1),
    from: wireDay,
    /** As it was shown, and as it should be: 1/10,000 of a dollar a gallon. */
    known: z.int().min(1).max(1_000_000),
    price: z.int().min(1).max(1_000_000),
    reason: trimmedText(300).min(3),
    confirmed: z.boolean().default(false),
  }),
  reply: z.object({ Status: z.literal('Success') }),
})
