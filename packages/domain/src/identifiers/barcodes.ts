import { isBolNumber } from './bolNumber.ts'
import { isProNumber } from './proNumber.ts'
import { isScac, padScac } from './scac.ts'

/** One GS1-128 element string as an encoder takes it (`(402)…`), and what is printed under the bars. */
export interface Gs1Content {
  readonly elements: string
  readonly humanReadable: string
}

/** AI 402, the shipment's identification number: null unless the check digit is right. Source: VICS guideline. */
export function bolBarcode(bolNumber: string): Gs1Content | null {
  if (!isBolNumber(bolNumber)) return null
  return { elements: `(402)${bolNumber}`, humanReadable: `(402) ${bolNumber}` }
}

/**
 * SCAC filled to four characters with `-`, then the PRO: null when either does not fit. The content is agreed between
 * shipper and carrier, which is what AI 90 is for. Source: VICS guideline, GS1 General Specifications.
 */
export function proBarcode(scac: string, pro: string): Gs1Content | null {
  if (!isScac(scac) || !isProNumber(pro)) return null
  const content = padScac(scac) + pro
  return { elements: `(90)${content}`, humanReadable: `${scac} ${pro}` }
}
