import { isExpired, ratingKey } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import type { PriceSheetRow } from '../prices/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'

/**
 * The price a shipment is booked at. It must be this shipment's, still in force, and given for the shipment as it is
 * now (rules of the trade: tender and quotes).
 * @throws {Refusal} NotFound, QuoteExpired, QuoteOutdated
 */
export async function bookableQuote(
  tx: Tx,
  record: ShipmentRecord,
  quoteId: number,
  now: Date,
): Promise<PriceSheetRow> {
  const quote = await tx
    .selectFrom('price_sheet')
    .selectAll()
    .where('client_id', '=', record.clientId)
    .where('shipment_id', '=', record.shipmentId)
    .where('price_sheet_id', '=', quoteId)
    .executeTakeFirst()
  if (!quote) throw new Refusal('NotFound')
  if (isExpired(Date.parse(quote.expires_at), now.getTime())) throw new Refusal('QuoteExpired')
  if (quote.rating_key !== ratingKey(record.shipment)) throw new Refusal('QuoteOutdated')
  return quote
}

async function isActive(tx: Tx, clientId: number, accountId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('carrier_account')
    .select('active')
    .where('client_id', '=', clientId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.active === true
}

export interface TenderCarrier {
  readonly scac: string
  readonly name: string
  readonly tenderEmail: string
  readonly phone: string
}

/**
 * Whom a price is booked with. Over a carrier's wire the account is enough; a mail or a call needs an active carrier.
 * @throws {Refusal} CarrierInactive
 */
export async function tenderCarrier(tx: Tx, record: ShipmentRecord, quote: PriceSheetRow): Promise<TenderCarrier> {
  const row = await tx
    .selectFrom('carrier')
    .select(['scac', 'name', 'tender_email', 'phone'])
    .where('client_id', '=', record.clientId)
    .where('scac', '=', quote.scac)
    .where('mode', '=', record.shipment.mode)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!row && quote.account_id !== null && (await isActive(tx, record.clientId, quote.account_id))) {
    return { scac: quote.scac, name: quote.carrier_name, tenderEmail: '', phone: '' }
  }
  if (!row) throw new Refusal('CarrierInactive', { carrier: quote.carrier_name })
  return { scac: row.scac, name: row.name, tenderEmail: row.tender_email.trim(), phone: row.phone }
}
