import { cleanPro } from '@waybill/domain'
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

/** A PRO is one number however it is written: in any case of letters, with blanks and hyphens or without. */
export const billedKey = (scac: string, pro: string): string => `${scac.trim().toUpperCase()} ${cleanPro(pro)}`

/** The digits of a number from its last, by which an index finds it whatever is written between them. */
const endingOf = (pro: string): string => [...pro.replaceAll(/\D/g, '')].toReversed().join('')

interface BilledRow {
  readonly scac: string
  readonly pro: string
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
  const pros = [...new Set(asked.map(({ pro }) => cleanPro(pro)))].filter(pro => pro !== '')
  if (pros.length === 0) return new Map()
  const endings = [...new Set(pros.map(endingOf))].filter(ending => ending !== '')
  // A PRO without a digit is no number of a carrier's, and is found as it is written alone.
  const plain = asked.filter(({ pro }) => endingOf(pro) === '').map(({ pro }) => pro.trim().toLowerCase())
  const { rows: held } = await sql<{ shipment_id: number }>`
    select s.shipment_id from shipment s
     where s.client_id = ${clientId} and s.shipment_id in (
       select r.shipment_id from shipment_reference r
        where r.client_id = ${clientId} and r.kind = 'pro' and r.ending <> '' and r.ending = any(${endings}::text[])
          and upper(regexp_replace(r.value, '[[:space:]-]', '', 'g')) = any(${pros}::text[])
       union all
       select r.shipment_id from shipment_reference r
        where r.client_id = ${clientId} and r.kind = 'pro' and r.key = any(${plain}::text[]))
     order by s.shipment_id for update`.execute(tx)
  const { rows } = await sql<BilledRow>`
    select s.carrier_scac as scac, s.pro_number as pro, s.shipment_id, s.terms = 'prepaid' as is_ours,
           t.currency as agreed_currency, coalesce(i.currency, t.currency, s.currency) as currency,
           coalesce(i.invoices, '[]') as invoices
      from shipment s
      left join lateral (
        select w.tender_id, ${sql.raw(agreedIn('w'))} as currency from tender w
         where w.client_id = s.client_id and w.shipment_id = s.shipment_id and w.state = 'awarded' limit 1) t on true
      left join lateral (
        select min(v.currency) as currency, jsonb_agg(jsonb_build_object('invoiceId', v.invoice_id, 'number', v.invoice_number,
                 'amount', v.amount, 'invoicedOn', v.invoiced_on)) as invoices
          from carrier_invoice v where v.client_id = s.client_id and v.shipment_id = s.shipment_id and v.tender_id = t.tender_id) i on true
     where s.client_id = ${clientId} and s.shipment_id = any(${held.map(row => row.shipment_id)}::bigint[]) and s.merged_into is null and s.status <> 'V'
     order by s.shipment_id`.execute(tx)
  const found = new Map<string, BilledShipment[]>()
  for (const row of rows) {
    const { shipment_id: shipmentId, is_ours: isPaidByUs, agreed_currency: agreedCurrency, currency, invoices } = row
    const key = billedKey(row.scac, row.pro)
    const same = found.get(key) ?? []
    found.set(key, [...same, { shipmentId, isPaidByUs, agreedCurrency, currency, invoices }])
  }
  return found
}
