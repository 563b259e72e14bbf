import { quoteExpiresAt } from '@waybill/domain'
import type { Tx } from '../../db/open.ts'
import type { PriceSheetRow } from '../prices/index.ts'
import type { PricedCarrier, SourcePrice } from './sources.ts'

export interface Run {
  readonly clientId: number
  readonly shipmentId: number
  readonly runId: string
  /** What the prices hold for (domain `ratingKey`). */
  readonly ratingKey: string
  readonly askedAt: Date
}

/** The row that keeps a price as it was given. It can be booked for 24 hours at most (rules of the trade: tender and quotes). */
export const priceRow = (run: Run, source: PricedCarrier, price: SourcePrice) => ({
  client_id: run.clientId,
  shipment_id: run.shipmentId,
  run_id: run.runId,
  source: price.source,
  scac: price.carrier?.scac ?? source.scac,
  carrier_name: price.carrier?.carrierName ?? source.carrierName,
  account_id: price.wire?.accountId ?? null,
  quote_number: price.wire?.quoteNumber ?? '',
  service_code: price.wire?.serviceCode ?? '',
  service: price.service,
  transit_days: price.transitDays,
  delivery_date: price.deliveryDate,
  linehaul: price.linehaul,
  discount: price.discount,
  fuel: price.fuel,
  accessorials: price.accessorials,
  total: price.total,
  currency: price.currency,
  charges: JSON.stringify(price.charges),
  trace: JSON.stringify(price.trace),
  warnings: JSON.stringify(price.warnings),
  rating_key: run.ratingKey,
  rated_at: run.askedAt.toISOString(),
  expires_at: new Date(quoteExpiresAt(run.askedAt.getTime(), price.expiresAt)).toISOString(),
})

export interface Priced {
  readonly source: PricedCarrier
  readonly price: SourcePrice
}

/** Keeps prices of one run in one statement, in the order given. */
export async function insertPrices(tx: Tx, run: Run, priced: readonly Priced[]): Promise<readonly PriceSheetRow[]> {
  if (priced.length === 0) return []
  return tx
    .insertInto('price_sheet')
    .values(priced.map(({ source, price }) => priceRow(run, source, price)))
    .returningAll()
    .execute()
}
