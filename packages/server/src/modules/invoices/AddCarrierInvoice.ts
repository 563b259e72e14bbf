import type { AddCarrierInvoice } from '@waybill/contract/calls/Shipment/AddCarrierInvoice.ts'
import { INVOICES_MAX } from '@waybill/contract/wire/carrierInvoice.ts'
import { isPaidByUs } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { Refusal } from '../../refusal.ts'
import { lockShipment } from '../shipments/index.ts'
import { invoiceKey } from './invoiceKey.ts'
import { type InvoicingRow, invoicingQuery, invoicingShown } from './invoicing.ts'
import { writeInvoices } from './writeInvoices.ts'

const invoicingIn = async (tx: Tx, clientId: number, shipmentId: number): Promise<InvoicingRow | undefined> =>
  (await tx.executeQuery(invoicingQuery(clientId, shipmentId).compile())).rows[0]

/**
 * @throws {Refusal} NotFound; InvoiceOfOthers where we do not pay; NotAwarded where no carrier has it; InvoiceCurrency where
 *   earlier invoices are in another currency; TooManyInvoices; InvalidInput at a number that is known and at a day to come
 */
export const addCarrierInvoice: Handler<typeof AddCarrierInvoice> = async ({ tx, who, request, now, input }) => {
  const { shipmentId, amount, invoicedOn, InvoiceNumber: number } = input
  const { shipment } = await lockShipment(tx, who.clientId, shipmentId)
  if (!isPaidByUs(shipment)) throw new Refusal('InvoiceOfOthers')
  const before = await invoicingIn(tx, who.clientId, shipmentId)
  if (before === undefined || before.agreed_currency === null) throw new Refusal('NotAwarded')
  const { currency, agreed_currency: agreedCurrency, invoices } = before
  if (currency !== agreedCurrency) throw new Refusal('InvoiceCurrency', { before: currency, now: agreedCurrency })
  if (invoices.length >= INVOICES_MAX) throw new Refusal('TooManyInvoices', { max: INVOICES_MAX })
  const known = invoices.some(one => invoiceKey(one.InvoiceNumber) === invoiceKey(number))
  const issues = [
    ...(known ? [{ at: 'body.InvoiceNumber', code: 'invoiceKnown', params: {} }] : []),
    ...(invoicedOn > localNow(now, who.timeZone).date
      ? [{ at: 'body.invoicedOn', code: 'dayToCome', params: {} }]
      : []),
  ]
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
  const doer = { who, requestId: request.id, at: now }
  await writeInvoices(tx, doer, [{ shipmentId, amount, currency, invoicedOn, number, source: '' }])
  const shown = invoicingShown(await invoicingIn(tx, who.clientId, shipmentId))
  if (shown === null) throw new Refusal('NotFound')
  return shown
}
