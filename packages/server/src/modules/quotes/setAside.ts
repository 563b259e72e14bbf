import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { dropKind } from '../../work/dropKind.ts'

/** Questions whose reminder has fallen due and was not written. */
const unreminded = (clientId: number, now: Date) => sql<boolean>`
  q.client_id = ${clientId} and q.state = 'open' and q.remind_at <= ${now.toISOString()} and q.deadline > ${now.toISOString()}
  and exists (select from spot_invitation i
               where i.client_id = q.client_id and i.spot_id = q.spot_id and i.state = 'asked'
                 and (i.reminded_at is null or i.reminded_at < q.remind_at))`

/** How many questions for quotes are to be reminded of, and how many shipments were won by one carrier while others are to hear of it. */
export const quotesToWrite = (clientId: number, now: Date) => sql<number>`
  (select count(*)::int from spot_quote q where ${unreminded(clientId, now)})
  + (select count(*)::int from work.due d where d.kind = 'won' and d.client_id = ${clientId})`

/**
 * Has no carrier be written to by itself about quotes: whom to remind, and to say that a quote is over, is for a person. What falls
 * due later on goes its usual way.
 */
export async function setQuotesAside(tx: Tx, clientId: number, now: Date): Promise<void> {
  await sql`update spot_quote q set remind_at = null where ${unreminded(clientId, now)}`.execute(tx)
  await dropKind(tx, 'won', clientId)
}
