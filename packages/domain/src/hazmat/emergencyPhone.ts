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
