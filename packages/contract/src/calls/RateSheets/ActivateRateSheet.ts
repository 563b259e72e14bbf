import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { wireDay } from '../../wire/days.ts'
import { statusReply } from '../reply.ts'

/**
 * `activate`: a draft prices pickups from a day on, and ends where it says. `end`: an active one ends on a day.
 * `discard`: one that never priced anything is put away.
 */
export const ActivateRateSheet = defineCall({
  group: 'RateSheets',
  name: 'ActivateRateSheet',
  summary: 'Activate, end or discard a version of a rate sheet',
  access: { kind: 'signedIn', pages: ['RateSheets'] },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({ action: z.enum(['activate', 'end', 'discard']) }),
  body: z.object({
    versionId: z.int().positive(),
    from: wireDay.optional(),
    to: wireDay.nullable().optional(),
    /** What was asked of a base tariff that goes further than the discounts over it was looked at. */
    confirmed: z.boolean().default(false),
  }),
  reply: statusReply,
})
