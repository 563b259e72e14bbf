import type { GetRateBenchmark } from '@waybill/contract/calls/Shipment/GetRateBenchmark.ts'
import { benchmarkPosition, modes } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { askedPlaces, wirePlace } from '../../places/askedPlaces.ts'
import { benchmarkedLane } from './benchmarkedLane.ts'
import { enoughIn } from './enough.ts'
import { anyLike, type PaidFigures, paidOnLane } from './paidOnLane.ts'
import { parcelLikes } from './parcelLikes.ts'

export const getRateBenchmark: Handler<typeof GetRateBenchmark> = async ({ app, db, who, input, now }) => {
  const ends = askedPlaces(input)
  const lane = benchmarkedLane(who, ends, input, now)
  const enough = await enoughIn(app, db, who.clientId)
  const likes = modes[input.mode].isLabelled ? await parcelLikes(db, lane, input) : [anyLike]
  const found = await paidOnLane(db, lane, likes, enough)
  return {
    ...{ from: wirePlace(ends.from), to: wirePlace(ends.to), days: lane.days, enough },
    benchmarks: found.map(one => ({
      ...{ currency: one.currency, kind: one.kind, area: one.area, n: one.n, ...(likes[one.like] ?? anyLike) },
      // Below enough there is nothing to stand to.
      ...(one.isEnough ? figures(one) : { quartiles: null, carriers: [], months: [] }),
    })),
  }
}

function figures({ quartiles, carriers, months }: PaidFigures) {
  const [p25, median, p75] = quartiles
  return {
    quartiles: { p25: Math.round(p25), median: Math.round(median), p75: Math.round(p75) },
    carriers: carriers
      .map(one => ({
        ...{ CarrierSCAC: one.scac, CarrierName: one.name, n: one.n },
        ...{ median: Math.round(one.median), position: benchmarkPosition(one.median, median) },
      }))
      .sort((a, b) => a.median - b.median || a.CarrierSCAC.localeCompare(b.CarrierSCAC)),
    months: months.map(one => ({ ...one, median: Math.round(one.median) })),
  }
}
