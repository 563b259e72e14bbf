import type { Party, Hazmat as PrintedHazmat } from '@waybill/documents'
import { type Address, emergencyContact, type LineItem, packagingName, shippingDescription } from '@waybill/domain'
import { hazmatTable } from '../../hazmatTable.ts'

/** The field when something is written in it, nothing otherwise: papers leave out what was not given. */
export const given = <K extends string>(name: K, text: string): Partial<Record<K, string>> =>
  text.trim() === '' ? {} : ({ [name]: text } as Record<K, string>)

export const partyOf = (address: Address): Party => ({
  name: address.company,
  street: [address.street, address.street2].filter(line => line.trim() !== ''),
  city: address.city,
  state: address.state,
  zip: address.zip,
  country: address.country,
  ...given('contact', address.contactName),
  ...given('phone', address.contactPhone),
})

/**
 * What makes a row of freight hazardous, as its bill says it; nothing where it is not.
 * @param isRepeated an earlier row shows the same line on another unit: the line's total quantity stands there, once
 */
export function printedHazmat(item: LineItem, isRepeated: boolean): { readonly hazmat?: PrintedHazmat } {
  const { pieces, pieceType } = item
  if (item.hazmat === null) return {}
  const hazmat = isRepeated ? { ...item.hazmat, quantity: 'total quantity stated above' } : item.hazmat
  const packages = `${pieces.toLocaleString('en-US')} ${packagingName(pieceType, pieces).toLowerCase()}`
  const description = shippingDescription(hazmat, packages, hazmatTable)
  return { hazmat: { description, emergency: emergencyContact(hazmat) } }
}
