import { type Hazmat, type LineItem, packedAs } from '@waybill/domain'
import { z } from 'zod'
import { DECLARED_VALUE_CURRENCY, DEFAULT_FREIGHT_PACKAGE_TYPE, DEFAULT_UNIT_FACTOR } from '../constants.ts'
import { stated } from '../money.ts'
import { customsFromWire, customsToWire, wireCustoms } from './customs.ts'
import { storableText, wireLine } from './text.ts'

export const wireCount = z.number().min(0).max(1_000_000_000).default(0)
/** Inches or pounds in one of the unit that was typed in: 1.0 is inch and pound, 0.3937 a centimetre (design: units). */
export const wireFactor = z.number().positive().max(10_000).default(DEFAULT_UNIT_FACTOR)
export const wirePackaging = storableText(10)

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
  /** The number is a service's, which knows the shipper by name or contract number (172.604(b)). */
  EmergencyService: z.boolean().default(false),
  EmergencyContract: wireLine,
  /** RQ (172.203(c)). */
  ReportableQuantity: z.boolean().default(false),
  LimitedQuantity: z.boolean().default(false),
  MarinePollutant: z.boolean().default(false),
  /** Poison-Inhalation Hazard, by its zone (172.203(m)). */
  InhalationZone: z.enum(['', 'A', 'B', 'C', 'D']).default(''),
  /** Residue: last contained. */
  Residue: z.boolean().default(false),
  Bulk: z.boolean().default(false),
  /** Canada: emergency response assistance plan (TDG 3.6). */
  ERAPNumber: wireLine,
  ERAPPhone: wireLine,
})
export type WireHazmat = z.output<typeof wireHazmat>

/** The id of a saved part; null or left out: it is new. */
export const partId = z.int().positive().nullable().default(null)

/**
 * A line item of specification §3, a line on a unit: the row of a plain form. NMFC, pieces, hazmat details and what ties
 * the row to its line and unit are ours. `Weight` is that of the whole row.
 */
export const wireItem = z.object({
  LineID: partId,
  UnitID: partId,
  /** Specification §3: the number of the unit on this shipment, from 1. Read, not written: rows say it by their order. */
  PalletNumber: z.int32().min(0).default(0),
  /** Specification §3: pounds of the row's units with all that stands on them and their pallets. Read, not written. */
  TotalWeight: wireCount,
  /** Stands on the unit of the row before: that row counts it, this one has Qty 0. */
  SharesUnit: z.boolean().default(false),
  /** Specification §3: how much was ordered of what stands on this row, in the order's unit; null: no order knows it. Read, not written. */
  OriginalQty: z.number().nullable().default(null),
  Description: wireLine,
  ItemCode: wireLine,
  NMFC: wireLine,
  itemClass: storableText(20).default(''),
  /** Handling units. */
  Qty: wireCount,
  packageType: wirePackaging.default(DEFAULT_FREIGHT_PACKAGE_TYPE),
  Pieces: wireCount,
  /** Of its packages; null or left out: by its handling unit, a drum is its own package. */
  PieceType: wirePackaging.nullable().default(null),
  Weight: wireCount,
  Length: wireCount,
  Width: wireCount,
  Height: wireCount,
  dimUnit: wireFactor,
  wtUnit: wireFactor,
  /** The units that were typed in, kept beside inch and pound. */
  typedDimUnit: wireFactor,
  typedWtUnit: wireFactor,
  Stackableitemflag: z.boolean().default(false),
  /** Feet of trailer floor that the units of the row take; null: worked out from their dimensions. */
  linearFeet: z.number().min(0).max(1000).nullable().default(null),
  /** Of one small package: what it is worth, in minor units of the shipment's currency. Null: not declared. */
  DeclaredValue: stated(z.int32().min(0)).nullable().default(null),
  /** Specification §3: its currency. Read, not written: the shipment's. */
  DeclValCurCode: storableText(3).default(DECLARED_VALUE_CURRENCY),
  AdditionalHandling: z.boolean().default(false),
  Customs: wireCustoms.nullable().default(null),
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
  emergencyService: 'EmergencyService',
  emergencyContract: 'EmergencyContract',
  reportableQuantity: 'ReportableQuantity',
  limitedQuantity: 'LimitedQuantity',
  marinePollutant: 'MarinePollutant',
  inhalationZone: 'InhalationZone',
  residue: 'Residue',
  bulk: 'Bulk',
  erapNumber: 'ERAPNumber',
  erapPhone: 'ERAPPhone',
} as const satisfies Record<keyof Hazmat, keyof WireHazmat>

/** The wire's name of the field that a problem of hazmat details stands at: `hazmat.unNumber` → `UNNumber`. */
export function hazmatFieldToWire(at: string): keyof WireHazmat {
  const field = at.split('.').at(-1) ?? ''
  return field in hazmatFields ? hazmatFields[field as keyof Hazmat] : 'UNNumber'
}

/** The wire's name of each field of a row. */
export const itemFields = {
  lineId: 'LineID',
  unitId: 'UnitID',
  sharesUnit: 'SharesUnit',
  wtUnit: 'typedWtUnit',
  dimUnit: 'typedDimUnit',
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
  linearFeet: 'linearFeet',
  declaredValue: 'DeclaredValue',
  additionalHandling: 'AdditionalHandling',
  customs: 'Customs',
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
  EmergencyService: hazmat.emergencyService,
  EmergencyContract: hazmat.emergencyContract,
  ReportableQuantity: hazmat.reportableQuantity,
  LimitedQuantity: hazmat.limitedQuantity,
  MarinePollutant: hazmat.marinePollutant,
  InhalationZone: hazmat.inhalationZone,
  Residue: hazmat.residue,
  Bulk: hazmat.bulk,
  ERAPNumber: hazmat.erapNumber,
  ERAPPhone: hazmat.erapPhone,
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
  emergencyService: wire.EmergencyService,
  emergencyContract: wire.EmergencyContract,
  reportableQuantity: wire.ReportableQuantity,
  limitedQuantity: wire.LimitedQuantity,
  marinePollutant: wire.MarinePollutant,
  inhalationZone: wire.InhalationZone,
  residue: wire.Residue,
  bulk: wire.Bulk,
  erapNumber: wire.ERAPNumber,
  erapPhone: wire.ERAPPhone,
})

/** @param unit number and pounds of the row's unit; left out where it stands alone on one that is not numbered yet */
export const itemToWire = (
  item: LineItem,
  unit: { readonly number: number; readonly weightLb: number } = { number: 0, weightLb: item.weightLb },
  currency: string = DECLARED_VALUE_CURRENCY,
): WireItem => ({
  LineID: item.lineId ?? null,
  UnitID: item.unitId ?? null,
  PalletNumber: unit.number,
  OriginalQty: null,
  TotalWeight: unit.weightLb,
  SharesUnit: item.sharesUnit ?? false,
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
  typedDimUnit: item.dimUnit ?? DEFAULT_UNIT_FACTOR,
  typedWtUnit: item.wtUnit ?? DEFAULT_UNIT_FACTOR,
  Stackableitemflag: item.stackable,
  linearFeet: item.linearFeet ?? null,
  DeclaredValue: item.declaredValue ?? null,
  DeclValCurCode: currency,
  AdditionalHandling: item.additionalHandling ?? false,
  Customs: item.customs === undefined ? null : customsToWire(item.customs),
  Hazmatitemflag: item.hazmat !== null,
  Hazmat: item.hazmat === null ? null : hazmatToWire(item.hazmat),
})

const blankHazmat: WireHazmat = wireHazmat.parse({})

/** What was typed in inch or pound stays as typed; anything else is converted to two decimals. */
export const converted = (value: number, unit: number): number =>
  unit === DEFAULT_UNIT_FACTOR ? value : Math.round(value * unit * 100) / 100

/** The unit that was typed in: the one that is sent, or, where inch and pound are sent, the one that was kept. */
export const typedUnit = (sent: number, kept: number): number => (sent === DEFAULT_UNIT_FACTOR ? kept : sent)

/** A line is hazardous when the flag says so or details are given: when in doubt, the paper is asked for. */
export function hazmatOf({ Hazmat, Hazmatitemflag }: Pick<WireItem, 'Hazmat' | 'Hazmatitemflag'>): Hazmat | null {
  const details = Hazmat ?? (Hazmatitemflag ? blankHazmat : null)
  return details === null ? null : hazmatFromWire(details)
}

const unless = <K extends string, V>(name: K, value: V, usual: V): { [key in K]?: V } =>
  value === usual ? {} : ({ [name]: value } as { [key in K]: V })

/** What is said of a small package beside its size and weight. */
export const packageFromWire = (wire: Pick<WireItem, 'DeclaredValue' | 'AdditionalHandling'>) => ({
  ...(wire.DeclaredValue === null ? {} : { declaredValue: wire.DeclaredValue }),
  ...(wire.AdditionalHandling ? { additionalHandling: true as const } : {}),
})

export const itemFromWire = (wire: WireItem): LineItem => ({
  ...(wire.LineID === null ? {} : { lineId: wire.LineID }),
  ...(wire.UnitID === null ? {} : { unitId: wire.UnitID }),
  ...(wire.SharesUnit ? { sharesUnit: true as const } : {}),
  description: wire.Description,
  itemCode: wire.ItemCode,
  nmfc: wire.NMFC,
  freightClass: wire.itemClass,
  handlingUnits: wire.SharesUnit ? 0 : wire.Qty,
  handlingUnitType: wire.packageType,
  pieces: wire.Pieces,
  pieceType: wire.PieceType ?? packedAs(wire.packageType),
  weightLb: converted(wire.Weight, wire.wtUnit),
  ...unless('wtUnit', typedUnit(wire.wtUnit, wire.typedWtUnit), DEFAULT_UNIT_FACTOR),
  lengthIn: converted(wire.Length, wire.dimUnit),
  widthIn: converted(wire.Width, wire.dimUnit),
  heightIn: converted(wire.Height, wire.dimUnit),
  ...unless('dimUnit', typedUnit(wire.dimUnit, wire.typedDimUnit), DEFAULT_UNIT_FACTOR),
  stackable: wire.Stackableitemflag,
  ...(wire.linearFeet === null ? {} : { linearFeet: wire.linearFeet }),
  ...packageFromWire(wire),
  ...customsFromWire(wire.Customs),
  hazmat: hazmatOf(wire),
})
