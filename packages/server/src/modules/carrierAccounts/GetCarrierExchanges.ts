import type { GetCarrierExchanges } from '@waybill/contract/calls/Shipment/GetCarrierExchanges.ts'
import type { Handler } from '../../handler.ts'
import { loadShipment } from '../shipments/index.ts'

export const getCarrierExchanges: Handler<typeof GetCarrierExchanges> = async ({ app, db, who, input }) => {
  const { clientId } = who
  const { shipmentId } = await loadShipment(db, clientId, input.shipmentId)
  const about = app.db.query
    .selectFrom('carrier_exchange as e')
    .where('e.client_id', '=', clientId)
    .where('e.shipment_id', '=', shipmentId)
  const rows = await db.read(
    about
      .leftJoin('carrier_account as a', join =>
        join.onRef('a.client_id', '=', 'e.client_id').onRef('a.account_id', '=', 'e.account_id'),
      )
      .selectAll('e')
      .select('a.name')
      .orderBy('e.exchange_id', 'desc')
      .limit(input.pageSize)
      .offset((input.pageIndex - 1) * input.pageSize),
  )
  const counted = await db.readOne(about.select(eb => eb.fn.countAll<number>().as('n')))
  return {
    exchanges: rows.map(row => ({
      exchangeId: row.exchange_id,
      CarrierName: row.name ?? '',
      connector: row.connector,
      operation: row.operation,
      method: row.method,
      url: row.url,
      requestBody: row.request_body,
      providerStatus: row.status,
      responseBody: row.response_body,
      outcome: row.outcome,
      error: row.error,
      startedAt: row.started_at,
      durationMs: row.duration_ms,
    })),
    total: counted?.n ?? 0,
  }
}
