import type { GetTenderRounds } from '@waybill/contract/calls/Tender/GetTenderRounds.ts'
import { type SqlBool, sql } from 'kysely'
import { likePattern } from '../../../db/likePattern.ts'
import type { Given, Handler } from '../../../handler.ts'
import { roundsShown } from './roundsShown.ts'

const found = ({ app, who, input }: Given<typeof GetTenderRounds>) => {
  const search = input.searchText.trim()
  return app.db.query
    .selectFrom('tender_round as r')
    .where('r.client_id', '=', who.clientId)
    .$if(input.shipmentId !== undefined, query => query.where('r.shipment_id', '=', input.shipmentId ?? 0))
    .$if(input.states.length > 0, query => query.where('r.state', 'in', input.states))
    .$if(search !== '', query =>
      query.where(
        sql<SqlBool>`(exists (select from tender_step s where s.client_id = r.client_id and s.round_id = r.round_id
            and lower(s.carrier_name || ' ' || s.scac) like lower(${likePattern(search)}))
          or exists (select from bill_of_lading b where b.client_id = r.client_id and b.shipment_id = r.shipment_id
            and lower(b.number) like lower(${likePattern(search)})))`,
      ),
    )
}

/** Open ones first, then the newest. */
export const getTenderRounds: Handler<typeof GetTenderRounds> = async asked => {
  const { app, db, who, input, now } = asked
  const [rows, counted] = await Promise.all([
    db.read(
      found(asked)
        .selectAll('r')
        .orderBy(sql`r.state = 'open'`, 'desc')
        .orderBy('r.round_id', 'desc')
        .limit(input.pageSize)
        .offset((input.pageIndex - 1) * input.pageSize),
    ),
    db.readOne(found(asked).select(eb => eb.fn.countAll<number>().as('n'))),
  ])
  const rounds = await roundsShown(app, db, who.clientId, rows)
  return { rounds, total: counted?.n ?? 0, now: now.toISOString() }
}
