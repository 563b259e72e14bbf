import { calls } from '@waybill/contract'
import { wireBookAddressInput } from '@waybill/contract/wire/bookAddress.ts'
import { beforeAll, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, newDockClerk, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { buildShipment, sampleWireShipment } from '../../testing/wireShipment.ts'

let node: TestNode
let manager: Person
const docks = { north: 0, south: 0 }
let there: Awaited<ReturnType<typeof buildShipment>>
const places = { north: ['North Dock', '1 North Road'], south: ['South Dock', '2 South Road'] } as const
beforeAll(async () => {
  node = await sharedNode()
  manager = await newCompany(node)
  const { Origin } = sampleWireShipment()
  const town = { City: 'Dayton', State: 'OH', Zip: '45402' }
  for (const place of ['north', 'south'] as const) {
    const [CompanyName, Street] = places[place]
    const address = wireBookAddressInput.parse({
      ...{ CompanyName, Street, ...town, CountryCode: 'US', isOurs: true },
    })
    const { reply } = await ask(
      node,
      calls.UpdateLocation,
      { query: { funtype: 'add' }, body: { address } },
      manager.token,
    )
    docks[place] = reply.address?.addressId ?? 0
  }
  const [CompanyName, Street] = places.south
  there = await buildShipment(node, manager, { Origin: { ...Origin, ...town, CompanyName, Street } })
})

const detailsOf = async () =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId: there.shipmentId } }, manager.token)).reply

it('who is held to a dock since he began a job sees no name of another in it, and does nothing there by it', async () => {
  const person = await newPerson(node, manager.clientId)
  const rows = [{ id: there.shipmentId, version: 77 }]
  await ask(node, calls.StartBulk, { body: { action: 'void', comments: 'Twice', rows } }, person.token)
  const job = await jobOnce(node, person, hasEnded)
  expect(job.shown).toMatchObject([{ state: 'toFix', name: there.BOLNumber }])
  await node.app.db.identity
    .updateTable('identity.membership')
    .set({ dock_list: String(docks.north) })
    .where('user_id', '=', person.userId)
    .execute()
  const held = { ...person, token: await node.app.sessions.open(person, 'test') }
  expect((await ask(node, calls.GetBulk, { body: {} }, held.token)).text).not.toContain(there.BOLNumber)
  const { version } = await detailsOf()
  const body = { bulkId: job.bulkId, seen: [{ rowNo: 0, version }] }
  await ask(node, calls.RetryBulk, { body }, held.token)
  expect((await jobOnce(node, held, hasEnded)).shown).toMatchObject([{ state: 'toFix' }])
  expect((await detailsOf()).shipmentStatus).toBe('Q')
})

it('a job builds no shipment at a dock that is not its owner’s', async () => {
  const clerk = await newDockClerk(node, manager.clientId, [docks.north])
  const lines = [orderLine({ quantity: 1, weightLb: 480, freightClass: '70' })]
  const order = salesOrder({ number: 'SO-SOUTH', lines })
  const [id = 0] = await putOrders(node, manager, [order])
  await ask(node, calls.StartBulk, { body: { action: 'buildShipments', rows: [{ id }] } }, clerk.token)
  expect((await jobOnce(node, clerk, hasEnded)).shown).toMatchObject([{ state: 'toFix' }])
})
