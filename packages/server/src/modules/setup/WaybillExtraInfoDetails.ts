import { isDeepStrictEqual } from 'node:util'
import type { WaybillExtraInfoDetails } from '@waybill/contract/calls/Shipment/WaybillExtraInfoDetails.ts'
import { flatOf, levelFields, levelsFromWire, withFlat } from '@waybill/contract/wire/itemLevel.ts'
import { hazmatFieldToWire, hazmatFromWire } from '@waybill/contract/wire/lineItem.ts'
import {
  countMeansOther,
  type ItemLevel,
  levelOfPackaging,
  validateLevels,
  validateMasterHazmat,
} from '@waybill/domain'
import { recordChange } from '../../audit.ts'
import type { Given, Handler } from '../../handler.ts'
import { hazmatTable } from '../../hazmatTable.ts'
import { Refusal } from '../../refusal.ts'
import { itemLevels, itemOrder, itemsFound } from './itemList.ts'
import { wireItem } from './wireItem.ts'
import { type EnteredItem, type KnownItem, lockedItems, writeItem } from './writeItem.ts'

type Asked = Given<typeof WaybillExtraInfoDetails>

const field = (at: string, code: string) => new Refusal('InvalidInput', {}, [{ at: `body.${at}`, code, params: {} }])

async function load({ tx, who, input }: Asked) {
  const found = itemsFound(tx, who.clientId, input)
    .$if(input.itemId !== undefined, q => q.where('item_id', '=', input.itemId ?? 0))
    .$if(input.skus !== undefined, q => q.where('sku', 'in', input.skus ?? []))
  const rows = await found
    .selectAll()
    .select(itemLevels.as('levels'))
    .orderBy(itemOrder(input))
    .limit(input.pageSize)
    .offset((input.pageIndex - 1) * input.pageSize)
    .execute()
  const { n } = await found.select(eb => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  return { Status: 'Success' as const, items: rows.map(wireItem), total: n }
}

/** The SKU names an item for people: a second one with the same SKU would make every choice a guess. */
async function refuseDoubleSku({ tx, who }: Asked, sku: string, but: number) {
  const double = await tx
    .selectFrom('item')
    .select('item_id')
    .where('client_id', '=', who.clientId)
    .where('sku', '=', sku)
    .where('item_id', '!=', but)
    .executeTakeFirst()
  if (double) throw field('item.SKU', 'already_there')
}

async function locked(asked: Asked) {
  const { input } = asked
  if (input.itemId === undefined) throw field('itemId', 'required')
  const row = await lockedItems(asked).where('item_id', '=', input.itemId).executeTakeFirst()
  if (!row) throw new Refusal('NotFound')
  if (row.version !== input.version) throw new Refusal('ChangedMeanwhile')
  return row
}

const doer = ({ who, request, now }: Asked) => ({ who, requestId: request.id, at: now })

/** @throws {Refusal} InvalidInput with everything that would make a shipping paper with this item illegal */
function refuseIllegal({ Hazmat }: EnteredItem): void {
  if (Hazmat === null) return
  const problems = validateMasterHazmat('hazmat', hazmatFromWire(Hazmat), hazmatTable)
  if (problems.length === 0) return
  const issues = problems.map(({ at, code, params }) => ({
    at: `body.item.Hazmat.${hazmatFieldToWire(at)}`,
    code,
    params,
  }))
  throw new Refusal('InvalidInput', {}, issues)
}

/**
 * The levels as they were given. Flat figures go to the level of the handling unit; where both are given the levels count,
 * unless they are those that there are and the flat ones are not.
 */
function levelsGiven(item: EnteredItem, before: KnownItem | null): readonly ItemLevel[] {
  const known = before?.levels ?? []
  const unit = item.HandlingUnit
  const given = item.Levels === undefined ? known : levelsFromWire(item.Levels, unit)
  const isEcho = before !== null && unit === before.handling_unit && isDeepStrictEqual(given, known)
  if (item.Levels !== undefined && !isEcho) return given
  const { Weight, Length, Width, Height, UnitsPerPallet, UnitsPerCarton } = item
  const flat = { Weight, Length, Width, Height, UnitsPerPallet, UnitsPerCarton }
  return isDeepStrictEqual(flat, flatOf(given, unit)) ? given : withFlat(given, unit, flat)
}

/** @throws {Refusal} InvalidInput with every figure of a level that can't be */
function refuseLevels(levels: readonly ItemLevel[], { HandlingUnit, Levels }: EnteredItem): void {
  const flat: Readonly<Record<string, string>> = { pallet: 'UnitsPerPallet', carton: 'UnitsPerCarton' }
  const issues = validateLevels(levels).map(({ at, code, params }) => {
    const [level = '', name = ''] = at.split('.')
    const field = levelFields[name as keyof typeof levelFields]
    const isOwn = level === levelOfPackaging(HandlingUnit)
    if (isOwn && name === 'packaging') return { at: 'body.item.HandlingUnit', code, params }
    if (Levels !== undefined) return { at: `body.item.Levels.${level}.${field}`, code, params }
    return { at: `body.item.${name === 'count' ? flat[level] : field}`, code, params }
  })
  if (issues.length > 0) throw new Refusal('InvalidInput', {}, issues)
}

async function save(asked: Asked, itemId: number | null) {
  const { input } = asked
  if (input.item === undefined) throw field('item', 'required')
  refuseIllegal(input.item)
  const before = itemId === null ? null : await locked(asked)
  const levels = levelsGiven(input.item, before)
  refuseLevels(levels, input.item)
  // Whoever gives levels says what a pallet counts; flat figures alone do not.
  if (input.item.Levels === undefined && countMeansOther(before?.levels ?? [], levels))
    throw field('item.UnitsPerPallet', 'countsOther')
  await refuseDoubleSku(asked, input.item.SKU, before?.item_id ?? 0)
  const after = await writeItem(asked, input.item, levels, before)
  const Message = `Item Details of ${after.SKU} has been added successfully`
  return { Status: 'Success' as const, items: [after], total: 1, ...(before ? {} : { Message }) }
}

async function remove(asked: Asked) {
  const before = await locked(asked)
  const { tx, who } = asked
  await tx.deleteFrom('item').where('client_id', '=', who.clientId).where('item_id', '=', before.item_id).execute()
  const change = { entity: 'item', entityId: before.item_id, action: 'deleted', before: wireItem(before) }
  await recordChange(tx, doer(asked), { ...change, version: before.version + 1 })
  return { Status: 'Success' as const, items: [], total: 0 }
}

export const waybillExtraInfoDetails: Handler<typeof WaybillExtraInfoDetails> = asked =>
  ({
    load: () => load(asked),
    add: () => save(asked, null),
    update: () => save(asked, asked.input.itemId ?? 0),
    delete: () => remove(asked),
  })[asked.query.flag]()
