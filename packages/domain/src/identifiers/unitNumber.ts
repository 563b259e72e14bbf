import { BOL_COMPANY_MAX, type BolIssuer, isBolNumber } from './bolNumber.ts'
import { hasGs1CheckDigit, isDigits, withGs1CheckDigit } from './gs1.ts'
import { labelNumber } from './parcelNumbers.ts'
import { isSscc, makeSscc } from './sscc.ts'

/** Digits of an SSCC for prefix and serial together: the extension digit and the check digit are the other two. */
const SSCC_ROOM = 16
const PLATE_SERIAL = 9

/**
 * The number on the label of a handling unit: an SSCC-18 for a holder of a GS1 company prefix; without one a licence plate
 * of this installation, `LP` + company + serial + check digit, because an SSCC of somebody else's prefix is a false one.
 * When the serials of a prefix are used up, the extension digit goes on. Source: GS1 General Specifications, SSCC.
 * @param serial a whole number from 0; the caller makes it unique for the issuer
 * @throws {RangeError} when prefix, company or serial does not fit
 */
export function makeUnitNumber(issuer: BolIssuer, serial: number): string {
  if ('prefix' in issuer) {
    const serials = 10 ** Math.max(0, SSCC_ROOM - issuer.prefix.length)
    return makeSscc(Math.floor(serial / serials), issuer.prefix, serial % serials)
  }
  const { company } = issuer
  const fits = Number.isSafeInteger(serial) && serial >= 0 && serial < 10 ** PLATE_SERIAL
  if (!fits || !Number.isSafeInteger(company) || company < 1 || company > BOL_COMPANY_MAX) {
    throw new RangeError('A licence plate takes a company number and a serial of 9 digits.')
  }
  return `LP${withGs1CheckDigit(String(company).padStart(5, '0') + String(serial).padStart(PLATE_SERIAL, '0'))}`
}

/** Whether a text is a licence plate of ours, its check digit right. */
export const isLicencePlate = (text: string): boolean => /^LP[0-9]{15}$/.test(text) && hasGs1CheckDigit(text.slice(2))

const identifiers: readonly (readonly [ai: string, fits: (text: string) => boolean])[] = [
  ['00', isSscc],
  ['402', isBolNumber],
]

/**
 * The number a person means by what a scanner handed on: without symbology identifier, brackets and the GS1 application
 * identifier (00) or (402), and of the barcode of a label the number of its package, in capital letters and without the
 * blanks that it is printed with; any other text as it is. Source: GS1 General Specifications, data carriers.
 */
export function numberScanned(text: string): string {
  const bare = text
    .trim()
    .replace(/^\](?:C1|e0|d2)/i, '')
    .replaceAll(String.fromCharCode(29), '')
    .replace(/^\((\d+)\)/, '$1')
  const ofLabel = labelNumber(bare)
  if (ofLabel !== null) return ofLabel
  if (!isDigits(bare)) return isLicencePlate(bare.toUpperCase()) ? bare.toUpperCase() : text
  const found = identifiers.find(([ai, fits]) => bare.startsWith(ai) && fits(bare.slice(ai.length)))
  return found === undefined ? bare : bare.slice(found[0].length)
}
