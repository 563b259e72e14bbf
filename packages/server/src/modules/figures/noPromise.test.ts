import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { putFact } from '../../testing/facts.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

it('no day, moved by business days, is no day', async () => {
  const { rows } = await node.app.db.forClient(clerk.clientId).transaction(async tx => {
    await sql`set local statement_timeout = 3000`.execute(tx)
    return sql`select business_day_after(null, 1, 'US', '') as day`.execute(tx)
  })
  expect(rows).toEqual([{ day: null }])
})

it('freight without a promised day that was picked up a day late is delivered as any other', async () => {
  const { clientId } = clerk
  const late = { pickup: '2026-11-16', pickedUpAt: '2026-11-17T15:00:00Z', promised: null }
  const { shipmentId } = await putFact(node, clerk, { status: 'A', ...late })
  const { rows } = await node.app.db.forClient(clientId).transaction(async tx => {
    // The facts are told with the commit, which no time-out ends: here they are told before it.
    await sql`set local statement_timeout = 3000`.execute(tx)
    await sql`update stop set arrived_at = '2026-11-19T18:00:00Z' where client_id = ${clientId} and shipment_id = ${shipmentId} and number = 2`.execute(
      tx,
    )
    await sql`update shipment set status = 'D', delivered_on = '2026-11-19' where client_id = ${clientId} and shipment_id = ${shipmentId}`.execute(
      tx,
    )
    await sql`set constraints all immediate`.execute(tx)
    return sql`select deliveries, on_time_carrier, deliveries_unconfirmed from shipment_fact where client_id = ${clientId} and shipment_id = ${shipmentId}`.execute(
      tx,
    )
  })
  expect(rows).toEqual([{ deliveries: 0, on_time_carrier: 0, deliveries_unconfirmed: 0 }])
})
