import type { PasskeySignIn } from '@waybill/contract/calls/LogIn/PasskeySignIn.ts'
import type { Handler } from '../../handler.ts'
import { countAttempt, forgiveAttempt } from '../../identity/attempts.ts'
import { signInMember } from '../../identity/memberships.ts'
import { passkeySiteOrRefuse } from '../../identity/passkeySite.ts'
import { checkSignature } from '../../identity/passkeys.ts'
import { lockPerson } from '../../identity/people.ts'
import { findTicket, spendTicket } from '../../identity/signInTickets.ts'
import { Refusal } from '../../refusal.ts'
import { recordOwnChange } from './oneself.ts'
import { settleTerms } from './settleTerms.ts'
import { loadWireUser } from './wireUser.ts'

const perPasskey = { bucket: 'passkey', tries: 10, seconds: 300 }
/** Together with passwords: whoever guesses at one has no second allowance for the other. */
const perAddress = { bucket: 'login-address', tries: 100, seconds: 300 }

/** @throws {Refusal} BadPasskey, PasskeyCopied, PasskeysOff, SignInOver, TooManyTries, TermsChanged */
export const passkeySignIn: Handler<typeof PasskeySignIn> = async asked => {
  const { app, input, request, issueKey } = asked
  const { signature, ticket } = input
  const site = passkeySiteOrRefuse(app, request.origin)
  await countAttempt(app.db, app.clock, perAddress, request.network)
  await countAttempt(app.db, app.clock, perPasskey, signature.id)
  const held = ticket === undefined ? null : await findTicket(app, ticket)
  if (ticket !== undefined && held === null) throw new Refusal('SignInOver')
  const { userId, name, isCopy } = await checkSignature(app, site, signature, held?.userId ?? null)
  const person = await signInMember(app.db.identity, { userId })
  const member = held ?? (person && { userId, clientId: person.client_id })
  const user = member && (await loadWireUser(app, member))
  if (!person || !member || !user) throw new Refusal('BadPasskey')
  if (isCopy) {
    await app.db
      .forClient(member.clientId)
      .transaction(tx => recordOwnChange(asked, tx, member, { action: 'passkeyRefused', after: { name } }))
    throw new Refusal('PasskeyCopied')
  }
  await forgiveAttempt(app.db, app.clock, perAddress, request.network)
  await forgiveAttempt(app.db, app.clock, perPasskey, signature.id)
  await settleTerms(app, person, input.AgreementVersion)
  const key = await app.db.forClient(member.clientId).transaction(async tx => {
    await lockPerson(tx, userId)
    if (ticket !== undefined && !(await spendTicket(app, tx, ticket))) throw new Refusal('SignInOver')
    return app.sessions.open(member, request.userAgent, request.address, { secondStep: true, tx })
  })
  issueKey(key)
  request.devices?.remember(user.Email)
  return { userDetails: user }
}
