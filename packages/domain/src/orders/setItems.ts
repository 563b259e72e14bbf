import { itemsOf } from '../shipment/plainForm.ts'
import type { Shipment } from '../shipment/shipment.ts'
import { gapsInMode, type ItemGap, itemGaps } from './orderFreight.ts'

/** A row of freight of which something has to be said before it is priced without a guess. */
export interface FreightGap {
  /** Number of the row, from 1. */
  readonly row: number
  readonly item: string
  readonly missing: readonly ItemGap[]
}

/**
 * What nobody knows yet of the freight of a shipment, row by row. A row that shares the unit of the one before says nothing of
 * the unit.
 * @param hazardous ids of lines that were ordered as hazardous
 */
export const freightGaps = (
  shipment: Pick<Shipment, 'lines' | 'units' | 'mode'>,
  hazardous: ReadonlySet<number>,
): readonly FreightGap[] =>
  itemsOf(shipment).flatMap((item, index) => {
    const ownsUnit = item.sharesUnit !== true
    const isMissing: Readonly<Record<ItemGap, boolean>> = {
      units: ownsUnit && item.handlingUnits <= 0,
      weight: item.weightLb <= 0,
      dimensions: ownsUnit && (item.lengthIn <= 0 || item.widthIn <= 0 || item.heightIn <= 0),
      class: item.freightClass.trim() === '',
      hazmat: item.hazmat === null && item.lineId !== undefined && hazardous.has(item.lineId),
    }
    const missing = gapsInMode(
      itemGaps.filter(gap => isMissing[gap]),
      shipment.mode,
    )
    return missing.length === 0 ? [] : [{ row: index + 1, item: item.itemCode || item.description, missing }]
  })

const gapWords: Readonly<Record<ItemGap, string>> = {
  units: 'units',
  weight: 'weight',
  dimensions: 'size',
  class: 'class',
  hazmat: 'hazardous material',
}

/** Items that are named with what they lack. */
const LACKING_NAMED = 5

/** What is missing of which item, as a sentence says it: `PART-9 (weight, class), PART-12 (size)`; each item once. */
export function lackingWords(gaps: readonly FreightGap[]): string {
  const byItem = Map.groupBy(gaps, ({ item }) => item)
  const named = [...byItem].slice(0, LACKING_NAMED).map(([item, rows]) => {
    const missing = itemGaps.filter(gap => rows.some(row => row.missing.includes(gap)))
    return `${item} (${missing.map(gap => gapWords[gap]).join(', ')})`
  })
  return [...named, ...(byItem.size > LACKING_NAMED ? ['…'] : [])].join(', ')
}
