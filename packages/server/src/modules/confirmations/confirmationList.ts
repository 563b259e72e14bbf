import { confirmationCauses, confirmationStates, list } from '@waybill/contract/lists/shipConfirmations.ts'
import { sourceFault } from '@waybill/contract/wire/orderSources.ts'
import { sql } from 'kysely'
import { readersDay } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'
import { contentOf } from './confirmationRows.ts'

/** What was handed to the mails stands as its mail does. */
const state = sql<string>`case when c.mail_id is null then c.state
                               when m.state in ('queued', 'sending') then 'waiting'
                               when m.state in ('failed', 'bounced') then 'failed' else 'sent' end`

export const handlers = serveList(list, {
  from: (query, { clientId }) =>
    query
      .selectFrom('ship_confirmation as c')
      .innerJoin('sales_order as o', join =>
        join.onRef('o.client_id', '=', 'c.client_id').onRef('o.order_id', '=', 'c.order_id'),
      )
      .leftJoin('order_source as s', join =>
        join.onRef('s.client_id', '=', 'c.client_id').onRef('s.source_id', '=', 'c.source_id'),
      )
      .leftJoin('mail as m', join => join.onRef('m.client_id', '=', 'c.client_id').onRef('m.mail_id', '=', 'c.mail_id'))
      .where('c.client_id', '=', clientId)
      .select(['c.confirmation_id', 'c.order_id', 'c.shipment_id', 'c.number', 'c.cause', 'c.content', 'c.caused_at'])
      .select(['c.sent_at', 'c.sent_to', 'c.fault', 'c.file_name', 's.name as source', 'm.error as mail_error'])
      .select(state.as('state_now')),
  key: sql`c.confirmation_id`,
  search: sql`lower(o.number || ' ' || (c.content ->> 'bolNumber') || ' ' || (c.content ->> 'proNumber'))`,
  filters: { states: state, causes: sql`c.cause`, caused: readersDay(sql<string>`c.caused_at`) },
  sorts: { causedAt: { by: sql`c.confirmation_id`, type: 'bigint' } },
  wire: row => {
    const said = contentOf(row)
    return {
      confirmationId: row.confirmation_id,
      orderId: row.order_id,
      OrderNumber: said.orderNumber,
      BackOrderCode: said.backOrder,
      shipmentId: row.shipment_id,
      BOLNumber: said.bolNumber,
      number: row.number,
      cause: confirmationCauses.find(cause => cause === row.cause) ?? 'left',
      causedAt: row.caused_at,
      CarrierName: said.carrierName,
      PRONumber: said.proNumber,
      charge: said.charge,
      currency: said.currency,
      state: confirmationStates.find(each => each === row.state_now) ?? 'waiting',
      sentAt: row.sent_at,
      source: row.source ?? '',
      sentTo: row.sent_to,
      fault: row.fault === null ? null : sourceFault.parse(row.fault),
      words: row.mail_error ?? '',
      fileName: row.file_name,
    }
  },
})
