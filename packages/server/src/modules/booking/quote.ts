import type { Recovery } from '@waybill/carriers'
import { impliedAtPlaces, isExpired, ratingKey, widerService } from '@waybill/domain'
import type { App } from '../../app.ts'
import { accountOf } from '../../carriers/accounts.ts'
import { type Tx, within } from '../../db/open.ts'
import { Refusal } from '../../refusal.ts'
import { placesFound } from '../orderSetup/index.ts'
import { type PriceSheetRow, priceSheetOf } from '../prices/index.ts'
import type { ShipmentRecord } from '../shipments/index.ts'
import { answeredCarrier, claimedFrom } from './answeredCarrier.ts'
import { carrierRow, type TenderCarrier } from './tenderCarrier.ts'

/** Whether services stand in a price, or among what it leaves out. What a carrier offers is for what it was asked. */
function wasAskedFor({ trace, charges, warnings }: PriceSheetRow, services: readonly string[]): boolean {
  const steps = trace as unknown as readonly { readonly step: string; readonly codes?: readonly string[] }[]
  if (steps.some(({ step }) => step === 'spot')) return true
  const lines = charges as unknown as readonly { readonly code: string }[]
  const said = warnings as unknown as readonly { readonly accessorial?: string }[]
  const asked = new Set([
    ...steps.flatMap(({ step, codes = [] }) => (step === 'implied' ? codes : [])),
    ...lines.map(({ code }) => code),
    ...said.flatMap(({ accessorial = '' }) => accessorial),
  ])
  return services.every(code => asked.has(code) || asked.has(widerService(code) ?? code))
}

/**
 * The price a shipment is booked at. It must be this shipment's, still in force, and given for the shipment as it is
 * now (rules of the trade: tender and quotes).
 * @throws {Refusal} NotFound, QuoteExpired, QuoteOutdated
 */
export async function bookableQuote(
  app: App,
  tx: Tx,
  record: ShipmentRecord,
  quoteId: number,
  now: Date,
): Promise<PriceSheetRow> {
  const quote = await priceSheetOf(tx, record, quoteId)
  if (quote === undefined) throw new Refusal('NotFound')
  if (isExpired(Date.parse(quote.expires_at), now.getTime())) throw new Refusal('QuoteExpired')
  if (quote.rating_key !== ratingKey(record.shipment)) throw new Refusal('QuoteOutdated')
  // What a place is stands beside the shipment: said since, it is in no price that was asked for before.
  const places = await placesFound(app, within(tx), record.clientId, record.shipment)
  if (!wasAskedFor(quote, impliedAtPlaces(record.shipment, places))) throw new Refusal('QuoteOutdated')
  return quote
}

/**
 * Anybody who was asked may name any SCAC. Where it is one of the list's, the order would go to a carrier that offered
 * nothing, so its list has to hold the address, or one of the same house, first.
 * @throws {Refusal} ScacClaimed
 */
export async function refuseClaimed(tx: Tx, record: ShipmentRecord, quote: PriceSheetRow): Promise<void> {
  const claimed = await claimedFrom(tx, record, quote)
  if (claimed !== null) throw new Refusal('ScacClaimed', claimed)
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

/**
 * Whom a price is booked with. Over a carrier's wire the account is enough; a mail or a call needs a carrier that is on
 * the list, or that answered by its link: offering or booking puts it there.
 * @throws {Refusal} CarrierInactive, CarrierNotListed
 */
export async function tenderCarrier(tx: Tx, record: ShipmentRecord, quote: PriceSheetRow): Promise<TenderCarrier> {
  const row = await carrierRow(tx, record.clientId, quote.scac, record.shipment.mode)
  if (row?.active === true) return row
  if (quote.account_id !== null && (await isActive(tx, record.clientId, quote.account_id))) {
    return {
      ...{ scac: quote.scac, name: quote.carrier_name, tenderEmail: '', phone: row?.phone ?? '' },
      insuranceExpires: row?.insuranceExpires ?? null,
    }
  }
  if (row !== undefined) throw new Refusal('CarrierInactive', { carrier: row.name })
  const answered = await answeredCarrier(tx, record, quote)
  if (answered === null) throw new Refusal('CarrierNotListed', { carrier: quote.carrier_name })
  const { scac, name, email: tenderEmail } = answered
  return { scac, name, tenderEmail, phone: '', insuranceExpires: null }
}

/**
 * Freight that others pay goes without a price of ours, with the carrier that was named.
 * @throws {Refusal} InvalidInput without a carrier, or for prepaid freight; CarrierInactive, CarrierNotListed
 */
export async function carrierWithoutPrice(tx: Tx, record: ShipmentRecord, scac: string): Promise<TenderCarrier> {
  if (record.shipment.terms === 'prepaid') {
    throw new Refusal('InvalidInput', {}, [{ at: 'body.PricesheetID', code: 'required', params: {} }])
  }
  if (scac === '') throw new Refusal('InvalidInput', {}, [{ at: 'body.SCAC', code: 'required', params: {} }])
  const row = await carrierRow(tx, record.clientId, scac, record.shipment.mode)
  if (row === undefined) throw new Refusal('CarrierNotListed', { carrier: scac })
  if (!row.active) throw new Refusal('CarrierInactive', { carrier: row.name })
  return row
}

/**
 * Opens the account a price is booked through, so that whatever can fail about it fails before anything is taken up.
 * Returns how an order of it is found again that nobody heard about; null when it is booked by mail.
 * @throws {Refusal} AccountUnusable, QuoteNumberMissing
 */
export async function openAccountOf(
  app: App,
  tx: Tx,
  quote: PriceSheetRow,
  carrier: TenderCarrier,
): Promise<Recovery | null> {
  if (quote.account_id === null) return null
  // A price that was on its way while the account was taken out is not withdrawn with the others.
  if (!(await isActive(tx, quote.client_id, quote.account_id)))
    throw new Refusal('AccountUnusable', { carrier: carrier.name })
  const account = await accountOf(app, within(tx), quote.client_id, quote.account_id).catch((error: unknown) => {
    app.log.error({ err: error, accountId: quote.account_id }, 'a carrier account could not be opened')
    return null
  })
  const booking = account?.open.booking
  if (booking === undefined) throw new Refusal('AccountUnusable', { carrier: carrier.name })
  if (quote.quote_number === '' && booking.needsQuoteNumber(quote.service_code)) {
    throw new Refusal('QuoteNumberMissing', { carrier: carrier.name })
  }
  return booking.recovery
}
