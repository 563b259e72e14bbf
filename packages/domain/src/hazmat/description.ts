import { packagingName } from '../freight/packaging.ts'
import type { Hazmat, LineItem } from '../shipment/shipment.ts'
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

const packagesOf = (pieces: number, pieceType: string): string =>
  pieces > 0 ? `${pieces.toLocaleString('en-US')} ${packagingName(pieceType, pieces).toLowerCase()}` : ''

/**
 * The shipping description of a row. Of a line on several units, number of packages and total quantity have to be of the same
 * freight (172.202(a)(5) and (7)): the first row says those of them all with how many stand here, and each other that its
 * packages are among them. A residue has no quantity, and each of its rows counts its own.
 * @param all rows of the paper, in their order
 * @param isAlone the row is read without the others: its quantity is said to be part of all, not of what stands above
 */
export function hazmatDescription(
  item: LineItem,
  index: number,
  all: readonly LineItem[],
  table: HazmatTable | null,
  isAlone = false,
): string {
  const { hazmat, lineId, pieces, pieceType } = item
  if (hazmat === null) return ''
  const own = packagesOf(pieces, pieceType)
  const rows = lineId === undefined ? [] : all.filter(one => one.lineId === lineId)
  const quantity = hazmat.quantity.trim()
  if (rows.length < 2 || quantity === '') return shippingDescription(hazmat, own, table)
  const everywhere = packagesOf(
    rows.reduce((sum, row) => sum + row.pieces, 0),
    pieceType,
  )
  const whole = namesPackages(quantity) || everywhere === '' ? quantity : `${everywhere}, ${quantity}`
  const isFirst = all.findIndex(one => one.lineId === lineId) === index
  const said = isFirst
    ? `${whole} (in all${own === '' ? '' : `, ${own} here`})`
    : `${own === '' ? '' : `${own}, `}included in the ${whole} ${isAlone ? 'in all' : 'stated above'}`
  return shippingDescription({ ...hazmat, quantity: said }, '', table)
}

/**
 * The number to call when something leaks, with the name or contract that the service knows the shipper by right behind
 * it (172.604(b)): `800-424-9300, contract CCN12345`.
 */
export const emergencyContact = ({ emergencyPhone, emergencyContract }: Hazmat): string =>
  [emergencyPhone.trim(), emergencyContract.trim()].filter(part => part !== '').join(', ')
