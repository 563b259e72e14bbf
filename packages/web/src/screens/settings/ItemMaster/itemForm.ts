import type { WireMasterItem, wireMasterItemInput } from '@waybill/contract/wire/item.ts'
import { hazmatFieldToWire, hazmatFromWire, hazmatToWire, type WireHazmat } from '@waybill/contract/wire/lineItem.ts'
import { blankHazmat, freightClasses, numberLimits, textLimits, validateMasterHazmat } from '@waybill/domain'
import { z } from 'zod'
import { amountText, readAmount } from '../../../ui/form/amount.ts'

const line = (max: number) => z.string().trim().max(max)

export const itemSchema = z
  .object({
    SKU: line(textLimits.itemCode).min(1),
    Description: line(textLimits.description).min(1),
    NMFC: line(textLimits.nmfc),
    Class: z.union([z.literal(''), z.enum(freightClasses)]),
    HandlingUnit: z.string().max(5),
    HTS: line(textLimits.htsCode),
    Stackable: z.boolean(),
    UnitsPerPallet: amountText('quantity', 1_000_000),
    UnitsPerCarton: amountText('quantity', 1_000_000),
    Length: amountText('dimension', numberLimits.dimensionIn),
    Width: amountText('dimension', numberLimits.dimensionIn),
    Height: amountText('dimension', numberLimits.dimensionIn),
    Weight: amountText('weight', numberLimits.weightLb),
    isHazmat: z.boolean(),
    UNNumber: line(textLimits.unNumber),
    ProperShippingName: line(textLimits.properShippingName),
    TechnicalName: line(textLimits.technicalName),
    HazardClass: line(textLimits.hazardClass),
    SubsidiaryClass: line(textLimits.subsidiaryClass),
    PackingGroup: z.enum(['', 'I', 'II', 'III']),
    Quantity: line(textLimits.hazmatQuantity),
    EmergencyPhone: line(textLimits.contactPhone),
    EmergencyService: z.boolean(),
    EmergencyContract: line(textLimits.emergencyContract),
    ReportableQuantity: z.boolean(),
    LimitedQuantity: z.boolean(),
    MarinePollutant: z.boolean(),
    InhalationZone: z.enum(['', 'A', 'B', 'C', 'D']),
    Residue: z.boolean(),
    Bulk: z.boolean(),
    ERAPNumber: line(textLimits.erapNumber),
    ERAPPhone: line(textLimits.contactPhone),
  })
  .check(({ value, issues }) => {
    if (!value.isHazmat) return
    // The server has the table at hand and looks at what only it knows.
    for (const { at, code, params } of validateMasterHazmat('hazmat', hazmatFromWire(wireHazmatOf(value)), null)) {
      issues.push({ code: 'custom', input: value, path: [hazmatFieldToWire(at)], params: { code, ...params } })
    }
  })
export type ItemValues = z.infer<typeof itemSchema>

const numberText = (value: number | null): string => (value === null || value === 0 ? '' : String(value))

const noHazmat: WireHazmat = hazmatToWire(blankHazmat)

/** The hazardous material among the values of the form. */
const wireHazmatOf = (values: WireHazmat): WireHazmat => ({
  UNNumber: values.UNNumber.toUpperCase(),
  ProperShippingName: values.ProperShippingName,
  TechnicalName: values.TechnicalName,
  HazardClass: values.HazardClass,
  SubsidiaryClass: values.SubsidiaryClass,
  PackingGroup: values.PackingGroup,
  Quantity: values.Quantity,
  EmergencyPhone: values.EmergencyPhone,
  EmergencyService: values.EmergencyService,
  EmergencyContract: values.EmergencyContract,
  ReportableQuantity: values.ReportableQuantity,
  LimitedQuantity: values.LimitedQuantity,
  MarinePollutant: values.MarinePollutant,
  InhalationZone: values.InhalationZone,
  Residue: values.Residue,
  Bulk: values.Bulk,
  ERAPNumber: values.ERAPNumber,
  ERAPPhone: values.ERAPPhone,
})

/** @param item null for a new one. */
export function valuesOf(item: WireMasterItem | null): ItemValues {
  const hazmat = item?.Hazmat ?? null
  const known = freightClasses.find(one => one === item?.Class)
  return {
    SKU: item?.SKU ?? '',
    Description: item?.Description ?? '',
    NMFC: item?.NMFC ?? '',
    Class: known ?? '',
    HandlingUnit: item?.HandlingUnit ?? 'PLT',
    HTS: item?.HTS ?? '',
    Stackable: item?.Stackable ?? true,
    UnitsPerPallet: numberText(item?.UnitsPerPallet ?? null),
    UnitsPerCarton: numberText(item?.UnitsPerCarton ?? null),
    Length: numberText(item?.Length ?? 0),
    Width: numberText(item?.Width ?? 0),
    Height: numberText(item?.Height ?? 0),
    Weight: numberText(item?.Weight ?? 0),
    isHazmat: hazmat !== null,
    ...(hazmat ?? noHazmat),
  }
}

const countOf = (text: string): number | null => (text.trim() === '' ? null : readAmount(text))

/** What is sent: numbers as numbers, hazmat details only when the item is hazardous. */
export function itemOf(values: ItemValues): z.input<typeof wireMasterItemInput> {
  return {
    SKU: values.SKU,
    Description: values.Description,
    NMFC: values.NMFC,
    Class: values.Class,
    HandlingUnit: values.HandlingUnit,
    HTS: values.HTS,
    Stackable: values.Stackable,
    UnitsPerPallet: countOf(values.UnitsPerPallet),
    UnitsPerCarton: countOf(values.UnitsPerCarton),
    Length: readAmount(values.Length),
    Width: readAmount(values.Width),
    Height: readAmount(values.Height),
    Weight: readAmount(values.Weight),
    Hazmat: values.isHazmat ? wireHazmatOf(values) : null,
  }
}
