import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { money } from '../../money.ts'
import { wirePickupQuestion } from '../../wire/dayEnd.ts'

/** What a truck would cost; none is asked for. */
export const RatePickup = defineCall({
  group: 'DayEnd',
  name: 'RatePickup',
  summary: 'Price of a pickup',
  access: { kind: 'signedIn', pages: ['DayEnd'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: wirePickupQuestion,
  reply: z.object({
    /** Minor units; null where the carrier refused or was not heard. */
    total: money(),
    currency: z.string(),
    /** Blank, or why there is no price. */
    refusal: z.string(),
  }),
})
