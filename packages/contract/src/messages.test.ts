import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { messages } from './messages.ts'

it('no code stands in two areas, where the second would take the place of the first', () => {
  const folder = join(import.meta.dirname, 'messages')
  const codes = readdirSync(folder).flatMap(file => {
    const rows = readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}(\w+): \{/gm)
    return Array.from(rows, ([, code]) => code)
  })
  expect(codes.toSorted()).toEqual(Object.keys(messages).toSorted())
})
