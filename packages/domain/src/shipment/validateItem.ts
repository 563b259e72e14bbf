import { effectiveClass } from '../freight/classes.ts'
import { packagings } from '../freight/packaging.ts'
import { lineQuantityProblems } from '../hazmat/lineQuantity.ts'
import { type HazmatRules, noRules, validateHazmat } from '../hazmat/validateHazmat.ts'
import { isNmfcItem } from '../identifiers/nmfc.ts'
import { parcelPackagings } from '../parcel/parcelPackaging.ts'
import { numberLimits, textLimits } from './limits.ts'
import { checkNumber, checkOneOf, checkText, type Problem, problem } from './problems.ts'
import type { HandlingUnit, Hazmat, LineItem, ShipmentLine } from './shipment.ts'

/** The commodity of a row. */
interface Goods extends Omit<ShipmentLine, 'lineId'> {
  /** Another row has the rest of its line: the quantity of the material is that of all of it. */
  readonly isPart?: boolean
}

const packagingCodes = packagings.map(row => row.code)
/** Which of them goes with the mode is judged for the shipment (`parcelProblems`). */
const unitCodes: readonly string[] = [...packagingCodes, ...parcelPackagings.map(row => row.code)]

/** What a quantity is, is judged first; then whether it is that of its line, where the row is all of that. */
function hazmatProblems(
  prefix: string,
  hazmat: Hazmat,
  { isPart = false, ...goods }: Goods,
  rules: HazmatRules,
): readonly Problem[] {
  const problems = validateHazmat(prefix, hazmat, rules)
  if (isPart || problems.some(({ at }) => at === `${prefix}.quantity`)) return problems
  return [...problems, ...lineQuantityProblems(prefix, hazmat.quantity, goods)]
}

/** What is wrong with the commodity of a row, the same in either form of a shipment. */
const goodsProblems = (prefix: string, goods: Goods, rules: HazmatRules) => {
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
    hazmat: goods.hazmat === null ? [] : hazmatProblems(`${prefix}.hazmat`, goods.hazmat, goods, rules),
  }
}

const sides = ['lengthIn', 'widthIn', 'heightIn'] as const

/** Dimensions may be missing. */
export const dimensionProblems = (
  prefix: string,
  unit: Pick<LineItem, (typeof sides)[number] | 'linearFeet'>,
): readonly Problem[] => [
  ...sides.flatMap(side =>
    checkNumber(`${prefix}.${side}`, unit[side], { min: 0, max: numberLimits.dimensionIn, decimals: 2 }),
  ),
  ...(unit.linearFeet === undefined
    ? []
    : checkNumber(`${prefix}.linearFeet`, unit.linearFeet, { min: 0.1, max: numberLimits.linearFeet, decimals: 1 })),
]

/**
 * Everything that is wrong with one row; `prefix` is where it stands (`items.0`). Dimensions may be missing.
 * @param isPart another row has the rest of its line
 */
export function validateItem(
  prefix: string,
  item: LineItem,
  rules: HazmatRules = noRules,
  isPart = false,
): readonly Problem[] {
  const at = (field: keyof LineItem) => `${prefix}.${field}`
  const goods = goodsProblems(prefix, { ...item, wtUnit: item.wtUnit ?? 1, isPart }, rules)
  const fewer = goods.pieces.length === 0 && item.pieces < item.handlingUnits
  // A row that stands on another one's unit counts none.
  const counted = item.sharesUnit
    ? []
    : checkNumber(at('handlingUnits'), item.handlingUnits, { min: 1, max: numberLimits.handlingUnits, decimals: 0 })
  return [
    ...goods.name,
    ...counted,
    ...checkOneOf(at('handlingUnitType'), item.handlingUnitType, unitCodes),
    ...goods.pieces,
    ...(fewer ? [problem(at('pieces'), 'fewerThanHandlingUnits', { handlingUnits: item.handlingUnits })] : []),
    ...goods.pieceType,
    ...goods.weight,
    ...dimensionProblems(prefix, item),
    ...goods.hazmat,
  ]
}

/** Everything that is wrong with a line of goods by itself; `prefix` is where it stands (`lines.0`). */
export function validateLine(prefix: string, line: ShipmentLine, rules: HazmatRules): readonly Problem[] {
  const { name, pieces, pieceType, weight, hazmat } = goodsProblems(prefix, line, rules)
  return [...name, ...pieces, ...pieceType, ...weight, ...hazmat]
}

/** What is wrong with the unit itself; `prefix` is where it stands (`units.0`). */
export const unitProblems = (prefix: string, unit: HandlingUnit): readonly Problem[] => [
  ...checkNumber(`${prefix}.count`, unit.count, { min: 1, max: numberLimits.handlingUnits, decimals: 0 }),
  ...checkOneOf(`${prefix}.type`, unit.type, unitCodes),
  ...dimensionProblems(prefix, unit),
]
