import { type WireMasterItem, wireMasterItemInput } from '@waybill/contract/wire/item.ts'
import { flatOf, levelsFromWire, levelsToWire, type WireItemLevels } from '@waybill/contract/wire/itemLevel.ts'
import { hazmatFieldToWire, hazmatFromWire, hazmatToWire, type WireHazmat } from '@waybill/contract/wire/lineItem.ts'
import {
  blankHazmat,
  freightClasses,
  type Hazmat,
  type ItemLevel,
  type ItemLevelName,
  itemLevelNames,
  numberLimits,
  textLimits,
  usualPackaging,
  validateMasterHazmat,
} from '@waybill/domain'
import { z } from 'zod'
import { amountOrNone, amountsIn, amountText, readAmount } from '../../../ui/form/amount.ts'

const line = (max: number) => z.string().trim().max(max)

const count = amountText('quantity', numberLimits.pieces).refine(typed => typed === '' || !(readAmount(typed) < 1), {
  params: { code: 'too_small', min: 1 },
})

type LevelField<L extends ItemLevelName> = `${L}${'Packaging' | 'Weight' | 'Length' | 'Width' | 'Height' | 'Count'}`

/** The figures of a level beside one another (`palletWeight`), so that two people may change one each. */
const levelShape = <L extends ItemLevelName>(level: L) =>
  ({
    [`${level}Packaging`]: z.string().max(5),
    [`${level}Weight`]: amountText('weight', numberLimits.weightLb),
    [`${level}Length`]: amountText('dimension', numberLimits.dimensionIn),
    [`${level}Width`]: amountText('dimension', numberLimits.dimensionIn),
    [`${level}Height`]: amountText('dimension', numberLimits.dimensionIn),
    [`${level}Count`]: count,
  }) as Record<LevelField<L>, z.ZodString>

export const itemSchema = z
  .object({
    SKU: line(textLimits.itemCode).min(1),
    Description: line(textLimits.description).min(1),
    NMFC: line(textLimits.nmfc),
    Class: z.union([z.literal(''), z.enum(freightClasses)]),
    HandlingUnit: z.string().max(5),
    HTS: line(textLimits.htsCode),
    ItemCode: line(textLimits.itemCode),
    Stackable: z.boolean(),
    ...levelShape('each'),
    ...levelShape('carton'),
    ...levelShape('pallet'),
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

const noLevels: WireItemLevels = { each: null, carton: null, pallet: null }
const noHazmat = hazmatToWire(blankHazmat)
type Item = z.output<typeof wireMasterItemInput>
const newItem: Item = { ...wireMasterItemInput.parse({ SKU: '–', Description: '–' }), SKU: '', Description: '' }

type LevelValues = Readonly<Record<LevelField<ItemLevelName>, string>>

const figures = ['Weight', 'Length', 'Width', 'Height', 'Count'] as const

function levelValues(levels: WireItemLevels): LevelValues {
  const fields = itemLevelNames.flatMap(name => {
    const level = levels[name]
    const texts =
      level === null ? figures.map(figure => [figure, ''] as const) : Object.entries(amountsIn(level, figures))
    const packaging = ['Packaging', level?.Packaging || usualPackaging[name]] as const
    return [...texts, packaging].map(([figure, text]) => [`${name}${figure}`, text] as const)
  })
  return Object.fromEntries(fields) as LevelValues
}

const levelIn = (values: LevelValues, name: ItemLevelName) => ({
  Packaging: values[`${name}Packaging`],
  Weight: readAmount(values[`${name}Weight`]),
  Length: readAmount(values[`${name}Length`]),
  Width: readAmount(values[`${name}Width`]),
  Height: readAmount(values[`${name}Height`]),
  Count: name === 'each' ? null : amountOrNone(values[`${name}Count`]),
})

/** The packaging levels as they are typed. */
export const levelsIn = (values: LevelValues & Pick<Item, 'HandlingUnit'>): readonly ItemLevel[] =>
  levelsFromWire(
    { each: levelIn(values, 'each'), carton: levelIn(values, 'carton'), pallet: levelIn(values, 'pallet') },
    values.HandlingUnit,
  )

/** The hazardous material among the values of the form. */
const hazmatOf = (values: WireHazmat): Hazmat => hazmatFromWire({ ...values, UNNumber: values.UNNumber.toUpperCase() })

/** @param item null for a new one. */
export function valuesOf(item: WireMasterItem | null): ItemValues {
  const { Hazmat, Levels, ...given } = item === null ? newItem : wireMasterItemInput.parse(item)
  return {
    ...given,
    Class: freightClasses.find(one => one === given.Class) ?? '',
    ...levelValues(Levels ?? noLevels),
    isHazmat: Hazmat !== null,
    ...(Hazmat ?? noHazmat),
  }
}

/** What is sent: numbers as numbers, hazmat details only when the item is hazardous. */
export function itemOf(values: ItemValues): Item {
  const levels = levelsIn(values)
  return wireMasterItemInput.parse({
    ...values,
    ...flatOf(levels, values.HandlingUnit),
    Levels: levelsToWire(levels),
    Hazmat: values.isHazmat ? hazmatToWire(hazmatOf(values)) : null,
  })
}
