import { rankedIn } from '@waybill/contract/wire/rate.ts'
import { ratingProblems, type Shipment } from '@waybill/domain'
import { localNow } from '../../places/localNow.ts'
import { choose } from './rateShipment.ts'
import { type AsksUnkept, ratesUnkept } from './ratesUnkept.ts'

/** What freight would be bought at now, with what rules of room may add. Minor units of the shipment's currency. */
export interface LivePrice {
  readonly total: number
  readonly CarrierName: string
}

/**
 * The price that rating freight would choose now; nothing is kept of it. Null: it can't be priced, or nobody prices it whole.
 */
export async function priceLive(asked: AsksUnkept, shipment: Shipment, originZone: string): Promise<LivePrice | null> {
  if (ratingProblems(shipment, localNow(asked.now, originZone).date).length > 0) return null
  const { rates, routed } = await ratesUnkept(asked, shipment, originZone)
  const choice = choose(rates, routed, { shipment })
  const chosen = choice.kind === 'chosen' ? rates.find(one => String(one.PricesheetID) === choice.id) : undefined
  return chosen === undefined || chosen.currency !== shipment.currency
    ? null
    : { total: rankedIn(shipment.currency, chosen) ?? chosen.CurrAmount, CarrierName: chosen.CarrierName }
}
