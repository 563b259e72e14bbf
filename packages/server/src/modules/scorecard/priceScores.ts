import type { WirePriceScore } from '@waybill/contract/wire/scoreCard.ts'
import { SCORE_CARDS_MAX } from '@waybill/contract/wire/scoreCard.ts'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { isWithin, type Period } from './period.ts'

/**
 * Live and stored prices by carrier, from what is kept of each question for rates (13 months). The newest question before a
 * booking is the one that its price was an answer to: where that has the price that was booked, its carrier won by it. Days of
 * UTC at most one before and behind hold a month of any wall.
 */
export const priceScores = (app: App, db: Pick<TenantDb, 'read'>, period: Period) => {
  const query = sql<WirePriceScore>`
    with given as (
      select o.shipment_id, o.run_id, o.asked_at, p.scac, bool_or(p.total is not null) as priced,
             bool_or(exists (
               select from tender t
                where t.client_id = o.client_id and t.shipment_id = o.shipment_id and t.state = 'awarded' and t.scac = p.scac
                  and t.price_sheet_id is not null and t.total = p.total and t.currency = p.currency
                  and t.service = coalesce(p.service, '') and t.requested_at >= o.asked_at
                  and not exists (
                    select from rating_outcome later
                     where later.client_id = o.client_id and later.shipment_id = o.shipment_id and later.run_id > o.run_id
                       and later.asked_at <= t.requested_at))) as won
        from rating_outcome o
       cross join lateral jsonb_to_recordset(o.sources) as p (scac text, service text, total bigint, currency text)
       where o.client_id = ${period.clientId} and o.day between ${period.from}::date - 1 and ${period.until}::date
         and ${isWithin('o.asked_at', period)} and p.scac <> ''
       group by 1, 2, 3, 4
    )
    select g.scac as "CarrierSCAC", coalesce(max(c.name), g.scac) as "CarrierName", count(*)::int as asked,
           count(*) filter (where g.priced)::int as answered, count(*) filter (where g.won)::int as won
      from given g
      left join lateral (
        select c.name from carrier c where c.client_id = ${period.clientId} and c.scac = g.scac order by c.carrier_id limit 1
      ) c on true
     group by g.scac order by won desc, answered desc, asked desc, g.scac
     limit ${SCORE_CARDS_MAX}`
  return db.read({ compile: () => query.compile(app.db.query) })
}
