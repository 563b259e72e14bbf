import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { isExpired, quoteExpiresAt } from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { PriceSheet } from '../../db/schema.generated.ts'
import type { RateSource, SourcePrice } from './sources.ts'

export type PriceSheetRow = Selectable<PriceSheet>

export interface Run {
  readonly clientId: number
  readonly shipmentId: number
  readonly runId: string
  /** What the prices hold for (domain `ratingKey`). */
  readonly ratingKey: string
  readonly askedAt: Date
}

/** The row that keeps a price as it was given. It can be booked for 24 hours at most (rules of the trade: tender and quotes). */
export const priceRow = (run: Run, source: Pick<RateSource, 'scac' | 'carrierName'>, price: SourcePrice) => ({
  client_id: run.clientId,
  shipment_id: run.shipmentId,
  run_id: run.runId,
  source: price.source,
  scac: source.scac,
  carrier_name: source.carrierName,
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

export const insertPrice = (tx: Tx, run: Run, source: RateSource, price: SourcePrice): Promise<PriceSheetRow> =>
  tx
    .insertInto('price_sheet')
    .values(priceRow(run, source, price))
    .returningAll()
    .executeTakeFirstOrThrow()

/** A stored price as the screens show it, judged against what the shipment is now. */
export function wireRateOf(
  row: PriceSheetRow,
  judge: { readonly ratingKey: string; readonly now: Date; readonly doNotUse: readonly string[] },
): WireRate {
  const trace = row.trace as unknown as WireRate['trace']
  return {
    PricesheetID: row.price_sheet_id,
    CarrierName: row.carrier_name,
    CarrierSCAC: row.scac,
    title: row.service,
    source: row.source,
    ServiceDays: row.transit_days,
    deliveryDate: row.delivery_date ?? '',
    linehaul: row.linehaul,
    discount: row.discount,
    fuel: row.fuel,
    accessorials: row.accessorials,
    CurrAmount: row.total,
    currency: row.currency,
    charges: row.charges as unknown as WireRate['charges'],
    trace,
    warnings: row.warnings as unknown as WireRate['warnings'],
    guessedClass: trace.some(step => step.guessed === true),
    ratedAt: row.rated_at,
    expiresAt: row.expires_at,
    current: row.rating_key === judge.ratingKey && !isExpired(Date.parse(row.expires_at), judge.now.getTime()),
    allowed: !judge.doNotUse.includes(row.scac),
  }
}
