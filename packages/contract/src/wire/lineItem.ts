import type { Hazmat, LineItem } from '@waybill/domain'
import { z } from 'zod'
import { DEFAULT_FREIGHT_PACKAGE_TYPE, DEFAULT_UNIT_FACTOR } from '../constants.ts'
import { storableText, wireLine } from './text.ts'

const count = z.number().min(0).max(1_000_000_000).default(0)
/** Inches or pounds in one of the unit that was typed in: 1.0 is inch and pound, 0.3937 a centimetre (design: units). */
const factor = z.number().positive().max(10_000).default(DEFAULT_UNIT_FACTOR)
const packaging = storableText(10)

/** Hazmat details (49 CFR 172.200 ff.): ours, the specification names the flag alone. */
export const wireHazmat = z.object({
  UNNumber: wireLine,
  ProperShippingName: wireLine,
  TechnicalName: wireLine,
  HazardClass: wireLine,
  SubsidiaryClass: wireLine,
  PackingGroup: z.enum(['', 'I', 'II', 'III']).default(''),
  Quantity: wireLine,
  EmergencyPhone: wireLine,
})
export type WireHazmat = z.output<typeof wireHazmat>

/** A line item of specification §3; NMFC, pieces and hazmat details are ours. `Weight` is that of the whole line. */
export const wireItem = z.object({
  Description: wireLine,
  ItemCode: wireLine,
  NMFC: wireLine,
  itemClass: storableText(20).default(''),
  /** Handling units. */
  Qty: count,
  packageType: packaging.default(DEFAULT_FREIGHT_PACKAGE_TYPE),
  Pieces: count,
  PieceType: packaging.default(DEFAULT_FREIGHT_PACKAGE_TYPE),
  Weight: count,
  Length: count,
  Width: count,
  Height: count,
  dimUnit: factor,
  wtUnit: factor,
  Stackableitemflag: z.boolean().default(false),
  Hazmatitemflag: z.boolean().default(false),
  Hazmat: wireHazmat.nullable().default(null),
})
export type WireItem = z.output<typeof wireItem>

/** The wire's name of each field of hazmat details. */
export const hazmatFields = {
  unNumber: 'UNNumber',
  properShippingName: 'ProperShippingName',
  technicalName: 'TechnicalName',
  hazardClass: 'HazardClass',
  subsidiaryClass: 'SubsidiaryClass',
  packingGroup: 'PackingGroup',
  quantity: 'Quantity',
  emergencyPhone: 'EmergencyPhone',
} as const satisfies Record<keyof Hazmat, keyof WireHazmat>

/** The wire's name of each field of a line. */
export const itemFields = {
  description: 'Description',
  itemCode: 'ItemCode',
  nmfc: 'NMFC',
  freightClass: 'itemClass',
  handlingUnits: 'Qty',
  handlingUnitType: 'packageType',
  pieces: 'Pieces',
  pieceType: 'PieceType',
  weightLb: 'Weight',
  lengthIn: 'Length',
  widthIn: 'Width',
  heightIn: 'Height',
  stackable: 'Stackableitemflag',
  hazmat: 'Hazmat',
} as const satisfies Record<keyof LineItem, keyof WireItem>

export const hazmatToWire = (hazmat: Hazmat): WireHazmat => ({
  UNNumber: hazmat.unNumber,
  ProperShippingName: hazmat.properShippingName,
  TechnicalName: hazmat.technicalName,
  HazardClass: hazmat.hazardClass,
  SubsidiaryClass: hazmat.subsidiaryClass,
  PackingGroup: hazmat.packingGroup,
  Quantity: hazmat.quantity,
  EmergencyPhone: hazmat.emergencyPhone,
})

export const hazmatFromWire = (wire: WireHazmat): Hazmat => ({
  unNumber: wire.UNNumber,
  properShippingName: wire.ProperShippingName,
  technicalName: wire.TechnicalName,
  hazardClass: wire.HazardClass,
  subsidiaryClass: wire.SubsidiaryClass,
  packingGroup: wire.PackingGroup,
  quantity: wire.Quantity,
  emergencyPhone: wire.EmergencyPhone,
})

export const itemToWire = (item: LineItem): WireItem => ({
  Description: item.description,
  ItemCode: item.itemCode,
  NMFC: item.nmfc,
  itemClass: item.freightClass,
  Qty: item.handlingUnits,
  packageType: item.handlingUnitType,
  Pieces: item.pieces,
  PieceType: item.pieceType,
  Weight: item.weightLb,
  Length: item.lengthIn,
  Width: item.widthIn,
  Height: item.heightIn,
  dimUnit: DEFAULT_UNIT_FACTOR,
  wtUnit: DEFAULT_UNIT_FACTOR,
  Stackableitemflag: item.stackable,
  Hazmatitemflag: item.hazmat !== null,
  Hazmat: item.hazmat === null ? null : hazmatToWire(item.hazmat),
})

const blankHazmat: WireHazmat = wireHazmat.parse({})

/** What was typed in inch or pound stays as typed; anything else is converted to two decimals. */
const converted = (value: number, unit: number): number =>
  unit === DEFAULT_UNIT_FACTOR ? value : Math.round(value * unit * 100) / 100

/** A line is hazardous when the flag says so or details are given: when in doubt, the paper is asked for. */
function hazmatOf({ Hazmat, Hazmatitemflag }: WireItem): Hazmat | null {
  const details = Hazmat ?? (Hazmatitemflag ? blankHazmat : null)
  return details === null ? null : hazmatFromWire(details)
}

export const itemFromWire = (wire: WireItem): LineItem => ({
  description: wire.Description,
  itemCode: wire.ItemCode,
  nmfc: wire.NMFC,
  freightClass: wire.itemClass,
  handlingUnits: wire.Qty,
  handlingUnitType: wire.packageType,
  pieces: wire.Pieces,
  pieceType: wire.PieceType,
  weightLb: converted(wire.Weight, wire.wtUnit),
  lengthIn: converted(wire.Length, wire.dimUnit),
  widthIn: converted(wire.Width, wire.dimUnit),
  heightIn: converted(wire.Height, wire.dimUnit),
  stackable: wire.Stackableitemflag,
  hazmat: hazmatOf(wire),
})
