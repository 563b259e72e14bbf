import type { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { isPaidByUs } from '@waybill/domain'
import { within } from '../../db/open.ts'
import type { Given } from '../../handler.ts'
import { Refusal } from '../../refusal.ts'
import { mayPurchase, spendApproval } from '../approvals/index.ts'
import { amendCharges, chargeSets } from '../charges/index.ts'
import type { PriceSheetRow } from '../prices/index.ts'
import { contentOf, type ShipmentFacts, type ShipmentRecord } from '../shipments/index.ts'
import { impliedInPrice } from './implied.ts'
import { bookableQuote } from './quote.ts'
import { keepAccepted, type Tender } from './tenders.ts'

/**
 * The price a person takes for the one that was bought; null: the price stays.
 * @throws {Refusal} NotFound, QuoteExpired, QuoteOutdated
 */
export const amendedQuote = (
  { app, tx, input, now }: Given<typeof TellCarrier>,
  record: ShipmentRecord,
): Promise<PriceSheetRow | null> =>
  input.PricesheetID === 0 ? Promise.resolve(null) : bookableQuote(app, tx, record, input.PricesheetID, now)

/**
 * An amendment: a person takes a new price of the same carrier and account for the one that was bought, and its charges
 * become the next set. Asking for prices alone never does.
 * @throws {Refusal} OtherCarriersPrice, and what `mayPurchase` refuses
 */
export async function acceptPrice(
  { app, tx, who, now: at }: Given<typeof TellCarrier>,
  record: ShipmentRecord,
  quote: PriceSheetRow,
  tender: Tender,
): Promise<Partial<ShipmentFacts>> {
  if (quote.scac !== tender.scac || quote.account_id !== tender.accountId) {
    throw new Refusal('OtherCarriersPrice', { carrier: tender.carrierName })
  }
  const { price_sheet_id: priceSheetId, total, currency, charges } = quote
  const { scac, tenderId } = tender
  // The new price takes the place of the one before: it is what the shipment costs in all.
  const buying = { userId: who.userId, record, scac, total, currency, tenderId }
  await spendApproval(tx, tender, await mayPurchase(app, tx, buying, at))
  await amendCharges(tx, tender, { priceSheetId, total, currency, charges }, at)
  await keepAccepted(tx, tender, impliedInPrice(quote))
  return {
    selectedQuoteId: quote.price_sheet_id,
    totalCharge: quote.total,
    service: quote.service,
    serviceDays: quote.transit_days,
    deliveryDate: quote.delivery_date,
  }
}

/**
 * Freight that its carrier was to charge others for, and that we pay by now: whoever says so to the carrier buys it, at the
 * price that it was booked at.
 * @throws {Refusal} what `mayPurchase` refuses
 */
export async function refuseNewlyOurs(
  { app, tx, who, now }: Given<typeof TellCarrier>,
  record: ShipmentRecord,
  tender: Tender,
): Promise<Partial<ShipmentFacts>> {
  const ordered = await contentOf(app, within(tx), record, tender.contentNo)
  if (!isPaidByUs(record.shipment) || isPaidByUs(ordered.shipment)) return {}
  const [{ total, currency } = tender] = await chargeSets(within(tx), tender)
  const { scac, tenderId } = tender
  const buying = { userId: who.userId, record, scac, total, currency, tenderId }
  await spendApproval(tx, tender, await mayPurchase(app, tx, buying, now))
  return {}
}
