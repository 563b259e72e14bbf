import { formatMoney } from '@waybill/domain'
import { type Doer, recordChanges } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'

export interface NewInvoice {
  readonly shipmentId: number
  readonly amount: number
  readonly currency: string
  readonly invoicedOn: string
  readonly number: string
  /** The file that it was read from; blank: it was typed. */
  readonly source: string
}

/** Adds invoices whose shipments are locked, each with its line of the history. @returns their numbers, in their order */
export async function writeInvoices(
  tx: Tx,
  doer: Doer & { readonly who: { readonly userId: number } },
  invoices: readonly NewInvoice[],
): Promise<readonly number[]> {
  if (invoices.length === 0) return []
  const written = await tx
    .insertInto('carrier_invoice')
    .values(
      invoices.map(one => ({
        ...{ client_id: doer.who.clientId, shipment_id: one.shipmentId, amount: one.amount, currency: one.currency },
        ...{ invoiced_on: one.invoicedOn, invoice_number: one.number, source: one.source },
        ...{ entered_by: doer.who.userId, entered_at: doer.at.toISOString() },
      })),
    )
    .returning('invoice_id')
    .execute()
  await recordChanges(
    tx,
    doer,
    invoices.map(({ shipmentId, amount, currency, number }) => ({
      ...{ entity: 'shipment', entityId: shipmentId, action: 'carrierInvoiced' },
      after: { note: `${number}: ${formatMoney(amount, currency)}` },
    })),
  )
  return written.map(({ invoice_id }) => invoice_id)
}
