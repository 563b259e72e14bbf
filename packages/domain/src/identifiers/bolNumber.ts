import { hasGs1CheckDigit, isDigits, withGs1CheckDigit } from './gs1.ts'

/** Digits of a bill of lading number before its check digit. */
const BODY_LENGTH = 16

/** Digits that name a company without a GS1 prefix, behind `04`; the serial fills the other nine. */
const COMPANY_DIGITS = 5

/** The highest number a company without a GS1 prefix may have here. */
export const BOL_COMPANY_MAX = 10 ** COMPANY_DIGITS - 1

/** Who gives a number: a holder of a GS1 company prefix, or a company by its number in this installation, from 1. */
export type BolIssuer = { readonly prefix: string } | { readonly company: number }

/** GS1 gives company prefixes of 7 to 10 digits. */
export const isCompanyPrefix = (text: string): boolean => isDigits(text) && text.length >= 7 && text.length <= 10

function headOf(issuer: BolIssuer): string {
  if ('prefix' in issuer) {
    if (!isCompanyPrefix(issuer.prefix)) throw new RangeError('A company prefix has 7 to 10 digits.')
    return issuer.prefix
  }
  const { company } = issuer
  if (!Number.isSafeInteger(company) || company < 1 || company > BOL_COMPANY_MAX) {
    throw new RangeError(`A company number on a bill of lading lies between 1 and ${BOL_COMPANY_MAX}.`)
  }
  return `04${String(company).padStart(COMPANY_DIGITS, '0')}`
}

/**
 * The 17-digit bill of lading number: GS1 company prefix (7 to 10) + serial + check digit or, without a prefix, `04` +
 * 14 digits + check digit. Those 14 begin with the company's own number, so that two companies never print the same.
 * Source: VICS bill of lading guideline; rules of the trade, check digits.
 * @param serial a whole number from 0; the caller makes it unique for the issuer
 * @throws {RangeError} when prefix, company or serial does not fit
 */
export function makeBolNumber(issuer: BolIssuer, serial: number): string {
  const head = headOf(issuer)
  const width = BODY_LENGTH - head.length
  const highest = 10 ** width - 1
  if (!Number.isSafeInteger(serial) || serial < 0 || serial > highest) {
    throw new RangeError(`A bill of lading serial lies between 0 and ${highest} here.`)
  }
  return withGs1CheckDigit(head + String(serial).padStart(width, '0'))
}

/** Digits of a parcel's number behind its letter. */
const PARCEL_DIGITS = 9

/**
 * The number that a shipment of small packages is known by: `P` and nine digits. It goes under labels of its carrier and
 * under no bill of lading, so it takes no number of one.
 * @param serial a whole number from 1; the caller makes it unique in the company
 * @throws {RangeError} when it does not fit
 */
export function makeParcelNumber(serial: number): string {
  if (!Number.isSafeInteger(serial) || serial < 0 || serial >= 10 ** PARCEL_DIGITS) {
    throw new RangeError(`A parcel's serial has ${PARCEL_DIGITS} digits at most.`)
  }
  return `P${String(serial).padStart(PARCEL_DIGITS, '0')}`
}

/** Whether a number is one of a parcel. */
export const isParcelNumber = (text: string): boolean => /^P\d{9}$/.test(text)

/** 17 digits, the last of them right. */
export const isBolNumber = (text: string): boolean => text.length === 17 && hasGs1CheckDigit(text)
