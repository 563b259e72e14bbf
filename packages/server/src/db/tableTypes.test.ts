import { expect, inject, it } from 'vitest'
import { createDatabase } from './createDatabase.ts'
import { generateTypes } from './tableTypes.ts'

it('the generated types are those of the migrations (`npm run types` writes them)', async () => {
  const { host, user } = inject('postgres')
  await createDatabase({ host, user, database: 'postgres' }, 'types', 'template')
  expect(() => generateTypes({ host, user, database: 'types' }, true)).not.toThrow()
})
