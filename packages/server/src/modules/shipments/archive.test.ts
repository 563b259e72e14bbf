import { calls } from '@waybill/contract'
import { ArchiveShipment } from '@waybill/contract/calls/Shipment/ArchiveShipment.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { insertShipment } from '../../testing/shipments.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const archive = (ids: readonly number[], undo = false, version = 1) =>
  ask(
    node,
    ArchiveShipment,
    { body: { shipments: ids.map(shipmentId => ({ shipmentId, version })), undo } },
    clerk.token,
  )
const details = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const counts = async () => (await ask(node, calls.GetShipmentCount, { body: {} }, clerk.token)).reply
const listed = async (statuscode: 'D' | 'V' | 'AR') =>
  (await ask(node, calls.GetShipmentList, { query: { statuscode }, body: {} }, clerk.token)).reply.rows.map(
    row => row.shipmentId,
  )

describe('Shipment/ArchiveShipment', () => {
  it('answers 401 without a key and 400 without a shipment', async () => {
    expect((await ask(node, ArchiveShipment, { body: { shipments: [{ shipmentId: 1, version: 1 }] } })).status).toBe(
      401,
    )
    expect((await archive([])).status).toBe(400)
  })

  it('puts what is delivered or void out of the lists; search finds it, and it comes back as it was', async () => {
    const delivered = await insertShipment(node, clerk, { status: 'D', consignee: 'Archived Works' })
    const gone = await insertShipment(node, clerk, { status: 'V' })
    const before = await counts()
    const { reply } = await archive([gone, delivered])
    expect(reply.shipments).toEqual([
      { shipmentId: gone, shipmentStatus: 'V', version: 2 },
      { shipmentId: delivered, shipmentStatus: 'D', version: 2 },
    ])
    expect([await listed('D'), await listed('V'), await listed('AR')]).toEqual([[], [], [gone, delivered]])
    expect(await counts()).toEqual({
      ...before,
      D: before.D - 1,
      V: before.V - 1,
      AR: 2,
      archived: before.archived + 1,
    })
    const found = await ask(node, calls.GlobalSearch, { query: { searchtext: 'Archived Works' } }, clerk.token)
    expect(found.reply.results.map(row => row.shipmentId)).toEqual([delivered])
    expect(await details(delivered)).toMatchObject({ setAside: 'archived', history: [{ action: 'archived' }] })
    // Said twice it is said once.
    expect((await archive([delivered], false, 2)).reply.shipments[0]?.version).toBe(2)
    await archive([gone, delivered], true, 2)
    expect(await counts()).toEqual(before)
    expect(await details(delivered)).toMatchObject({ setAside: '', shipmentStatus: 'D' })
  })

  it('refuses all of them when one is still under way, and what somebody else changed', async () => {
    const [delivered, onTheWay] = [
      await insertShipment(node, clerk, { status: 'D' }),
      await insertShipment(node, clerk, { status: 'A' }),
    ]
    const refused = await archive([delivered, onTheWay])
    expect([refused.status, refused.error.code]).toEqual([409, 'NotOver'])
    expect((await details(delivered)).setAside).toBe('')
    expect((await archive([delivered], false, 7)).error.code).toBe('ChangedMeanwhile')
  })

  it('what is on its way again is in no archive', async () => {
    const id = await insertShipment(node, clerk, { status: 'D' })
    await archive([id])
    const body = { shipmentId: id, version: 2, statusCode: 'A' as const, comments: 'Delivered by mistake' }
    expect((await ask(node, calls.UpdateStatusCode, { body }, clerk.token)).status).toBe(200)
    expect(await details(id)).toMatchObject({ setAside: '', shipmentStatus: 'A' })
  })

  it('is done with many at once, each with what became of it', async () => {
    const person = await newCompany(node)
    const ids = [
      await insertShipment(node, person, { status: 'D' }),
      await insertShipment(node, person, { status: 'T' }),
    ]
    const rows = ids.map(id => ({ id, version: 1 }))
    const { reply } = await ask(node, calls.StartBulk, { body: { action: 'archive', rows } }, person.token)
    await node.app.due.rest()
    const job = async () =>
      (await ask(node, calls.GetBulk, { body: {} }, person.token)).reply.jobs.find(one => one.bulkId === reply.bulkId)
    await expect.poll(async () => (await job())?.waiting).toBe(0)
    expect(await job()).toMatchObject({ done: 1, toFix: 1 })
  })
})
