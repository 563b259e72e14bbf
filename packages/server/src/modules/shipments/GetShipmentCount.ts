import type { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import { sql } from 'kysely'
import type { Handler } from '../../handler.ts'

export const getShipmentCount: Handler<typeof GetShipmentCount> = async ({ app, who, db, input }) => {
  const mine = input.view === 'mine' ? who.userId : null
  // What is counted ahead counts all docks.
  const held = app.db.query
    .selectFrom('shipment')
    .select(['bucket', sql<number>`count(*)::int`.as('n')])
    .where('client_id', '=', who.clientId)
    .$if(mine !== null, query => query.where(eb => eb.or([eb('created_by', '=', mine), eb('assigned_to', '=', mine)])))
    .groupBy('bucket')
  const counted = app.db.query
    .selectFrom('bucket_count')
    .select(['bucket', sql<number>`sum(n)::int`.as('n')])
    .where('client_id', '=', who.clientId)
    .where('user_id', '=', mine ?? 0)
    .groupBy('bucket')
  const rows = await db.read<{ bucket: string | null; n: number }>(who.docks === null ? counted : held)
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
