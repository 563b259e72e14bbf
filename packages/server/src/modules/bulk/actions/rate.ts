import { calls } from '@waybill/contract'
import { formatMoney, inARow, sentence } from '@waybill/domain'
import { type Rated, rateShipment } from '../../rates/index.ts'
import type { Action, Answered } from '../action.ts'

/** What a row says of its prices: the one that is selected, or why somebody has to look. */
export function answeredRates({ rates, refusals, selectedPricesheetid, outcome }: Rated): Answered {
  const selected = rates.find(({ PricesheetID }) => PricesheetID === selectedPricesheetid)
  if (selected !== undefined) {
    const { CarrierName, CarrierSCAC, CurrAmount, currency } = selected
    const price = { carrier: CarrierName || CarrierSCAC, amount: formatMoney(CurrAmount, currency) }
    return { state: 'done', words: sentence('ratedSelected', price) }
  }
  if (outcome.because === 'bookedBefore') return { state: 'done', words: outcome.words }
  const silent = new Set(refusals.map(({ CarrierName, CarrierSCAC }) => CarrierName || CarrierSCAC))
  const inVain =
    rates.length > 0 || silent.size === 0 ? '' : sentence('ratedInVain', { carriers: [...silent].join(', ') })
  return { state: 'toFix', words: inARow([outcome.words, inVain]) }
}

/** Gets prices for one shipment as it is when its turn comes: asking changes nothing that could be run over. */
const rate: Action = {
  call: calls.GETLTLRates,
  list: 'shipments',
  ask: async (given, { id }) => answeredRates(await rateShipment(given, { shipmentId: id })),
}

export const rateActions = { rate }
