import type { Hazmat, PlainShipment, Shipment } from '../shipment/shipment.ts'
import type { HazmatTable } from './hazmatTable.ts'
import { isCyanideWithAcid, segregationConflicts } from './segregation.ts'
import { type HazmatRules, hazmatWarnings, type Warning } from './validateHazmat.ts'

/** Countries of the way, in its order. */
const countriesOf = (
  way: Pick<Shipment, 'stops'> | Pick<PlainShipment, 'origin' | 'destination'>,
): readonly string[] =>
  'stops' in way ? way.stops.map(stop => stop.address.country) : [way.origin.country, way.destination.country]

/** What the hazardous materials of a shipment are judged by. */
export const rulesOn = (
  way: Pick<Shipment, 'stops'> | Pick<PlainShipment, 'origin' | 'destination'>,
  table: HazmatTable | null,
): HazmatRules => ({ table, countries: countriesOf(way) })

/**
 * How much of a way lies in Canada: `whole`, where its TDG Regulations rule alone, `part`, where they rule beside 49 CFR
 * (171.12), or `none`.
 */
export function isInCanada(way: Pick<Shipment, 'stops'>): 'whole' | 'part' | 'none' {
  const countries = countriesOf(way)
  if (!countries.includes('CA')) return 'none'
  return countries.every(country => country === 'CA') ? 'whole' : 'part'
}

type Goods = { readonly hazmat: Hazmat | null }

/** What two goods that are held apart are told of each other, at both. */
function apartWarnings(prefix: string, goods: readonly Goods[]): readonly Warning[] {
  return segregationConflicts(goods.map(({ hazmat }) => hazmat)).flatMap(({ first, second, segregation }) => {
    const a = goods[first]?.hazmat
    const b = goods[second]?.hazmat
    if (!a || !b) return []
    const code = isCyanideWithAcid(a, b) ? 'cyanideAndAcid' : segregation === 'X' ? 'mustNotMeet' : 'keptApart'
    const told = (index: number, line: number, other: Hazmat): Warning => ({
      at: `${prefix}.${index}.hazmat`,
      code,
      params: { line: line + 1, other: `${other.unNumber} (${other.hazardClass})` },
    })
    return [told(first, second, b), told(second, first, a)]
  })
}

/** What is worth a look about goods in a list, each at its place under `prefix` (`items.0.hazmat.unNumber`). */
export const freightWarnings = (prefix: string, goods: readonly Goods[], rules: HazmatRules): readonly Warning[] => [
  ...goods.flatMap(({ hazmat }, index) =>
    hazmat === null ? [] : hazmatWarnings(`${prefix}.${index}.hazmat`, hazmat, rules),
  ),
  ...apartWarnings(prefix, goods),
]

/** The same for the items of a plain form. */
export const itemWarnings = (
  plain: Pick<PlainShipment, 'origin' | 'destination' | 'items'>,
  table: HazmatTable | null,
): readonly Warning[] => freightWarnings('items', plain.items, rulesOn(plain, table))
