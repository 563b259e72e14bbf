import { UPLOAD_MAX_BYTES } from '@waybill/contract'
import type { ImportOptions, ImportReason } from '@waybill/contract/wire/imports.ts'
import type { ItemColumn } from '@waybill/contract/wire/item.ts'
import { type ImportValue, type ItemLevel, levelWarnings, type MappedRow } from '@waybill/domain'
import { type ImportGroup, importKind, type Judged, type Written } from '../../imports/importKind.ts'
import { itemFields } from './itemFields.ts'
import { isAsKnown, itemOfRow } from './itemOfRow.ts'
import { type EnteredItem, type KnownItem, lockedItems, writeItems } from './writeItem.ts'

interface ItemThing {
  readonly item: EnteredItem
  readonly levels: readonly ItemLevel[]
  readonly before: KnownItem | null
  readonly isSame: boolean
}

type Known = ReadonlyMap<string, KnownItem>

/** A value as the rules of the item master read it. */
const textOf = (value: ImportValue | undefined): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value === null || value === undefined ? '' : String(value)

/** Of a converted weight five digits that tell, and hundredths at least: `23.149`, `0.0044092`. */
function weightText(pounds: number): string {
  const digits = Math.max(2, Math.min(6, 4 - Math.floor(Math.log10(pounds))))
  return String(Number(pounds.toFixed(digits)))
}

/** A figure that was converted from another unit, as the item master keeps it; what was entered in pounds stays as it is. */
function kept(name: string, value: ImportValue | undefined): string {
  const isConverted = typeof value === 'number' && value > 0 && String(value).replace(/^\d*\.?/, '').length > 6
  if (!isConverted) return textOf(value)
  return name.endsWith('Weight') ? weightText(value) : String(Number(value.toFixed(2)))
}

const cellsOf = ({ values }: MappedRow): ReadonlyMap<ItemColumn, string> =>
  new Map(Object.entries(values).map(([name, value]) => [name as ItemColumn, kept(name, value)]))

const skuOf = ({ values }: MappedRow): string => textOf(values.SKU)

/** Levels that weigh less than what is in them, or far more; pounds. */
const warningsOf = (levels: readonly ItemLevel[]): Pick<ImportReason, 'field' | 'code' | 'params'>[] =>
  levelWarnings(levels).map(({ level, weightLb, worked }) => ({
    ...{ field: 'Weight', code: 'levelWeight' as const, params: { level, weight: weightLb, worked } },
  }))

function judge({ rows }: ImportGroup, known: Known, policy: ImportOptions['policy']): Judged<ItemThing> {
  const [row, ...again] = rows
  if (row === undefined) return { faults: [] }
  if (again.length > 0) {
    const params = { row: row.row }
    return { faults: again.map(({ row: at }) => ({ row: at, field: 'SKU', code: 'twiceSku', params })) }
  }
  const before = known.get(skuOf(row)) ?? null
  if (before !== null && policy === 'skip') return { skip: 'known' }
  if (before !== null && policy === 'refuse')
    return { faults: [{ row: row.row, field: 'SKU', code: 'known', params: {} }] }
  const { item, levels, faults } = itemOfRow({ line: row.row, cells: cellsOf(row) }, before)
  if (faults.length > 0) return { faults }
  const isSame = before !== null && isAsKnown({ item, levels }, before)
  return { thing: { item, levels, before, isSame }, will: before === null ? 'added' : isSame ? 'same' : 'changed' }
}

/** Items of the item master from files: known SKUs are changed in the columns of the file, others are added. */
export const itemImport = importKind<ItemThing, Known>({
  ...{ name: 'items', page: 'ItemMaster', bytesMax: UPLOAD_MAX_BYTES, fields: itemFields },
  keyOf: cell => cell('SKU'),
  context: async (tx, groups, { clientId }) => {
    const skus = [...new Set(groups.flatMap(({ rows }) => rows.map(skuOf)))].filter(sku => sku !== '')
    if (skus.length === 0) return new Map()
    const items = await lockedItems({ tx, who: { clientId } }).where('sku', 'in', skus).execute()
    return new Map(items.map(item => [item.sku, item]))
  },
  judge: (group, known, { options }) => judge(group, known, options.policy),
  write: async (tx, things, { doer }) => {
    const others = things.filter(({ isSame }) => !isSame)
    const written = await writeItems(tx, doer, others)
    const idOf = new Map(written.map(({ itemId, SKU }) => [SKU, itemId]))
    return things.map(
      ({ item, levels, before, isSame }): Written => ({
        became: {
          ...{ what: isSame ? 'same' : before === null ? 'added' : 'changed', entity: 'item', name: item.SKU },
          id: before?.item_id ?? idOf.get(item.SKU) ?? 0,
          warnings: warningsOf(levels),
        },
      }),
    )
  },
})
