import { formatScaled, isDate, SCALE } from '@waybill/domain'
import { text } from '../../texts/texts.ts'
import { formatCount, formatDate, formatMoney } from '../../ui/format.ts'

const breakNames: Readonly<Record<string, string>> = {
  L5C: '< 500 lb',
  M5C: '500 lb',
  M1M: '1,000 lb',
  M2M: '2,000 lb',
  M5M: '5,000 lb',
  M10M: '10,000 lb',
  M20M: '20,000 lb',
  M30M: '30,000 lb',
  M40M: '40,000 lb',
}

const breakName = (code: unknown): string => (typeof code === 'string' ? (breakNames[code] ?? code) : '')

/** At least cents: `34.00`, `24.0375`. */
function decimals(scaled: number): string {
  const written = formatScaled(scaled)
  const own = written.split('.')[1] ?? ''
  return own.length >= 2 ? written : (scaled / SCALE).toFixed(2)
}

/** Units to their fourth decimal, whole ones grouped: `9.1071`, `2,150`. */
export function unitsOf(units: number): string {
  const [, rest] = formatScaled(Math.round(units * SCALE)).split('.')
  return rest === undefined ? formatCount(Math.round(units)) : `${formatCount(Math.floor(units))}.${rest}`
}

type Loose = Readonly<Record<string, unknown>>

const looseOf = (value: unknown): Loose | null => (typeof value === 'object' && value !== null ? { ...value } : null)

/** The fields of one step of a trace, each read as what it is asked for. */
export interface Reader {
  readonly has: (name: string) => boolean
  readonly number: (name: string) => number
  readonly word: (name: string) => string
  readonly cents: (minor: number) => string
  readonly money: (name: string) => string
  readonly count: (name: string) => string
  readonly percent: (name: string) => string
  readonly rate: (name: string) => string
  readonly day: (name: string) => string
  readonly is: (name: string) => boolean
  readonly weightBreak: (name: string) => string
  readonly place: (name: string) => string
  readonly within: (name: string) => Reader | null
  readonly numbers: (name: string) => readonly number[]
  readonly words: (name: string) => readonly string[]
  readonly list: (name: string) => readonly Reader[]
}

/**
 * Reads the fields of a step, which arrive as loose data and may be of an older form: what is missing or of another kind
 * reads as nothing.
 */
export function reader(step: Loose, currency: string): Reader {
  const has = (name: string): boolean => typeof step[name] === 'number'
  const number = (name: string): number => (has(name) ? Number(step[name]) : 0)
  const word = (name: string): string => (typeof step[name] === 'string' ? step[name] : '')
  const sign = currency === 'USD' ? '$' : `${currency} `
  return {
    has,
    number,
    word,
    cents: (minor: number) => formatMoney(minor, currency),
    money: (name: string) => formatMoney(number(name), currency),
    count: (name: string) => formatCount(number(name)),
    percent: (name: string) => `${formatScaled(number(name))} %`,
    /** Dollars scaled by 10,000: $24.0375 exists. */
    rate: (name: string) => `${sign}${decimals(number(name))}`,
    day: (name: string) => (isDate(word(name)) ? formatDate(word(name)) : word(name)),
    is: (name: string) => step[name] === true,
    weightBreak: (name: string) => breakName(step[name]),
    place: (name: string) => placeName(step[name]),
    within: (name: string) => {
      const own = looseOf(step[name])
      return own === null ? null : reader(own, currency)
    },
    numbers: (name: string) => {
      const own = step[name]
      return Array.isArray(own) ? own.filter(one => typeof one === 'number') : []
    },
    words: (name: string) => {
      const own = step[name]
      return Array.isArray(own) ? own.filter(one => typeof one === 'string') : []
    },
    list: (name: string) => {
      const own = step[name]
      return Array.isArray(own) ? own.flatMap(one => reader(looseOf(one) ?? {}, currency)) : []
    },
  }
}

/** `ZIP 45402`, `ZIP 454…`, `OH`, `zone Midwest`: however the lane names its end. */
function placeName(place: unknown): string {
  const { kind, value } = looseOf(place) ?? {}
  if (kind === 'zip5') return `ZIP ${value}`
  if (kind === 'zip3') return `ZIP ${value}…`
  if (value === undefined) return ''
  if (kind === 'any') return text('rates.traceAny')
  if (kind === 'zip5Range' || kind === 'zip3Range') return `ZIP ${String(value).replace('-', '–')}`
  return kind === 'zone' ? text('rates.traceZone', { zone: String(value) }) : String(value)
}
