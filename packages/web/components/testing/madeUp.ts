import { z } from 'zod'

/** The least that a schema takes: blank texts, zeros or what a number is at least, nothing in lists, null where that may be. */
function least(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).flatMap(([name, part]) => field(name, part)))
    case 'string':
      return ''
    case 'number':
      return Math.max(0, (schema as z.ZodNumber).minValue ?? 0)
    case 'boolean':
      return false
    case 'array':
      return []
    case 'record':
      return {}
    case 'tuple':
      return def.items.map(least)
    case 'null':
    case 'nullable':
      return null
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'union':
      return least(def.options[0] ?? z.undefined())
    case 'default':
    case 'prefault':
      return def.defaultValue
    case 'pipe':
      return least(def.in)
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return least(def.innerType)
    case 'lazy':
      return least(def.getter())
    default:
      return undefined
  }
}

const field = (name: string, part: z.core.$ZodType): readonly (readonly [string, unknown])[] => {
  const value = least(part)
  return value === undefined ? [] : [[name, value]]
}

/**
 * A value of a schema of the contract: what matters to the test, and the least that is taken for the rest.
 * @throws where what is given does not belong there, as a schema that has moved on says
 */
export function madeUp<S extends z.ZodObject>(schema: S, given: Partial<z.input<S>> = {}): z.output<S> {
  return schema.parse({ ...(least(schema) as object), ...given })
}
