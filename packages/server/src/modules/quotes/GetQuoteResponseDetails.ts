import type { GetQuoteResponseDetails } from '@waybill/contract/calls/Quote/GetQuoteResponseDetails.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { quoteAsked } from './quoteAsked.ts'
import { quoteShown } from './quoteShown.ts'

/** Shows a quote, and remembers when its carrier first looked at it, and when it last read there that it has the load. */
export const getQuoteResponseDetails: Handler<typeof GetQuoteResponseDetails> = async ({
  app,
  db,
  who,
  query,
  now,
}) => {
  const asked = await quoteAsked(app, db, who, query)
  const shown = await quoteShown(app, db, asked, now)
  const { seen_at: seenAt, invitation_id: invitationId } = asked.invitation
  const isWon = shown.status === 'won'
  if (asked.clerk === null && (seenAt === null || isWon)) {
    await db.write({
      compile: () =>
        sql`update spot_invitation
               set seen_at = coalesce(seen_at, ${now.toISOString()}),
                   won_seen_at = coalesce(${isWon ? now.toISOString() : null}, won_seen_at)
             where client_id = ${who.clientId} and invitation_id = ${invitationId}`.compile(app.db.query),
    })
  }
  return shown
}
