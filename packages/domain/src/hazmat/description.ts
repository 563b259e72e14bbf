import type { Hazmat } from '../shipment/shipment.ts'
import { hazardClassOf, listedClasses } from './hazardClasses.ts'
import type { HazmatTable } from './hazmatTable.ts'
import { namesPackages } from './quantities.ts'

/** Number, name with technical names, class with subsidiary classes, packing group: in this order (172.202(b)). */
function basicDescription(hazmat: Hazmat): readonly string[] {
  const technical = hazmat.technicalName.trim() === '' ? '' : ` (${hazmat.technicalName.trim()})`
  const subsidiary = listedClasses(hazmat.subsidiaryClass)
  const also = subsidiary.length === 0 ? '' : ` (${subsidiary.join(', ')})`
  return [
    hazmat.unNumber,
    `${hazmat.properShippingName.trim()}${technical}`,
    `${hazardClassOf(hazmat.hazardClass) ?? hazmat.hazardClass}${also}`,
    hazmat.packingGroup === '' ? '' : `PG ${hazmat.packingGroup}`,
  ]
}

/** What 172.203 has follow the basic description: limited quantity (b), marine pollutant (l), inhalation hazard (m). */
const marks = (hazmat: Hazmat, isInhalationHazard: boolean): readonly string[] => [
  hazmat.limitedQuantity ? 'Limited Quantity' : '',
  hazmat.marinePollutant ? 'Marine Pollutant' : '',
  hazmat.inhalationZone === '' ? '' : `Poison-Inhalation Hazard Zone ${hazmat.inhalationZone}`,
  // Special provision 13 (anhydrous ammonia at home) asks for these words instead of the zone.
  isInhalationHazard && hazmat.inhalationZone === '' ? 'Inhalation Hazard' : '',
]

/**
 * A hazardous material as a shipping paper says it, in the order of 172.202 and 172.203: `RQ, UN1824, Sodium hydroxide
 * solution, 8, PG II, Limited Quantity, 4 drums, 220 gal`. Nothing is put between number and packing group.
 * @param packages number and type of packages in words (172.202(a)(7)); left out where the quantity names them itself
 */
export function shippingDescription(hazmat: Hazmat, packages = '', table: HazmatTable | null = null): string {
  const isInhalationHazard = (table?.of(hazmat.unNumber) ?? []).some(
    ({ provisions, hazardClass }) => provisions.includes('13') && hazardClass === hazardClassOf(hazmat.hazardClass),
  )
  return [
    hazmat.reportableQuantity ? 'RQ' : '',
    // 172.203(e)(1): in association with the basic description.
    hazmat.residue ? 'RESIDUE: Last Contained' : '',
    ...basicDescription(hazmat),
    ...marks(hazmat, isInhalationHazard),
    namesPackages(hazmat.quantity) ? '' : packages,
    hazmat.quantity.trim(),
    hazmat.erapNumber === '' ? '' : `ERAP ${hazmat.erapNumber} ${hazmat.erapPhone}`.trim(),
  ]
    .filter(part => part !== '')
    .join(', ')
}

/**
 * The number to call when something leaks, with the name or contract that the service knows the shipper by right behind
 * it (172.604(b)): `800-424-9300, contract CCN12345`.
 */
export const emergencyContact = ({ emergencyPhone, emergencyContract }: Hazmat): string =>
  [emergencyPhone.trim(), emergencyContract.trim()].filter(part => part !== '').join(', ')
