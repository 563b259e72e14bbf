import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messages } from '@waybill/contract/messages.ts'
import { expect, it } from 'vitest'

it('no message stands in two areas, where the second would take the place of the first', () => {
  const folder = join(import.meta.dirname, '../../../contract/src/messages')
  const codes = readdirSync(folder).flatMap(file => {
    const rows = readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}(\w+): \{/gm)
    return Array.from(rows, ([, code]) => code)
  })
  expect(codes.toSorted()).toEqual(Object.keys(messages).toSorted())
})
