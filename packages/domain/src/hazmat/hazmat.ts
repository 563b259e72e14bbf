import type { Hazmat } from '../shipment/shipment.ts'
import { type HazmatEntry, zoneOf } from './hazmatTable.ts'
import { shippingNames } from './shippingNames.ts'

/** Nothing said of a hazardous material yet. */
export const blankHazmat: Hazmat = {
  unNumber: '',
  properShippingName: '',
  technicalName: '',
  hazardClass: '',
  subsidiaryClass: '',
  packingGroup: '',
  quantity: '',
  emergencyPhone: '',
  emergencyService: false,
  emergencyContract: '',
  reportableQuantity: false,
  limitedQuantity: false,
  marinePollutant: false,
  inhalationZone: '',
  residue: false,
  bulk: false,
  erapNumber: '',
  erapPhone: '',
}

/** Details as they were kept before some of the fields existed, with all of them. */
export const wholeHazmat = (kept: Partial<Hazmat> | null): Hazmat | null =>
  kept === null ? null : { ...blankHazmat, ...kept }

/** A material as a row of the table has it: what the table knows is filled in, the rest stays as it was typed. */
export const filledFrom = (hazmat: Hazmat, entry: HazmatEntry): Hazmat => ({
  ...hazmat,
  unNumber: entry.unNumber,
  properShippingName: shippingNames(entry)[0] ?? entry.name,
  hazardClass: entry.hazardClass,
  subsidiaryClass: entry.subsidiaryClasses.join(', '),
  packingGroup: entry.packingGroup,
  inhalationZone: zoneOf(entry),
})
