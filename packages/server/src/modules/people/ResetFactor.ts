import type { ResetFactor } from '@waybill/contract/calls/LogIn/ResetFactor.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { findMembership } from '../../identity/memberships.ts'
import { lockPerson } from '../../identity/people.ts'
import { removeFactors } from '../../identity/secondFactor.ts'
import { Refusal } from '../../refusal.ts'

/** Only of who works for this company alone: no administrator weakens a sign-in that another company relies on. */
export const resetFactor: Handler<typeof ResetFactor> = async ({ app, tx, who, input, request, now }) => {
  const userId = input.UserId
  // One's own asks the password (SecondFactor).
  if (userId === who.userId) throw new Refusal('OwnRights')
  const member = await findMembership(tx, { userId, clientId: who.clientId })
  if (member === undefined || member.accepted_at === null) throw new Refusal('NotFound')
  const elsewhere = await tx
    .selectFrom('identity.membership')
    .select('client_id')
    .where('user_id', '=', userId)
    .where('client_id', '!=', who.clientId)
    .where('active', '=', true)
    .where('accepted_at', 'is not', null)
    .executeTakeFirst()
  if (elsewhere !== undefined) throw new Refusal('FactorElsewhere')
  await lockPerson(tx, userId)
  if (!(await removeFactors(tx, userId))) throw new Refusal('NotFound')
  await app.sessions.endIn(tx, { userId })
  await recordChange(
    tx,
    { who, requestId: request.id, at: now },
    { entity: 'member', entityId: userId, action: 'factorReset' },
  )
  return { Status: 'Success' }
}
