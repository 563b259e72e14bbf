import type { BodyOf, ReplyOf } from '@waybill/contract'
import type { GetLaneHistory } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
import { benchmarkPosition, modes } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { lookUpZip } from '../../places/zips.ts'
import { actualDaysOnLane } from './actualDaysOnLane.ts'
import { benchmarkedLane } from './benchmarkedLane.ts'
import { enoughIn } from './enough.ts'
import { anyLike, type PaidFigures, paidOnLane } from './paidOnLane.ts'
import { roadMilesBetween } from './roadMilesBetween.ts'

type Price = BodyOf<typeof GetLaneHistory>['prices'][number]

/** Where a postal code is of no place nothing is known; that is no mistake of whoever looks at prices. */
export const getLaneHistory: Handler<typeof GetLaneHistory> = async ({ app, db, who, input, now }) => {
  const [from, to] = [
    lookUpZip(input.OriginZip, input.OriginCountry),
    lookUpZip(input.DestinationZip, input.DestinationCountry),
  ]
  if (from === null || to === null || input.prices.length === 0) return { prices: [], actualDays: [] }
  const lane = benchmarkedLane(who, { from, to }, input, now)
  const { isLabelled, truck } = modes[input.mode]
  const likes = isLabelled
    ? [...new Map(input.prices.map(({ service, zone }) => [`${service}|${zone}`, { service, zone }])).values()]
    : [anyLike]
  const carriers = [...new Set(input.prices.map(({ CarrierSCAC }) => CarrierSCAC))]
  const [enough, actualDays] = await Promise.all([
    enoughIn(app, db, who.clientId),
    actualDaysOnLane(db, lane, carriers),
  ])
  const paid = await paidOnLane(db, lane, likes, enough)
  const miles = truck === 'own' ? roadMilesBetween(from.zip, to.zip) : null
  /** What a price is by the measure of its mode; null where nobody knows. */
  const unit = ({ CurrAmount, linehaul, billedLb }: Price): number | null => {
    if (truck === 'own') return linehaul === null || miles === null || miles <= 0 ? null : linehaul / miles
    const measure = isLabelled ? (billedLb ?? input.weightLb ?? 0) : (input.weightLb ?? 0) / 100
    return measure > 0 ? CurrAmount / measure : null
  }
  return {
    prices: input.prices.flatMap(price => {
      const like = isLabelled
        ? likes.findIndex(({ service, zone }) => service === price.service && zone === price.zone)
        : 0
      return (
        positionOf(
          price,
          unit(price),
          paid.filter(one => one.like === like && one.isEnough),
        ) ?? []
      )
    }),
    actualDays,
  }
}

/** Beside what was paid by its own kind of price; by the other kind only where that alone is enough. */
function positionOf(
  { PricesheetID, currency, isSpot }: Price,
  unit: number | null,
  paid: readonly PaidFigures[],
): ReplyOf<typeof GetLaneHistory>['prices'][number] | null {
  const inCurrency = paid.filter(one => one.currency === currency)
  const beside = inCurrency.find(({ kind }) => kind === (isSpot ? 'spot' : 'contract')) ?? inCurrency[0]
  const position = unit === null || beside === undefined ? null : benchmarkPosition(unit, beside.quartiles[1])
  if (position === null || beside === undefined) return null
  return { PricesheetID, position, kind: beside.kind, area: beside.area, n: beside.n }
}
