import { CompiledQuery, sql } from 'kysely'
import { expect, it } from 'vitest'
import { newCompany } from '../testing/company.ts'
import { sharedNode } from '../testing/node.ts'
import { readAll } from './readAll.ts'

it('several statements are read as all of them stood at one moment, whatever is written between', async () => {
  const node = await sharedNode()
  const { clientId } = await newCompany(node)
  const db = node.app.db.forClient(clientId)
  const add = (scac: string) =>
    db.transaction(tx => tx.insertInto('carrier').values({ client_id: clientId, scac, name: 'Test' }).execute())
  await add('DMZA')
  const query = (text: string) => ({ compile: () => CompiledQuery.raw(text) as CompiledQuery<{ n: number }> })
  const counted = `select count(*)::int as n from carrier where scac like 'DMZ_'`
  // More than are on their way before anybody reads: the count is asked for once these are read.
  const many = 'select n from generate_series(1, 60000) n'
  const seen: number[] = []
  let rows = 0
  const warnings: string[] = []
  const warned = ({ name }: Error) => void warnings.push(name)
  process.on('warning', warned)
  for await (const batch of readAll(db, [many, counted].map(query))) {
    if (rows === 0) await add('DMZB')
    // A reader who is slower than the database: each batch waits for him.
    await sql`select pg_sleep(0.01)`.execute(node.app.db.identity)
    if (batch.index === 0) rows += batch.rows.length
    else seen.push(...batch.rows.map(({ n }) => n))
  }
  process.off('warning', warned)
  expect([rows, seen, warnings]).toEqual([60_000, [1], []])
  const { rows: now } = await db.transaction(tx => sql<{ n: number }>`${sql.raw(counted)}`.execute(tx))
  expect(now).toEqual([{ n: 2 }])
})
