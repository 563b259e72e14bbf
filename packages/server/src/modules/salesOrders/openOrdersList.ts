import { list } from '@waybill/contract/lists/openOrders.ts'
import type { Mode, PaymentTerms } from '@waybill/domain'
import { paymentCodes } from '@waybill/domain'
import { sql } from 'kysely'
import type { App } from '../../app.ts'
import { likePattern } from '../../db/likePattern.ts'
import { type AskedOf, listReader, listSql, type Reader } from '../../lists/listSql.ts'
import { serveList } from '../../lists/serveList.ts'
import { type OrderRecord, wantedSince } from './orderRows.ts'

const termsOf = { P: 'prepaid', C: 'collect', T: 'thirdParty' } as const

const orders = listSql(list, {
  from: (query, { clientId }) =>
    query.selectFrom('sales_order as o').where('o.client_id', '=', clientId).selectAll('o'),
  key: sql`o.order_id`,
  search: sql`o.search_text`,
  filters: {
    states: sql`o.state`,
    shipDate: sql`o.ship_date`,
    due: sql`o.due_date`,
    consignee: text => sql`lower(o.consignee) like lower(${likePattern(text)})`,
    soldTo: text => sql`lower(o.sold_to) like lower(${likePattern(text)})`,
    terms: values => sql`o.terms = any(${values.map(code => termsOf[code])}::text[])`,
    modes: sql`o.mode`,
  },
  sorts: {
    OrderNumber: { by: sql`o.number`, type: 'text' },
    consignee: { by: sql`o.consignee`, type: 'text' },
    ShipDate: { by: sql`case when o.ship_date is null then 'infinity'::date else o.ship_date end`, type: 'date' },
    DueDate: { by: sql`case when o.due_date is null then 'infinity'::date else o.due_date end`, type: 'date' },
    created: { by: sql`o.order_id`, type: 'bigint' },
  },
  wire: row => ({
    orderId: row.order_id,
    version: row.version,
    OrderNumber: row.number,
    BackOrderCode: row.back_order,
    PO_Number: row.customer_po,
    SoldTo: row.sold_to,
    consignee: row.consignee,
    consigneeCity: row.consignee_city,
    consigneeState: row.consignee_state,
    consigneeZip: row.consignee_zip,
    ShipmentTerm: paymentCodes[row.terms as PaymentTerms],
    shipMode: row.mode as Mode | '',
    DueDate: row.due_date,
    ShipDate: row.ship_date,
    ItemCode: row.item_codes,
    lines: row.line_count,
    OriginalQty: row.quantity,
    open: row.open_quantity,
    Weight: row.weight_lb,
    OrderValue: row.value,
    currency: row.currency,
    state: row.state as OrderRecord['state'],
    cancelWantedAt: wantedSince({ state: row.state, at: row.cancel_wanted_at }),
    createdAt: row.created_at,
  }),
})

export const handlers = serveList(list, orders)

/** The orders that a question finds, whole or in part. */
export const ordersAsked = (query: App['db']['query'], reader: Reader, asked: AskedOf<typeof list>) =>
  listReader(list, orders, { query, reader, asked })
