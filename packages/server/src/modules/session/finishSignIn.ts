import type { signInReply } from '@waybill/contract/wire/factor.ts'
import type { WireUser } from '@waybill/contract/wire/user.ts'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import type { CallRequest } from '../../handler.ts'
import type { Member } from '../../identity/memberships.ts'
import { beginFactor, factorShown, isFactorDemanded } from '../../identity/secondFactor.ts'
import { openTicket } from '../../identity/signInTickets.ts'

interface SignInCall {
  readonly app: App
  readonly request: Pick<CallRequest, 'userAgent' | 'address' | 'devices'>
  readonly issueKey: (key: string) => void
}

/**
 * What follows a right password, wherever it was given: a session for who has no second factor and needs none, else a
 * ticket for the second step.
 * @param passwordHash of the password that was checked; left out: it was just set
 * @throws {Refusal} BadCredentials, where it is another one by now
 */
export async function finishSignIn(
  { app, request, issueKey }: SignInCall,
  member: Member,
  user: WireUser,
  passwordHash?: string | null,
): Promise<z.input<typeof signInReply>> {
  const { userId } = member
  const { since, hasPasskey } = await factorShown(app.db.identity, userId)
  const isHeld = since !== null || hasPasskey
  if (!isHeld && !(await isFactorDemanded(app.db.identity, member))) {
    issueKey(await app.sessions.open(member, request.userAgent, request.address, { passwordHash }))
    request.devices?.remember(user.Email)
    return { userDetails: user }
  }
  const ticket = await openTicket(app, member, passwordHash)
  const enrolment = isHeld ? null : await beginFactor(app, { userId, email: user.Email })
  return { factorDue: { ticket, enrolment, hasPasskey } }
}
