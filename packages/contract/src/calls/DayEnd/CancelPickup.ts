import { z } from 'zod'
import { defineCall } from '../../call.ts'

/** Sends a truck away. Twice does no harm. */
export const CancelPickup = defineCall({
  group: 'DayEnd',
  name: 'CancelPickup',
  summary: 'Cancel a pickup',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'write',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ pickupId: z.int().positive() }),
  reply: z.object({}),
})
