import type { GetQuoteResponseDetails } from '@waybill/contract/calls/Quote/GetQuoteResponseDetails.ts'
import type { Handler } from '../../handler.ts'
import { quoteAsked } from './quoteAsked.ts'
import { quoteShown } from './quoteShown.ts'

/** Shows a quote, and remembers when its carrier first looked at it; that is no answer. */
export const getQuoteResponseDetails: Handler<typeof GetQuoteResponseDetails> = async ({
  app,
  db,
  who,
  query,
  now,
}) => {
  const asked = await quoteAsked(app, db, who, query)
  if (asked.clerk === null && asked.invitation.seen_at === null) {
    await db.transaction(tx =>
      tx
        .updateTable('spot_invitation')
        .set({ seen_at: now.toISOString() })
        .where('client_id', '=', who.clientId)
        .where('invitation_id', '=', asked.invitation.invitation_id)
        .where('seen_at', 'is', null)
        .execute(),
    )
  }
  return quoteShown(app, db, asked, now)
}
