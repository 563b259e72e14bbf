import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { trimmedText } from '../../wire/text.ts'
import { upsCameFrom, upsConnectPages } from '../../wire/upsReady.ts'

/**
 * Begins to connect an account by signing in at UPS. An account that the company has already signs in so from then on; a new one
 * needs the agreement in force to be accepted.
 */
export const ConnectUps = defineCall({
  group: 'UPSReady',
  name: 'ConnectUps',
  summary: 'Where to sign in at UPS to connect an account',
  access: { kind: 'signedIn', pages: upsConnectPages },
  effect: 'write',
  repeatable: true,
  ours: true,
  query: z.object({}),
  body: z.object({
    /** Six letters or digits. */
    AccountNumber: trimmedText(10),
    CameFrom: z.enum(upsCameFrom),
  }),
  reply: z.object({
    /** At UPS; works for 10 minutes, once, for this session. */
    Url: z.string(),
  }),
})
