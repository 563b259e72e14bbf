import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { quotePages } from './quoteLink.ts'

/** Reminds the carriers of an open question for quotes that have not answered; of many at once by StartBulk. */
export const RemindCarriers = defineCall({
  group: 'Quote',
  name: 'RemindCarriers',
  summary: 'Remind carriers that have not answered',
  access: { kind: 'signedIn', pages: quotePages },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({ spotId: z.int().positive() }),
  /** Carriers that were written to; those that were reminded within the hour are left out. */
  reply: z.object({ spotId: z.int(), reminded: z.int(), leftOut: z.int() }),
})
