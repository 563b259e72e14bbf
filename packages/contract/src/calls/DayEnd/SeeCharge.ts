import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { price } from '../../money.ts'

/** Takes a charge above the shown price off the worklist: somebody has seen it. A higher one stands there again. */
export const SeeCharge = defineCall({
  group: 'DayEnd',
  name: 'SeeCharge',
  summary: 'A higher charge was seen',
  access: { kind: 'signedIn', pages: ['ShipmentDetails', 'Track'] },
  effect: 'write',
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: z.object({ tenderId: z.int().positive(), charged: price(z.int32().positive()) }),
  reply: z.object({}),
})
