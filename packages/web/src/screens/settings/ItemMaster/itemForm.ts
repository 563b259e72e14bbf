import { type WireMasterItem, wireMasterItemInput } from '@waybill/contract/wire/item.ts'
import { wireHazmat } from '@waybill/contract/wire/lineItem.ts'
import { freightClasses, numberLimits, textLimits } from '@waybill/domain'
import { z } from 'zod'
import { amountText, readAmount } from '../../../ui/form/amount.ts'

const line = (max: number) => z.string().trim().max(max)

/** What must be told of a hazardous item (49 CFR 172.202); the quantity is told per shipment. */
const needed = ['UNNumber', 'ProperShippingName', 'HazardClass', 'EmergencyPhone'] as const

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
  })
  .check(({ value, issues }) => {
    if (!value.isHazmat) return
    for (const field of needed) {
      if (value[field] !== '') continue
      issues.push({ code: 'custom', input: value[field], path: [field], params: { code: 'required' } })
    }
    if (value.UNNumber !== '' && !/^(UN|NA)\d{4}$/i.test(value.UNNumber))
      issues.push({ code: 'custom', input: value.UNNumber, path: ['UNNumber'], params: { code: 'invalid_format' } })
  })
export type ItemValues = z.infer<typeof itemSchema>

const noHazmat = wireHazmat.parse({})
type Item = z.output<typeof wireMasterItemInput>
const newItem: Item = { ...wireMasterItemInput.parse({ SKU: '–', Description: '–' }), SKU: '', Description: '' }

const numberText = (value: number | null): string => (value === null || value === 0 ? '' : String(value))
const countOf = (text: string): number | null => (text.trim() === '' ? null : readAmount(text))

/** @param item null for a new one. */
export function valuesOf(item: WireMasterItem | null): ItemValues {
  const { Hazmat, ...given } = item === null ? newItem : wireMasterItemInput.parse(item)
  const { UnitsPerPallet, UnitsPerCarton, Length, Width, Height, Weight } = given
  return {
    ...given,
    Class: freightClasses.find(one => one === given.Class) ?? '',
    UnitsPerPallet: numberText(UnitsPerPallet),
    UnitsPerCarton: numberText(UnitsPerCarton),
    Length: numberText(Length),
    Width: numberText(Width),
    Height: numberText(Height),
    Weight: numberText(Weight),
    isHazmat: Hazmat !== null,
    ...(Hazmat ?? noHazmat),
  }
}

/** What is sent: numbers as numbers, hazmat details only when the item is hazardous. */
export const itemOf = (values: ItemValues): Item =>
  wireMasterItemInput.parse({
    ...values,
    UnitsPerPallet: countOf(values.UnitsPerPallet),
    UnitsPerCarton: countOf(values.UnitsPerCarton),
    Length: readAmount(values.Length),
    Width: readAmount(values.Width),
    Height: readAmount(values.Height),
    Weight: readAmount(values.Weight),
    Hazmat: values.isHazmat ? wireHazmat.parse({ ...values, UNNumber: values.UNNumber.toUpperCase() }) : null,
  })
