import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { SPOT_QUOTES_PAGE_MAX } from '../../wire/spotQuote.ts'
import { quotePages } from './quoteLink.ts'

/** Reminds the carriers of these open quotes that have not answered. */
export const RemindCarriers = defineCall({
  group: 'Quote',
  name: 'RemindCarriers',
  summary: 'Remind carriers that have not answered',
  access: { kind: 'signedIn', pages: quotePages },
  effect: 'write',
  once: true,
  ours: true,
  query: z.object({}),
  body: z.object({ spotIds: z.array(z.int().positive()).min(1).max(SPOT_QUOTES_PAGE_MAX) }),
  /** Carriers that were written to; those that were reminded within the hour are left out. */
  reply: z.object({ spotIds: z.array(z.int()), reminded: z.int(), leftOut: z.int() }),
})
