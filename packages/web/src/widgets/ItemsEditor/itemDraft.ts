import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { hazmatFromWire } from '@waybill/contract/wire/lineItem.ts'
import { DEFAULT_PACKAGING, type LineItem, wholeHazmat } from '@waybill/domain'
import { newId } from '../../api/newId.ts'
import { readAmount } from '../../ui/form/amount.ts'
import { levelsOfMaster, recounted } from './itemCount.ts'

/** What follows quantity and type where a line is of an item. */
export type CountedField = 'pieces' | 'pieceType' | 'weightLb' | 'lengthIn' | 'widthIn' | 'heightIn'

/** A line as it is typed: numbers stay text until somebody asks what they mean. `key` names the row, not the goods. */
export interface ItemDraft
  extends Pick<
    LineItem,
    | 'description'
    | 'itemCode'
    | 'nmfc'
    | 'freightClass'
    | 'handlingUnitType'
    | 'pieceType'
    | 'stackable'
    | 'hazmat'
    // What ties a row to what is saved: it is sent back as it came.
    | 'lineId'
    | 'unitId'
    | 'sharesUnit'
    | 'wtUnit'
    | 'dimUnit'
  > {
  readonly key: string
  readonly handlingUnits: string
  readonly pieces: string
  readonly weightLb: string
  readonly lengthIn: string
  readonly widthIn: string
  readonly heightIn: string
  /** Feet of trailer; blank or left out: worked out from the dimensions. */
  readonly linearFeet?: string
  /** What was typed over what its item comes to; left out: what differs from it. */
  readonly typed?: readonly CountedField[]
  /** What the quantity of its hazardous material was said of; left out: a person typed it for the line as it is. */
  readonly quantityOf?: QuantityOf
}

/** A total quantity of a hazardous material, and of how many of what. */
interface QuantityOf {
  readonly said: string
  readonly units: number
  readonly packaging: string
}

const blank: Omit<ItemDraft, 'key'> = {
  description: '',
  itemCode: '',
  nmfc: '',
  freightClass: '',
  handlingUnits: '',
  handlingUnitType: 'PLT',
  pieces: '',
  pieceType: DEFAULT_PACKAGING,
  weightLb: '',
  lengthIn: '',
  widthIn: '',
  heightIn: '',
  stackable: false,
  hazmat: null,
}

export const blankItem = (): ItemDraft => ({ ...blank, key: newId() })

/** The same goods as a row of their own, with no saved line or unit behind it. */
export function asNewItem(draft: ItemDraft): ItemDraft {
  const { lineId, unitId, ...rest } = draft
  return { ...rest, key: newId() }
}

/** The rows without one of them. A row that stood on its unit takes the unit over. */
export function withoutItem(all: readonly ItemDraft[], key: string): readonly ItemDraft[] {
  const index = all.findIndex(item => item.key === key)
  const gone = all[index]
  const next = all[index + 1]
  if (gone === undefined) return all
  const left = all.filter(item => item.key !== key)
  if (next === undefined || !next.sharesUnit || gone.sharesUnit) return left
  const { sharesUnit, ...heir } = next
  return left.with(index, { ...heir, handlingUnits: gone.handlingUnits })
}

/** Nobody typed or picked anything in it. */
export const isBlankItem = (item: ItemDraft): boolean =>
  Object.entries(blank).every(([field, value]) => item[field as keyof ItemDraft] === value)

/** The line in the words of the trade. Pieces that nobody counted are as many as the handling units. */
export function itemOfDraft(draft: ItemDraft): LineItem {
  const { key: _, typed: __, quantityOf: ___, linearFeet = '', ...rest } = draft
  return {
    ...rest,
    // What was kept by an older version says less of it.
    hazmat: wholeHazmat(draft.hazmat),
    handlingUnits: readAmount(draft.handlingUnits),
    pieces: readAmount(draft.pieces.trim() === '' ? draft.handlingUnits : draft.pieces),
    weightLb: readAmount(draft.weightLb),
    lengthIn: readAmount(draft.lengthIn),
    widthIn: readAmount(draft.widthIn),
    heightIn: readAmount(draft.heightIn),
    ...(linearFeet.trim() === '' ? {} : { linearFeet: readAmount(linearFeet) }),
  }
}

const typedNumber = (value: number): string => (value === 0 ? '' : String(value))

export const draftOfItem = ({ linearFeet, ...item }: LineItem): ItemDraft => ({
  ...item,
  ...(linearFeet === undefined ? {} : { linearFeet: String(linearFeet) }),
  key: newId(),
  handlingUnits: typedNumber(item.handlingUnits),
  pieces: typedNumber(item.pieces),
  weightLb: typedNumber(item.weightLb),
  lengthIn: typedNumber(item.lengthIn),
  widthIn: typedNumber(item.widthIn),
  heightIn: typedNumber(item.heightIn),
})

/**
 * What a description that is typed makes of a line: words put to the name of an item leave it that item, another name is
 * another thing.
 */
export function described({ description: before, itemCode }: ItemDraft, description: string): Partial<ItemDraft> {
  const firstWord = (text: string): string => /^\s*([^\s,;]*)/.exec(text.toLowerCase())?.[1] ?? ''
  const first = firstWord(description)
  const isSame = first !== '' && (first === firstWord(before) || description.includes(before.trim()))
  return isSame || itemCode === '' ? { description } : { description, itemCode: '' }
}

/** A line filled from the item master: so many of its handling unit as were typed before, or else one. */
export function fromMaster(draft: ItemDraft, master: WireMasterItem): ItemDraft {
  const hazmat = master.Hazmat === null ? null : hazmatFromWire(master.Hazmat)
  const { quantityOf: _, ...before } = draft
  const filled: ItemDraft = {
    ...before,
    description: master.Description,
    itemCode: master.SKU,
    nmfc: master.NMFC,
    freightClass: master.Class,
    handlingUnits: draft.handlingUnits.trim() === '' ? '1' : draft.handlingUnits,
    handlingUnitType: master.HandlingUnit,
    stackable: master.Stackable,
    lengthIn: typedNumber(master.Length),
    widthIn: typedNumber(master.Width),
    heightIn: typedNumber(master.Height),
    hazmat,
    typed: [],
    ...(hazmat === null || hazmat.quantity.trim() === ''
      ? {}
      : { quantityOf: { said: hazmat.quantity, units: 1, packaging: master.HandlingUnit } }),
  }
  return recounted(filled, levelsOfMaster(master))
}
