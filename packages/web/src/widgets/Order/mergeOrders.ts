import { numberLimits, type PlainShipment } from '@waybill/domain'
import { isSame } from '../../ui/form/merge.ts'

type Parts = Readonly<Record<string, unknown>>

interface Merged<V> {
  readonly value: V
  /** Places such as `origin.zip` that both changed, to different values: here stands mine. */
  readonly conflicts: readonly string[]
}

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows that stand for the same lines: as many, and where they were saved before, the same ones. */
const areSameRows = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length &&
  one.every((row, index) => {
    const [known, now] = [row, other[index]].map(each => (isParts(each) ? each.lineId : undefined))
    return known === undefined || now === undefined || known === now
  })

/** What has parts of its own to be merged one by one; null: it is one value. */
function partsOf(base: unknown, mine: unknown, theirs: unknown): readonly [Parts, Parts, Parts] | null {
  if (isParts(base) && isParts(mine) && isParts(theirs)) return [base, mine, theirs]
  if (!(Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))) return null
  const isRows = mine.every(isParts) && areSameRows(base, mine) && areSameRows(base, theirs)
  return isRows ? [{ ...base }, { ...mine }, { ...theirs }] : null
}

function mergeAt(at: string, base: unknown, mine: unknown, theirs: unknown): Merged<unknown> {
  if (isSame(base, mine) || isSame(mine, theirs)) return { value: theirs, conflicts: [] }
  if (isSame(base, theirs)) return { value: mine, conflicts: [] }
  const parts = partsOf(base, mine, theirs)
  if (parts === null) return { value: mine, conflicts: [at] }
  const [before, own, other] = parts
  const names = [...new Set([...Object.keys(other), ...Object.keys(own)])]
  const merged = names.map(name => {
    const place = at === '' ? name : `${at}.${name}`
    return [name, mergeAt(place, before[name], own[name], other[name])] as const
  })
  const given = merged.flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value] as const]))
  const conflicts = merged.flatMap(([, one]) => one.conflicts)
  return { value: Array.isArray(mine) ? given.map(([, value]) => value) : Object.fromEntries(given), conflicts }
}

/** References by their places on the form, where a blank one stands between others. */
const byPlace = ({ references, ...rest }: PlainShipment) => ({
  ...rest,
  references: Object.fromEntries(Array.from({ length: numberLimits.references }, (_, n) => [n, references[n] ?? ''])),
})

const amountOf = ({ declaredValue, cod }: PlainShipment, of: 'declaredValue' | 'cod'): number | null =>
  of === 'cod' ? (cod?.amount ?? null) : declaredValue

const isMoney = (at: string): boolean => ['currency', 'declaredValue', 'cod', 'cod.amount'].includes(at)

/**
 * An amount is of the currency beside it: where one changed the one and the other the other, or both an amount that is of
 * another currency with each, the currency and all amounts that differ are asked about, and mine stand together until then.
 */
function askAmounts(
  { value, conflicts }: Merged<PlainShipment>,
  mine: PlainShipment,
  theirs: PlainShipment,
): Merged<PlainShipment> {
  if (mine.currency === theirs.currency) return { value, conflicts }
  const whose = value.currency === mine.currency ? mine : theirs
  const amounts = ['declaredValue', 'cod'] as const
  const isMixed = amounts.some(of => amountOf(value, of) !== amountOf(whose, of))
  if (!isMixed && !conflicts.some(isMoney)) return { value, conflicts }
  const isPart = mine.cod !== null && theirs.cod !== null && !conflicts.includes('cod')
  const fields = amounts
    .filter(of => amountOf(mine, of) !== amountOf(theirs, of))
    .map(of => (of === 'cod' && isPart ? 'cod.amount' : of))
  const asked = ['currency', ...fields]
  return {
    value: asked.reduce((whole, at) => withValue(whole, at, valueAt(mine, at)), value),
    conflicts: [...new Set([...conflicts, ...asked])],
  }
}

/** Of the fields that are asked about those that are chosen with one: amounts go with their currency. */
export const settledWith = (fields: readonly string[], at: string): readonly string[] =>
  isMoney(at) && fields.includes('currency') ? fields.filter(isMoney) : [at]

/** What the driver collects is collected by a service: the services with it, or without it where nothing is collected. */
function withCodService(shipment: PlainShipment): PlainShipment {
  const others = shipment.accessorials.filter(code => code !== 'COD')
  const collects = others.length < shipment.accessorials.length
  if (collects === (shipment.cod !== null)) return shipment
  return { ...shipment, accessorials: shipment.cod === null ? others : [...others, 'COD'] }
}

/**
 * What one person typed over what another saved meanwhile: field by field, and row by row as long as the rows are the same.
 * @param base what both began with.
 */
export function mergeOrders(base: PlainShipment, mine: PlainShipment, theirs: PlainShipment): Merged<PlainShipment> {
  const { value, conflicts } = mergeAt('', byPlace(base), byPlace(mine), byPlace(theirs))
  const { references, ...rest } = value as ReturnType<typeof byPlace>
  const merged = askAmounts({ value: { ...rest, references: Object.values(references) }, conflicts }, mine, theirs)
  return merged.conflicts.includes('cod') ? { ...merged, value: withCodService(merged.value) } : merged
}

/**
 * The same over a shipment whose rows can only be shown by now: typed ones would be refused and could not be changed back, so
 * that theirs stand and the person is asked.
 */
export function mergeOverLocked(
  base: PlainShipment,
  mine: PlainShipment,
  theirs: PlainShipment,
): Merged<PlainShipment> {
  const { value, conflicts } = mergeOrders(base, { ...mine, items: theirs.items }, theirs)
  return { value, conflicts: isSame(base.items, mine.items) ? conflicts : ['items', ...conflicts] }
}

/** Whether a field stands in rows: what was typed into rows that can only be shown by now is not to be had any more. */
export const isOfRows = (at: string): boolean => at === 'items' || at.startsWith('items.')

/** What stands at `items.0.weightLb`. */
export const valueAt = (whole: unknown, at: string): unknown =>
  at.split('.').reduce<unknown>((part, name) => (part as Parts | undefined)?.[name], whole)

/** The same with another value at one place. */
export function withValue<V>(whole: V, at: string, value: unknown): V {
  const [name = '', ...rest] = at.split('.')
  const next = rest.length === 0 ? value : withValue((whole as Parts)[name], rest.join('.'), value)
  if (Array.isArray(whole)) return Object.assign([...whole], { [name]: next }) as V
  return { ...whole, [name]: next }
}

/** The same with what one of two people has of a field that both are asked about, and of all that goes with it. */
export function chosenFrom(
  whose: PlainShipment,
  shipment: PlainShipment,
  fields: readonly string[],
  at: string,
): PlainShipment {
  const taken = settledWith(fields, at).reduce((all, one) => {
    // Of an amount that is collected no more there are no parts.
    const place = all.cod === null && one.startsWith('cod.') ? 'cod' : one
    return withValue(all, place, valueAt(whose, place))
  }, shipment)
  return isSame(taken.cod, shipment.cod) ? taken : withCodService(taken)
}
