import { useQueryClient } from '@tanstack/react-query'
import { GetMails } from '@waybill/contract/calls/Mail/GetMails.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import {
  byPriceIn,
  isWholePrice,
  type WireRate,
  type WireRateRefusal,
  wireRate,
  wireRateRefusal,
} from '@waybill/contract/wire/rate.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makeCall } from '../../api/call.ts'
import { newId } from '../../api/newId.ts'
import type { CallProblem } from '../../api/problem.ts'
import { listen } from '../../api/socket.ts'
import type { SocketMessage } from '../../api/socketHub.ts'
import { forget } from '../../api/useCall.ts'

export interface Rates {
  readonly rates: readonly WireRate[]
  readonly refusals: readonly WireRateRefusal[]
  readonly isWaiting: boolean
  /** Selected by itself, and why; null until all have answered. */
  readonly selected: number | null
  readonly because: string
  /** A rule of the routing guide speaks of the shipment: another carrier than the selected one needs a reason. */
  readonly isGuided: boolean
  /** A price that came after the choice and is lower than what was chosen then. */
  readonly late: number | null
  /** What was asked when these prices came (domain `ratingKey`); empty before. */
  readonly askedFor: string
  /** The run these come from: what is announced of it later belongs to them; empty: none. */
  readonly runId: string
  readonly problem: CallProblem | null
}

export const noRates: Rates = {
  rates: [],
  refusals: [],
  isWaiting: false,
  selected: null,
  because: '',
  isGuided: false,
  late: null,
  askedFor: '',
  runId: '',
  problem: null,
}

const withRate = (rates: readonly WireRate[], rate: WireRate): readonly WireRate[] => [
  ...rates.filter(other => other.PricesheetID !== rate.PricesheetID),
  rate,
]

/** A price announced on the socket; null when it says too little. What is too long for it comes with the reply. */
function announcedRate({ rate }: SocketMessage): WireRate | null {
  if (typeof rate !== 'object' || rate === null) return null
  return wireRate.safeParse({ trace: [], charges: [], warnings: [], ...rate }).data ?? null
}

const LATE = 'noAnswer'
const LOOK_MS = 2000

/** What a carrier says after it was given up takes the place of its silence. */
const withoutSilence = (refusals: Rates['refusals'], scac: string, source: string): Rates['refusals'] =>
  refusals.filter(one => !(one.reason === LATE && one.CarrierSCAC === scac && one.source === source))

/** The lowest of a currency's prices that may be selected by itself: figures of two currencies cannot be compared. */
export const lowestOf = (rates: readonly WireRate[], currency: string | undefined): WireRate | undefined =>
  rates
    .filter(rate => rate.allowed && isWholePrice(rate) && rate.currency === currency)
    .toSorted(byPriceIn(currency ?? ''))[0]

const priceOf = (rates: readonly WireRate[], id: number | null): WireRate | undefined =>
  rates.find(rate => rate.PricesheetID === id)

/**
 * A price lower than the chosen one may have come after the choice: 'the lowest' is said of what is the lowest.
 * @param known every price, those that hold no more as well: the chosen one is always among them.
 */
function withLowest(now: Rates, known = now.rates): Rates {
  if (now.because !== 'cheapest') return now
  const selected = priceOf(now.rates, now.selected)
  const lowest = lowestOf(now.rates, priceOf(known, now.selected)?.currency)
  if (
    lowest === undefined ||
    (selected?.allowed && isWholePrice(selected) && byPriceIn(lowest.currency)(selected, lowest) <= 0)
  )
    return now
  return { ...now, selected: lowest.PricesheetID, late: lowest.PricesheetID }
}

/**
 * The prices of a loaded shipment, while its newest question for them may still be going on.
 * @param key what a question about the shipment as it is now asks for.
 */
export function ratesOf(
  details: Pick<WireShipmentDetails, 'PriceSheets' | 'selectedPricesheetid' | 'ratingRun' | 'refusals'>,
  key: string,
): Rates {
  const rates = details.PriceSheets.filter(rate => rate.current)
  const run = details.ratingRun?.current === true ? details.ratingRun : null
  const found: Rates = {
    ...noRates,
    rates,
    isWaiting: run !== null && run.waiting > 0,
    selected: details.selectedPricesheetid,
    refusals: run === null ? [] : details.refusals,
    because: run?.because ?? '',
    isGuided: run?.because === 'preferred',
    runId: run?.runId ?? '',
    askedFor: rates.length === 0 && run === null ? '' : key,
  }
  return withLowest(found, details.PriceSheets)
}

/** With one more price. The tolerance of a preferred carrier was measured from the lowest of before. */
function withLate(now: Rates, rate: WireRate): Rates {
  const next = { ...now, rates: withRate(now.rates, rate) }
  const { currency } = priceOf(now.rates, now.selected) ?? {}
  const isUnderPreferred = now.because === 'preferred' && lowestOf(next.rates, currency) === rate
  return isUnderPreferred ? { ...next, because: '', late: rate.PricesheetID } : withLowest(next)
}

/** The state after one announcement of this run: in time, or later than the reply could wait for. */
export function hearing(now: Rates, message: SocketMessage): Rates {
  const rate = announcedRate(message)
  if (rate !== null) {
    const refusals = withoutSilence(now.refusals, rate.CarrierSCAC, rate.source)
    return withLate({ ...now, refusals }, rate)
  }
  const refusal = wireRateRefusal.safeParse(message.refusal).data
  if (refusal === undefined) return now
  const others = withoutSilence(now.refusals, refusal.CarrierSCAC, refusal.source)
  return { ...now, refusals: [...others, refusal] }
}

/**
 * Prices of one saved shipment: they appear as their sources answer and settle with the reply.
 * @param uniqueName what to listen to; empty until the shipment is saved.
 * @param start what stood when it was loaded; a question that somebody else asked may still be going on.
 */
export function useRates(uniqueName: string, start: Rates, shipmentId: number | null) {
  const cache = useQueryClient()
  const [state, setState] = useState(start)
  const run = useRef(start.runId)

  useEffect(() => {
    if (uniqueName === '') return
    const refresh = (): void => {
      void forget(cache, ShipmentDetails)
      void forget(cache, GetMails)
    }
    return listen(uniqueName, {
      onMessage: message => {
        if (message.topic === 'rate' && message.runId === run.current) setState(now => hearing(now, message))
        else if (message.topic !== 'rate') refresh()
      },
      onReconnect: refresh,
    })
  }, [uniqueName, cache])

  const follows = state.isWaiting && start.isWaiting && state.runId === start.runId
  const { runId: followed, askedFor: followedFor } = start
  useEffect(() => {
    if (!follows || shipmentId === null) return
    const timer = window.setInterval(async () => {
      const details = await makeCall(ShipmentDetails, { body: { shipmentId } }).catch(() => null)
      if (details === null || run.current !== followed) return
      const found = ratesOf(details, followedFor)
      if (found.runId === followed && found.isWaiting) return
      run.current = found.runId
      setState({ ...found, isWaiting: false })
    }, LOOK_MS)
    return () => window.clearInterval(timer)
  }, [follows, followed, followedFor, shipmentId])

  const ask = useCallback(async (shipmentId: number, askedFor: string): Promise<Rates> => {
    const runId = newId()
    run.current = runId
    setState({ ...noRates, isWaiting: true, askedFor, runId })
    try {
      const reply = await makeCall(GETLTLRates, { body: { shipmentId, runId } })
      const { rates, refusals, selectedPricesheetid: selected, because, guideRule } = reply
      const settled: Rates = {
        ...noRates,
        rates,
        refusals,
        selected,
        because,
        isGuided: guideRule !== null,
        askedFor,
        runId,
      }
      const known = new Set(rates.map(rate => rate.PricesheetID))
      // A late rate may have been announced while the reply was under way.
      if (run.current === runId) {
        setState(now => now.rates.filter(rate => !known.has(rate.PricesheetID)).reduce(withLate, settled))
      }
      return settled
    } catch (problem) {
      const failed = { ...noRates, askedFor, runId, problem: problem as CallProblem }
      if (run.current === runId) setState(now => ({ ...failed, rates: now.rates }))
      return failed
    }
  }, [])

  return { ...state, ask }
}
