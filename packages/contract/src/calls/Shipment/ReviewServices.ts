import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { laneQuestion, wireLane } from '../../wire/laneQuestion.ts'
import { wireRateRefusal } from '../../wire/rate.ts'

/** How long each carrier takes over a lane, service by service, from its rate sheets or over its wire. */
export const ReviewServices = defineCall({
  group: 'Shipment',
  name: 'ReviewServices',
  summary: 'Transit days of every carrier on a lane',
  access: { kind: 'signedIn', pages: ['ReviewServices'] },
  effect: 'own',
  looks: true,
  repeatable: true,
  quiet: true,
  ours: true,
  query: z.object({}),
  body: laneQuestion,
  reply: wireLane.extend({
    services: z.array(
      z.object({
        CarrierName: z.string(),
        CarrierSCAC: z.string(),
        /** As the carrier or its rate sheet calls it. */
        service: z.string(),
        source: z.string(),
        /** Business days; null when it did not say. */
        ServiceDays: z.int().nullable(),
        /** Local date at the destination; blank when nobody said. */
        deliveryDate: z.string(),
        /** Whether it goes all the way itself; blank when it did not say. */
        lane: z.enum(['', 'direct', 'interline']),
      }),
    ),
    refusals: z.array(wireRateRefusal),
  }),
})
