import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { type FactGiven, putFact } from '../../testing/facts.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

/** Picked up a business day later than it was planned. */
const aDayLate = { pickup: '2026-11-16', pickedUpAt: '2026-11-17T15:00:00Z' }

it.each<[string, FactGiven, object]>([
  [
    'an appointment without a promised day moves with the pickup as well',
    { ...aDayLate, promised: null, appointment: '2026-11-18', arrivedAt: '2026-11-19T18:00:00Z' },
    { deliveries: 1, on_time_consignee: 0, on_time_carrier: 1, excused: 1 },
  ],
  [
    'an appointment before the promised day moves by as many days as the pickup, not to the promised day',
    { ...aDayLate, promised: '2026-11-20', appointment: '2026-11-17', arrivedAt: '2026-11-20T18:00:00Z' },
    { deliveries: 1, on_time_consignee: 0, on_time_carrier: 0, excused: 0 },
  ],
])('%s', async (_, given, expected) => {
  const { shipmentId } = await putFact(node, clerk, given)
  const row = await node.app.db
    .forClient(clerk.clientId)
    .readOne(
      node.app.db.query
        .selectFrom('shipment_fact')
        .select(['deliveries', 'on_time_consignee', 'on_time_carrier', 'excused'])
        .where('client_id', '=', clerk.clientId)
        .where('shipment_id', '=', shipmentId),
    )
  expect(row).toEqual(expected)
})
