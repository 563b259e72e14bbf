import type { PricedRate } from '@waybill/contract/wire/rate.ts'
import { ratingKey, type Shipment } from '@waybill/domain'
import type { App } from '../../app.ts'
import type { TenantDb } from '../../db/open.ts'
import { localNow } from '../../places/localNow.ts'
import type { Who } from '../../who.ts'
import { wireRateOf } from '../prices/index.ts'
import { askSources, type Heard } from './askSources.ts'
import { withExchange } from './exchangeBook.ts'
import { priceRow } from './priceSheets.ts'
import { type Routed, rateSources } from './rateShipment.ts'
import { soundAnswer } from './soundAnswers.ts'

/** Longer than anybody waits for the answer: nobody looks at a price that comes later and is not kept. */
const LOOKED_AT_MS = 5_000

/** Who asks, and when. */
export interface AsksUnkept {
  readonly app: App
  readonly db: TenantDb
  readonly who: Who
  readonly now: Date
}

/**
 * Asks every carrier about freight that is no shipment, or is looked at beside what one was: its prices as the wire spells
 * them, numbered from 1, with what each source answered. Nothing is kept.
 */
export async function ratesUnkept(
  { app, db, who, now }: AsksUnkept,
  shipment: Shipment,
  originZone: string,
): Promise<{ readonly rates: readonly PricedRate[]; readonly heard: readonly Heard[]; readonly routed: Routed }> {
  const { sources, routed } = await db.transaction(tx =>
    rateSources({ app, who, now }, tx, { shipment, shipmentId: null }),
  )
  const heard: Heard[] = []
  await askSources(
    sources,
    { shipment, askedAt: now.getTime(), askedOn: localNow(now, originZone).date, places: routed.places },
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
  return { rates, heard, routed }
}
