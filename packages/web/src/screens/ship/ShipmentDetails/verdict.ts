import { isWholePrice, type WireRate } from '@waybill/contract/wire/rate.ts'
import type { WireShipmentDetails } from '@waybill/contract/wire/shipmentDetails.ts'
import { text } from '../../../texts/texts.ts'
import { formatMoney } from '../../../ui/format.ts'
import { byPriceIn } from '../../../widgets/RateList/rateOrder.ts'

const rank = (rate: WireRate): number => (rate.allowed ? 2 : 0) + (isWholePrice(rate) ? 1 : 0)

/** Cheapest first in the shipment's currency; what leaves something out stands after that, what must not be used last. */
export function sortedQuotes(quotes: readonly WireRate[], currency: string): readonly WireRate[] {
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
  const [lowest] = sortedQuotes(usable, details.shipment.currency)
  if (lowest === undefined || lowest.currency !== chosen.currency) return null
  if (lowest.CurrAmount >= chosen.CurrAmount) return text('shipment.cheapest')
  const amount = formatMoney(chosen.CurrAmount - lowest.CurrAmount, chosen.currency)
  return text('shipment.cheaperBy', { amount, carrier: lowest.CarrierName })
}
