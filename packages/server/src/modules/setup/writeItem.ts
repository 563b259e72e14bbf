import type { wireMasterItemInput } from '@waybill/contract/wire/item.ts'
import { type ItemLevel, levelOfPackaging } from '@waybill/domain'
import type { z } from 'zod'
import { recordChange } from '../../audit.ts'
import type { Tx } from '../../db/open.ts'
import type { Who } from '../../who.ts'
import { itemLevels } from './itemList.ts'
import { wireItem } from './wireItem.ts'

/** An item as it was entered. */
export type EnteredItem = z.output<typeof wireMasterItemInput>

/** Who writes, and when. */
export interface Writer {
  readonly tx: Tx
  readonly who: Who
  readonly request: { readonly id: string }
  readonly now: Date
}

/** The items of the company, each locked until the transaction ends. */
export const lockedItems = ({ tx, who }: Pick<Writer, 'tx' | 'who'>) =>
  tx
    .selectFrom('item')
    .selectAll()
    .select(itemLevels.as('levels'))
    .where('client_id', '=', who.clientId)
    .orderBy('item_id')
    .forUpdate()

/** An item as it stands, with its packaging levels. */
export type KnownItem = Awaited<ReturnType<ReturnType<typeof lockedItems>['execute']>>[number]

const rowOf = (item: EnteredItem) => ({
  sku: item.SKU,
  description: item.Description,
  nmfc: item.NMFC,
  freight_class: item.Class,
  stackable: item.Stackable,
  handling_unit: item.HandlingUnit,
  handling_level: levelOfPackaging(item.HandlingUnit),
  hts: item.HTS,
  hazmat: item.Hazmat === null ? null : JSON.stringify(item.Hazmat),
})

async function putLevels({ tx, who }: Writer, itemId: number, levels: readonly ItemLevel[]) {
  await tx.deleteFrom('item_level').where('client_id', '=', who.clientId).where('item_id', '=', itemId).execute()
  if (levels.length === 0) return
  const rows = levels.map(({ level, packaging, weightLb, lengthIn, widthIn, heightIn, count }) => ({
    ...{ client_id: who.clientId, item_id: itemId, level, packaging, count },
    ...{ weight_lb: weightLb, length_in: lengthIn, width_in: widthIn, height_in: heightIn },
  }))
  await tx.insertInto('item_level').values(rows).execute()
}

/** Writes an item that holds, with its history line. @param before null: it is new */
export async function writeItem(
  writer: Writer,
  item: EnteredItem,
  levels: readonly ItemLevel[],
  before: KnownItem | null,
) {
  const { tx, who, request, now } = writer
  const values = { ...rowOf(item), updated_at: now.toISOString() }
  const row = before
    ? await tx
        .updateTable('item')
        .set({ ...values, version: before.version + 1 })
        .where('client_id', '=', who.clientId)
        .where('item_id', '=', before.item_id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('item')
        .values({ client_id: who.clientId, ...values })
        .returningAll()
        .executeTakeFirstOrThrow()
  await putLevels(writer, row.item_id, levels)
  const after = wireItem({ ...row, levels })
  const was = before ? { action: 'changed', before: wireItem(before) } : { action: 'created' }
  const doer = { who, requestId: request.id, at: now }
  await recordChange(tx, doer, { entity: 'item', entityId: row.item_id, ...was, after })
  return after
}
