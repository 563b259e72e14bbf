import { hasGs1CheckDigit, isDigits, withGs1CheckDigit } from './gs1.ts'

/** Digits of a GS1 company prefix as the VICS bill of lading uses it. */
export const COMPANY_PREFIX_LENGTH = 7
/** Serials of a shipper with a prefix: 9 digits. */
export const SERIAL_MAX_WITH_PREFIX = 999_999_999
/** Serials of a shipper without a prefix: 8 digits behind `04` and the shipper's own number. */
export const SERIAL_MAX_WITHOUT_PREFIX = 99_999_999
/** Shippers without a prefix: 6 digits. */
export const SHIPPER_MAX = 999_999

/**
 * The 17-digit bill of lading number: company prefix (7) + serial (9) + check digit, or, for a shipper without a
 * GS1 company prefix, `04` + 14 digits of its own + check digit. Source: VICS bill of lading guideline. Those digits are
 * the shipper's number here (6) and the serial (8), so that two shippers never print the same number.
 * @param companyPrefix 7 digits; a number from 0: that of a shipper that has none.
 * @param serial a whole number from 0; the caller makes it unique. Throws a RangeError when it does not fit.
 */
export function makeBolNumber(companyPrefix: string | number, serial: number): string {
  const highest = typeof companyPrefix === 'number' ? SERIAL_MAX_WITHOUT_PREFIX : SERIAL_MAX_WITH_PREFIX
  if (!Number.isSafeInteger(serial) || serial < 0 || serial > highest) {
    throw new RangeError(`A bill of lading serial lies between 0 and ${highest}.`)
  }
  if (typeof companyPrefix === 'number') {
    if (!Number.isSafeInteger(companyPrefix) || companyPrefix < 0 || companyPrefix > SHIPPER_MAX) {
      throw new RangeError(`A shipper's number lies between 0 and ${SHIPPER_MAX}.`)
    }
    return withGs1CheckDigit(`04${String(companyPrefix).padStart(6, '0')}${String(serial).padStart(8, '0')}`)
  }
  if (!isCompanyPrefix(companyPrefix)) throw new RangeError('A company prefix has 7 digits.')
  return withGs1CheckDigit(companyPrefix + String(serial).padStart(9, '0'))
}

export const isCompanyPrefix = (text: string): boolean => isDigits(text) && text.length === COMPANY_PREFIX_LENGTH

/** 17 digits, the last of them right. */
export const isBolNumber = (text: string): boolean => text.length === 17 && hasGs1CheckDigit(text)
