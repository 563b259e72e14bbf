import { ratingKey, ratingProblems, type Shipment } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'
import { wireRateOf } from '../prices/index.ts'
import { askSources, type Heard } from './askSources.ts'
import { withExchange } from './exchangeBook.ts'
import { priceRow } from './priceSheets.ts'
import { choose, rateSources } from './rateShipment.ts'
import { soundAnswer } from './soundAnswers.ts'

/** Longer than anybody waits for the answer. */
const LOOKED_AT_MS = 5_000

/** What freight would be bought at now. Minor units of the shipment's currency. */
export interface LivePrice {
  readonly total: number
  readonly CarrierName: string
}

/**
 * Asks every carrier of freight that stands in no bucket, or is looked at beside what it was, and answers the price that
 * rating it would choose; nothing is kept of it. Null: it can't be priced, or nobody prices it whole.
 */
export async function priceLive(
  { app, db, who, now }: { readonly app: App; readonly db: TenantDb; readonly who: Who; readonly now: Date },
  shipment: Shipment,
  originZone: string,
): Promise<LivePrice | null> {
  const askedOn = localNow(now, originZone).date
  if (ratingProblems(shipment, askedOn).length > 0) return null
  const { sources, routed } = await db.transaction(tx =>
    rateSources({ app, who, now }, tx, { shipment, shipmentId: null }),
  )
  const heard: Heard[] = []
  await askSources(
    sources,
    { shipment, askedAt: now.getTime(), askedOn, places: routed.places },
    {
      hear: async ({ source, answers }) => void heard.push({ source, answers: answers.map(soundAnswer) }),
      onFailure: (source, error) => app.log.error({ err: error, scac: source.scac }, 'a rate source failed'),
      background: app.background,
      lateMs: LOOKED_AT_MS,
    },
  )
  const rating_key = ratingKey(shipment)
  const run = { clientId: who.clientId, shipmentId: 0, mode: shipment.mode, askedAt: now }
  const exchanging = { into: shipment.currency, ...routed.exchange }
  const rates = heard
    .flatMap(({ source, answers }) =>
      answers.flatMap(answer =>
        answer.kind === 'price' ? [withExchange(priceRow(run, 0, source, answer), exchanging)] : [],
      ),
    )
    .map((row, index) =>
      wireRateOf(
        { ...row, price_sheet_id: index + 1, rating_key },
        {
          ...{ ratingKey: rating_key, now, allowed: !routed.carriers.doNotUse.includes(row.scac) },
          carrierWarnings: routed.carriers.warningsOf(row.scac),
        },
      ),
    )
  const choice = choose(rates, routed, { shipment })
  const chosen = choice.kind === 'chosen' ? rates.find(one => String(one.PricesheetID) === choice.id) : undefined
  return chosen === undefined || chosen.currency !== shipment.currency
    ? null
    : { total: chosen.CurrAmount, CarrierName: chosen.CarrierName }
}
