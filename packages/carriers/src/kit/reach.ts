import { destinationOf, homeCountry, type Mode, needsOf, originOf, type Shipment } from '@waybill/domain'

/** Between which countries a carrier moves freight, and in which modes. */
export interface Reach {
  readonly modes: readonly Mode[]
  /** ISO 3166 alpha-2 codes of where it picks up, territories within the United States; null: everywhere. */
  readonly from: readonly string[] | null
  /** And of where it delivers; null: everywhere. */
  readonly to: readonly string[] | null
  /** Where it fetches what comes back; left out: where it picks up. */
  readonly returnsFrom?: readonly string[] | null
}

/** Less than truckload on the roads of North America. */
export const ltlRoads: Reach = { modes: ['LTL'], from: ['US', 'CA', 'MX'], to: ['US', 'CA', 'MX'] }

/** Why a shipment is not within reach: its mode, or one of its countries; null: it is. */
export function beyondReach(
  { modes, from, to, returnsFrom = from }: Reach,
  shipment: Shipment,
): { readonly by: 'mode'; readonly mode: Mode } | { readonly by: 'country'; readonly country: string } | null {
  if (!modes.includes(shipment.mode)) return { by: 'mode', mode: shipment.mode }
  const ends = [
    [needsOf(shipment).returnService === '' ? from : returnsFrom, originOf(shipment)],
    [to, destinationOf(shipment)],
  ] as const
  const foreign = ends.find(
    ([known, place]) => place.country !== '' && known !== null && !known.includes(homeCountry(place)),
  )
  return foreign === undefined ? null : { by: 'country', country: foreign[1].country }
}
