import { OWN_PACKAGING, parcelPackagingOf } from '@waybill/domain'
import { readAmount } from '../../ui/form/amount.ts'
import { type ItemDraft, itemOfDraft } from './itemDraft.ts'

/** A row filled from the item master as packages of one's own: the master knows of cartons and pallets. */
export function asPackages(item: ItemDraft): ItemDraft {
  const { eachLb: _, ...rest } = item
  const isParcel = parcelPackagingOf(item.handlingUnitType) !== null
  return isParcel ? rest : { ...rest, handlingUnitType: OWN_PACKAGING }
}

/** A row whose packages were weighed one by one, with the weight that freight is entered with: of all of them together. */
export function weighedWhole(item: ItemDraft): ItemDraft {
  const { eachLb, ...rest } = item
  if (eachLb === undefined) return item
  const { weightLb } = itemOfDraft(item)
  return { ...rest, weightLb: eachLb.trim() === '' || !Number.isFinite(weightLb) ? eachLb : String(weightLb) }
}

/** Pounds of one package, as typed, or what the row's weight comes to; blank: nobody has weighed it. */
export function eachOf({ eachLb, weightLb, handlingUnits }: ItemDraft): string {
  if (eachLb !== undefined) return eachLb
  if (weightLb.trim() === '') return ''
  const each = readAmount(weightLb) / readAmount(handlingUnits.trim() === '' ? '1' : handlingUnits)
  return Number.isFinite(each) ? String(Math.round(each * 100) / 100) : weightLb
}
