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
 * A truckload is priced by the lane's rate for its truck. Freight that shares one is priced by the lane's pallet,
 * hundredweight or flat rate where the sheet has one that fits, else by class.
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
    if (price?.kind === 'rated') return price
    const byClass = rateLtl(sheet, request, book)
    return price === null || byClass.kind === 'rated' ? byClass : price
  }
  if (price !== null) return price
  const other = lane(({ plain }) => plain?.modes.includes('TL') === true)
  if (other === null) return refuse('noLane', { origin: origin.zip, destination: destination.zip })
  return refuse('noEquipment', { equipment: request.equipment ?? '' })
}
