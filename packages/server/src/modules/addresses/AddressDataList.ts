import type { AddressDataList } from '@waybill/contract/calls/Address/AddressDataList.ts'
import { sql } from 'kysely'
import { likePattern } from '../../db/likePattern.ts'
import type { Handler } from '../../handler.ts'
import { wireOfRow } from './bookAddress.ts'

export const addressDataList: Handler<typeof AddressDataList> = async ({ app, db, who, input }) => {
  const search = input.searchText.trim()
  const found = app.db.query
    .selectFrom('address')
    .where('client_id', '=', who.clientId)
    .$if(input.ours, q => q.where('is_ours', '=', true))
    .$if(search !== '', q => q.where(sql<boolean>`search_text like lower(${likePattern(search)})`))
  const [rows, count] = await Promise.all([
    db.read(
      found
        .selectAll()
        .orderBy('used', 'desc')
        .orderBy('company')
        .orderBy('address_id')
        .limit(input.pageSize)
        .offset((input.pageIndex - 1) * input.pageSize),
    ),
    db.readOne(found.select(eb => eb.fn.countAll<number>().as('n'))),
  ])
  return { addresses: rows.map(wireOfRow), total: count?.n ?? 0 }
}
