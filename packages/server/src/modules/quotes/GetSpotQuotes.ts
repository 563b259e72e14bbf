import type { GetSpotQuotes } from '@waybill/contract/calls/Quote/GetSpotQuotes.ts'
import { type SqlBool, sql } from 'kysely'
import { likePattern } from '../../db/likePattern.ts'
import type { Given, Handler } from '../../handler.ts'
import { spotQuotesShown } from './spotShown.ts'

type Asked = Given<typeof GetSpotQuotes>

const found = ({ app, who, input }: Asked) => {
  const search = input.searchText.trim()
  return app.db.query
    .selectFrom('spot_quote as q')
    .where('q.client_id', '=', who.clientId)
    .$if(input.shipmentId !== undefined, query => query.where('q.shipment_id', '=', input.shipmentId ?? 0))
    .$if(input.states.length > 0, query => query.where('q.state', 'in', input.states))
    .$if(input.unanswered, query =>
      query.where(
        sql<SqlBool>`exists (select from spot_invitation i where i.client_id = q.client_id and i.spot_id = q.spot_id and i.state = 'asked')`,
      ),
    )
    .$if(search !== '', query =>
      query.where(
        sql<SqlBool>`(exists (select from spot_invitation i where i.client_id = q.client_id and i.spot_id = q.spot_id
            and lower(i.carrier_name || ' ' || i.scac || ' ' || i.email) like lower(${likePattern(search)}))
          or exists (select from bill_of_lading b where b.client_id = q.client_id and b.shipment_id = q.shipment_id
            and lower(b.number) like lower(${likePattern(search)})))`,
      ),
    )
}

/** Open ones first, by their deadline; then the others, newest first. */
export const getSpotQuotes: Handler<typeof GetSpotQuotes> = async asked => {
  const { app, db, who, input, now } = asked
  const [rows, counted] = await Promise.all([
    db.read(
      found(asked)
        .selectAll('q')
        .orderBy(sql`q.state = 'open'`, 'desc')
        .orderBy(sql`case when q.state = 'open' then q.deadline end`)
        .orderBy('q.spot_id', 'desc')
        .limit(input.pageSize)
        .offset((input.pageIndex - 1) * input.pageSize),
    ),
    db.readOne(found(asked).select(eb => eb.fn.countAll<number>().as('n'))),
  ])
  const quotes = await spotQuotesShown(app, db, who.clientId, rows, now)
  return { quotes, total: counted?.n ?? 0, now: now.toISOString() }
}
