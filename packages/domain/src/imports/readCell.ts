import { isPostalCode, tidyPostalCode } from '../places/postalCodes.ts'
import { statesOf } from '../places/states.ts'
import { dateOf, dateOfDayNumber, dayNumber, fullYear, isDayOfOurTime, type LocalDate } from '../time/dates.ts'
import type { ColumnReading, ImportFault, ImportField, ImportValue } from './fields.ts'
import { plainWords } from './words.ts'

/** What a cell says, or why it says nothing that can be taken. */
export type CellRead =
  | { readonly value: ImportValue }
  | { readonly code: ImportFault; readonly params: Readonly<Record<string, string | number>> }

const wrong = (code: ImportFault, params: Readonly<Record<string, string | number>> = {}): CellRead => ({
  code,
  params,
})

/** Pounds of a unit of weight. */
const pounds: Readonly<Record<string, number>> = {
  ...{ lb: 1, lbs: 1, pound: 1, pounds: 1, libra: 1, libras: 1, '#': 1 },
  ...{ kg: 2.2046226218, kgs: 2.2046226218, kilo: 2.2046226218, kilos: 2.2046226218, kilogramo: 2.2046226218 },
  ...{ kilogramos: 2.2046226218, g: 0.0022046226218, gram: 0.0022046226218, grams: 0.0022046226218 },
  ...{ oz: 0.0625, ounce: 0.0625, ounces: 0.0625, onza: 0.0625, onzas: 0.0625, ton: 2000, tons: 2000 },
}

/** Inches of a unit of length. */
const inches: Readonly<Record<string, number>> = {
  ...{ in: 1, inch: 1, inches: 1, pulgada: 1, pulgadas: 1, '"': 1, '”': 1 },
  ...{ ft: 12, foot: 12, feet: 12, pie: 12, pies: 12, "'": 12 },
  ...{ cm: 1 / 2.54, mm: 1 / 25.4, m: 100 / 2.54, meter: 100 / 2.54, meters: 100 / 2.54, metro: 100 / 2.54 },
  metros: 100 / 2.54,
}

interface Figure {
  readonly number: number
  /** What is written behind it: `lb`. */
  readonly unit: string
}

/** Nothing but digits, with a point at most. */
const BARE = /^\d{1,15}(?:\.\d{1,6})?$/

const PLAIN = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/

/**
 * A number with what is written around it: `1,234.5 lb`, `$ 12.00`, `(3)` for what is below zero; null for what is none.
 * @param comma a comma parts units from tenths: `1.234,5`
 */
export function readFigure(text: string, comma = false): Figure | null {
  // Most figures of most files are digits alone.
  if (BARE.test(text) && !(comma && text.includes('.'))) return { number: Number(text), unit: '' }
  const [, open = '', sign = '', body = '', close = ''] =
    /^(\(?)\s*([-−+]?)\s*(.*?)\s*(\)?)$/s.exec(text.replaceAll(/[\u00a0\u202f]/g, ' ').trim()) ?? []
  if ((open === '(') !== (close === ')')) return null
  const found = /^(?:[$€£]|us\$|usd|cad|c\$)?\s*([-−+]?)\s*([\d.,' ]*\d[\d.,]*)\s*([^\d.,\s][^\d]*)?$/i.exec(body)
  if (found === null) return null
  const [, inner = '', typed = '', after = ''] = found
  const joined = typed.replaceAll(/(?<=\d)[' ](?=\d{3}(?:\D|$))/g, '')
  const digits = comma ? joined.replaceAll('.', '\u0000').replaceAll(',', '.').replaceAll('\u0000', ',') : joined
  if (!PLAIN.test(digits)) return null
  const number = Number(digits.replaceAll(',', ''))
  const isBelow = open === '(' || sign === '-' || sign === '−' || inner === '-' || inner === '−'
  return { number: isBelow ? -number : number, unit: after.trim().toLowerCase().replace(/\.$/, '') }
}

const currencyWords = new Set(['', 'usd', 'us$', '$', 'cad', 'dollars', 'dlls'])
const countWords =
  /^(?:|pcs?|pieces?|ea|each|units?|un|pza?s?|piezas?|ctns?|cartons?|cajas?|plts?|pallets?|tarimas?|cs|cases?|pk|pkgs?|%)$/

const round = (number: number, digits: number): number => Math.round(number * 10 ** digits) / 10 ** digits

const months = [
  ...(['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const),
] as readonly string[]
const mesesSpanish = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

const monthOf = (word: string): number => {
  const start = plainWords(word).slice(0, 3)
  return Math.max(months.indexOf(start), mesesSpanish.indexOf(start)) + 1
}

/** A day of three numbers, in the order that is written; which of the first two is the month is not said by all of them. */
export interface NumericDate {
  readonly first: number
  readonly second: number
  readonly year: number
}

const withoutTime = (text: string): string =>
  text
    .trim()
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom)[a-zé]*\.?,?\s+(?=\d|[a-z])/i, '')
    .replace(/[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i, '')

/** `6/2/06`, `6-2-2006`, `6.2.06`; null for what is written otherwise. */
export function numericDate(text: string): NumericDate | null {
  const found = /^(\d{1,2})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{4}|\d{2})$/.exec(withoutTime(text))
  return found === null ? null : { first: Number(found[1]), second: Number(found[3]), year: fullYear(found[4] ?? '') }
}

/** A day as spreadsheets count them: 46,000 is in 2025. */
const SERIALS = { from: 36_526, to: 73_415 }
/** The day before their first, 1900-01-01, and the leap day of 1900 that spreadsheets count and no calendar has. */
const EXCEL_EPOCH = dayNumber('1900-01-01') - 2

/**
 * A day in the forms people write, of the years 2000 to 2100; `unclear`: which number is the month is not known.
 * @param order how a day of three numbers is read where both readings are days
 */
export function readAnyDate(text: string, order?: 'month' | 'day'): LocalDate | 'unclear' | null {
  const typed = withoutTime(text)
  const real = (year: number, month: number, day: number): LocalDate | null => {
    if (month < 1 || month > 12 || day < 1 || day > 31) return null
    const date = dateOf(year, month, day)
    return isDayOfOurTime(date) ? date : null
  }
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed) ?? /^(20\d{2})([01]\d)([0-3]\d)$/.exec(typed)
  if (iso !== null) return real(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const numeric = numericDate(typed)
  if (numeric !== null) {
    const { first, second, year } = numeric
    const [asMonth, asDay] = [real(year, first, second), real(year, second, first)]
    if (asMonth === null || asDay === null || first === second) return asMonth ?? asDay
    return order === undefined ? 'unclear' : order === 'month' ? asMonth : asDay
  }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+(?:de )?([\p{L}]{3,})\.?[-/., ]+(?:de )?(\d{4}|\d{2})$/iu.exec(
    typed,
  )
  if (dayFirst !== null) return real(fullYear(dayFirst[3] ?? ''), monthOf(dayFirst[2] ?? ''), Number(dayFirst[1]))
  const monthFirst = /^([\p{L}]{3,})\.?[-/. ]+(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})$/iu.exec(typed)
  if (monthFirst !== null)
    return real(fullYear(monthFirst[3] ?? ''), monthOf(monthFirst[1] ?? ''), Number(monthFirst[2]))
  const serial = /^\d{5}(?:\.\d+)?$/.test(typed) ? Math.floor(Number(typed)) : 0
  if (serial >= SERIALS.from && serial <= SERIALS.to) return dateOfDayNumber(EXCEL_EPOCH + serial)
  return null
}

const yes = new Set(['yes', 'y', 'true', 't', '1', 'x', 'si', 's', 'verdadero', 'on'])
const no = new Set(['no', 'n', 'false', 'f', '0', 'falso', 'off'])

/** A postal code with the zeros that a spreadsheet lost: `1234` → `01234`, `12345678` → `01234-5678`. */
export function readZip(text: string): string | null {
  const bare = text.trim().replace(/\.0+$/, '')
  const digits = bare.replaceAll(/[\s-]/g, '')
  const whole = /^\d{3,4}$/.test(digits)
    ? digits.padStart(5, '0')
    : /^\d{7,8}$/.test(digits)
      ? digits.padStart(9, '0')
      : bare
  for (const country of ['US', 'CA']) {
    const tidy = tidyPostalCode(country, whole)
    if (isPostalCode(country, tidy)) return tidy
  }
  return null
}

const statesByName: ReadonlyMap<string, string> = new Map(
  (['US', 'CA'] as const).flatMap(country =>
    Object.entries(statesOf[country]).flatMap(([code, name]) => [
      [code.toLowerCase(), code] as const,
      [plainWords(name), code] as const,
    ]),
  ),
)

function readQuantity(
  text: string,
  { comma, unit = '' }: ColumnReading,
  units: Readonly<Record<string, number>>,
  usual: string,
  code: ImportFault,
): CellRead {
  const feet = /^(\d+)\s*(?:'|ft|feet)\s*(\d+(?:\.\d+)?)\s*(?:"|in|inches)?$/i.exec(text.trim())
  if (feet !== null && usual === 'in') return { value: Number(feet[1]) * 12 + Number(feet[2]) }
  const figure = readFigure(text, comma)
  // A word from a file is no name of ours unless it is one of these: an object also answers to `constructor`.
  const known = (name: string): boolean => Object.hasOwn(units, name)
  const named = figure === null || figure.unit !== '' ? figure?.unit : known(unit) ? unit : usual
  const factor = named !== undefined && known(named) ? units[named] : undefined
  if (figure === null || factor === undefined) return wrong(code)
  return figure.number < 0
    ? wrong('negative')
    : { value: factor === 1 ? figure.number : round(figure.number * factor, 2) }
}

const SHORT = 120

/** What stands before a cell that a spreadsheet would take for a formula. */
const bare = (cell: string): string => {
  const text = cell.trim()
  return text.startsWith("'") ? text.replace(/^'(?=[=+\-@])/, '') : text
}

/**
 * What a cell says in the shape of its field.
 * @param meant what words of the file mean where the field has codes
 */
export function readCell(
  cell: string,
  field: Pick<ImportField, 'shape' | 'codes'>,
  reading: ColumnReading = {},
  meant: Readonly<Record<string, string>> = {},
): CellRead {
  const whole = bare(cell)
  if (whole === '') return { value: null }
  // No figure, day or code is as long: what is longer is prose.
  const text = field.shape === 'text' || whole.length <= SHORT ? whole : `${whole.slice(0, SHORT)}…`
  switch (field.shape) {
    case 'text':
      return { value: text }
    case 'number':
    case 'whole': {
      const figure = readFigure(text, reading.comma)
      if (figure === null || !countWords.test(figure.unit)) return wrong('notANumber')
      if (figure.number < 0) return wrong('negative')
      return field.shape === 'whole' && !Number.isInteger(figure.number) ? wrong('notWhole') : { value: figure.number }
    }
    case 'money': {
      const figure = readFigure(text, reading.comma)
      if (figure === null || !currencyWords.has(figure.unit)) return wrong('notAnAmount')
      if (figure.number < 0) return wrong('negative')
      return { value: Math.round(figure.number * 100) }
    }
    case 'signedMoney': {
      // Which currency an amount is in is said by a column of its own: a word beside it may be another one.
      const figure = /[\p{L}€£]/u.test(text) ? null : readFigure(text, reading.comma)
      if (figure === null || figure.unit !== '') return wrong('notAnAmount')
      const minor = Math.round(figure.number * 100)
      return Math.abs(minor / 100 - figure.number) > 1e-9 ? wrong('tooPrecise', { decimals: 2 }) : { value: minor }
    }
    case 'weight':
      return readQuantity(text, reading, pounds, 'lb', 'notAWeight')
    case 'length':
      return readQuantity(text, reading, inches, 'in', 'notALength')
    case 'date': {
      const date = readAnyDate(text, reading.dates)
      return date === null ? wrong('notADate') : date === 'unclear' ? wrong('dateUnclear') : { value: date }
    }
    case 'yesNo': {
      const word = plainWords(text)
      return yes.has(word) ? { value: true } : no.has(word) ? { value: false } : wrong('notYesNo')
    }
    case 'zip': {
      const zip = readZip(text)
      return zip === null ? wrong('notAZip') : { value: zip }
    }
    case 'state': {
      const state = statesByName.get(plainWords(text))
      return state === undefined ? wrong('notAState') : { value: state }
    }
    case 'code': {
      const word = plainWords(text)
      const given = Object.hasOwn(meant, word) ? meant[word] : undefined
      if (given !== undefined) return { value: given === '' ? null : given }
      const found = field.codes?.find(
        ({ value, synonyms }) => plainWords(value) === word || synonyms.some(one => plainWords(one) === word),
      )
      return found === undefined ? wrong('notOneOf') : { value: found.value }
    }
  }
}
