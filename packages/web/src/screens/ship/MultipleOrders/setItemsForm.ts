import type { WireMasterItem } from '@waybill/contract/wire/item.ts'
import { hazmatFromWire } from '@waybill/contract/wire/lineItem.ts'
import { countItem, type FreightGap, type ItemGap, type LineItem, validateItem } from '@waybill/domain'
import { issueText, text } from '../../../texts/texts.ts'
import { readAmount } from '../../../ui/form/amount.ts'
import { levelsOfMaster } from '../../../widgets/ItemsEditor/itemCount.ts'
import type { ItemDraft } from '../../../widgets/ItemsEditor/itemDraft.ts'

/** The fields in which a gap is filled. */
const gapFields: Readonly<Record<ItemGap, readonly (keyof LineItem)[]>> = {
  units: ['handlingUnits'],
  weight: ['weightLb'],
  dimensions: ['lengthIn', 'widthIn', 'heightIn'],
  class: ['freightClass'],
  hazmat: ['hazmat'],
}

/** What a cell is asked for, or is wrong with it: `items.0.weightLb` → words. A blank is asked for, never wrong. */
export function cellWords(
  items: readonly LineItem[],
  gaps: readonly FreightGap[],
): { readonly asked: Readonly<Record<string, string>>; readonly wrong: Readonly<Record<string, string>> } {
  const asked: Record<string, string> = {}
  for (const { row, missing } of gaps) {
    const item = items[row - 1]
    for (const gap of missing) {
      for (const field of gapFields[gap]) {
        const isSaid = gap === 'dimensions' && item !== undefined && Number(item[field]) > 0
        if (!isSaid) asked[`items.${row - 1}.${field}`] = text(`multipleOrders.needs_${gap}`)
      }
    }
  }
  const wrong: Record<string, string> = {}
  for (const [index, item] of items.entries()) {
    for (const { at, code, params } of validateItem(`items.${index}`, item)) {
      if (code !== 'required') wrong[at] ??= issueText(code, params)
    }
  }
  return { asked, wrong }
}

const sides = ['lengthIn', 'widthIn', 'heightIn'] as const
const inText = (value: number | null): string => (value === null || value === 0 ? '' : String(value))

/** Units that so many packages go on, by what the item master counts on one; blank: it does not say. */
function unitsCounted(draft: ItemDraft, one: ReturnType<typeof countItem>): string {
  const pieces = readAmount(draft.pieces)
  const per = one?.pieces ?? 0
  return per > 0 && pieces > 0 && one?.pieceType === draft.pieceType ? String(Math.ceil(pieces / per)) : ''
}

/** A line with what the item master knows in every field that is blank; what stands there stays. */
export function filledFrom(draft: ItemDraft, master: WireMasterItem): ItemDraft {
  const levels = levelsOfMaster(master)
  const isOfType = draft.handlingUnits.trim() === '' || draft.handlingUnitType === master.HandlingUnit
  const type = isOfType ? master.HandlingUnit : draft.handlingUnitType
  const handlingUnits = draft.handlingUnits.trim() || unitsCounted(draft, countItem(levels, type, 1))
  const units = readAmount(handlingUnits)
  const line = units > 0 ? countItem(levels, type, units) : null
  const isSized = sides.some(side => draft[side].trim() !== '')
  return {
    ...draft,
    handlingUnits,
    handlingUnitType: type,
    description: draft.description.trim() || master.Description,
    nmfc: draft.nmfc.trim() || master.NMFC,
    freightClass: draft.freightClass.trim() || master.Class,
    hazmat: draft.hazmat ?? (master.Hazmat === null ? null : { ...hazmatFromWire(master.Hazmat), quantity: '' }),
    weightLb: draft.weightLb.trim() || inText(line?.weightLb ?? null),
    ...(isSized || !isOfType
      ? {}
      : { lengthIn: inText(master.Length), widthIn: inText(master.Width), heightIn: inText(master.Height) }),
  }
}
