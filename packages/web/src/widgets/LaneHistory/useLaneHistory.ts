import '../../texts/laneHistory.ts'
import { GetLaneHistory, HISTORY_PRICES_MAX } from '@waybill/contract/calls/Shipment/GetLaneHistory.ts'
import type { WireRate } from '@waybill/contract/wire/rate.ts'
import { modes } from '@waybill/domain'
import { useMemo } from 'react'
import { useCall } from '../../api/useCall.ts'
import { type HistoryLane, historyPrice } from './historyLane.ts'
import type { KnownDays, KnownPosition } from './historyText.ts'

/** What was paid in a year changes slowly. */
const FRESH_MS = 300_000

/** What is known of a price beside the lane's own past; null: nothing. */
export interface PriceHistory {
  readonly position: KnownPosition | null
  readonly days: KnownDays | null
}

/**
 * What prices are beside what their lane cost and took, by PricesheetID: one question for all of them, once they are shown.
 * Empty until it is known, and where it can't be loaded.
 * @param lane null: nobody knows it
 */
export function useLaneHistory(
  lane: HistoryLane | null,
  rates: readonly WireRate[],
  isWaiting: boolean,
): ReadonlyMap<number, PriceHistory> {
  const prices = useMemo(() => rates.slice(0, HISTORY_PRICES_MAX).flatMap(historyPrice), [rates])
  const { data } = useCall(
    GetLaneHistory,
    { body: { ...(lane ?? nowhere), prices } },
    { enabled: lane !== null && !isWaiting && prices.length > 0, freshFor: FRESH_MS, keepOld: false },
  )
  return useMemo(() => {
    const isLabelled = lane !== null && modes[lane.mode].isLabelled
    return new Map(
      rates.map(rate => [
        rate.PricesheetID,
        {
          position: data?.prices.find(one => one.PricesheetID === rate.PricesheetID) ?? null,
          days:
            data?.actualDays.find(
              one => one.CarrierSCAC === rate.CarrierSCAC && one.service === (isLabelled ? rate.title : ''),
            ) ?? null,
        },
      ]),
    )
  }, [rates, lane, data])
}

const nowhere: HistoryLane = { OriginZip: '', DestinationZip: '', mode: 'LTL' }
