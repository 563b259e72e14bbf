import { isCurrencyCode, minorDigits } from '../money/currencies.ts'
import { isPostalCode, tidyPostalCode } from '../places/postalCodes.ts'
import { statesOf } from '../places/states.ts'
import { dateOf, dateOfDayNumber, dayNumber, fullYear, isDayOfOurTime, type LocalDate } from '../time/dates.ts'
import type { ColumnReading, ImportFault, ImportField, ImportValue } from './fields.ts'
import { doubtedUnits, inches, pounds, tonIn, tonWords } from './units.ts'
import { plainWords } from './words.ts'

/** What a cell says, or why it says nothing that can be taken. */
export type CellRead =
  | { readonly value: ImportValue }
  | { readonly code: ImportFault; readonly params: Readonly<Record<string, string | number>> }

const wrong = (code: ImportFault, params: Readonly<Record<string, string | number>> = {}): CellRead => ({
  code,
  params,
})

interface Figure {
  readonly number: number
  /** What is written behind it: `lb`. */
  readonly unit: string
}

/** Nothing but digits, with a point at most. */
const BARE = /^\d{1,15}(?:\.\d{1,6})?$/

/** Digits, or threes of them behind commas: no number begins with a zero and has thousands. */
const PLAIN = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)?(?:\.\d*)?$/
/** `48 1/2`, `48-1/2`, `48½`, `5/8`. */
const FRACTION = /(?:(\d+)[\s-]+)?(?<![\d./])(\d{1,2})\s*\/\s*(\d{1,2})(?![\d./])/
const vulgar: Readonly<Record<string, string>> = {
  ...{ '½': '1/2', '¼': '1/4', '¾': '3/4', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8', '⅓': '1/3', '⅔': '2/3' },
}

/** Fractions as tenths: `48 1/2"` → `48.5"`; a text without one stays as it is. */
function withTenths(text: string, comma: boolean): string {
  const plain = text.replace(/[½¼¾⅛⅜⅝⅞⅓⅔]/g, sign => ` ${vulgar[sign] ?? sign}`).trim()
  return plain.replace(FRACTION, (whole: string, units: string | undefined, top: string, bottom: string) => {
    if (Number(bottom) === 0 || Number(top) >= Number(bottom)) return whole
    const value = String(Math.round((Number(units ?? 0) + Number(top) / Number(bottom)) * 1e6) / 1e6)
    return comma ? value.replace('.', ',') : value
  })
}

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

/** Signs and words of currencies that have two digits; a bare `$` says no more than that it is money. */
const currencySigns: Readonly<Record<string, string>> = {
  ...{ us$: 'USD', 'u.s.$': 'USD', dollars: '', dollar: '', $: '', c$: 'CAD', ca$: 'CAD', can$: 'CAD', cdn$: 'CAD' },
  ...{ '€': 'EUR', euro: 'EUR', euros: 'EUR', '£': 'GBP', pounds: 'GBP', mx$: 'MXN', mex$: 'MXN', pesos: 'MXN' },
  ...{ a$: 'AUD', au$: 'AUD', mn: 'MXN', dlls: 'USD', dls: 'USD' },
  ...{ 'us dollar': 'USD', 'us dollars': 'USD', 'u.s. dollar': 'USD', 'canadian dollar': 'CAD', 'mexican peso': 'MXN' },
  ...{ 'british pound': 'GBP', 'australian dollar': 'AUD' },
}

/** The code of a currency with two digits that a word or sign names; blank: money, and no more is said; null: none. */
export function currencyOf(word: string): string | null {
  const plain = word.trim().toLowerCase()
  if (Object.hasOwn(currencySigns, plain)) return currencySigns[plain] ?? ''
  const code = plain.toUpperCase()
  return /^[A-Z]{3}$/.test(code) && isCurrencyCode(code) && minorDigits(code) === 2 ? code : null
}

/** What an amount is in, and the amount without it: `CAD 2,600.00`, `€1,000.00`, `12.00 USD`. */
export function withoutCurrency(text: string): { readonly amount: string; readonly currency: string } {
  const [, open = '', before = '', amount = '', after = '', close = ''] =
    /^(\(?[-−+]?)\s*([^\d\s.,()+−-][^\d.,()+−-]*?)?\s*([-−+]?[\d.,' \u00a0\u202f]*\d[\d.,]*)\s*([^\d\s.,()][^\d()]*?)?\s*(\)?)$/u.exec(
      text.trim(),
    ) ?? []
  const words = [before, after].filter(word => word.trim() !== '')
  const codes = words.map(word => currencyOf(word.replace(/\.$/, '')))
  if (amount === '' || codes.includes(null)) return { amount: text, currency: '' }
  const named = codes.filter(code => code !== '' && code !== null)
  return { amount: `${open}${amount}${close}`, currency: named[0] ?? '' }
}
/** What a figure counts by the word behind it: `2 CS` → `CS`; blank: nothing stands there. */
export const unitOfCount = (cell: string, comma?: boolean): string => {
  if (BARE.test(cell)) return ''
  const unit = readFigure(bareCell(cell), comma)?.unit ?? ''
  return unit === '%' ? '' : unit.toUpperCase()
}

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

/** Short names of states and provinces before those of two letters. */
const shortStates: Readonly<Record<string, string>> = {
  ...{ ont: 'ON', que: 'QC', alta: 'AB', sask: 'SK', calif: 'CA', mass: 'MA', tex: 'TX', fla: 'FL', mich: 'MI' },
  ...{ minn: 'MN', ariz: 'AZ', colo: 'CO', conn: 'CT', okla: 'OK', tenn: 'TN', wisc: 'WI', penna: 'PA', nebr: 'NE' },
}

/** What is kept of a converted weight or length: enough that a thousand of one weigh what a thousand weigh. */
const CONVERTED_DIGITS = 9

/** `4'6"`, `4 ft 6 in`, `2 lb 4 oz`: so much of a larger unit and of a smaller one. */
const TWO_UNITS =
  /^([\d.,]+)\s*(['′’]|ft|feet|foot|pies?|lbs?|#|pounds?|libras?)\.?\s*,?\s*([\d.,]+)\s*(["”″]|'{2}|in|inch|inches|oz|ounces?|onzas?)?\.?$/i

/**
 * A weight in pounds or a length in inches, as it was entered: what is multiplied by it is rounded afterwards.
 */
function readQuantity(
  cell: string,
  { comma = false, unit = '', isUnitSaid, tons }: ColumnReading,
  units: Readonly<Record<string, number>>,
  usual: string,
  code: ImportFault,
): CellRead {
  const text = withTenths(cell, comma)
  // A word from a file is no name of ours unless it is one of these: an object also answers to `constructor`.
  const known = (name: string): boolean => Object.hasOwn(units, name)
  const two = TWO_UNITS.exec(text.trim())
  if (two !== null) {
    const [, large = '', largeUnit = '', small = '', smallUnit = ''] = two
    const [high, low] = [readFigure(large, comma), readFigure(small, comma)]
    const [highFactor, lowFactor] = [
      units[largeUnit.toLowerCase().replace(/[′’]/, "'")],
      units[smallUnit === '' ? (usual === 'in' ? 'in' : 'oz') : smallUnit.toLowerCase().replace(/[”″]|'{2}/, '"')],
    ]
    if (high === null || low === null || highFactor === undefined || lowFactor === undefined) return wrong(code)
    return { value: round(high.number * highFactor + low.number * lowFactor, CONVERTED_DIGITS) }
  }
  const figure = readFigure(text, comma)
  const isOwn = known(unit) || isUnitSaid === true || doubtedUnits.has(unit)
  const typed = figure === null || figure.unit !== '' ? figure?.unit : isOwn ? unit : usual
  const named = typed === undefined ? '' : (tonIn(plainWords(typed).split(' ')) ?? typed)
  const meant = tons !== undefined && tonWords.has(named) ? `${tons} ton` : named
  const factor = known(meant) ? units[meant] : undefined
  if (figure === null || factor === undefined) return wrong(code)
  return figure.number < 0
    ? wrong('negative')
    : { value: factor === 1 ? figure.number : round(figure.number * factor, CONVERTED_DIGITS) }
}

/** `12x10x8`, `12 × 10 × 8 in`, `L12 W10 H8`: three lengths as they are written, parted by blanks; in inches. */
function readSizes(cell: string, reading: ColumnReading): CellRead {
  const text = cell.trim()
  const after = /[\d"”'½¼¾]\s*([a-z]{1,11})\.?$/i.exec(text)?.[1] ?? ''
  const unit = Object.hasOwn(inches, after.toLowerCase()) ? after.toLowerCase() : (reading.unit ?? '')
  const parts = text
    .split(/\s*[x×*]\s*|\s*\/\s*(?=\d+\s*\/)|\s+by\s+/i)
    .map(part => part.replace(/^[lwhdlaa]\s*[:=]?\s*(?=\d)|(?<=\d["”]?)\s*[lwhd]$/gi, ''))
  if (parts.length !== 3) return wrong('notALength')
  const read = parts.map(part => readQuantity(part, { ...reading, unit }, inches, 'in', 'notALength'))
  const values = read.flatMap(one => ('value' in one && typeof one.value === 'number' ? [one.value] : []))
  return values.length === 3 ? { value: values.join(' ') } : (read.find(one => 'code' in one) ?? wrong('notALength'))
}

const SHORT = 120

/** What spreadsheets put around a cell so that it stays a text: `="00123"`, and `'00123` or `'+1 617…`. */
export function bareCell(cell: string): string {
  const text = cell.trim()
  const first = text.charCodeAt(0)
  // Most cells begin with neither.
  if (first !== 39 && first !== 61) return text
  if (first === 39) return text.replace(/^'(?=[=+\-@\d])/, '')
  return /^="((?:[^"]|"")*)"$/.exec(text)?.[1]?.replaceAll('""', '"').trim() ?? text
}

/** A number that a spreadsheet shortened to be shown: its last digits are lost. */
const LOST_DIGITS = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i

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
  const whole = bareCell(cell)
  if (whole === '') return { value: null }
  // No figure, day or code is as long: what is longer is prose.
  const text = field.shape === 'text' || whole.length <= SHORT ? whole : `${whole.slice(0, SHORT)}…`
  switch (field.shape) {
    case 'text':
      return LOST_DIGITS.test(text) ? wrong('lostDigits') : { value: text }
    case 'mark': {
      const word = plainWords(text)
      return { value: word === '' || no.has(word) ? null : true }
    }
    case 'sizes':
      return readSizes(text, reading)
    case 'currency': {
      const code = currencyOf(text)
      return code === null ? wrong('notACurrency') : { value: code }
    }
    case 'number':
    case 'whole': {
      const figure = readFigure(text, reading.comma)
      if (figure === null || !countWords.test(figure.unit)) return wrong('notANumber')
      if (figure.number < 0) return wrong('negative')
      return field.shape === 'whole' && !Number.isInteger(figure.number) ? wrong('notWhole') : { value: figure.number }
    }
    case 'money': {
      const { amount, currency } = withoutCurrency(text)
      const figure = readFigure(amount, reading.comma)
      if (figure === null || figure.unit !== '') return wrong('notAnAmount')
      if (figure.number < 0) return wrong('negative')
      const minor = Math.round(figure.number * 100)
      // Which currency it is in goes with it: an amount alone is in whatever the file, or the company, counts in.
      const named = currency || currencyOf(reading.unit ?? '') || ''
      return { value: named === '' ? minor : `${minor} ${named}` }
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
      const word = plainWords(text)
      const state = statesByName.get(word) ?? (Object.hasOwn(shortStates, word) ? shortStates[word] : undefined)
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
