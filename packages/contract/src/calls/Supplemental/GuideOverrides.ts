import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { PAGE_INDEX_DEFAULT, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '../../constants.ts'
import { overrideQuestion, wireGuideOverride } from '../../wire/routingGuide.ts'

/** Bookings with another carrier than the routing guide's, newest first, with what they cost. */
export const GuideOverrides = defineCall({
  group: 'Supplemental',
  name: 'GuideOverrides',
  summary: 'Bookings against the routing guide',
  access: { kind: 'signedIn', pages: ['GuideOverrides'] },
  effect: 'read',
  quiet: true,
  ours: true,
  query: z.object({}),
  body: overrideQuestion.extend({
    pageSize: z.int().min(1).max(PAGE_SIZE_MAX).default(PAGE_SIZE_DEFAULT),
    pageIndex: z.int32().min(1).default(PAGE_INDEX_DEFAULT),
  }),
  reply: z.object({
    overrides: z.array(wireGuideOverride),
    total: z.int(),
    /** Of everything the question finds, by currency: what the overrides cost, and how many have no price to compare with. */
    totals: z.array(z.object({ currency: z.string(), count: z.int(), cost: z.int(), uncompared: z.int() })),
    /** Everybody who decided one, and every carrier that was chosen: the choices of the filters. */
    people: z.array(z.object({ id: z.string(), name: z.string() })),
    carriers: z.array(z.object({ SCAC: z.string(), CarrierName: z.string() })),
  }),
})
