import { DECLARED_VALUE_CURRENCY } from '@waybill/contract/constants.ts'
import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { hazmatFromWire } from '@waybill/contract/wire/lineItem.ts'
import {
  type CustomsLine,
  DEFAULT_PACKAGING,
  formatAmount,
  type LineItem,
  OWN_PACKAGING,
  parseAmount,
  wholeHazmat,
} from '@waybill/domain'
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
    | 'additionalHandling'
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
  /** Pounds of one of its packages, where they are typed by the package; they decide over `weightLb` then. */
  readonly eachLb?: string
  /** What customs is told of it, as it is typed; left out: nothing. */
  readonly customs?: CustomsDraft
  /** What one of its packages is worth; blank or left out: not declared. */
  readonly declaredValue?: string
  /** What was typed over what its item comes to; left out: what differs from it. */
  readonly typed?: readonly CountedField[]
  /** What the quantity of its hazardous material was said of; left out: a person typed it for the line as it is. */
  readonly quantityOf?: QuantityOf
}

/** Numbers and amounts are text until somebody asks what they mean. */
export interface CustomsDraft {
  readonly originCountry: string
  readonly htsCode: string
  readonly pieces: string
  readonly value: string
  readonly currency: string
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

/** @param type kind of its handling unit; left out: the usual one of freight */
export const blankItem = (type = blank.handlingUnitType): ItemDraft => ({
  ...blank,
  handlingUnitType: type,
  key: newId(),
})

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
  (item.eachLb ?? '') === '' &&
  Object.entries(blank).every(
    ([field, value]) => field === 'handlingUnitType' || item[field as keyof ItemDraft] === value,
  ) &&
  (item.handlingUnitType === blank.handlingUnitType || item.handlingUnitType === OWN_PACKAGING)

/** Pounds of all of a row: of as many packages as it counts, where one is weighed. */
function weightOf({ eachLb, weightLb, handlingUnits }: ItemDraft): number {
  if (eachLb === undefined) return readAmount(weightLb)
  return Math.round(readAmount(eachLb) * readAmount(handlingUnits.trim() === '' ? '1' : handlingUnits) * 100) / 100
}

/** Left out where nothing was typed. */
function customsOf(draft: CustomsDraft | undefined): Pick<LineItem, 'customs'> {
  if (draft === undefined) return {}
  const { originCountry, htsCode, pieces, value, currency } = draft
  if ([originCountry, htsCode, pieces, value].every(text => text.trim() === '')) return {}
  const amount = value.trim() === '' ? 0 : (parseAmount(value, currency) ?? Number.NaN)
  return { customs: { originCountry, htsCode: htsCode.trim(), pieces: readAmount(pieces), value: amount, currency } }
}

const customsDraftOf = ({ pieces, value, ...rest }: CustomsLine): CustomsDraft => ({
  ...rest,
  pieces: typedNumber(pieces),
  value: value === 0 ? '' : formatAmount(value, rest.currency),
})

/** The line in the words of the trade. Pieces that nobody counted are as many as the handling units. */
function itemIn(draft: ItemDraft, currency: string): LineItem {
  const { key: _, typed: __, quantityOf: ___, linearFeet = '', eachLb, declaredValue = '', customs, ...rest } = draft
  return {
    ...rest,
    // What was kept by an older version says less of it.
    hazmat: wholeHazmat(draft.hazmat),
    handlingUnits: readAmount(draft.handlingUnits),
    pieces: readAmount(draft.pieces.trim() === '' ? draft.handlingUnits : draft.pieces),
    weightLb: weightOf(draft),
    lengthIn: readAmount(draft.lengthIn),
    widthIn: readAmount(draft.widthIn),
    heightIn: readAmount(draft.heightIn),
    ...(linearFeet.trim() === '' ? {} : { linearFeet: readAmount(linearFeet) }),
    ...customsOf(customs),
    ...(declaredValue.trim() === '' ? {} : { declaredValue: parseAmount(declaredValue, currency) ?? Number.NaN }),
  }
}

/** The line in the words of the trade, its value in US dollars: where it is counted and weighed alone. */
export const itemOfDraft = (draft: ItemDraft): LineItem => itemIn(draft, DECLARED_VALUE_CURRENCY)

/** Lines whose packages are worth amounts of a currency. */
export const itemsIn = (drafts: readonly ItemDraft[], currency: string): readonly LineItem[] =>
  drafts.map(draft => itemIn(draft, currency))

const typedNumber = (value: number): string => (value === 0 ? '' : String(value))

const draftIn = ({ linearFeet, declaredValue, customs, ...item }: LineItem, currency: string): ItemDraft => ({
  ...item,
  ...(customs === undefined ? {} : { customs: customsDraftOf(customs) }),
  ...(declaredValue === undefined ? {} : { declaredValue: formatAmount(declaredValue, currency) }),
  ...(linearFeet === undefined ? {} : { linearFeet: String(linearFeet) }),
  key: newId(),
  handlingUnits: typedNumber(item.handlingUnits),
  pieces: typedNumber(item.pieces),
  weightLb: typedNumber(item.weightLb),
  lengthIn: typedNumber(item.lengthIn),
  widthIn: typedNumber(item.widthIn),
  heightIn: typedNumber(item.heightIn),
})

export const draftOfItem = (item: LineItem): ItemDraft => draftIn(item, DECLARED_VALUE_CURRENCY)

/** Lines as they are typed, their packages' values in a currency. */
export const draftsIn = (items: readonly LineItem[], currency: string): readonly ItemDraft[] =>
  items.map(item => draftIn(item, currency))

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
