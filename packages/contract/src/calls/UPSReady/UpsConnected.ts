import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { storableText } from '../../wire/text.ts'
import { upsCameFrom, upsConnectPages } from '../../wire/upsReady.ts'

/**
 * What UPS sent the browser back with. `connected`: the account stands; `exist`: another account stands in its way; `error`:
 * access was refused, or UPS does not take the sign-in for this account; `failed`: UPS could not be asked.
 */
export const UpsConnected = defineCall({
  group: 'UPSReady',
  name: 'UpsConnected',
  summary: 'Connects an account after its company signed in at UPS',
  access: { kind: 'signedIn', pages: upsConnectPages },
  effect: 'own',
  ours: true,
  query: z.object({}),
  body: z.object({
    State: storableText(200),
    Code: storableText(4_000).default(''),
    /** `access_denied` where access was refused there (RFC 6749, 4.1.2.1); blank: none. */
    Error: storableText(200).default(''),
  }),
  reply: z.object({
    Status: z.enum(['connected', 'exist', 'error', 'failed']),
    Message: z.string(),
    AccountNumber: z.string(),
    CameFrom: z.enum(upsCameFrom),
  }),
})
