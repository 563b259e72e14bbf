import type { useText } from '../../texts/texts.ts'
import { readAmount } from '../../ui/form/amount.ts'
import { formatDate } from '../../ui/format.ts'
import { type FilterSpec, isMany, readFilter } from './filters.ts'
import type { Option } from './types.ts'

type T = ReturnType<typeof useText>

/** Minor units as they are typed and shown in a filter, whatever currency the rows have. */
const MINOR = 100

export const amountText = (minor: number): string => (minor / MINOR).toFixed(2).replace(/\.00$/, '')

/** What was typed as minor units; blank for what is no amount. */
export const minorText = (typed: string): string => {
  const amount = readAmount(typed.replace('$', ''))
  return typed.trim() === '' || Number.isNaN(amount) ? '' : String(Math.round(amount * MINOR))
}

/** The choices of a filter, with what people call them. */
export function optionsOf(spec: FilterSpec, given: readonly Option[] | undefined, t: T): readonly Option[] {
  if (given !== undefined) return given
  if (spec.kind === 'yesNo')
    return ['yes', 'no'].map(value => ({ value, label: t(value === 'yes' ? 'lists.yes' : 'lists.no') }))
  if (spec.kind !== 'one' && spec.kind !== 'many') return []
  return (spec.values ?? []).map(value => ({ value, label: spec.name?.(value, t) ?? value }))
}

/** What a value is called that is set and not among the choices (any more). */
export const unofferedName = (spec: FilterSpec, value: string, t: T): string =>
  ('name' in spec ? spec.name?.(value, t) : undefined) ?? value

const rangeText = (from: string | undefined, to: string | undefined, t: T): string => {
  if (from !== undefined && to !== undefined) return from === to ? from : `${from} – ${to}`
  return from !== undefined ? t('lists.from', { from }) : t('lists.to', { to: to ?? '' })
}

/** What a chip says: `Carrier: Demo Motor, Demo Lines`. */
export function chipText(spec: FilterSpec, written: string, options: readonly Option[], t: T): string {
  const value = readFilter(spec, written)
  const label = t(spec.label)
  const nameOf = (one: string): string =>
    options.find(option => option.value === one)?.label ?? unofferedName(spec, one, t)
  if (value === null || spec.kind === 'flag') return label
  if (typeof value === 'boolean') return `${label}: ${t(value ? 'lists.yes' : 'lists.no')}`
  if (spec.kind === 'day' && typeof value === 'string') return `${label}: ${formatDate(value)}`
  if (typeof value === 'string') return `${label}: ${spec.kind === 'text' ? value : nameOf(value)}`
  if (isMany(value)) {
    const names = value.map(nameOf).filter(name => name !== '')
    return `${label}: ${names.length > 2 && !('whole' in spec) ? t('lists.andMore', { first: names[0] ?? '', count: names.length - 1 }) : names.join(', ')}`
  }
  const end = (one: string | number | undefined): string | undefined =>
    one === undefined ? undefined : typeof one === 'number' ? amountText(one) : formatDate(one)
  return `${label}: ${rangeText(end(value.from), end(value.to), t)}`
}
