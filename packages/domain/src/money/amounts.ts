import { isCurrencyCode, minorDigits } from './currencies.ts'

/** Largest amount a person can type, in minor units. */
const AMOUNT_MAX = 1_000_000_000_000

/**
 * Reads an amount as people type it (`1,234.5`, `$12`, `USD 12.00`) as minor units; null when it is none, has more
 * decimals than the currency, or is negative.
 */
export function parseAmount(typed: string, currency: string): number | null {
  const bare = typed.replaceAll(/\s/g, '').toUpperCase().replace(currency, '').replace(/^\$/, '')
  const found = /^([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)?(?:\.([0-9]*))?$/.exec(bare)
  const [whole = '', decimals = ''] = found?.slice(1) ?? []
  const digits = minorDigits(currency)
  if (found === null || whole + decimals === '' || decimals.length > digits) return null
  const minor = Number(whole.replaceAll(',', '') + decimals.padEnd(digits, '0'))
  return minor <= AMOUNT_MAX ? minor : null
}

/** `1,234.50` for 123450; a minus before negative ones. */
export function formatAmount(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits).replaceAll(/\B(?=([0-9]{3})+$)/g, ',')
  const decimals = digits === 0 ? '' : `.${text.slice(-digits)}`
  return `${minor < 0 ? '−' : ''}${whole}${decimals}`
}

const symbols: Readonly<Record<string, string>> = { USD: '$', CAD: 'CA$' }

/** `$139.45`, `CA$139.45`, `EUR 139.45`; `−$5.00`. */
export function formatMoney(minor: number, currency: string): string {
  const symbol = Object.hasOwn(symbols, currency) ? symbols[currency] : `${currency} `
  return `${minor < 0 ? '−' : ''}${symbol}${formatAmount(Math.abs(minor), currency)}`
}

/** Whether a text names an amount as {@link formatMoney} writes them. */
export const namesAmount = (text: string): boolean =>
  [...text.matchAll(/\$\d|\b([A-Z]{3}) \d/g)].some(([, code]) => code === undefined || isCurrencyCode(code))
