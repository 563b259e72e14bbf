import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import { muchNumbered } from '../../testing/numbers.ts'
import { explained } from '../../testing/plans.ts'
import { insertShipment } from '../../testing/shipments.ts'
import { listQuery } from '../shipments/index.ts'
import { searchQuery } from './searchSql.ts'

let node: TestNode
let person: Person
beforeAll(async () => {
  node = await sharedNode()
  person = await newCompany(node)
  await muchNumbered(node, person, await insertShipment(node, person), 5000)
})

it('may use the trigram index under row level security: LIKE is marked leakproof', async () => {
  const { rows } = await sql<{ proleakproof: boolean }>`
    select proleakproof from pg_proc where oid = 'pg_catalog.textlike(text, text)'::regprocedure`.execute(
    node.app.db.identity,
  )
  expect(rows).toEqual([{ proleakproof: true }])
})

const question = { tab: 'T', sort: 'created', order: 'desc', ownerId: null, limit: 10, offset: 0, after: null } as const

it.each([
  ['the search', () => searchQuery(person.clientId, '4821')],
  ['a list', () => listQuery({ ...question, clientId: person.clientId, search: '4821' })],
])('%s reads numbers that end in the digits by their own index', async (_, query) => {
  const plan = await explained(node, person, query())
  for (const table of ['shipment_reference', 'label']) {
    expect(plan).toMatch(
      new RegExp(
        String.raw`Index (?:Only )?Scan (?:Backward )?using ${table}_ending .*\n\s*Index Cond: .*\(ending >= '1284'`,
      ),
    )
  }
  expect(plan).not.toMatch(/Seq Scan on (?:shipment_reference|label)/)
})
