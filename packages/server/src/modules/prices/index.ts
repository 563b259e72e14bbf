import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { isExpired } from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { PriceSheet } from '../../db/schema.generated.ts'

export type PriceSheetRow = Selectable<PriceSheet>

/** A stored price as the screens show it, judged against what the shipment is now. */
export function wireRateOf(
  row: PriceSheetRow,
  judge: { readonly ratingKey: string; readonly now: Date; readonly allowed: boolean },
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
    isAPI: row.account_id !== null,
    quoteNumber: row.quote_number,
    guessedClass: trace.some(step => step.guessed === true),
    ratedAt: row.rated_at,
    expiresAt: row.expires_at,
    current: row.rating_key === judge.ratingKey && !isExpired(Date.parse(row.expires_at), judge.now.getTime()),
    allowed: judge.allowed,
  }
}
