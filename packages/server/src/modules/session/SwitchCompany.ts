import type { SwitchCompany } from '@waybill/contract/calls/LogIn/SwitchCompany.ts'
import type { Handler } from '../../handler.ts'
import { lockPerson } from '../../identity/people.ts'
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
  const key = await app.db.forClient(who.clientId).transaction(async tx => {
    await lockPerson(tx, who.userId)
    // Of several presses at once one goes over, and none once the session that it leaves has ended.
    if (!(await app.sessions.end(who.sessionId, tx))) throw new Refusal('SignedOut')
    return app.sessions.open(member, request.userAgent, request.address, { secondStep, tx })
  })
  issueKey(key)
  return { Status: 'Success', userDetails: user }
}
