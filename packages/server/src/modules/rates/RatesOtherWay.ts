import { OTHER_WAY_MAX, type RatesOtherWay } from '@waybill/contract/calls/Shipment/RatesOtherWay.ts'
import { byPriceIn, isWholePrice } from '@waybill/contract/wire/rate.ts'
import { otherWayOf, ratingProblems } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { localNow } from '../../places/localNow.ts'
import { loadShipment } from '../shipments/index.ts'
import { ratesUnkept } from './ratesUnkept.ts'

const oneWay = { shipMode: '' as const, rates: [] }

export const ratesOtherWay: Handler<typeof RatesOtherWay> = async asked => {
  const { db, who, input, now } = asked
  const { shipment, originZone, status } = await loadShipment(db, who.clientId, input.shipmentId)
  const other = status === 'O' || status === 'Q' ? otherWayOf(shipment) : null
  if (other === null || ratingProblems(other, localNow(now, originZone).date).length > 0) return oneWay
  const { rates } = await ratesUnkept(asked, other, originZone)
  const byPrice = byPriceIn(other.currency)
  return {
    shipMode: other.mode,
    // A price that could not be booked by itself is no reason to go another way.
    rates: rates
      .filter(rate => rate.allowed && isWholePrice(rate))
      .toSorted((a, b) => byPrice(a, b) || a.PricesheetID - b.PricesheetID)
      .slice(0, OTHER_WAY_MAX),
  }
}
