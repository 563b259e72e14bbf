import { levelOfUnit, type OrderedItem, weightOfOne, weightOrdered } from '@waybill/domain'
import type { GroupFault } from '../../imports/importKind.ts'
import type { ReadLine } from './orderOfRows.ts'

/** What the item master says of an ordered item; null: it does not know it. */
export type ItemOf = (line: Pick<ReadLine, 'sku' | 'itemCode'>) => OrderedItem | null

/** Part of the known weight by which another one is no longer a matter of packaging, but of another unit or another count. */
const MOST_APART = 0.5

const shown = (pounds: number): number => Number(pounds.toFixed(2))

const isFar = (pounds: number, known: number): boolean => Math.abs(pounds - known) > known * MOST_APART

/** What a line weighs by the item master, as its freight would, and without a carton that is not full; none: nobody weighed it. */
function knownWeights(line: ReadLine, item: OrderedItem): readonly number[] {
  const packed = weightOrdered(line, item, line.wholeOf)
  const level = levelOfUnit(line.unit === '' ? 'EA' : line.unit)
  if (packed === null || level === null) return []
  const bare = weightOfOne(item.levels, level)
  return [packed, ...(bare === null ? [] : [bare.weightLb * line.wholeOf])].filter(pounds => pounds > 0)
}

/**
 * Lines whose weight contradicts the item master by more than a half: a column of the weight of one read as that of the
 * line, kilograms as pounds. Either may be right, so a person is asked.
 */
export function weightFaults(
  lines: readonly ReadLine[],
  itemOf: ItemOf,
  fields: ReadonlySet<string>,
): readonly GroupFault[] {
  const field = fields.has('Weight') ? 'Weight' : 'UnitWeight'
  if (!fields.has(field)) return []
  return lines.flatMap(line => {
    if (line.isCancelled || line.weightLb === null || line.weightLb <= 0 || line.wholeOf <= 0) return []
    const item = itemOf(line)
    const weights = item === null ? [] : knownWeights(line, item)
    const [known] = weights
    const { weightLb } = line
    if (known === undefined || weights.some(pounds => !isFar(weightLb, pounds))) return []
    return [{ row: line.row, field, code: 'otherWeight', params: { weight: shown(weightLb), known: shown(known) } }]
  })
}
