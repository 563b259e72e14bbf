import type { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'
import { spotQuotesFound } from './spotList.ts'
import { spotQuotesShown } from './spotShown.ts'

/** Open ones first, by their deadline; then the others, newest first. */
export const getSpotQuotes: Handler<typeof GetSpotQuotes> = async ({ app, db, who, input, now }) => {
  const found = () => spotQuotesFound(app, who.clientId, input)
  const [rows, counted] = await Promise.all([
    db.read(
      found()
        .selectAll('q')
        .orderBy(sql`q.state = 'open'`, 'desc')
        .orderBy(sql`case when q.state = 'open' then q.deadline end`)
        .orderBy('q.spot_id', 'desc')
        .limit(input.pageSize)
        .offset((input.pageIndex - 1) * input.pageSize),
    ),
    db.readOne(found().select(eb => eb.fn.countAll<number>().as('n'))),
  ])
  const quotes = await spotQuotesShown(app, db, who.clientId, rows, now)
  return { quotes, total: counted?.n ?? 0, now: now.toISOString() }
}
