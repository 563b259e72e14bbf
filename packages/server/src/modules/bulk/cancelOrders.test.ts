import { calls } from '@waybill/contract'
import { beforeEach, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { miscounted } from '../../testing/recount.ts'
import { putOrders, salesOrder } from '../../testing/salesOrders.ts'

let node: TestNode
let clerk: Person
beforeEach(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const orderOf = async (orderId: number) => (await ask(node, calls.GetOrder, { body: { orderId } }, clerk.token)).reply
const build = async (orderId: number) =>
  (await ask(node, calls.BuildFromOrders, { body: { orders: [{ orderId, version: 2 }] } }, clerk.token)).reply
async function done(action: 'cancelOrders' | 'reopenOrders', ids: readonly number[]) {
  const { status } = await ask(node, calls.StartBulk, { body: { action, rows: ids.map(id => ({ id })) } }, clerk.token)
  expect(status).toBe(200)
  return jobOnce(node, clerk, hasEnded)
}

it('many orders are cancelled at once, with what nobody tendered; the others say why, and all can be reopened', async () => {
  const [open = 0, planned = 0, tendered = 0] = await putOrders(node, clerk, [salesOrder(), salesOrder(), salesOrder()])
  const { shipmentId } = await build(planned)
  const sent = await build(tendered)
  await node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx
        .updateTable('shipment')
        .set({ status: 'T' })
        .where('client_id', '=', clerk.clientId)
        .where('shipment_id', '=', sent.shipmentId)
        .execute(),
    )
  const job = await done('cancelOrders', [open, planned, tendered])
  expect(job).toMatchObject({ done: 2, toFix: 1 })
  expect(job.shown).toMatchObject([
    { id: tendered, code: 'OrderHeld', issues: [{ code: 'onShipments', params: { bol: sent.BOLNumber } }] },
  ])
  const states = async () => Promise.all([open, planned, tendered].map(async id => (await orderOf(id)).state))
  expect(await states()).toEqual(['cancelled', 'cancelled', 'planned'])
  const shipment = await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)
  expect(shipment.reply.shipmentStatus).toBe('V')
  const undo = (action: 'reopenOrders' | 'cancelOrders', token = clerk.token) =>
    ask(node, calls.StartBulk, { body: { action, undoBulkId: job.bulkId } }, token)
  expect((await undo('cancelOrders')).status).toBe(404)
  expect((await undo('reopenOrders', (await newCompany(node)).token)).status).toBe(404)
  expect((await undo('reopenOrders')).reply.total).toBe(2)
  expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ action: 'reopenOrders', done: 2, toFix: 0 })
  expect(await states()).toEqual(['open', 'open', 'planned'])
  await done('cancelOrders', [open, planned])
  const again = await done('cancelOrders', [open])
  expect(again.shown).toMatchObject([{ code: 'OrderOver' }])

  const back = await done('reopenOrders', [open, planned, tendered])
  expect(back).toMatchObject({ done: 2, shown: [{ id: tendered, code: 'OrderNotCancelled' }] })
  expect(await states()).toEqual(['open', 'open', 'planned'])
  expect(await miscounted(node, clerk)).toEqual([])
})
