import { createContext } from 'react'
import { z } from 'zod'

/** Under the defaults, trimmings and refinements of a schema: what it is about. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodOptional) {
    return bare(schema.def.innerType)
  }
  if (schema instanceof z.ZodPipe) return bare(schema.def.in)
  return schema
}

/** The longest text that a field of the schema takes: the limit of a form is that of its schema, written once. */
export function limitOf(schema: z.core.$ZodType, name: string): number | undefined {
  const field = fieldOf(schema, name)
  return field instanceof z.ZodString ? (field.maxLength ?? undefined) : undefined
}

/** The schema of one field (`Address.Zip`); undefined when there is no such field. */
export function fieldOf(schema: z.core.$ZodType, name: string): z.core.$ZodType | undefined {
  const found = name.split('.').reduce<z.core.$ZodType | undefined>((at, part) => {
    const inner = at === undefined ? undefined : bare(at)
    if (inner instanceof z.ZodArray) return inner.element
    return inner instanceof z.ZodObject ? inner.shape[part] : undefined
  }, schema)
  return found === undefined ? undefined : bare(found)
}

/** The limits of the fields of the form around. */
export const LimitsContext = createContext<(name: string) => number | undefined>(() => undefined)
