import { CARRIERS_MAX } from '@waybill/contract'
import type { GetRateSheets } from '@waybill/contract/calls/RateSheets/GetRateSheets.ts'
import { sql } from 'kysely'
import { likePattern } from '../../../db/likePattern.ts'
import type { Handler } from '../../../handler.ts'
import { localNow } from '../../../places/localNow.ts'
import { carrierName, versionQuery, wireSheetOf } from './versionRow.ts'

const sorts = { CarrierSCAC: 'v.scac', from: 'v.effective_from', loadedAt: 'v.loaded_at' } as const

export const getRateSheets: Handler<typeof GetRateSheets> = async ({ app, db, who, input, now }) => {
  const { filter, pageSize, pageIndex, sortName, sortOrder } = input
  const { states = [], kinds = [] } = filter
  const search = input.searchText.trim()
  const found = versionQuery(app, who.clientId, localNow(now, who.timeZone).date)
    // What was discarded is shown to who asks for it.
    .$if(states.length === 0, query => query.where('v.state', '!=', 'discarded'))
    .$if(states.length > 0, query => query.where('v.state', 'in', states))
    .$if(kinds.length > 0, query => query.where('v.kind', 'in', kinds))
    .$if(search !== '', query =>
      query.where(
        sql<boolean>`lower(v.scac || ' ' || coalesce(${carrierName}, '') || ' ' || v.name || ' ' || coalesce(f.name, '')) like lower(${likePattern(search)})`,
      ),
    )
  const page = found
    .orderBy(sorts[sortName], sortOrder)
    .orderBy('v.version_id', sortOrder)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const carriers = app.db.query
    .selectFrom('carrier')
    .select(eb => ['scac as CarrierSCAC', eb.fn.min('name').as('CarrierName')])
    .where('client_id', '=', who.clientId)
    .where('mode', 'in', ['LTL', 'TL'])
    .where('active', '=', true)
    .groupBy('scac')
    .orderBy('CarrierName')
    .limit(CARRIERS_MAX)
  const [rows, count, known] = await Promise.all([
    db.read(page),
    db.readOne(found.clearSelect().select(eb => eb.fn.countAll<number>().as('n'))),
    db.read(carriers),
  ])
  return { sheets: rows.map(wireSheetOf), total: count?.n ?? 0, carriers: known }
}
