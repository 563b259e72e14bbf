import { modes } from '../shipment/modes.ts'
import { destinationOf, itemsOf, originOf, pickupOf, servicesOf, wholeOf } from '../shipment/plainForm.ts'
import type { LineItem, PaymentTerms, PlainShipment, Shipment } from '../shipment/shipment.ts'
import { type Equipment, truckOf } from '../shipment/truck.ts'
import type { LaneEnd } from './lanes.ts'
import type { FreightMode } from './rateSheet.ts'

export type RatedItem = Pick<
  LineItem,
  | 'weightLb'
  | 'freightClass'
  | 'handlingUnits'
  | 'handlingUnitType'
  | 'pieces'
  | 'lengthIn'
  | 'widthIn'
  | 'heightIn'
  | 'stackable'
  | 'sharesUnit'
> & { readonly hazmat: boolean }

/** What a price is asked for. */
export interface RateRequest {
  readonly origin: LaneEnd
  readonly destination: LaneEnd
  readonly terms: PaymentTerms
  /** Local date at the origin. */
  readonly pickupDate: string
  readonly items: readonly RatedItem[]
  /** Codes as the shipper asked for them. What the shipment implies (`impliedServices`) and a declared value are added. */
  readonly accessorials: readonly string[]
  /** Minor units of its currency; null when none is declared. */
  readonly declaredValue: { readonly amount: number; readonly currency: string } | null
  /** Stops of the way; left out: two. */
  readonly stops?: number
  /** Left out: LTL. */
  readonly mode?: FreightMode
  /** The body of the truck that a truckload asks for; left out: nobody said. */
  readonly equipment?: Equipment
  /** Miles of road that nobody measured, for lanes that name none; left out: nobody can guess. */
  readonly guessedMiles?: number
  /** The driver covers the freight. */
  readonly tarps?: boolean
  /** Codes of services that places of a known kind are charged for, and nobody ticked; left out: none. */
  readonly atPlaces?: readonly string[]
  /** The day on which the price is asked for; left out: the pickup date. */
  readonly askedOn?: string
}

/** As what a shipment is asked for; null: no rate sheet prices its mode. */
export function freightModeOf({ mode, volume }: Pick<Shipment, 'mode' | 'volume'>): FreightMode | null {
  const { rated } = modes[mode]
  return rated && (volume ? rated.volume : rated.usual)
}

/**
 * The question a shipment asks: its first place, its last, and its rows.
 * @throws for a mode that no rate sheet prices: `ratingProblems` says so before
 */
export function rateRequestOf(given: Shipment | PlainShipment): RateRequest {
  const shipment = wholeOf(given)
  const { declaredValue, currency } = shipment
  const truck = truckOf(shipment)
  const mode = freightModeOf(shipment)
  if (mode === null) throw new Error(`no rate sheet prices ${shipment.mode}`)
  return {
    origin: originOf(shipment),
    destination: destinationOf(shipment),
    terms: shipment.terms,
    pickupDate: pickupOf(shipment).date,
    items: itemsOf(shipment).map(item => ({ ...item, hazmat: item.hazmat !== null })),
    accessorials: servicesOf(shipment),
    declaredValue: declaredValue === null || declaredValue === 0 ? null : { amount: declaredValue, currency },
    stops: shipment.stops.length,
    mode,
    ...(truck === null || truck.equipment === '' ? {} : { equipment: truck.equipment, tarps: truck.tarps }),
  }
}
