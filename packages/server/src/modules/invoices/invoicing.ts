import type { WireInvoicing } from '@waybill/contract/wire/carrierInvoice.ts'
import { CompiledQuery } from 'kysely'
import type { Read } from '../../db/open.ts'
import { agreedIn, agreedTotal } from '../shipments/index.ts'

export interface InvoicingRow {
  readonly agreed: number | null
  /** What invoices so far are in, else what was agreed. */
  readonly currency: string
  readonly agreed_currency: string | null
  readonly is_open: boolean
  readonly invoices: WireInvoicing['invoices']
}

/** What was agreed for a shipment and what its carrier asked for. */
export const invoicingQuery = (clientId: number, shipmentId: number): Read<InvoicingRow> => ({
  compile: () =>
    CompiledQuery.raw(
      `select case when s.terms = 'prepaid' then t.agreed end as agreed, t.currency as agreed_currency,
              coalesce(i.currency, t.currency, s.currency) as currency,
              s.terms = 'prepaid' and t.currency is not null as is_open, coalesce(i.invoices, '[]') as invoices
         from shipment s
         left join lateral (
           select w.tender_id, ${agreedTotal('w')} as agreed, ${agreedIn('w')} as currency from tender w
            where w.client_id = s.client_id and w.shipment_id = s.shipment_id and w.state = 'awarded' limit 1) t on true
         left join lateral (
           select min(v.currency) as currency,
                  jsonb_agg(jsonb_build_object('invoiceId', v.invoice_id, 'amount', v.amount, 'invoicedOn', v.invoiced_on,
                    'InvoiceNumber', v.invoice_number, 'source', v.source, 'enteredAt', v.entered_at,
                    'enteredBy', coalesce(trim(u.first_name || ' ' || u.last_name), '')) order by v.invoice_id) as invoices
             from carrier_invoice v left join identity.person u on u.user_id = v.entered_by
            where v.client_id = s.client_id and v.shipment_id = s.shipment_id and v.tender_id is not distinct from coalesce(t.tender_id, v.tender_id)) i on true
        where s.client_id = $1 and s.shipment_id = $2`,
      [clientId, shipmentId],
    ) as CompiledQuery<InvoicingRow>,
})

/** The same as it is shown; null where there is nothing to say of invoices. */
export function invoicingShown(row: InvoicingRow | undefined | null): WireInvoicing | null {
  if (row == null || (!row.is_open && row.invoices.length === 0)) return null
  return { agreed: row.agreed, currency: row.currency, isOpen: row.is_open, invoices: [...row.invoices] }
}
