import type { BeginPasskey } from '@waybill/contract/calls/LogIn/BeginPasskey.ts'
import type { Handler } from '../../handler.ts'
import { countAttempt } from '../../identity/attempts.ts'
import { passkeySiteOrRefuse } from '../../identity/passkeySite.ts'
import { beginSignature } from '../../identity/passkeys.ts'
import { findTicket } from '../../identity/signInTickets.ts'
import { Refusal } from '../../refusal.ts'

/** Each makes a row: enough for a dock's people behind one address, and no more. */
const perAddress = { bucket: 'passkey-challenge', tries: 300, seconds: 300 }

/** Says nothing of anybody's passkeys before a password was right. */
export const beginPasskeySignIn: Handler<typeof BeginPasskey> = async ({ app, input, request }) => {
  const site = passkeySiteOrRefuse(app, request.origin)
  await countAttempt(app.db, app.clock, perAddress, request.network)
  if (input.ticket === undefined) return { signing: await beginSignature(app, site, null) }
  const member = await findTicket(app, input.ticket)
  if (member === null) throw new Refusal('SignInOver')
  return { signing: await beginSignature(app, site, member.userId) }
}
