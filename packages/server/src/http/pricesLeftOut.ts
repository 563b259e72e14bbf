import { priceMark, priceSorts } from '@waybill/contract/money.ts'
import type { z } from 'zod'

/** What is done with a value of a type; null where nothing in it is a price. */
type Change = ((value: unknown) => unknown) | null

type Def = z.core.$ZodType['_zod']['def'] & {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly element?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
  readonly valueType?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
  readonly in?: z.core.$ZodType
  readonly out?: z.core.$ZodType
}

const changes = new WeakMap<z.core.$ZodType, { readonly change: Change }>()

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of an object: its fields, each by its own type. */
function ofFields(shape: Readonly<Record<string, z.core.$ZodType>>): Change {
  const fields = Object.entries(shape).flatMap(([name, type]) => {
    const change = changeOf(type)
    return change === null ? [] : [[name, change] as const]
  })
  if (fields.length === 0) return null
  return value => {
    if (!isRecord(value)) return value
    const changed = fields.flatMap(([name, change]) => (name in value ? [[name, change(value[name])]] : []))
    return { ...value, ...Object.fromEntries(changed) }
  }
}

const ofEach = (type: z.core.$ZodType): Change => {
  const change = changeOf(type)
  return change === null ? null : value => (Array.isArray(value) ? value.map(change) : value)
}

const ofValues = (type: z.core.$ZodType): Change => {
  const change = changeOf(type)
  if (change === null) return null
  return value =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)])) : value
}

/** One of several types: what each of them would take out. */
function ofAny(types: readonly z.core.$ZodType[]): Change {
  const all = types.flatMap(type => changeOf(type) ?? [])
  return all.length === 0 ? null : value => all.reduce((changed, change) => change(changed), value)
}

function worked(type: z.core.$ZodType): Change {
  const mark = priceMark(type)
  if (mark !== null) return mark === 'lines' ? () => [] : () => null
  const def = type._zod.def as Def
  if (def.shape !== undefined) return ofFields(def.shape)
  if (def.element !== undefined) return ofEach(def.element)
  if (def.valueType !== undefined) return ofValues(def.valueType)
  if (def.options !== undefined) return ofAny(def.options)
  if (def.innerType !== undefined) return changeOf(def.innerType)
  if (def.in !== undefined && def.out !== undefined) return ofAny([def.in, def.out])
  return null
}

/** Worked out once for each type. */
function changeOf(type: z.core.$ZodType): Change {
  const known = changes.get(type)
  if (known !== undefined) return known.change
  const change = worked(type)
  changes.set(type, { change })
  return change
}

/** A value as who sees no prices gets it: prices are null, lines that tell what they are made of are left out. */
export const withoutPrices = <T>(type: z.ZodType<T>, value: unknown): unknown => changeOf(type)?.(value) ?? value

/** Whether a value states a price anywhere, or sorts by one. */
export function statesPrice(type: z.core.$ZodType, value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (priceMark(type) !== null) return !Array.isArray(value) || value.length > 0
  if (priceSorts.get(type as z.ZodEnum)?.prices.includes(String(value)) === true) return true
  const def = type._zod.def as Def
  if (def.shape !== undefined) {
    return isRecord(value) && Object.entries(def.shape).some(([name, field]) => statesPrice(field, value[name]))
  }
  const { element, valueType } = def
  if (element !== undefined) return Array.isArray(value) && value.some(one => statesPrice(element, one))
  if (valueType !== undefined) return isRecord(value) && Object.values(value).some(one => statesPrice(valueType, one))
  if (def.options !== undefined) return def.options.some(one => statesPrice(one, value))
  if (def.innerType !== undefined) return statesPrice(def.innerType, value)
  return def.in !== undefined && def.out !== undefined && [def.in, def.out].some(one => statesPrice(one, value))
}
