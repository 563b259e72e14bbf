import type { InsertItem } from '@waybill/contract/calls/Shipment/InsertItem.ts'
import { levelWarnings } from '@waybill/domain'
import type { Handler } from '../../handler.ts'
import { headOf } from './itemColumns.ts'
import { isAsKnown, itemOfRow } from './itemOfRow.ts'
import { fault, readItemFile } from './readItemFile.ts'
import { lockedItems, writeItem } from './writeItem.ts'

/** Faults that are shown at once: whoever has more begins with these. */
export const FAULTS_SHOWN = 200

export const insertItem: Handler<typeof InsertItem> = async ({ tx, who, request, now, upload }) => {
  const none = { added: 0, changed: 0, same: 0, warnings: [] }
  const { rows, faults: unread } = readItemFile(upload.bytes)
  if (unread.length > 0) return { Status: 'Faults', ...none, faults: unread.slice(0, FAULTS_SHOWN) }
  const skus = rows.map(({ cells }) => cells.get('SKU') ?? '')
  const known = skus.length === 0 ? [] : await lockedItems({ tx, who }).where('sku', 'in', skus).execute()
  const bySku = new Map(known.map(item => [item.sku, item]))
  const read = rows.map((row, index) => {
    const sku = skus[index] ?? ''
    const before = bySku.get(sku) ?? null
    const isTwice = sku !== '' && skus.indexOf(sku) < index
    return { row, before, isTwice, ...itemOfRow(row, before) }
  })
  const faults = read.flatMap(({ row, isTwice, item, faults: own }) => [
    ...(isTwice ? [fault(row.line, headOf('SKU'), item.SKU, 'twiceSku')] : []),
    ...own,
  ])
  if (faults.length > 0) return { Status: 'Faults', ...none, faults: faults.slice(0, FAULTS_SHOWN) }
  const others = read.filter(({ before, ...one }) => before === null || !isAsKnown(one, before))
  for (const { item, levels, before } of others) await writeItem({ tx, who, request, now }, item, levels, before)
  const added = others.filter(({ before }) => before === null).length
  const warnings = read.flatMap(({ row, item, levels }) =>
    levelWarnings(levels).map(({ level, weightLb, worked }) => ({
      ...{ line: row.line, SKU: item.SKU, Level: level, Weight: weightLb, Worked: worked },
    })),
  )
  return {
    ...{ Status: 'Success', added, changed: others.length - added, same: read.length - others.length },
    ...{ faults: [], warnings: warnings.slice(0, FAULTS_SHOWN) },
  }
}
