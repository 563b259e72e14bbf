import { expect, it } from 'vitest'
import { z } from 'zod'
import { type Call, calls } from './index.ts'

type Schema = z.core.JSONSchema.BaseSchema

const INT4 = 2_147_483_647

/** Every part of a schema with the path that leads to it. */
function* parts(schema: unknown, path: string): Generator<readonly [string, Schema]> {
  if (Array.isArray(schema)) {
    for (const [index, one] of schema.entries()) yield* parts(one, `${path}|${index}`)
    return
  }
  if (typeof schema !== 'object' || schema === null) return
  const { properties, items, anyOf, oneOf, allOf, additionalProperties } = schema as Schema
  yield [path, schema as Schema]
  for (const [name, inner] of Object.entries(properties ?? {})) yield* parts(inner, `${path}.${name}`)
  yield* parts(items, `${path}[]`)
  for (const choices of [anyOf, oneOf, allOf]) yield* parts(choices ?? [], path)
  yield* parts(additionalProperties, `${path}{}`)
}

const inputs = Object.values<Call>(calls).flatMap(call =>
  (['query', 'body'] as const).flatMap(part => [
    ...parts(
      z.toJSONSchema(call[part], { io: 'input', unrepresentable: 'any', reused: 'inline' }),
      `${call.group}/${call.name} ${part}`,
    ),
  ]),
)

/** Whole numbers with 64 bits in the database: numbers of records, amounts in minor units, rates in ten-thousandths. */
const wide = [
  /\.(?!(user|client|group)id)\w*(Id|ID)(s\[\])?(\|\d)?$/i,
  /\.(chosen\[\]|rows\[\]\.id|BillToAddressUpdate body\.id)$/,
  /BillToAddressUpdate body\.id$/,
  /AddRePrintFiles body\.files\[\]$/,
  /\.(amount|from|to|declaredValue|target|linehaul|fuel|ratePerMile|valueFrom|valueTo|maxShipment|maxDay|OrderValue|CurrAmount)(\|\d)?$/,
]

it('takes no whole number that the database has no room for', () => {
  const found = inputs.flatMap(([path, { type, maximum = Number.MAX_SAFE_INTEGER }]) =>
    type === 'integer' && maximum > INT4 && !wide.some(one => one.test(path)) ? [path] : [],
  )
  expect(found).toEqual([])
})
