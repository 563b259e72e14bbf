import { list, straightStates } from '@waybill/contract/lists/straightEntries.ts'
import { sql } from 'kysely'
import { readersDay } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'

export const handlers = serveList(list, {
  from: (query, { clientId }) =>
    query
      .selectFrom('straight_entry as e')
      .innerJoin('sales_order as o', join =>
        join.onRef('o.client_id', '=', 'e.client_id').onRef('o.order_id', '=', 'e.order_id'),
      )
      .leftJoin('shipment as s', join =>
        join.onRef('s.client_id', '=', 'e.client_id').onRef('s.shipment_id', '=', 'e.shipment_id'),
      )
      .where('e.client_id', '=', clientId)
      .selectAll('e')
      .select(['o.number', 'o.back_order', 'o.consignee', 's.bol_number', 's.status', 's.terms']),
  key: sql`e.entry_id`,
  search: sql`o.number || ' ' || o.consignee || ' ' || coalesce(s.bol_number, '')`,
  filters: { states: sql`e.state`, begun: readersDay(sql<string>`e.begun_at`) },
  sorts: { begunAt: { by: sql`e.entry_id`, type: 'bigint' } },
  wire: row => ({
    entryId: row.entry_id,
    begunAt: row.begun_at,
    orderId: row.order_id,
    OrderNumber: row.back_order === '' ? row.number : `${row.number}-${row.back_order}`,
    consignee: row.consignee,
    state: straightStates.find(state => state === row.state) ?? 'byHand',
    words: row.words,
    code: row.code,
    shipmentId: row.shipment_id,
    BOLNumber: row.bol_number ?? '',
    shipmentStatus: row.status ?? '',
    CarrierName: row.carrier_name,
    // What another pays is no spending of ours.
    amount: row.terms === null || row.terms === 'prepaid' ? row.amount : null,
    currency: row.currency,
  }),
})
