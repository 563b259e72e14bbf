import fastJson from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'

type Write = (data: unknown) => string

/** Of every schema that was written once: nodes that share a process, as those of the tests do, share them. */
const writers = new WeakMap<z.ZodType, Write>()

/**
 * Writes a reply by its schema: undeclared fields never leave, and long lists cost half of what checking each value
 * would. Outside production every value is checked as well, so a handler that lies fails its test.
 */
export const serializerCompiler =
  (checked: boolean): FastifySerializerCompiler<z.ZodType> =>
  ({ schema }) =>
  data =>
    writerFor(schema)(checked ? schema.parse(data) : data)

/** Compiled with the first reply: compiling those of every call would double the time of a start. */
function writerFor(schema: z.ZodType): Write {
  const known = writers.get(schema)
  if (known !== undefined) return known
  const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', target: 'draft-7' })
  const write: Write = fastJson(described as Parameters<typeof fastJson>[0])
  writers.set(schema, write)
  return write
}
