import type { spotQuoteQuestion } from '@waybill/contract/wire/question.ts'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { App } from '../../app.ts'
import { likePattern } from '../../db/likePattern.ts'

type SpotQuotesAsked = z.output<typeof spotQuoteQuestion> & { readonly shipmentId?: number | undefined }

/** The questions for offers that a list is made of: the company's, or those of one shipment. */
export function spotQuotesFound(app: Pick<App, 'db'>, clientId: number, asked: SpotQuotesAsked) {
  const search = asked.searchText.trim()
  return app.db.query
    .selectFrom('spot_quote as q')
    .where('q.client_id', '=', clientId)
    .$if(asked.shipmentId !== undefined, query => query.where('q.shipment_id', '=', asked.shipmentId ?? 0))
    .$if(asked.states.length > 0, query => query.where('q.state', 'in', asked.states))
    .$if(asked.unanswered, query =>
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
