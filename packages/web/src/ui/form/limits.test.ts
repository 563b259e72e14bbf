import { wireMasterItemInput } from '@waybill/contract/wire/item.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { limitOf } from './limits.ts'

const schema = z
  .object({
    name: z.string().trim().min(1).max(80),
    note: z.string().max(500).default(''),
    code: z.string().max(10).optional(),
    address: z.object({ Zip: z.string().max(10).refine(Boolean) }),
    email: z.string().max(254).pipe(z.email()),
    weight: z.number(),
    lines: z.array(z.object({ text: z.string().max(7) })),
  })
  .refine(() => true)

test.each([
  ['name', 80],
  ['note', 500],
  ['code', 10],
  ['address.Zip', 10],
  ['email', 254],
  ['lines.3.text', 7],
  ['weight', undefined],
  ['nowhere.at.all', undefined],
] as const)('the limit of %s is %s', (name, limit) => expect(limitOf(schema, name)).toBe(limit))

test("a form made of a contract's shape has its limits", () => {
  expect(limitOf(wireMasterItemInput, 'Description')).toBe(200)
})
