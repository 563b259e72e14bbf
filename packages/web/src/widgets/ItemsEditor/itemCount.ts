import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { levelsFromWire } from '@waybill/contract/wire/itemLevel.ts'
import {
  type CountedLine,
  countItem,
  type ItemLevel,
  isAlikePackaging,
  levelOfPackaging,
  packagesNamed,
  packedAs,
  quantityTimes,
} from '@waybill/domain'
import { readAmount } from '../../ui/form/amount.ts'
import type { CountedField, ItemDraft } from './itemDraft.ts'

/** The packaging levels of an item of the master. */
export const levelsOfMaster = ({ Levels, HandlingUnit }: Pick<WireMasterItem, 'Levels' | 'HandlingUnit'>) =>
  levelsFromWire(Levels, HandlingUnit)

const fields = [
  'pieces',
  'pieceType',
  'weightLb',
  'lengthIn',
  'widthIn',
  'heightIn',
] as const satisfies readonly CountedField[]

const isCounted = (field: string): field is CountedField => (fields as readonly string[]).includes(field)

/** What a line of an item comes to by its quantity and its type; null: its quantity can't be read, or it counts no unit. */
export function counted(draft: ItemDraft, levels: readonly ItemLevel[]): CountedLine | null {
  const quantity = readAmount(draft.handlingUnits)
  if (draft.itemCode === '' || draft.sharesUnit === true || Number.isNaN(quantity)) return null
  return countItem(levels, draft.handlingUnitType, quantity)
}

/** As it stands in the field; blank: nobody knows. A type that nobody knows stays as it is. */
function textIn(line: CountedLine, field: CountedField, draft: ItemDraft): string {
  if (field === 'pieceType') return line.pieceType ?? draft.pieceType
  const value = line[field]
  return value === null || value === 0 ? '' : String(value)
}

/** Whether a field says what it would be counted as. Blank pieces are as many as the units. */
function isAsCounted(draft: ItemDraft, field: CountedField, line: CountedLine): boolean {
  const [typed, own] = [draft[field], textIn(line, field, draft)]
  if (typed === '' || typed === own || (field === 'pieces' && own === '' && typed === draft.handlingUnits)) return true
  return field !== 'pieceType' && own !== '' && readAmount(typed) === readAmount(own)
}

/** What was typed over. Of a line that was saved it is what differs from its item. */
function typedOver(draft: ItemDraft, levels: readonly ItemLevel[]): readonly CountedField[] {
  if (draft.typed !== undefined) return draft.typed
  const line = counted(draft, levels)
  return line === null ? [] : fields.filter(field => !isAsCounted(draft, field, line))
}

/** The line with what is counted in all fields that nobody typed over. */
export function recounted(draft: ItemDraft, levels: readonly ItemLevel[]): ItemDraft {
  const line = counted(draft, levels)
  if (line === null) return draft
  const typed = typedOver(draft, levels)
  const open = fields.filter(field => !typed.includes(field))
  const figures = Object.fromEntries(open.map(field => [field, textIn(line, field, draft)]))
  return quantified({ ...draft, typed, ...figures }, line.handlingUnits)
}

/**
 * The line with the total quantity of its hazardous material for so many units (49 CFR 172.202(a)(5)). Where that can't be
 * worked out from what was said of others, it is asked for: a bill must not declare that of another quantity.
 */
function quantified(draft: ItemDraft, units: number): ItemDraft {
  const { hazmat, quantityOf: of } = draft
  if (hazmat === null || of === undefined) return draft
  const quantity = isAlikePackaging(of.packaging, draft.handlingUnitType)
    ? (quantityTimes(of.said, units / of.units) ?? '')
    : ''
  return quantity === hazmat.quantity ? draft : { ...draft, hazmat: { ...hazmat, quantity } }
}

/** Of what the quantity of a line was said: of a line that was saved it is the line as it stood. */
function saidOf(draft: ItemDraft): Pick<ItemDraft, 'quantityOf'> {
  const said = draft.hazmat?.quantity.trim() ?? ''
  if (draft.typed !== undefined || draft.quantityOf !== undefined || said === '') return {}
  const units = readAmount(draft.handlingUnits)
  return units > 0 ? { quantityOf: { said, units, packaging: draft.handlingUnitType } } : {}
}

/** The line that its item has left: what was counted for that is not that of another quantity, and is asked for. */
function uncounted(draft: ItemDraft): ItemDraft {
  const { typed = fields, quantityOf, ...rest } = draft
  const gone = (['pieces', 'weightLb'] as const).filter(field => !typed.includes(field))
  const { hazmat } = rest
  return {
    ...rest,
    ...Object.fromEntries(gone.map(field => [field, ''])),
    ...(hazmat === null || quantityOf === undefined ? {} : { hazmat: { ...hazmat, quantity: '' } }),
  }
}

/**
 * A line with something typed or chosen in it. Where it is of an item, quantity and type count what was not typed over; what
 * is typed over stays so until it is cleared.
 * @param levels of its item; null: it has none, or none that is known
 */
export function editCounted(
  draft: ItemDraft,
  patch: Partial<ItemDraft>,
  levels: readonly ItemLevel[] | null,
): ItemDraft {
  const next = retold(draft, patch)
  const isRecounted = patch.handlingUnits !== undefined || patch.handlingUnitType !== undefined
  const now = Object.keys(patch).filter(isCounted)
  if (next.itemCode === '') {
    if (draft.itemCode !== '' && levels !== null) return { ...next, ...saidOf(draft), typed: typedOver(draft, levels) }
    if (draft.typed === undefined) return next
    return isRecounted ? uncounted(next) : { ...next, typed: [...draft.typed, ...now] }
  }
  if (levels === null) return next
  const before = typedOver(draft, levels).filter(field => !now.includes(field))
  const edited = { ...next, typed: [...before, ...now.filter(field => next[field].trim() !== '')] }
  return isRecounted ? recounted({ ...edited, ...saidOf(draft) }, levels) : edited
}

/**
 * The line with its packages as its type and its material name them: two drums are no cartons, on a pallet either. What a
 * person chose as packages stays.
 */
function packaged(draft: ItemDraft, patch: Partial<ItemDraft>): Partial<ItemDraft> {
  if (patch.pieceType !== undefined || draft.pieceType !== packedAs(draft.handlingUnitType)) return {}
  if (patch.handlingUnitType !== undefined) return { pieceType: packedAs(patch.handlingUnitType) }
  const named = patch.hazmat == null ? null : packagesNamed(patch.hazmat.quantity)
  if (named === null || levelOfPackaging(named.packaging) === 'pallet') return {}
  return { pieceType: named.packaging, ...(draft.pieces === '' ? { pieces: String(named.count) } : {}) }
}

/** A line with something typed in it: the quantity of its material is a person's own once he typed it. */
function retold(draft: ItemDraft, patch: Partial<ItemDraft>): ItemDraft {
  const next = { ...draft, ...patch, ...packaged(draft, patch) }
  if (patch.hazmat === undefined || patch.hazmat?.quantity === draft.hazmat?.quantity) return next
  const { quantityOf: _, ...rest } = next
  return rest
}

/** The line with what is counted in a field that was cleared, once it is left. */
export function refilled(draft: ItemDraft, field: string, levels: readonly ItemLevel[]): ItemDraft {
  if (!isCounted(field) || draft.typed === undefined || draft[field].trim() !== '') return draft
  const line = counted(draft, levels)
  const own = line === null ? '' : textIn(line, field, draft)
  return own === '' ? draft : { ...draft, [field]: own }
}

/** Still typed over what was, where a merge left the line as it stands. */
export function typedStill(draft: ItemDraft, before: ItemDraft | undefined): ItemDraft {
  const whole = [...fields, 'itemCode', 'handlingUnits', 'handlingUnitType'] as const
  if (before?.typed === undefined || whole.some(field => draft[field] !== before[field])) return draft
  const { typed, quantityOf } = before
  const isSaid = quantityOf !== undefined && before.hazmat?.quantity === draft.hazmat?.quantity
  return { ...draft, typed, ...(isSaid ? { quantityOf } : {}) }
}
