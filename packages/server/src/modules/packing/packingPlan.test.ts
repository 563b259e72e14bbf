import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { sharedNode, type TestNode } from '../../testing/node.ts'
import { muchNumbered } from '../../testing/numbers.ts'
import { explained } from '../../testing/plans.ts'
import { insertShipment } from '../../testing/shipments.ts'
import { endingParcels, numberedParcels } from './foundParcels.ts'

let node: TestNode
let person: Person
beforeAll(async () => {
  node = await sharedNode()
  person = await newCompany(node)
  await muchNumbered(node, person, await insertShipment(node, person), 5000)
})

it('a whole number is read by indexes', async () => {
  const plan = await explained(node, person, numberedParcels(person.clientId, '774821', 7))
  for (const condition of ['key =', 'tracking_number =', 'number =']) {
    expect(plan).toMatch(new RegExp(String.raw`Index Cond: .*\(${condition}`))
  }
  expect(plan).not.toContain('Seq Scan')
})

it('numbers that end in the digits are read by their own index', async () => {
  const plan = await explained(node, person, endingParcels(person.clientId, '4821', 7))
  expect(plan.match(/Index Cond: .*\(ending >= '1284'/g)).toHaveLength(2)
  expect(plan).not.toContain('Seq Scan')
})
