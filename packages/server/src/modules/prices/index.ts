import type { WireCarrierWarning } from '@waybill/contract/wire/carrierChoice.ts'
import { isLinehaulDoubtful, type PricedRate } from '@waybill/contract/wire/rate.ts'
import { isExpired } from '@waybill/domain'
import type { Selectable } from 'kysely'
import type { Tx } from '../../db/open.ts'
import type { PriceSheet } from '../../db/schema.generated.ts'

export { whyChosen } from './whyChosen.ts'

export type PriceSheetRow = Selectable<PriceSheet>

/** A price with what it holds for (domain `ratingKey`), which stands with its run. */
export type KeyedPriceRow = PriceSheetRow & { readonly rating_key: string }

/** A price of the shipment by its number. */
export const priceSheetOf = (
  tx: Tx,
  { clientId, shipmentId }: { readonly clientId: number; readonly shipmentId: number },
  priceSheetId: number,
): Promise<KeyedPriceRow | undefined> =>
  tx
    .selectFrom('price_sheet as p')
    .innerJoin('quote_request as q', join =>
      join
        .onRef('q.client_id', '=', 'p.client_id')
        .onRef('q.day', '=', 'p.day')
        .onRef('q.request_id', '=', 'p.request_id'),
    )
    .innerJoin('rating_run as r', join =>
      join.onRef('r.client_id', '=', 'q.client_id').onRef('r.day', '=', 'q.day').onRef('r.run_id', '=', 'q.run_id'),
    )
    .selectAll('p')
    .select('r.rating_key')
    .where('p.client_id', '=', clientId)
    .where('p.shipment_id', '=', shipmentId)
    .where('p.price_sheet_id', '=', priceSheetId)
    .executeTakeFirst()

/** Whether a carrier gave it by the link of a question. */
export const isSpot = ({ trace }: Pick<PriceSheetRow, 'trace'>): boolean =>
  (trace as unknown as PricedRate['trace']).some(({ step }) => step === 'spot')

/** What its source said it leaves out. */
const missingOf = (warnings: PricedRate['warnings']): string[] =>
  warnings.flatMap(({ code, accessorial }) =>
    code === 'accessorialNotPriced' && typeof accessorial === 'string' ? [accessorial] : [],
  )

/** What the routing guide said of the carrier when the price was given: a step of its trace. */
function guideOfTrace(trace: PricedRate['trace']): PricedRate['guide'] {
  const step = trace.find(one => one.step === 'guide')
  if (step === undefined || typeof step.rule !== 'number') return null
  return { says: step.says === 'doNotUse' ? 'doNotUse' : 'preferred', rule: step.rule, name: String(step.name ?? '') }
}

/** What the price came to in the shipment's currency when it was given: a step of its trace. */
function convertedOfTrace(trace: PricedRate['trace']): PricedRate['converted'] {
  const step = trace.find(one => one.step === 'exchange')
  if (step === undefined || typeof step.amount !== 'number') return null
  return { amount: step.amount, currency: String(step.currency), from: String(step.from) }
}

/** A stored price as the screens show it, judged against what the shipment is now. */
export function wireRateOf(
  row: KeyedPriceRow,
  judge: {
    readonly ratingKey: string
    readonly now: Date
    readonly allowed: boolean
    readonly carrierWarnings: readonly WireCarrierWarning[]
  },
): PricedRate {
  const trace = row.trace as unknown as PricedRate['trace']
  const guide = guideOfTrace(trace)
  const warnings = row.warnings as unknown as PricedRate['warnings']
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
    charges: row.charges as unknown as PricedRate['charges'],
    trace,
    warnings,
    missing: missingOf(warnings),
    fuelIsOld: warnings.some(({ code }) => code === 'fuelStale'),
    milesAreGuessed: warnings.some(({ code }) => code === 'milesGuessed'),
    linehaulIsDoubtful: isLinehaulDoubtful(warnings),
    isAPI: row.account_id !== null,
    isSpot: isSpot(row),
    quoteNumber: row.quote_number,
    guessedClass: trace.some(step => step.guessed === true),
    ratedAt: row.rated_at,
    expiresAt: row.expires_at,
    current: row.rating_key === judge.ratingKey && !isExpired(Date.parse(row.expires_at), judge.now.getTime()),
    allowed: judge.allowed && guide?.says !== 'doNotUse',
    carrierWarnings: [...judge.carrierWarnings],
    guide,
    converted: convertedOfTrace(trace),
  }
}
