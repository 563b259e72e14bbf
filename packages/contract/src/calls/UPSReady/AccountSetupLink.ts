import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { upsPages } from '../../wire/upsReady.ts'

/** A link by which somebody who has no account here, such as whoever pays the invoices, fills in and registers. */
export const AccountSetupLink = defineCall({
  group: 'UPSReady',
  name: 'AccountSetupLink',
  summary: 'A link to register a UPS account without signing in',
  access: { kind: 'signedIn', pages: upsPages },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({}),
  reply: z.object({
    /** Works for 7 days; the one before ends. */
    Link: z.string(),
  }),
})
