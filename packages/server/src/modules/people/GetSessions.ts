import type { GetSessions } from '@waybill/contract/calls/LogIn/GetSessions.ts'
import { SESSIONS_SHOWN } from '@waybill/contract/wire/session.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { whoseSessions } from './whoseSessions.ts'

const lastSeen = sql<string>`greatest(s.created_at, s.rotated_at, s.successor_used_at)`

export const getSessions: Handler<typeof GetSessions> = async ({ app, db, who, input, now }) => {
  const { userId, clientId } = whoseSessions(app, who, input.UserId, 'look')
  if (clientId !== undefined) {
    const membership = app.db.query.selectFrom('identity.membership').select('user_id')
    const found = await db.read(membership.where('client_id', '=', clientId).where('user_id', '=', userId))
    if (found.length === 0) throw new Refusal('NotFound')
  }
  const rows = await db.read(
    app.db.query
      .selectFrom('identity.session as s')
      .innerJoin('identity.client as c', 'c.client_id', 's.client_id')
      .select(['s.session_id', 's.address', 's.user_agent', 's.created_at', 'c.name', lastSeen.as('last_seen_at')])
      .where('s.user_id', '=', userId)
      .where('s.ended_at', 'is', null)
      .where('s.expires_at', '>', now.toISOString())
      .$if(clientId !== undefined, query => query.where('s.client_id', '=', clientId ?? 0))
      .orderBy(lastSeen, 'desc')
      .orderBy('s.session_id')
      .limit(SESSIONS_SHOWN),
  )
  return {
    sessions: rows.map(row => ({
      sessionId: row.session_id,
      CompanyName: row.name,
      address: row.address,
      userAgent: row.user_agent,
      since: row.created_at,
      lastSeenAt: row.last_seen_at,
      isCurrent: row.session_id === who.sessionId,
    })),
  }
}
