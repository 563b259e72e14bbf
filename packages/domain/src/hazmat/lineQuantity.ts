import { type PackagingCode, packagingName, packagings } from '../freight/packaging.ts'
import { type Problem, problem } from '../shipment/problems.ts'
import type { ShipmentLine } from '../shipment/shipment.ts'
import { figure, figureBefore, massOf, namesPackages, readFigure, saysQuantity } from './quantities.ts'

type Declared = Pick<ShipmentLine, 'pieces' | 'pieceType' | 'weightLb'>

/** Scales and rounding: a quantity above the weight of its line by less is none. */
const SLACK = { factor: 1.01, plusLb: 1 }

/**
 * The packages that a quantity counts by the word for those of the line; null: it speaks of others, of none, or of so many
 * within others (`2 pallets of 4 drums each`), which says no number for certain.
 */
function packagesSaid(quantity: string, pieceType: string): number | null {
  const row = packagings.find(({ code }) => code === pieceType)
  if (row === undefined) return null
  // The code of a UN packaging may stand between: `4 1A1 drums`.
  const words = `(?:[1-9][A-Z]{1,2}\\d?\\s+)?(?:${row.plural}|${row.name})`
  const before = new RegExp(`^(.*?)\\d[\\d,]*\\s+${words}\\b`, 'i').exec(quantity)?.[1] ?? ''
  const isWithinOthers = /\d|\b(?:each|per)\b/i.test(before) || /\b(?:each|per|apiece)\b/i.test(quantity)
  if (isWithinOthers) return null
  const found = new RegExp(`(?:^|[^\\d.,\\w−-])(\\d[\\d,]*)\\s+${words}\\b`, 'i').exec(quantity)?.[1]
  return found === undefined ? null : readFigure(found)
}

/**
 * The packages that a quantity names (`4 drums, 220 gal`): how many of which packaging. Null: it names none that is known,
 * or several.
 */
export function packagesNamed(quantity: string): { readonly count: number; readonly packaging: PackagingCode } | null {
  const named = packagings.flatMap(({ code }) => {
    const count = packagesSaid(quantity, code)
    return count === null ? [] : [{ count, packaging: code }]
  })
  const [only] = named
  return named.length === 1 && only !== undefined ? only : null
}

/**
 * A total quantity that its line contradicts (49 CFR 172.202(a)(5)): it counts other packages than the line has of that
 * kind, or weighs more than the line. A quantity below the weight may be net, and volumes say nothing of a weight.
 * @param prefix where the material stands (`items.0.hazmat`)
 */
export function lineQuantityProblems(prefix: string, quantity: string, line: Declared): readonly Problem[] {
  const at = `${prefix}.quantity`
  const packages = packagesSaid(quantity, line.pieceType)
  if (packages !== null && Number.isInteger(line.pieces) && packages !== line.pieces) {
    const declared = `${line.pieces.toLocaleString('en-US')} ${packagingName(line.pieceType, line.pieces).toLowerCase()}`
    return [problem(at, 'quantityNotOfLine', { declared })]
  }
  const isHeavier = line.weightLb > 0 && massOf(quantity) > line.weightLb * SLACK.factor + SLACK.plusLb
  return isHeavier
    ? [problem(at, 'quantityNotOfLine', { declared: `${line.weightLb.toLocaleString('en-US')} lb` })]
    : []
}

/** `4 drums`, `1,000.5 lb`, `220 US gallons`: a figure and what it counts, with nothing else. */
const part = new RegExp(`^(${figure})(\\s*)(${figureBefore}[a-z³.]+)$`, 'i')

/** Words for one package, as many of it are called. */
function many(words: string): string {
  const row = packagings.find(({ name }) => name.toLowerCase() === words.toLowerCase())
  return row?.plural.toLowerCase() ?? (/s$/i.test(words) ? words : `${words}s`)
}

function partTimes(text: string, factor: number): string | null {
  const [, digits = '', gap = '', words = ''] = part.exec(text) ?? []
  const one = readFigure(digits)
  const isCount = namesPackages(`1 ${words}`)
  if (one === null || !(isCount || saysQuantity(`1 ${words}`, false))) return null
  const value = Math.round(one * factor * 100) / 100
  if (value <= 0 || (isCount && !Number.isInteger(value))) return null
  const said = value.toLocaleString('en-US', { maximumFractionDigits: 2 })
  return `${said}${gap}${isCount && value > 1 ? many(words) : words}`
}

/**
 * A total quantity for so many times what it was said of: `4 drums, 880 lb` for twelve is `48 drums, 10,560 lb`. Null where
 * a part of it says more than a figure and what that counts (`4 × 55 gal drums`): that is for a person to say.
 */
export function quantityTimes(quantity: string, factor: number): string | null {
  if (quantity.trim() === '' || !(factor > 0)) return null
  if (factor === 1) return quantity
  const parts = quantity
    .trim()
    .split(/\s*;\s*|,\s+/)
    .map(one => partTimes(one, factor))
  return parts.some(one => one === null) ? null : parts.join(', ')
}
