import { effectiveClass } from '../freight/classes.ts'
import { packagings } from '../freight/packaging.ts'
import { isNmfcItem } from '../identifiers/nmfc.ts'
import { numberLimits, textLimits } from './limits.ts'
import { checkNumber, checkOneOf, checkText, type Problem, problem } from './problems.ts'
import type { Hazmat, LineItem } from './shipment.ts'
import { isPhone } from './validateAddress.ts'

const packagingCodes = packagings.map(row => row.code)

/** Class or division with a compatibility letter: `3`, `2.1`, `1.4G`. */
const isHazardClass = (text: string): boolean => /^[1-9](\.[1-6][A-Z]?)?$/.test(text)

/** What 49 CFR 172.200 to 172.204 and 172.604 ask of a shipping paper. */
export function validateHazmat(prefix: string, hazmat: Hazmat): readonly Problem[] {
  return [
    ...checkText(`${prefix}.unNumber`, hazmat.unNumber, {
      max: 6,
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
      max: 5,
      required: true,
      form: isHazardClass,
      example: '3',
    }),
    ...checkText(`${prefix}.subsidiaryClass`, hazmat.subsidiaryClass, {
      max: 20,
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

/** Everything that is wrong with one line; `prefix` is where it stands (`items.0`). Dimensions may be missing. */
export function validateItem(prefix: string, item: LineItem): readonly Problem[] {
  const at = (field: keyof LineItem) => `${prefix}.${field}`
  const dimension = (field: 'lengthIn' | 'widthIn' | 'heightIn') =>
    checkNumber(at(field), item[field], { min: 0, max: numberLimits.dimensionIn, decimals: 2 })
  const pieces = checkNumber(at('pieces'), item.pieces, { min: 1, max: numberLimits.pieces, decimals: 0 })
  const fewer = pieces.length === 0 && item.pieces < item.handlingUnits
  return [
    ...checkText(at('description'), item.description, { max: textLimits.description, required: true }),
    ...checkText(at('itemCode'), item.itemCode, { max: textLimits.itemCode }),
    ...checkText(at('nmfc'), item.nmfc, { max: textLimits.nmfc, form: isNmfcItem, example: '156600-2' }),
    ...(effectiveClass(item.freightClass) === null
      ? [problem(at('freightClass'), 'notOneOf', { value: item.freightClass.slice(0, 40) })]
      : []),
    ...checkNumber(at('handlingUnits'), item.handlingUnits, { min: 1, max: numberLimits.handlingUnits, decimals: 0 }),
    ...checkOneOf(at('handlingUnitType'), item.handlingUnitType, packagingCodes),
    ...pieces,
    ...(fewer ? [problem(at('pieces'), 'fewerThanHandlingUnits', { handlingUnits: item.handlingUnits })] : []),
    ...checkOneOf(at('pieceType'), item.pieceType, packagingCodes),
    ...checkNumber(at('weightLb'), item.weightLb, { min: 0.01, max: numberLimits.weightLb, decimals: 2 }),
    ...dimension('lengthIn'),
    ...dimension('widthIn'),
    ...dimension('heightIn'),
    ...(item.hazmat === null ? [] : validateHazmat(`${prefix}.hazmat`, item.hazmat)),
  ]
}
