import { HAZMAT } from '../freight/accessorials.ts'
import { longestSideIn, usualCapacityRules } from '../freight/capacity.ts'
import type { PlaceSurprise } from '../routing/placeKind.ts'
import { servicesOf, withServices } from '../shipment/plainForm.ts'
import type { PlainShipment, Shipment } from '../shipment/shipment.ts'
import { type RatedItem, type RateRequest, rateRequestOf } from './rateRequest.ts'

/** The one service whose rules may be tiers by length. */
export const OVERLENGTH = 'OVERLEN'

type Asked = Pick<RateRequest, 'accessorials' | 'mode' | 'atPlaces'> & {
  readonly items: readonly Pick<RatedItem, 'lengthIn' | 'widthIn' | 'heightIn' | 'hazmat'>[]
}

/**
 * The services that freight and its places call for though nobody ticked them: hazardous materials, overlength, and what
 * a place of a known kind is charged for. Every price is asked for them: one that leaves such a service out looks
 * cheapest and comes back higher on the invoice. A truckload has its truck to itself, so neither length nor places are
 * charged apart. Source: rules of the trade, surprise charges.
 * @param overlengthFromIn the carrier's own threshold in inches, left out where none is known; null: it has none
 * @returns codes of `accessorials.ts`, without those that were asked for
 */
export function impliedServices(
  { items, accessorials, mode = 'LTL', atPlaces = [] }: Asked,
  overlengthFromIn: number | null = usualCapacityRules.overlengthFromIn,
): readonly string[] {
  const isShared = mode !== 'TL'
  const longFrom = overlengthFromIn ?? Number.POSITIVE_INFINITY
  const implied = [
    ...(items.some(item => item.hazmat) ? [HAZMAT] : []),
    ...(isShared && items.some(item => longestSideIn(item) >= longFrom) ? [OVERLENGTH] : []),
    ...(isShared ? atPlaces : []),
  ]
  return [...new Set(implied)].filter(code => !accessorials.includes(code))
}

/** The same of a shipment, for a carrier of which no threshold is known. */
export const impliedServicesOf = (
  shipment: Shipment | PlainShipment,
  places: readonly PlaceSurprise[] = [],
): readonly string[] => impliedServices({ ...rateRequestOf(shipment), atPlaces: knownPlaces(places) })

/** A shipment as carriers are asked for it and order it: what nobody ticked stands at its stop as if somebody had. */
export const withImplied = (shipment: Shipment, implied: readonly string[]): Shipment =>
  implied.length === 0
    ? shipment
    : { ...shipment, stops: withServices(shipment.stops, [...servicesOf(shipment), ...implied]) }

/** What of it follows from places of a known kind alone: the rest stands in the rating key, which knows no places. */
export const impliedAtPlaces = (shipment: Shipment, places: readonly PlaceSurprise[]): readonly string[] => {
  const known = knownPlaces(places)
  return impliedServicesOf(shipment, places).filter(code => known.includes(code))
}

/** What somebody said of a place, and not what its name gives away: that is a warning. */
export const isKnownPlace = ({ word }: PlaceSurprise): boolean => word === ''

/** Services of the places whose kind somebody said. */
export const knownPlaces = (places: readonly PlaceSurprise[]): readonly string[] =>
  places.filter(isKnownPlace).map(({ service }) => service)
