import { type WireMasterItem, wireMasterItemInput } from '@waybill/contract/wire/item.ts'
import { hazmatFieldToWire, hazmatFromWire, hazmatToWire, type WireHazmat } from '@waybill/contract/wire/lineItem.ts'
import {
  blankHazmat,
  freightClasses,
  type Hazmat,
  numberLimits,
  textLimits,
  validateMasterHazmat,
} from '@waybill/domain'
import { z } from 'zod'
import { amountOrNone, amountsIn, amountText, readAmount } from '../../../ui/form/amount.ts'

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
    for (const { at, code, params } of validateMasterHazmat('hazmat', hazmatOf(value), null)) {
      issues.push({ code: 'custom', input: value, path: [hazmatFieldToWire(at)], params: { code, ...params } })
    }
  })
export type ItemValues = z.infer<typeof itemSchema>

const noHazmat = hazmatToWire(blankHazmat)
type Item = z.output<typeof wireMasterItemInput>
const newItem: Item = { ...wireMasterItemInput.parse({ SKU: '–', Description: '–' }), SKU: '', Description: '' }

const amounts = ['UnitsPerPallet', 'UnitsPerCarton', 'Length', 'Width', 'Height', 'Weight'] as const

/** The hazardous material among the values of the form. */
const hazmatOf = (values: WireHazmat): Hazmat => hazmatFromWire({ ...values, UNNumber: values.UNNumber.toUpperCase() })

/** @param item null for a new one. */
export function valuesOf(item: WireMasterItem | null): ItemValues {
  const { Hazmat, ...given } = item === null ? newItem : wireMasterItemInput.parse(item)
  return {
    ...given,
    Class: freightClasses.find(one => one === given.Class) ?? '',
    ...amountsIn(given, amounts),
    isHazmat: Hazmat !== null,
    ...(Hazmat ?? noHazmat),
  }
}

/** What is sent: numbers as numbers, hazmat details only when the item is hazardous. */
export const itemOf = (values: ItemValues): Item =>
  wireMasterItemInput.parse({
    ...values,
    UnitsPerPallet: amountOrNone(values.UnitsPerPallet),
    UnitsPerCarton: amountOrNone(values.UnitsPerCarton),
    Length: readAmount(values.Length),
    Width: readAmount(values.Width),
    Height: readAmount(values.Height),
    Weight: readAmount(values.Weight),
    Hazmat: values.isHazmat ? hazmatToWire(hazmatOf(values)) : null,
  })
