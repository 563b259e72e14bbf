import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Asks the carrier what became of a truck that nobody heard about, or how one stands that is to come. */
export const LookForPickup = defineCall({
  group: 'DayEnd',
  name: 'LookForPickup',
  summary: 'Ask how a pickup stands',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'write',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ pickupId: z.int().positive() }),
  reply: z.object({}),
})
