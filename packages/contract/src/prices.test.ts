import { expect, it } from 'vitest'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { calls } from './calls/index.ts'
import { amounts, priceMark } from './money.ts'
import { pricePages } from './pages.ts'

/** Where a type holds a price that can't be null, so that nothing is left of it for who sees no prices. */
function fixedPrices(type: z.core.$ZodType, path: string): readonly string[] {
  const mark = priceMark(type)
  if (mark === 'lines') return []
  if (mark === 'value') return (type as z.ZodType).safeParse(null).success ? [] : [path]
  if (amounts.has(type as z.ZodType)) return []
  const { shape, element, innerType, valueType, options } = type._zod.def as unknown as {
    shape?: Record<string, z.core.$ZodType>
    element?: z.core.$ZodType
    innerType?: z.core.$ZodType
    valueType?: z.core.$ZodType
    options?: readonly z.core.$ZodType[]
  }
  return [
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => fixedPrices(field, `${path}.${name}`)),
    ...[element, innerType, valueType, ...(options ?? [])].flatMap(one =>
      one === undefined ? [] : fixedPrices(one, path),
    ),
  ]
}

const closed: readonly string[] = pricePages
const isClosed = ({ access }: Call): boolean =>
  access.kind !== 'public' && access.pages !== 'any' && access.pages.every(page => closed.includes(page))

it('every price of a reply can be left out, unless who sees no prices can’t make the call', () => {
  const all: readonly Call[] = Object.values(calls)
  expect(all.filter(call => !isClosed(call)).flatMap(call => fixedPrices(call.reply, call.name))).toEqual([])
  // Were the walk blind, nothing would be found there either.
  expect(all.filter(isClosed).flatMap(call => fixedPrices(call.reply, call.name)).length).toBeGreaterThan(10)
})
