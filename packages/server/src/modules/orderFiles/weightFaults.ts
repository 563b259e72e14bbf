import { levelOfUnit, type OrderedItem, weightOfQuantity } from '@waybill/domain'
import type { GroupFault } from '../../imports/importKind.ts'
import type { ReadLine } from './orderOfRows.ts'

/** What the item master says of an ordered item; null: it does not know it. */
export type ItemOf = (line: Pick<ReadLine, 'sku' | 'itemCode'>) => OrderedItem | null

/** Part of the known weight by which another one is no longer a matter of packaging, but of another unit or another count. */
const MOST_APART = 0.5

const shown = (pounds: number): number => Number(pounds.toFixed(2))

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
    const level = levelOfUnit(line.unit === '' ? 'EA' : line.unit)
    const item = level === null ? null : itemOf(line)
    const known = item === null || level === null ? null : weightOfQuantity(item.levels, level, line.wholeOf)
    if (known === null || known <= 0 || Math.abs(line.weightLb - known) <= known * MOST_APART) return []
    return [
      { row: line.row, field, code: 'otherWeight', params: { weight: shown(line.weightLb), known: shown(known) } },
    ]
  })
}
