import { isDigits } from './gs1.ts'

/** Longest PRO number the bill of lading's barcode carries (VICS guideline). */
export const PRO_MAX = 20

/** Blanks and hyphens are how people write a PRO down; they are not part of it. */
export const cleanPro = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** Letters and digits, at most 20, as the barcode can carry it. */
export const isProNumber = (text: string): boolean => /^[A-Z0-9]{1,20}$/.test(text)

/** Luhn over everything before the last digit: from the right, every other digit doubled, its digits added. */
function luhnCheckDigit(body: string): string {
  const sum = [...body]
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 2 : 1))
    .reduce((total, part) => total + (part > 9 ? part - 9 : part), 0)
  return String((10 - (sum % 10)) % 10)
}

/**
 * Old Dominion: 11 digits beginning with 072, 777, 778, 780, or 80 when guaranteed; the last is a Luhn digit.
 * A PRO that fails is worth a warning, never a refusal: carriers issue exceptions.
 */
export const isOldDominionPro = (text: string): boolean =>
  isDigits(text) &&
  /^(072|777|778|780|80)/.test(text) &&
  text.length === 11 &&
  luhnCheckDigit(text.slice(0, 10)) === text[10]
