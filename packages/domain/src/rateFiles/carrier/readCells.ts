import { type FreightClass, parseFreightClass } from '../../freight/classes.ts'
import { HUNDRED_PERCENT, parseScaled, SCALE } from '../../rates/scaled.ts'
import { dateOf, fullYear, isDayOfOurTime } from '../../time/dates.ts'
import type { CellErrorCode } from '../sheetTables.ts'

/** What a cell says, or what is wrong with it. */
export type Cell<T> = { readonly value: T } | { readonly code: CellErrorCode; readonly params?: CellFault['params'] }

export interface CellFault {
  readonly code: CellErrorCode
  readonly params: Readonly<Record<string, string | number>>
}

/** A spreadsheet keeps 24.0375 as 24.037500000000001: what lies that close to four decimals is meant so. */
const NOISE = 1e-7

function noisy(text: string): number | null {
  if (!/^[0-9]+\.[0-9]{5,}$|^[0-9](?:\.[0-9]+)?e[-+]?[0-9]{1,2}$/i.test(text)) return null
  const scaled = Number(text) * SCALE
  const whole = Math.round(scaled)
  return whole < SCALE ** 3 && Math.abs(scaled - whole) < NOISE * SCALE ? whole : null
}

/** The currency that is written beside an amount; a dollar sign alone is that of the sheet. */
function writtenCurrency(text: string): string | null {
  const code = /^([A-Z]{3})(?![A-Z])|(?<![A-Z])([A-Z]{3})$/i.exec(text)
  if (code !== null) return (code[1] ?? code[2] ?? '').toUpperCase()
  const dollars = /^(US|CA|C)\s*\$/i.exec(text)
  return dollars === null ? null : dollars[1]?.toUpperCase() === 'US' ? 'USD' : 'CAD'
}

/**
 * 1/10,000 of what is written: `$1,234.5`, `24.0375`, `USD 12`, ` 1 234.50 `.
 * @param currency of the sheet: an amount in another one is no amount of it
 */
export function readScaled(text: string, currency: string): Cell<number> {
  const quick = parseScaled(text)
  if (quick !== null) return { value: quick }
  if (text.startsWith('=')) return { code: 'formula' }
  const written = writtenCurrency(text.trim())
  const bare = text
    .trim()
    .replace(/^(?:[A-Z]{3}|US|CA|C)?\s*\$\s*|^[A-Z]{3}\s*|\s*(?:[A-Z]{3}|\$)$/i, '')
    .replace(/\s/g, '')
  const value = parseScaled(bare) ?? noisy(bare)
  if (value === null) return { code: 'notAnAmount' }
  return written === null || written === currency ? { value } : { code: 'otherCurrency', params: { currency } }
}

/** Minor units of a currency with so many digits; a float's noise is none. */
export function readMinor(text: string, digits: number, currency: string): Cell<number> {
  const scaled = readScaled(text, currency)
  if ('code' in scaled) return scaled
  const minor = (scaled.value * 10 ** digits) / SCALE
  return Number.isInteger(minor) ? { value: minor } : { code: 'notAnAmount' }
}

/** 1/10,000 of a percent, 0 to 100. `0.65` without a sign may mean 65 % or less than one: it is asked, not guessed. */
export function readPercent(text: string): Cell<number> {
  const isSigned = text.endsWith('%')
  const scaled = readScaled(isSigned ? text.slice(0, -1).trim() : text, '')
  if ('code' in scaled) return scaled.code === 'formula' ? scaled : { code: 'notAPercent' }
  if (scaled.value > HUNDRED_PERCENT) return { code: 'outOfRange', params: { max: 100 } }
  if (!isSigned && scaled.value > 0 && scaled.value <= SCALE) {
    const fraction = scaled.value / SCALE
    return { code: 'noPercentSign', params: { fraction, percent: Math.round(fraction * 1_000_000) / 10_000 } }
  }
  return scaled
}

/** The same for what is taken off a price: all of it would leave nothing to pay. */
export function readDiscount(text: string): Cell<number> {
  const percent = readPercent(text)
  return 'value' in percent && percent.value === HUNDRED_PERCENT ? { code: 'discountWhole' } : percent
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function dayOfText(text: string): string {
  const iso =
    /^([0-9]{4})[-/]([0-9]{1,2})[-/]([0-9]{1,2})(?:[T ]00:00.*)?$/.exec(text) ??
    /^([0-9]{4})([0-9]{2})([0-9]{2})$/.exec(text)
  if (iso !== null) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const us = /^([0-9]{1,2})[/-]([0-9]{1,2})[/-]([0-9]{4}|[0-9]{2})$/.exec(text)
  if (us !== null) return dateOf(fullYear(us[3] ?? ''), Number(us[1]), Number(us[2]))
  const named =
    /^([0-9]{1,2})[- ]([a-z]{3})[a-z]*\.?[-, ]+([0-9]{4}|[0-9]{2})$/i.exec(text) ??
    /^([a-z]{3})[a-z]*\.? ([0-9]{1,2}),? +([0-9]{4})$/i.exec(text)
  if (named === null) return ''
  const [, a = '', b = '', year = ''] = named
  const [day, month] = /^[0-9]/.test(a) ? [a, b] : [b, a]
  const at = months.indexOf(month.toLowerCase())
  return at < 0 ? '' : dateOf(fullYear(year), at + 1, Number(day))
}

/** `2026-03-14`, `3/14/2026`, `14-Mar-2026`, `Mar 14, 2026`, `20260314`. With figures alone the month comes first. */
export function readDay(text: string): Cell<string> {
  if (text.startsWith('=')) return { code: 'formula' }
  const day = dayOfText(text)
  return isDayOfOurTime(day) ? { value: day } : { code: 'notADate' }
}

export function readWhole(text: string, highest: number): Cell<number> {
  if (text.startsWith('=')) return { code: 'formula' }
  const found = /^([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,9})(?:\.0+)?$/.exec(text)
  if (found === null) return { code: 'notANumber' }
  const value = Number((found[1] ?? '').replaceAll(',', ''))
  return value <= highest ? { value } : { code: 'outOfRange', params: { max: highest } }
}

export function readClass(text: string): Cell<FreightClass> {
  if (text.startsWith('=')) return { code: 'formula' }
  const freightClass = parseFreightClass(text)
  return freightClass === null ? { code: 'notAClass' } : { value: freightClass }
}
