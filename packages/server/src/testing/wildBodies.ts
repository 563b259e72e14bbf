import type { Call } from '@waybill/contract'
import fc from 'fast-check'
import { z } from 'zod'

/** Texts that have broken somebody's product: what a database, a parser, a page or a printer trips over. */
const wildTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eتجربة 📦',
  '%',
  "' or 1=1 --",
  '{{7*7}}',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  '^XA^FS~JA',
  '../../etc/passwd',
  '2026-02-30',
  '99:99',
  'NaN',
  '1e999',
  '__proto__',
  'x'.repeat(300),
  'x'.repeat(20_000),
]

const wildNumbers: readonly number[] = [
  ...[-1, 0, 0.1, -0, 1e-9, 1e21, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_VALUE],
]

const wildValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...wildTexts, ...wildNumbers),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Days and moments as browsers and files write them, mistyped years among them. */
const wildDays: readonly string[] = [
  ...['2026-11-27', '2026-12-01', '0026-11-27', '0000-01-01', '1999-12-31', '2100-12-31', '2101-01-01', '9999-12-31'],
  ...['2026-11-27T20:30:00Z', '0026-11-27T20:30:00Z', '9999-12-31T23:59:59Z', '11/27/26'],
]

type Schema = z.core.JSONSchema.BaseSchema
const limitOf = (limit: number | boolean | undefined): number | undefined =>
  typeof limit === 'number' ? limit : undefined

/** What a field of the name may sensibly hold: ids of records that are there, so that handlers are reached. */
type Known = Readonly<Record<string, number | string>>

function textOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.format === 'date' || schema.format === 'date-time') return fc.constantFrom(...wildDays)
  const most = Math.min(schema.maxLength ?? 40, 40)
  const fitting = wildTexts.filter(text => text.length <= most && text.length >= (schema.minLength ?? 0))
  return fc.oneof(
    fc.string({ unit: 'binary', minLength: schema.minLength ?? 0, maxLength: Math.max(most, schema.minLength ?? 0) }),
    fc.constantFrom('LTL', 'OH', '45402', 'DMAA', '10:00', '2026-11-24', 'clerk@test.invalid', ...fitting),
  )
}

function numberOf(schema: Schema): fc.Arbitrary<unknown> {
  const min = limitOf(schema.minimum) ?? limitOf(schema.exclusiveMinimum) ?? -1_000
  const max = limitOf(schema.maximum) ?? limitOf(schema.exclusiveMaximum) ?? Number.MAX_SAFE_INTEGER
  return fc.oneof(
    fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), Math.max(Math.ceil(min), 50)) }),
    fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), Number.MAX_SAFE_INTEGER) }),
  )
}

function objectOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const fields = Object.fromEntries(properties.map(([name, inner]) => [name, fieldOf(inner, known, name)]))
  if (properties.length === 0) return fc.dictionary(fc.string({ maxLength: 10 }), wildValue, { maxKeys: 4 })
  return fc.record(fields, { requiredKeys: schema.required ?? [] })
}

function fittingOf(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const id = known[name]
  if (id !== undefined) {
    // Now and then a number that is nobody's, such as one that the database has no room for.
    const others = typeof id === 'number' ? numberOf(schema) : fc.constant(id)
    return fc.oneof({ weight: 12, arbitrary: fc.constant(id) }, { weight: 1, arbitrary: others })
  }
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(one => fieldOf(one as Schema, known, name)))
  if (schema.type === 'object') return objectOf(schema, known)
  if (schema.type === 'array') {
    const listed = known[name.replace(/s$/, '')]
    const item = schema.items as Schema
    const one = listed === undefined ? fieldOf(item, known, '') : fc.constant(listed)
    const minLength = Number(schema.minItems ?? 0)
    return fc.array(one, { minLength, maxLength: Math.max(3, minLength) })
  }
  if (schema.type === 'string') return textOf(schema)
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema)
  if (schema.type === 'boolean') return fc.boolean()
  return schema.type === 'null' ? fc.constant(null) : wildValue
}

/** Mostly what the schema asks for, now and then anything at all. */
function fieldOf(schema: boolean | Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return wildValue
  return fc.oneof({ weight: 25, arbitrary: fittingOf(schema, known, name) }, { weight: 1, arbitrary: wildValue })
}

const schemaOf = (type: z.ZodType): Schema =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline' })

/** Requests of a call: half of them nearly valid by its own schema, the others with anything for a body. */
export const wildRequests = (
  call: Pick<Call, 'query' | 'body'>,
  known: Known,
): fc.Arbitrary<{ query: object; body: unknown }> =>
  fc.record({
    query: objectOf(schemaOf(call.query), known) as fc.Arbitrary<object>,
    body: fc.oneof(
      { weight: 4, arbitrary: fieldOf(schemaOf(call.body), known, '') },
      { weight: 1, arbitrary: wildValue },
    ),
  })
