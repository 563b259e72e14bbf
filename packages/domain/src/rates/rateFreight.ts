import { type FuelBook, noFuelBook } from './fuel.ts'
import { findLane } from './lanes.ts'
import { refuse, unratableBy } from './priceParts.ts'
import type { RateResult } from './ratedPrice.ts'
import { rateLtl } from './rateLtl.ts'
import { fitsRequest, type PlainLane, ratePlain } from './ratePlain.ts'
import type { RateRequest } from './rateRequest.ts'
import type { Lane, RateSheet } from './rateSheet.ts'

const isPlain = (lane: Lane): lane is PlainLane => lane.plain !== undefined

/**
 * The price of a stored rate sheet for freight of any mode, with everything that made it, or the reason why there is none.
 * A truckload is priced by the lane's rate for its truck. Freight that shares one is priced by its most specific lane
 * (rules of the trade, lanes): between the same places by the pallet, hundredweight or flat rate that fits, else by class.
 * Where it is asked for at volume prices, classes are for what no such rate fits.
 * @param book the company's own fuel programs and index prices, for sheets that name one of them
 */
export function rateFreight(sheet: RateSheet, request: RateRequest, book: FuelBook = noFuelBook): RateResult {
  const unratable = unratableBy(sheet, request)
  if (unratable !== null) return unratable
  const { origin, destination, pickupDate, mode = 'LTL' } = request
  const lane = (isMeant: (lane: Lane) => boolean) => findLane(sheet, origin, destination, pickupDate, isMeant)
  const own = lane(one => fitsRequest(one, request))
  const price = own !== null && isPlain(own) ? ratePlain(sheet, own, request, book) : null
  if (mode !== 'TL') {
    const isNearest = mode === 'volume' || lane(one => one.plain === undefined || fitsRequest(one, request)) === own
    if (price?.kind === 'rated' && isNearest) return price
    const byClass = rateLtl(sheet, request, book)
    return price === null || byClass.kind === 'rated' ? byClass : price
  }
  if (price !== null) return price
  const other = lane(({ plain }) => plain?.modes.includes('TL') === true)
  if (other === null) return refuse('noLane', { origin: origin.zip, destination: destination.zip })
  return refuse('noEquipment', { equipment: request.equipment ?? '' })
}
