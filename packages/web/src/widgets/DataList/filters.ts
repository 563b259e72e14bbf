import type { TextKey, useText } from '../../texts/texts.ts'

type T = ReturnType<typeof useText>

interface Named {
  /** The name of the filter on the wire and in the address. */
  readonly id: string
  readonly label: TextKey
}

/** One way to narrow a list. `values` are the only ones that count; without them any text does. */
export type FilterSpec = Named &
  (
    | { readonly kind: 'text' | 'day' | 'dates' | 'amount' | 'flag' | 'yesNo' }
    | {
        readonly kind: 'one' | 'many'
        readonly values?: readonly string[]
        /** What people call a value; left out: as it is. */
        readonly name?: (value: string, t: T) => string
        /** All that is set is said, however much. */
        readonly whole?: true
      }
  )

/** Both ends count; one left out is open. Days are `2026-11-24`, amounts minor units. */
interface Range<V> {
  readonly from?: V
  readonly to?: V
}

export type FilterValue = string | readonly string[] | Range<string> | Range<number> | boolean

type Listed<F> = F extends { readonly values: readonly (infer V)[] } ? V : string
type ValueOf<F extends FilterSpec> = F['kind'] extends 'text' | 'day'
  ? string
  : F['kind'] extends 'dates'
    ? { from?: string; to?: string }
    : F['kind'] extends 'amount'
      ? { from?: number; to?: number }
      : F['kind'] extends 'flag'
        ? true
        : F['kind'] extends 'yesNo'
          ? boolean
          : F['kind'] extends 'one'
            ? Listed<F>
            : Listed<F>[]

/** What the filters of a list amount to on the wire. */
export type FilterOf<Fs extends readonly FilterSpec[]> = { [F in Fs[number] as F['id']]?: ValueOf<F> }

const TEXT_MAX = 100
/** One of many values: what a report counts is named with its codes. */
const VALUE_MAX = 300
const MANY_MAX = 50
const DAY = /^(19|20|21)\d\d-\d\d-\d\d$/
/** Stands for a blank value among many: a list without it and one with it are different questions. */
const BLANK = '-'

const isDay = (text: string): boolean => {
  const at = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

const isMinor = (text: string): boolean => /^\d{1,12}$/.test(text)

function rangeOf<V>(text: string, isGood: (end: string) => boolean, read: (end: string) => V): Range<V> | null {
  const [from = '', to = ''] = text.split('..')
  const ends = {
    ...(isGood(from) ? { from: read(from) } : {}),
    ...(isGood(to) ? { to: read(to) } : {}),
  }
  return 'from' in ends || 'to' in ends ? ends : null
}

function listOf(text: string, known: readonly string[] | undefined): readonly string[] | null {
  const values = text.split(',').map(value => (value === BLANK ? '' : value))
  const good = [...new Set(values)].filter(value => known?.includes(value) ?? value.length <= VALUE_MAX)
  return good.length === 0 ? null : good.slice(0, MANY_MAX)
}

/** Reads what stands in the address; null for what this filter does not know (any more). */
export function readFilter(spec: FilterSpec, text: string): FilterValue | null {
  if (text === '') return null
  switch (spec.kind) {
    case 'text':
      return text.slice(0, TEXT_MAX)
    case 'day':
      return isDay(text) ? text : null
    case 'dates':
      return rangeOf(text, isDay, String)
    case 'amount':
      return rangeOf(text, isMinor, Number)
    case 'flag':
      return text === 'yes' ? true : null
    case 'yesNo':
      return text === 'yes' ? true : text === 'no' ? false : null
    case 'one':
      return spec.values === undefined || spec.values.includes(text) ? text.slice(0, TEXT_MAX) : null
    case 'many':
      return listOf(text, spec.values)
  }
}

/** The spelling of a value in the address; blank for one that narrows nothing. */
export function writeFilter(value: FilterValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return value
  if (isMany(value)) return value.map(one => (one === '' ? BLANK : one)).join(',')
  const { from = '', to = '' } = value
  return from === '' && to === '' ? '' : `${from}..${to}`
}

export const isMany = (value: FilterValue): value is readonly string[] => Array.isArray(value)

/** The filters that are set, as the wire takes them. */
export function filterOf<const Fs extends readonly FilterSpec[]>(
  specs: Fs,
  set: Readonly<Record<string, string>>,
): FilterOf<Fs> {
  const values = specs.flatMap(spec => {
    const value = readFilter(spec, set[spec.id] ?? '')
    return value === null ? [] : [[spec.id, value]]
  })
  return Object.fromEntries(values) as FilterOf<Fs>
}
