import { hasGs1CheckDigit, isDigits, withGs1CheckDigit } from './gs1.ts'

/**
 * The 18-digit serial shipping container code: extension digit + company prefix (7 to 10) + serial + check digit.
 * Throws a RangeError when the parts do not fill 17 digits exactly. Source: GS1 General Specifications.
 */
export function makeSscc(extensionDigit: number, companyPrefix: string, serial: number): string {
  const room = 16 - companyPrefix.length
  const fits =
    Number.isInteger(extensionDigit) && extensionDigit >= 0 && extensionDigit <= 9 && Number.isSafeInteger(serial)
  if (!fits || !isDigits(companyPrefix) || companyPrefix.length < 7 || companyPrefix.length > 10) {
    throw new RangeError('An SSCC takes one extension digit, a company prefix of 7 to 10 digits and a serial.')
  }
  if (serial < 0 || String(serial).length > room) throw new RangeError(`The serial has at most ${room} digits.`)
  return withGs1CheckDigit(`${extensionDigit}${companyPrefix}${String(serial).padStart(room, '0')}`)
}

/** 18 digits, the last of them right. */
export const isSscc = (text: string): boolean => text.length === 18 && hasGs1CheckDigit(text)
