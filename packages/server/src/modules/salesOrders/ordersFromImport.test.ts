import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import { explained } from '../../testing/plans.ts'
import { ordersFromImport } from './ordersFromImport.ts'

const ORDERS = 5000

let node: TestNode
let person: Person
let runId: number
beforeAll(async () => {
  node = await sharedNode()
  person = await newCompany(node)
  runId = await imported()
})

/** An import of many orders that no statistics know of yet. */
const imported = (): Promise<number> =>
  node.app.db.forClient(person.clientId).transaction(async tx => {
    const { clientId, userId } = person
    const { rows } = await sql<{ run_id: number }>`
      insert into import_run (client_id, kind, name, sha256, bytes, tables, mapping, created_at)
      values (${clientId}, 'orders', 'many.csv', 'many', 1, '[]', '{}', now()) returning run_id`.execute(tx)
    const run = rows[0]?.run_id ?? 0
    await sql`
      with added as (
        insert into sales_order (client_id, number, terms, ship_to, consignee, consignee_city, consignee_state, consignee_zip,
                                 created_by, created_at, updated_at)
        select ${clientId}, 'M' || n, 'prepaid', '{}', 'Test Consignee', 'Toledo', 'OH', '43604', ${userId}, now(), now()
          from generate_series(1, ${ORDERS}) n returning order_id)
      insert into import_row (client_id, run_id, row_no, group_key, state, cells, became)
      select ${clientId}, ${run}, row_number() over (), order_id::text, 'done', '[]',
             jsonb_build_object('entity', 'salesOrder', 'id', order_id) from added`.execute(tx)
    return run
  })

it('the orders of an import are looked up by their ids, without going through one table for each row of the other', async () => {
  const plan = await explained(node, person, ordersFromImport(node.app.db.query, person.clientId, runId, ORDERS))
  // By which index depends on what is known of the table by then.
  expect(plan).toMatch(/Index Scan using sales_order\w+ on sales_order o[\s\S]*order_id = ANY/)
  expect(plan).not.toMatch(/Nested Loop|Seq Scan on sales_order/)
  const found = await node.app.db
    .forClient(person.clientId)
    .read(ordersFromImport(node.app.db.query, person.clientId, runId, ORDERS))
  expect(found).toHaveLength(ORDERS)
})
