import { numberLimits } from '../shipment/limits.ts'
import { checkNumber, checkOneOf, type Problem, problem } from '../shipment/problems.ts'
import { type ItemLevel, type ItemLevelName, levelOfPackaging } from './itemLevels.ts'
import { packagings } from './packaging.ts'

/** Codes of the packaging that counts a level. */
export const packagingsOf = (level: ItemLevelName): readonly string[] =>
  packagings.flatMap(({ code }) => (levelOfPackaging(code) === level ? [code] : []))

const sides = ['lengthIn', 'widthIn', 'heightIn'] as const

/** What is wrong with the packaging levels of an item, each at its figure (`pallet.weightLb`); all of them may be missing. */
export const validateLevels = (levels: readonly ItemLevel[]): readonly Problem[] =>
  levels.flatMap(level => {
    const at = (field: keyof ItemLevel) => `${level.level}.${field}`
    return [
      ...checkOneOf(at('packaging'), level.packaging, packagingsOf(level.level)),
      ...checkNumber(at('weightLb'), level.weightLb, { min: 0, max: numberLimits.weightLb, decimals: 6 }),
      ...sides.flatMap(side =>
        checkNumber(at(side), level[side], { min: 0, max: numberLimits.dimensionIn, decimals: 2 }),
      ),
      ...(level.count === null
        ? []
        : level.level === 'each'
          ? [problem(at('count'), 'tooLarge', { max: 0 })]
          : checkNumber(at('count'), level.count, { min: 1, max: numberLimits.pieces, decimals: 0 })),
    ]
  })
