import { byPriceIn, isWholePrice, rankedIn, type WireRate } from '@waybill/contract/wire/rate.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { text } from '../../../texts/texts.ts'
import { formatMoney } from '../../../ui/format.ts'

const rank = (rate: WireRate): number => (rate.allowed ? 2 : 0) + (isWholePrice(rate) ? 1 : 0)

/** Cheapest first in the shipment's currency; what leaves something out stands after that, what must not be used last. */
function sortedQuotes(quotes: readonly WireRate[], currency: string): readonly WireRate[] {
  const byPrice = byPriceIn(currency)
  return [...quotes].sort((a, b) => rank(b) - rank(a) || byPrice(a, b))
}

type Judged = Pick<WireShipmentDetails, 'PriceSheets' | 'selectedPricesheetid' | 'shipment'>

/** Why this one, in a sentence; null where nothing is chosen or the currencies cannot be compared here. */
export function verdictOn(details: Judged): string | null {
  const chosen = details.PriceSheets.find(rate => rate.PricesheetID === details.selectedPricesheetid)
  if (chosen === undefined) return null
  if (details.PriceSheets.length === 1) return text('shipment.onlyOne')
  const usable = details.PriceSheets.filter(rate => rate.allowed && isWholePrice(rate))
  const { currency } = details.shipment
  const [lowest] = sortedQuotes(usable, currency)
  if (lowest === undefined) return null
  const [least, own] = [rankedIn(currency, lowest), rankedIn(currency, chosen)]
  if (least === null || own === null) return null
  if (least >= own) return text('shipment.cheapest')
  const amount = formatMoney(own - least, currency)
  return text('shipment.cheaperBy', { amount, carrier: lowest.CarrierName })
}
