import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sharedNode } from '../../testing/node.ts'

it('may use the trigram index under row level security: LIKE is marked leakproof', async () => {
  const node = await sharedNode()
  const { rows } = await sql<{ proleakproof: boolean }>`
    select proleakproof from pg_proc where oid = 'pg_catalog.textlike(text, text)'::regprocedure`.execute(
    node.app.db.identity,
  )
  expect(rows).toEqual([{ proleakproof: true }])
})
