import type { EndSessions } from '@waybill/contract/calls/LogIn/EndSessions.ts'
import { recordChange } from '../../audit.ts'
import type { Handler } from '../../handler.ts'
import { findMembership } from '../../identity/memberships.ts'
import { Refusal } from '../../refusal.ts'
import { whoseSessions } from './whoseSessions.ts'

export const endSessions: Handler<typeof EndSessions> = async ({ app, tx, who, input, request, now, after }) => {
  const whose = whoseSessions(app, who, input.UserId, 'change')
  const { userId, clientId } = whose
  if (clientId !== undefined && (await findMembership(tx, { userId, clientId })) === undefined) {
    throw new Refusal('NotFound')
  }
  const { sessionId } = input
  const which = { ...whose, except: who.sessionId, ...(sessionId === undefined ? {} : { sessionId }) }
  const ended = await app.sessions.endIn(tx, which)
  if (sessionId !== undefined && ended.length === 0) throw new Refusal('NotFound')
  if (ended.length > 0) {
    const entity = userId === who.userId ? 'user' : 'member'
    const change = { entity, entityId: userId, action: 'sessionsEnded', after: { sessions: ended.length } }
    await recordChange(tx, { who, requestId: request.id, at: now }, change)
  }
  // Sooner than this node hears of it.
  after(() => {
    for (const id of ended) app.sessions.forget(id)
  })
  return { Status: 'Success', ended: ended.length }
}
