/** True for a string of ASCII digits alone, at least one. */
export const isDigits = (text: string): boolean => /^[0-9]+$/.test(text)

/**
 * GS1 mod 10: from the right the digits weigh 3, 1, 3, 1 …; the check digit fills the sum up to the next ten.
 * `body` is everything before the check digit. Throws a RangeError for anything but digits: callers hand over digits.
 * Source: GS1 General Specifications; rules of the trade, check digits.
 */
export function gs1CheckDigit(body: string): string {
  if (!isDigits(body)) throw new RangeError('A GS1 check digit is made from digits alone.')
  const sum = [...body]
    .reverse()
    .map((digit, place) => Number(digit) * (place % 2 === 0 ? 3 : 1))
    .reduce((total, part) => total + part, 0)
  return String((10 - (sum % 10)) % 10)
}

/** `body` with its GS1 check digit behind it. */
export const withGs1CheckDigit = (body: string): string => body + gs1CheckDigit(body)

/** Whether the last digit of `number` is the GS1 check digit of those before it. */
export const hasGs1CheckDigit = (number: string): boolean =>
  number.length > 1 && isDigits(number) && gs1CheckDigit(number.slice(0, -1)) === number.slice(-1)
