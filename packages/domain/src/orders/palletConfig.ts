import { levelOfPackaging } from '../freight/itemLevels.ts'
import { packagings } from '../freight/packaging.ts'
import { numberLimits } from '../shipment/limits.ts'
import { checkNumber, type Problem, problem } from '../shipment/problems.ts'

/** What goes on a pallet of one type of packaging. Inches and pounds. */
export interface PalletConfig {
  /** Code of packaging that stands on a floor by itself: PLT, SKD ... */
  readonly packaging: string
  readonly lengthIn: number
  readonly widthIn: number
  /** The empty pallet. */
  readonly tareLb: number
  /** From the floor to the top of the load. */
  readonly maxHeightIn: number
  /** With the pallet itself. */
  readonly maxWeightLb: number
}

/** The standard GMA pallet, 48 × 40 in, as carriers take it: no higher than a door, no heavier than a fork lift lifts at ease. */
const standard = { lengthIn: 48, widthIn: 40, tareLb: 40, maxHeightIn: 96, maxWeightLb: 3000 } as const

/** What holds where a company set nothing of its own. */
export const usualPallets: readonly PalletConfig[] = [
  { packaging: 'PLT', ...standard },
  { packaging: 'SKD', ...standard },
]

/** The pallets of a company: its own, and the usual ones that it did not set. */
export const palletsOf = (own: readonly PalletConfig[]): readonly PalletConfig[] => [
  ...usualPallets.map(usual => own.find(({ packaging }) => packaging === usual.packaging) ?? usual),
  ...own.filter(({ packaging }) => usualPallets.every(usual => usual.packaging !== packaging)),
]

/** Everything that is wrong with the pallets that a company sets; each at its place (`pallets.0.tareLb`). */
export const validatePallets = (pallets: readonly PalletConfig[]): readonly Problem[] =>
  pallets.flatMap((pallet, index) => {
    const at = (field: keyof PalletConfig) => `pallets.${index}.${field}`
    const side = { min: 1, max: numberLimits.dimensionIn, decimals: 2 }
    const weight = { max: numberLimits.weightLb, decimals: 2 }
    const isKnown = packagings.some(({ code }) => code === pallet.packaging)
    const isPallet = isKnown && levelOfPackaging(pallet.packaging) === 'pallet'
    const isTwice = pallets.findIndex(({ packaging }) => packaging === pallet.packaging) < index
    return [
      ...(isPallet ? [] : [problem(at('packaging'), 'notOneOf', { value: pallet.packaging.slice(0, 40) })]),
      ...(isTwice ? [problem(at('packaging'), 'twice', { line: index + 1 })] : []),
      ...checkNumber(at('lengthIn'), pallet.lengthIn, side),
      ...checkNumber(at('widthIn'), pallet.widthIn, side),
      ...checkNumber(at('tareLb'), pallet.tareLb, { min: 0, ...weight }),
      ...checkNumber(at('maxHeightIn'), pallet.maxHeightIn, side),
      ...checkNumber(at('maxWeightLb'), pallet.maxWeightLb, { min: 1, ...weight }),
      ...(pallet.maxWeightLb > 0 && pallet.maxWeightLb <= pallet.tareLb
        ? [problem(at('maxWeightLb'), 'tooSmall', { min: pallet.tareLb })]
        : []),
    ]
  })
