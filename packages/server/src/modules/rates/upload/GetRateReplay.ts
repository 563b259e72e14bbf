import type { GetRateReplay } from '@waybill/contract/calls/RateSheets/GetRateReplay.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { localNow } from '../../../places/localNow.ts'
import { versionShown } from './versionRow.ts'

export const getRateReplay: Handler<typeof GetRateReplay> = async ({ app, db, who, input, now }) => {
  const { versionId, pageSize, pageIndex } = input
  await versionShown(app, db, who.clientId, versionId, localNow(now, who.timeZone).date)
  const rows = app.db.query
    .selectFrom('rate_replay_row as r')
    .innerJoin('shipment as s', join =>
      join.onRef('s.client_id', '=', 'r.client_id').onRef('s.shipment_id', '=', 'r.shipment_id'),
    )
    .where('r.client_id', '=', who.clientId)
    .where('r.version_id', '=', versionId)
  const page = rows
    .select(['r.shipment_id as shipmentId', 's.bol_number as BOLNumber', 's.pickup_date as pickupDate', 's.consignee'])
    .select(['r.before', 'r.after', 'r.currency', 'r.reason'])
    .orderBy(sql`abs(coalesce(r.after, 0) - coalesce(r.before, 0))`, 'desc')
    .orderBy('r.shipment_id')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  const [shown, count] = await Promise.all([
    db.read(page),
    db.readOne(rows.select(eb => eb.fn.countAll<number>().as('n'))),
  ])
  return { total: count?.n ?? 0, rows: shown }
}
