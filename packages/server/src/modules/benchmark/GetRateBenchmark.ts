import type { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import {
  addDays,
  BENCHMARK_ENOUGH,
  benchmarkPosition,
  percentile,
  priceKindAmong,
  priceKinds,
  widened,
} from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { type Paid, paidOnLane } from './paidOnLane.ts'

/** Days of pickup that are looked at. */
const WINDOW_DAYS = 365

export const getRateBenchmark: Handler<typeof GetRateBenchmark> = async ({ db, who, input, now }) => {
  const to = localNow(now, who.timeZone).date
  const from = addDays(to, 1 - WINDOW_DAYS)
  const paid = await paidOnLane(db, who.clientId, input, { from, to })
  const kindOf = priceKindAmong(paid)
  const lane = {
    ...{ fromZip: input.from.zip, fromState: input.from.state },
    ...{ toZip: input.to.zip, toState: input.to.state },
  }
  const benchmarks = [...Map.groupBy(paid, ({ currency }) => currency)]
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([currency, inCurrency]) =>
      priceKinds.flatMap(kind => {
        const rows = inCurrency.filter(row => kindOf(row) === kind)
        if (rows.length === 0) return []
        const found = widened(rows, lane, BENCHMARK_ENOUGH)
        return [{ currency, kind, area: found.area, n: found.rows.length, ...figures(found.rows, found.isEnough) }]
      }),
    )
  return { from, to, enough: BENCHMARK_ENOUGH, benchmarks }
}

const at = (rows: readonly Paid[], share: number): number =>
  percentile(
    rows.map(({ price }) => price),
    share,
  ) ?? 0

/** Quartiles with where each carrier stands to their median, and each month's. Below enough there is nothing to stand to. */
function figures(rows: readonly Paid[], isEnough: boolean) {
  if (!isEnough) return { quartiles: null, carriers: [], months: [] }
  const median = at(rows, 0.5)
  const carriers = [...Map.groupBy(rows, ({ scac }) => scac)].map(([scac, own]) => ({
    ...{ CarrierSCAC: scac, CarrierName: own[0]?.carrierName ?? scac, n: own.length },
    ...{ median: Math.round(at(own, 0.5)), position: benchmarkPosition(at(own, 0.5), median) },
  }))
  const months = [...Map.groupBy(rows, ({ day }) => day.slice(0, 7))].map(([month, own]) => ({
    ...{ month, n: own.length, median: Math.round(at(own, 0.5)) },
  }))
  return {
    quartiles: { p25: Math.round(at(rows, 0.25)), median: Math.round(median), p75: Math.round(at(rows, 0.75)) },
    carriers: carriers.sort((a, b) => a.median - b.median || a.CarrierSCAC.localeCompare(b.CarrierSCAC)),
    months: months.sort((a, b) => a.month.localeCompare(b.month)),
  }
}
