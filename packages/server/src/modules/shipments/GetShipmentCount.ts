import type { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'

export const getShipmentCount: Handler<typeof GetShipmentCount> = async ({ app, who, db, input }) => {
  const rows = await db.read(
    app.db.query
      .selectFrom('bucket_count')
      .select(['bucket', sql<number>`sum(n)::int`.as('n')])
      .where('client_id', '=', who.clientId)
      .where('user_id', '=', input.view === 'mine' ? who.userId : 0)
      .groupBy('bucket'),
  )
  const n = (bucket: string): number => rows.find(row => row.bucket === bucket)?.n ?? 0
  return {
    O: n('O'),
    Q: n('Q'),
    T: n('T'),
    A: n('A'),
    D: n('D'),
    V: n('V'),
    AR: n('archived'),
    active: n('O') + n('Q') + n('T') + n('A'),
    archived: n('V') + n('archived'),
    all: n('O') + n('Q') + n('T') + n('A') + n('D') + n('V') + n('archived'),
  }
}
