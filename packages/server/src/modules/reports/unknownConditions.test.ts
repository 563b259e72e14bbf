import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { putFact } from '../../testing/facts.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
  await putFact(node, clerk)
})

it.each([
  [['report:accrual', 'figure:spend']],
  [['report:accrual', 'consignee:Test']],
  [['report:accrual', 'fromZip3:454']],
  [['report:savings', 'figure:pickups']],
  // The body is checked for NUL before the value is decoded.
  [['report:carrierSummary', 'carrier:%00']],
])('a list narrowed to what its report does not know is no breakage: %j', async counted => {
  const question = { query: { statuscode: 'D' as const }, body: { filter: { counted } } }
  expect((await ask(node, GetShipmentList, question, clerk.token)).status).toBeLessThan(500)
})
