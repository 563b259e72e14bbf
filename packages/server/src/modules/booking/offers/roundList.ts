import type { roundQuestion } from '@waybill/contract/wire/question.ts'
import { type SqlBool, sql } from 'kysely'
import type { z } from 'zod'
import type { App } from '../../../app.ts'
import { likePattern } from '../../../db/likePattern.ts'

type RoundsAsked = z.output<typeof roundQuestion> & { readonly shipmentId?: number | undefined }

/** The rounds that a list is made of: the company's, or those of one shipment. */
export function roundsFound(app: Pick<App, 'db'>, clientId: number, asked: RoundsAsked) {
  const search = asked.searchText.trim()
  return app.db.query
    .selectFrom('tender_round as r')
    .where('r.client_id', '=', clientId)
    .$if(asked.shipmentId !== undefined, query => query.where('r.shipment_id', '=', asked.shipmentId ?? 0))
    .$if(asked.states.length > 0, query => query.where('r.state', 'in', asked.states))
    .$if(search !== '', query =>
      query.where(
        sql<SqlBool>`(exists (select from tender_step s where s.client_id = r.client_id and s.round_id = r.round_id
            and lower(s.carrier_name || ' ' || s.scac) like lower(${likePattern(search)}))
          or exists (select from bill_of_lading b where b.client_id = r.client_id and b.shipment_id = r.shipment_id
            and lower(b.number) like lower(${likePattern(search)})))`,
      ),
    )
}
