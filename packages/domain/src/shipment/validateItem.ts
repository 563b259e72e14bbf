import { effectiveClass } from '../freight/classes.ts'
import { packagings } from '../freight/packaging.ts'
import { isNmfcItem } from '../identifiers/nmfc.ts'
import { numberLimits, textLimits } from './limits.ts'
import { checkNumber, checkOneOf, checkText, type Problem, problem } from './problems.ts'
import type { HandlingUnit, Hazmat, LineItem, ShipmentLine } from './shipment.ts'
import { isPhone } from './validateAddress.ts'

const packagingCodes = packagings.map(row => row.code)

/** Class or division with a compatibility letter: `3`, `2.1`, `1.4G`. */
const isHazardClass = (text: string): boolean => /^[1-9](\.[1-6][A-Z]?)?$/.test(text)

/** What 49 CFR 172.200 to 172.204 and 172.604 ask of a shipping paper. */
export function validateHazmat(prefix: string, hazmat: Hazmat): readonly Problem[] {
  return [
    ...checkText(`${prefix}.unNumber`, hazmat.unNumber, {
      max: textLimits.unNumber,
      required: true,
      form: text => /^(UN|NA)[0-9]{4}$/.test(text),
      example: 'UN1263',
    }),
    ...checkText(`${prefix}.properShippingName`, hazmat.properShippingName, {
      max: textLimits.properShippingName,
      required: true,
    }),
    ...checkText(`${prefix}.technicalName`, hazmat.technicalName, { max: textLimits.technicalName }),
    ...checkText(`${prefix}.hazardClass`, hazmat.hazardClass, {
      max: textLimits.hazardClass,
      required: true,
      form: isHazardClass,
      example: '3',
    }),
    ...checkText(`${prefix}.subsidiaryClass`, hazmat.subsidiaryClass, {
      max: textLimits.subsidiaryClass,
      form: text => text.split(/,\s*/).every(isHazardClass),
      example: '6.1, 8',
    }),
    ...checkText(`${prefix}.quantity`, hazmat.quantity, { max: textLimits.hazmatQuantity, required: true }),
    ...checkText(`${prefix}.emergencyPhone`, hazmat.emergencyPhone, {
      max: textLimits.contactPhone,
      required: true,
      form: isPhone,
      example: '800-555-0199',
    }),
  ]
}

/** What is wrong with the commodity of a row, the same in either form of a shipment. */
const goodsProblems = (prefix: string, goods: Omit<ShipmentLine, 'lineId'>) => {
  const at = (field: keyof typeof goods) => `${prefix}.${field}`
  return {
    name: [
      ...checkText(at('description'), goods.description, { max: textLimits.description, required: true }),
      ...checkText(at('itemCode'), goods.itemCode, { max: textLimits.itemCode }),
      ...checkText(at('nmfc'), goods.nmfc, { max: textLimits.nmfc, form: isNmfcItem, example: '156600-2' }),
      ...(effectiveClass(goods.freightClass) === null
        ? [problem(at('freightClass'), 'notOneOf', { value: goods.freightClass.slice(0, 40) })]
        : []),
    ],
    pieces: checkNumber(at('pieces'), goods.pieces, { min: 1, max: numberLimits.pieces, decimals: 0 }),
    pieceType: checkOneOf(at('pieceType'), goods.pieceType, packagingCodes),
    weight: checkNumber(at('weightLb'), goods.weightLb, { min: 0.01, max: numberLimits.weightLb, decimals: 2 }),
    hazmat: goods.hazmat === null ? [] : validateHazmat(`${prefix}.hazmat`, goods.hazmat),
  }
}

const sides = ['lengthIn', 'widthIn', 'heightIn'] as const

/** Dimensions may be missing. */
export const dimensionProblems = (prefix: string, unit: Pick<LineItem, (typeof sides)[number]>): readonly Problem[] =>
  sides.flatMap(side =>
    checkNumber(`${prefix}.${side}`, unit[side], { min: 0, max: numberLimits.dimensionIn, decimals: 2 }),
  )

/** Everything that is wrong with one row; `prefix` is where it stands (`items.0`). Dimensions may be missing. */
export function validateItem(prefix: string, item: LineItem): readonly Problem[] {
  const at = (field: keyof LineItem) => `${prefix}.${field}`
  const goods = goodsProblems(prefix, { ...item, wtUnit: item.wtUnit ?? 1 })
  const fewer = goods.pieces.length === 0 && item.pieces < item.handlingUnits
  // A row that stands on another one's unit counts none.
  const counted = item.sharesUnit
    ? []
    : checkNumber(at('handlingUnits'), item.handlingUnits, { min: 1, max: numberLimits.handlingUnits, decimals: 0 })
  return [
    ...goods.name,
    ...counted,
    ...checkOneOf(at('handlingUnitType'), item.handlingUnitType, packagingCodes),
    ...goods.pieces,
    ...(fewer ? [problem(at('pieces'), 'fewerThanHandlingUnits', { handlingUnits: item.handlingUnits })] : []),
    ...goods.pieceType,
    ...goods.weight,
    ...dimensionProblems(prefix, item),
    ...goods.hazmat,
  ]
}

/** Everything that is wrong with a line of goods by itself; `prefix` is where it stands (`lines.0`). */
export function validateLine(prefix: string, line: ShipmentLine): readonly Problem[] {
  const { name, pieces, pieceType, weight, hazmat } = goodsProblems(prefix, line)
  return [...name, ...pieces, ...pieceType, ...weight, ...hazmat]
}

/** What is wrong with the unit itself; `prefix` is where it stands (`units.0`). */
export const unitProblems = (prefix: string, unit: HandlingUnit): readonly Problem[] => [
  ...checkNumber(`${prefix}.count`, unit.count, { min: 1, max: numberLimits.handlingUnits, decimals: 0 }),
  ...checkOneOf(`${prefix}.type`, unit.type, packagingCodes),
  ...dimensionProblems(prefix, unit),
]
