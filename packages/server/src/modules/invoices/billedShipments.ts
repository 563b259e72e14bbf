import { sql } from 'kysely'
import type { Tx } from '../../db/open.ts'
import { agreedIn } from '../shipments/index.ts'

/** A shipment as far as an invoice in a file needs to know it. */
export interface BilledShipment {
  readonly shipmentId: number
  readonly isPaidByUs: boolean
  /** Null: nobody was awarded it. */
  readonly agreedCurrency: string | null
  /** What its invoices are in. */
  readonly currency: string
  readonly invoices: readonly {
    readonly invoiceId: number
    readonly number: string
    readonly amount: number
    readonly invoicedOn: string
  }[]
}

/** Shipments by SCAC and PRO. */
export type Billed = ReadonlyMap<string, readonly BilledShipment[]>

export const billedKey = (scac: string, pro: string): string =>
  `${scac.trim().toUpperCase()} ${pro.trim().toLowerCase()}`

interface BilledRow {
  readonly key: string
  readonly shipment_id: number
  readonly is_ours: boolean
  readonly agreed_currency: string | null
  readonly currency: string
  readonly invoices: BilledShipment['invoices']
}

/** The shipments that carriers hold under these numbers, each locked until its invoices are written. */
export async function billedShipments(
  tx: Tx,
  clientId: number,
  asked: readonly { readonly scac: string; readonly pro: string }[],
): Promise<Billed> {
  const pros = [...new Set(asked.map(({ pro }) => pro.trim().toLowerCase()))].filter(pro => pro !== '')
  if (pros.length === 0) return new Map()
  await sql`
    select s.shipment_id from shipment s
     where s.client_id = ${clientId} and s.shipment_id in (
       select r.shipment_id from shipment_reference r
        where r.client_id = ${clientId} and r.kind = 'pro' and r.key = any(${pros}::text[]))
     order by s.shipment_id for update`.execute(tx)
  const { rows } = await sql<BilledRow>`
    select s.carrier_scac || ' ' || lower(s.pro_number) as key, s.shipment_id, s.terms = 'prepaid' as is_ours,
           t.currency as agreed_currency, coalesce(i.currency, t.currency, s.currency) as currency,
           coalesce(i.invoices, '[]') as invoices
      from shipment s
      join shipment_reference r on r.client_id = s.client_id and r.shipment_id = s.shipment_id and r.kind = 'pro'
      left join lateral (
        select ${sql.raw(agreedIn('w'))} as currency from tender w
         where w.client_id = s.client_id and w.shipment_id = s.shipment_id and w.state = 'awarded' limit 1) t on true
      left join lateral (
        select min(v.currency) as currency, jsonb_agg(jsonb_build_object('invoiceId', v.invoice_id, 'number', v.invoice_number,
                 'amount', v.amount, 'invoicedOn', v.invoiced_on)) as invoices
          from carrier_invoice v where v.client_id = s.client_id and v.shipment_id = s.shipment_id) i on true
     where s.client_id = ${clientId} and r.key = any(${pros}::text[]) and s.merged_into is null and s.status <> 'V'
     order by s.shipment_id`.execute(tx)
  const found = new Map<string, BilledShipment[]>()
  for (const row of rows) {
    const { shipment_id: shipmentId, is_ours: isPaidByUs, agreed_currency: agreedCurrency, currency, invoices } = row
    const same = found.get(row.key) ?? []
    found.set(row.key, [...same, { shipmentId, isPaidByUs, agreedCurrency, currency, invoices }])
  }
  return found
}
