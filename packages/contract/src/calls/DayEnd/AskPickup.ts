import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wirePickupQuestion } from '../../wire/dayEnd.ts'

/** Asks a carrier for a truck, once: for the labels of an account that wait for one. What became of it is told by GetDayEnd. */
export const AskPickup = defineCall({
  group: 'DayEnd',
  name: 'AskPickup',
  summary: 'Ask for a pickup',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'write',
  once: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: wirePickupQuestion,
  reply: z.object({ pickupId: z.int() }),
})
