import type { RowOf } from '@waybill/contract/list.ts'
import { confirmationCauses, confirmationStates, type list } from '@waybill/contract/lists/shipConfirmations.ts'
import { sourceFault } from '@waybill/contract/wire/orderSources.ts'
import { sql } from 'kysely'
import type { Database } from '../../db/open.ts'
import { contentOf } from './confirmationRows.ts'

/** What was handed to the mails stands as its mail does. */
export const shownState = sql<string>`case when c.mail_id is null then c.state
                               when m.state in ('queued', 'sending') then 'waiting'
                               when m.state in ('failed', 'bounced') then 'failed' else 'sent' end`

/** What was only kept, or never put, needs a way of its source; a mail that came back goes as it was. */
const canSend = sql<boolean>`case when c.mail_id is not null then coalesce(m.state in ('failed', 'bounced'), false)
                                  else c.state in ('failed', 'kept') and coalesce(s.confirm_by, '') <> '' end`

/** Confirmations of a company as they are shown. */
export const shownConfirmations = (query: Database['query'], clientId: number) =>
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
    .select([shownState.as('state_now'), canSend.as('can_send')])

type ShownRow = Awaited<ReturnType<ReturnType<typeof shownConfirmations>['execute']>>[number]

/** One as browser and file have it. */
export function wireConfirmationOf(row: ShownRow): RowOf<typeof list> {
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
    canSend: row.can_send,
    sentAt: row.sent_at,
    source: row.source ?? '',
    sentTo: row.sent_to,
    fault: row.fault === null ? null : sourceFault.parse(row.fault),
    words: row.mail_error ?? '',
    fileName: row.file_name,
  }
}
