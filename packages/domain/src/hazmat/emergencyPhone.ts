import type { Hazmat } from '../shipment/shipment.ts'
import { plainName } from './hazmatTable.ts'

/** Why a number can't be the emergency telephone of 172.604(a). */
export type PhoneFault = 'noAreaCode' | 'notDialable'

const keypad: readonly string[] = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz']

/** The digits that are dialled: letters as the keypad has them, no extension. */
const dialled = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?:x|ext\.?)\s*\d+\s*$/, '')
    .replaceAll(/[a-z]/g, letter => String(keypad.findIndex(keys => keys.includes(letter))))
    .replaceAll(/[^0-9]/g, '')

/** Area code and exchange begin with 2 to 9, and neither is a service like 911 (North American numbering plan). */
const isNorthAmerican = (digits: string): boolean => /^(?![2-9]11)[2-9]\d{2}(?![2-9]11)[2-9]\d{6}$/.test(digits)

/** What is wrong with an emergency number, or null. 172.604(a): with its area code or international access code. */
export function phoneFault(text: string): PhoneFault | null {
  if (!/^[0-9a-z+()./\s-]+$/i.test(text)) return 'notDialable'
  const digits = dialled(text)
  const abroad = text.trim().startsWith('+') ? digits : digits.startsWith('011') ? digits.slice(3) : null
  if (abroad !== null) {
    if (abroad.startsWith('1')) return isNorthAmerican(abroad.slice(1)) ? null : 'notDialable'
    return /^[2-9]\d{7,14}$/.test(abroad) ? null : 'notDialable'
  }
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (national.length === 7) return 'noAreaCode'
  return isNorthAmerican(national) ? null : 'notDialable'
}

/** Lines of services that answer for their customers: CHEMTREC, INFOTRAC, ChemTel, VelocityEHS, CANUTEC. */
const services: readonly string[] = [
  ...['8004249300', '7035273887', '8005355053', '3523233500', '8002553924', '8132480585', '8003603220'],
  ...['8882268832', '6139966666'],
]

/** Whether a number is known to be an emergency response service's: it finds the shipper by name or contract (172.604(b)). */
export const isServicePhone = (text: string): boolean => services.includes(dialled(text).slice(-10))

/** The shipping names of 172.604(d)(2); what a name goes on with is described by it as well. Krill meal: group III alone. */
const excepted: readonly string[] = [
  ...['Battery powered equipment', 'Battery powered vehicle', 'Wheelchair, electric'],
  ...['Carbon dioxide, solid', 'Dry ice', 'Consumer commodity', 'Refrigerating machine'],
  ...['Castor bean', 'Castor flake', 'Castor meal', 'Castor pomace'],
  ...['Fish meal, stabilized', 'Fish scrap, stabilized', 'Krill meal'],
  ...['Engine, internal combustion', 'Machinery, internal combustion'],
  ...['Engine, fuel cell, flammable gas powered', 'Engine, fuel cell, flammable liquid powered'],
  ...['Machinery, fuel cell, flammable gas powered', 'Machinery, fuel cell, flammable liquid powered'],
  ...['Vehicle, flammable gas powered', 'Vehicle, flammable liquid powered'],
].map(plainName)

/**
 * Whether an emergency telephone must be told. Limited quantities need none (172.604(d)(1); TDG 1.17 excepts them from
 * documents as a whole), nor what (d)(2) names; Canada wants a number for the latter (TDG 3.5(1)(f)).
 */
export function needsEmergencyPhone(
  {
    limitedQuantity,
    unNumber,
    properShippingName,
    packingGroup,
  }: Pick<Hazmat, 'limitedQuantity' | 'unNumber' | 'properShippingName' | 'packingGroup'>,
  countries: readonly string[],
): boolean {
  if (limitedQuantity) return false
  if (countries.includes('CA')) return true
  const name = plainName(properShippingName)
  // When the paragraph was written, UN2857 alone had that name: nothing says that machines with flammable gas are meant.
  if (unNumber === 'UN3358') return true
  const isKrill = name.startsWith('krill')
  return (isKrill && packingGroup !== 'III') || !excepted.some(one => name === one || name.startsWith(`${one} `))
}
