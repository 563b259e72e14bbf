import { list } from '@waybill/contract/lists/shipConfirmations.ts'
import { sql } from 'kysely'
import { readersDay } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'
import { shownConfirmations, shownState, wireConfirmationOf } from './shownConfirmations.ts'

export const handlers = serveList(list, {
  from: (query, { clientId }) => shownConfirmations(query, clientId),
  key: sql`c.confirmation_id`,
  search: sql`lower(o.number || ' ' || (c.content ->> 'bolNumber') || ' ' || (c.content ->> 'proNumber'))`,
  filters: { states: shownState, causes: sql`c.cause`, caused: readersDay(sql<string>`c.caused_at`) },
  sorts: { causedAt: { by: sql`c.confirmation_id`, type: 'bigint' } },
  wire: wireConfirmationOf,
})
