import type { ConfirmSignIn } from '@waybill/contract/calls/LogIn/ConfirmSignIn.ts'
import type { Tx } from '../../db/open.ts'
import type { Given, Handler } from '../../handler.ts'
import { countAttempt, forgiveAttempt } from '../../identity/attempts.ts'
import type { Member } from '../../identity/memberships.ts'
import { lockPerson } from '../../identity/people.ts'
import { confirmFactor, countCode, hasFactor, spendCode } from '../../identity/secondFactor.ts'
import { findTicket, spendTicket } from '../../identity/signInTickets.ts'
import { Refusal } from '../../refusal.ts'
import { recordOwnChange } from './oneself.ts'
import { loadWireUser } from './wireUser.ts'

const perAddress = { bucket: 'code-address', tries: 100, seconds: 300 }

type Asked = Given<typeof ConfirmSignIn>

/** Who has to have a factor and had none: the first code puts it in force. */
async function addFirst(asked: Asked, tx: Tx, member: Member) {
  const recoveryCodes = [...(await confirmFactor(asked.app, tx, member.userId, asked.input.code))]
  await recordOwnChange(asked, tx, member, { action: 'factorAdded' })
  return { recoveryCodes }
}

/** A code of the app, or a recovery code, of which it is said how many are left. */
async function giveCode(asked: Asked, tx: Tx, member: Member) {
  const codesLeft = await spendCode(asked.app, tx, member.userId, asked.input.code)
  if (codesLeft === null) return {}
  await recordOwnChange(asked, tx, member, { action: 'recoveryCodeUsed', after: { codesLeft } })
  return { codesLeft }
}

export const confirmSignIn: Handler<typeof ConfirmSignIn> = async asked => {
  const { app, input, request, issueKey } = asked
  await countAttempt(app.db, app.clock, perAddress, request.network)
  const member = await findTicket(app, input.ticket)
  if (member === null) throw new Refusal('SignInOver')
  const { userId } = member
  const tried = await countCode(app, userId)
  const isHeld = await hasFactor(app.db.identity, userId)
  const user = await loadWireUser(app, member)
  if (user === null) throw new Refusal('SignInOver')
  const done = await app.db.forClient(member.clientId).transaction(async tx => {
    await lockPerson(tx, userId)
    // With the code: of several at once on one ticket, the others use up none.
    if (!(await spendTicket(app, tx, input.ticket))) throw new Refusal('SignInOver')
    const said = isHeld ? await giveCode(asked, tx, member) : await addFirst(asked, tx, member)
    const key = await app.sessions.open(member, request.userAgent, request.address, { secondStep: true, tx })
    return { key, said }
  })
  await tried.forgive()
  await forgiveAttempt(app.db, app.clock, perAddress, request.network)
  issueKey(done.key)
  request.devices?.remember(user.Email)
  return { userDetails: user, ...done.said }
}
