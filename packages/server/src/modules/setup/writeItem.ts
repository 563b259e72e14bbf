import type { WireMasterItem, wireMasterItemInput } from '@waybill/contract/wire/item.ts'
import { type ItemLevel, levelOfPackaging } from '@waybill/domain'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Doer, recordChanges } from '../../audit.ts'
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
export const lockedItems = ({ tx, who }: { readonly tx: Tx; readonly who: Pick<Who, 'clientId'> }) =>
  tx
    .selectFrom('item')
    .selectAll()
    .select(itemLevels.as('levels'))
    .where('client_id', '=', who.clientId)
    .orderBy('item_id')
    .forUpdate()

/** An item as it stands, with its packaging levels. */
export type KnownItem = Awaited<ReturnType<ReturnType<typeof lockedItems>['execute']>>[number]

/** An item that is to be written; `before` null: it is new. */
export interface ItemToWrite {
  readonly item: EnteredItem
  readonly levels: readonly ItemLevel[]
  readonly before: KnownItem | null
}

const rowOf = ({ item, before }: ItemToWrite) => ({
  item_id: before?.item_id ?? null,
  sku: item.SKU,
  description: item.Description,
  nmfc: item.NMFC,
  freight_class: item.Class,
  stackable: item.Stackable,
  handling_unit: item.HandlingUnit,
  handling_level: levelOfPackaging(item.HandlingUnit),
  hts: item.HTS,
  item_code: item.ItemCode,
  hazmat: item.Hazmat,
})

const columns = sql`item_id bigint, sku text, description text, nmfc text, freight_class text, stackable boolean,
  handling_unit text, handling_level text, hts text, item_code text, hazmat jsonb`

interface Kept {
  readonly item_id: number
  readonly sku: string
  readonly version: number
}

async function putItems(tx: Tx, { who, at }: Doer, things: readonly ItemToWrite[]): Promise<readonly Kept[]> {
  const [fresh, known] = [things.filter(one => one.before === null), things.filter(one => one.before !== null)]
  const said = (some: readonly ItemToWrite[]) =>
    sql`json_to_recordset(${JSON.stringify(some.map(rowOf))}) as f (${columns})`
  const added =
    fresh.length === 0
      ? []
      : (
          await sql<Kept>`
            insert into item (client_id, sku, description, nmfc, freight_class, stackable, handling_unit, handling_level,
                              hts, item_code, hazmat, updated_at)
            select ${who.clientId}, f.sku, f.description, f.nmfc, f.freight_class, f.stackable, f.handling_unit,
                   f.handling_level, f.hts, f.item_code, f.hazmat, ${at.toISOString()}::timestamptz
              from ${said(fresh)}
            returning item_id, sku, version`.execute(tx)
        ).rows
  const changed =
    known.length === 0
      ? []
      : (
          await sql<Kept>`
            update item i
               set sku = f.sku, description = f.description, nmfc = f.nmfc, freight_class = f.freight_class,
                   stackable = f.stackable, handling_unit = f.handling_unit, handling_level = f.handling_level,
                   hts = f.hts, item_code = f.item_code, hazmat = f.hazmat, version = i.version + 1, updated_at = ${at.toISOString()}::timestamptz
              from ${said(known)}
             where i.client_id = ${who.clientId} and i.item_id = f.item_id
            returning i.item_id, i.sku, i.version`.execute(tx)
        ).rows
  return [...added, ...changed]
}

async function putLevels(
  tx: Tx,
  clientId: number,
  known: readonly number[],
  levels: readonly (ItemLevel & { readonly itemId: number })[],
): Promise<void> {
  if (known.length > 0) {
    await sql`delete from item_level where client_id = ${clientId} and item_id = any(${known}::bigint[])`.execute(tx)
  }
  if (levels.length === 0) return
  const rows = levels.map(({ itemId, level, packaging, weightLb, lengthIn, widthIn, heightIn, count }) => ({
    ...{ item_id: itemId, level, packaging, count, weight_lb: weightLb },
    ...{ length_in: lengthIn, width_in: widthIn, height_in: heightIn },
  }))
  await sql`
    insert into item_level (client_id, item_id, level, packaging, weight_lb, length_in, width_in, height_in, count)
    select ${clientId}, f.* from json_to_recordset(${JSON.stringify(rows)})
      as f (item_id bigint, level text, packaging text, weight_lb numeric, length_in numeric, width_in numeric,
            height_in numeric, count int)`.execute(tx)
}

/** Writes items that hold, no SKU twice, each with its history line. @returns them as they stand, in their order */
export async function writeItems(
  tx: Tx,
  doer: Doer,
  things: readonly ItemToWrite[],
): Promise<readonly WireMasterItem[]> {
  if (things.length === 0) return []
  const kept = new Map((await putItems(tx, doer, things)).map(row => [row.sku, row]))
  const written = things.map(thing => {
    const row = kept.get(thing.item.SKU)
    if (row === undefined) throw new Error('an item was not written')
    const { sku: _, item_id: __, ...values } = rowOf(thing)
    const stored = { ...values, hazmat: values.hazmat as unknown as KnownItem['hazmat'], ...row }
    return { thing, row, after: wireItem({ ...stored, levels: thing.levels }) }
  })
  const known = written.flatMap(({ thing, row }) => (thing.before === null ? [] : [row.item_id]))
  const levels = written.flatMap(({ thing, row }) => thing.levels.map(level => ({ ...level, itemId: row.item_id })))
  await putLevels(tx, doer.who.clientId, known, levels)
  await recordChanges(
    tx,
    doer,
    written.map(({ thing: { before }, row, after }) => ({
      ...{ entity: 'item', entityId: row.item_id, after, version: row.version },
      ...(before === null ? { action: 'created' } : { action: 'changed', before: wireItem(before) }),
    })),
  )
  return written.map(({ after }) => after)
}

/** Writes an item that holds, with its history line. @param before null: it is new */
export async function writeItem(
  { tx, who, request, now }: Writer,
  item: EnteredItem,
  levels: readonly ItemLevel[],
  before: KnownItem | null,
): Promise<WireMasterItem> {
  const [after] = await writeItems(tx, { who, requestId: request.id, at: now }, [{ item, levels, before }])
  if (after === undefined) throw new Error('an item was not written')
  return after
}
