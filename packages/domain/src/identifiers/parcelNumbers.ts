import { hasGs1CheckDigit, isDigits } from './gs1.ts'

/** Blanks are how labels group a tracking number; they are not part of it. */
export const cleanTrackingNumber = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** In a 1Z number a letter counts as its ASCII code less 3, modulo 10. */
const upsValue = (character: string): number =>
  isDigits(character) ? Number(character) : (character.charCodeAt(0) - 3) % 10

/**
 * UPS: `1Z`, 15 letters or digits, a check digit; every second character counts double, modulo 10.
 * Like all of these, a failed check is worth a warning, never a refusal: carriers issue exceptions.
 */
export function isUpsTrackingNumber(text: string): boolean {
  if (!/^1Z[A-Z0-9]{15}[0-9]$/.test(text)) return false
  const sum = [...text.slice(2, 17)].reduce((total, c, place) => total + upsValue(c) * (place % 2 === 1 ? 2 : 1), 0)
  return String((10 - (sum % 10)) % 10) === text[17]
}

const weighted = (digits: string, weights: readonly number[]): string => {
  const sum = [...digits].reduce((total, d, place) => total + Number(d) * (weights[place % weights.length] ?? 0), 0)
  return String((sum % 11) % 10)
}

/** FedEx Express, 12 digits: weights 3, 1, 7 from the left, modulo 11, modulo 10. */
export const isFedExExpressNumber = (text: string): boolean =>
  isDigits(text) && text.length === 12 && weighted(text.slice(0, 11), [3, 1, 7]) === text[11]

/** FedEx Ground, 15 digits: GS1 mod 10 in another dress (even places from the left weigh 3). */
export const isFedExGroundNumber = (text: string): boolean => text.length === 15 && hasGs1CheckDigit(text)

/** FedEx's 34-digit barcode: digits 21 to 33 weigh 1, 7, 3, modulo 11, modulo 10. */
export const isFedExBarcode34 = (text: string): boolean =>
  isDigits(text) && text.length === 34 && weighted(text.slice(20, 33), [1, 7, 3]) === text[33]

/**
 * USPS IMpb: 22 or 26 digits beginning with 91 to 95, GS1 mod 10; an optional routing prefix `420` + ZIP (5 or 9) is
 * not part of the check. Source: USPS Publication 199.
 */
export function isUspsTrackingNumber(text: string): boolean {
  if (!isDigits(text)) return false
  const bodies = text.startsWith('420') ? [text.slice(8), text.slice(12)] : [text]
  return bodies.some(b => (b.length === 22 || b.length === 26) && /^9[1-5]/.test(b) && hasGs1CheckDigit(b))
}

const S10_WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** The check digit of eight digits: weights, modulo 11; what would be 10 is 0, and 11 is 5. Source: UPU S10. */
export function s10CheckDigit(serial: string): string {
  const sum = [...serial].reduce((total, digit, place) => total + Number(digit) * (S10_WEIGHTS[place] ?? 0), 0)
  const check = 11 - (sum % 11)
  return String(check === 10 ? 0 : check === 11 ? 5 : check)
}

/** Mail that crosses borders: two letters of the service, eight digits and their check, the country that sends. Source: UPU S10. */
export function isS10Number(text: string): boolean {
  const [, serial = '', check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(text) ?? []
  return check !== undefined && s10CheckDigit(serial) === check
}

/** FedEx fills its numbers with zeros in front, to fourteen or fifteen digits. */
const withoutFill = (digits: string): string => digits.replace(/^0{1,3}(?=\d{12}$)/, '')

/**
 * The number of a package in the barcode of its label: after the routing prefix of the post, at the end of FedEx's 34
 * digits or of its 22 that begin with 96, UPS's and mail's as they stand. Null: it is none of them. Sources: USPS
 * Publication 199; FedEx Ground label layout.
 */
export function labelNumber(scanned: string): string | null {
  const text = cleanTrackingNumber(scanned)
  if (isUpsTrackingNumber(text) || isS10Number(text)) return text
  if (!isDigits(text)) return null
  const bodies = text.startsWith('420') ? [text.slice(8), text.slice(12)] : [text]
  const mailed = bodies.find(body => !body.startsWith('420') && isUspsTrackingNumber(body))
  if (mailed !== undefined) return mailed
  if (isFedExBarcode34(text)) return withoutFill(text.slice(20))
  return text.length === 22 && text.startsWith('96') ? withoutFill(text.slice(7)) : null
}

export type ParcelNumberKind = 'ups' | 'fedexExpress' | 'fedexGround' | 'fedex34' | 'usps'

/** Which carrier's check a scanned or typed number passes, or null. */
export function recognizeParcelNumber(typed: string): ParcelNumberKind | null {
  const text = cleanTrackingNumber(typed)
  if (isUpsTrackingNumber(text)) return 'ups'
  if (isUspsTrackingNumber(text) || (isS10Number(text) && text.endsWith('US'))) return 'usps'
  if (isFedExBarcode34(text)) return 'fedex34'
  if (isFedExExpressNumber(text)) return 'fedexExpress'
  if (isFedExGroundNumber(text)) return 'fedexGround'
  return null
}
