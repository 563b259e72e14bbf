import type { SwitchCompany } from '@waybill/contract/calls/LogIn/SwitchCompany.ts'
import type { Handler } from '../../handler.ts'
import { hasFactor, isFactorDemanded } from '../../identity/secondFactor.ts'
import { Refusal } from '../../refusal.ts'
import { loadWireUser } from './wireUser.ts'

export const switchCompany: Handler<typeof SwitchCompany> = async ({ app, who, input, request, issueKey }) => {
  const member = { userId: who.userId, clientId: input.ClientId }
  const user = await loadWireUser(app, member)
  if (user === null) throw new Refusal('NotFound')
  // What this session gave counts, not what its person has by now.
  const secondStep = await app.sessions.hasSecondStep(who.sessionId)
  if (!secondStep && (await isFactorDemanded(app.db.identity, member))) {
    throw new Refusal((await hasFactor(app.db.identity, who.userId)) ? 'FactorNotGiven' : 'FactorDemanded')
  }
  // Of several presses at once one goes over: the session that it leaves is spent with it.
  if (!(await app.sessions.end(who.sessionId))) throw new Refusal('SignedOut')
  issueKey(await app.sessions.open(member, request.userAgent, request.address, { secondStep }))
  return { Status: 'Success', userDetails: user }
}
