import type { Linear } from './linear.ts'

const PRO_LONGEST = 20
const ENCODABLE = /^[A-Z0-9/.-]+$/

/** The bill of lading number as a barcode: GS1-128, identifier 402 (rules of the trade: VICS bill of lading). */
export function bolCode(number: string): Linear {
  return { symbology: 'gs1-128', text: `(402)${number}` }
}

/** The number of a handling unit as a barcode: GS1-128, identifier 00; 18 digits with the check digit. */
export function ssccCode(sscc: string): Linear {
  return { symbology: 'gs1-128', text: `(00)${sscc}` }
}

/** What one scan finds a handling unit by: an SSCC as GS1-128, any other number of the shipper's own as plain Code 128. */
export function unitCode(number: string): Linear {
  return /^[0-9]{18}$/.test(number) ? ssccCode(number) : { symbology: 'code128', text: number }
}

/**
 * SCAC and PRO as one barcode: GS1-128, identifier 90 with the data identifier 12K, the SCAC padded to four with "-"
 * and a PRO of up to 20 characters (rules of the trade: VICS bill of lading). Undefined when the carrier has no SCAC
 * of two to four letters or the PRO holds what a scanner could not hand on; the number is then read by eye.
 */
export function scacProCode(scac: string, pro: string): Linear | undefined {
  const letters = scac.toUpperCase()
  const number = pro.toUpperCase().replaceAll(' ', '')
  if (!/^[A-Z]{2,4}$/.test(letters) || number.length > PRO_LONGEST || !ENCODABLE.test(number)) return undefined
  return { symbology: 'gs1-128', text: `(90)12K${letters.padEnd(4, '-')}${number}` }
}
