import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { StopBulk } from '@waybill/contract/calls/Bulk/StopBulk.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps } from '../../testing/parcels.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { startWiredNode, type Wired } from '../../testing/wire.ts'
import { buildShipment } from '../../testing/wireShipment.ts'
import { labelsOf } from '../labels/index.ts'
import { lockShipment } from '../shipments/index.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const db = () => wired.node.app.db.forClient(clerk.clientId)

const shipping = async (ids: readonly number[], labelMax?: number) => {
  const limit = labelMax === undefined ? {} : { labelMax }
  const body = { action: 'ship' as const, rows: ids.map(id => ({ id })), ...limit }
  return (await ask(wired.node, StartBulk, { body }, clerk.token)).reply.bulkId
}

const ended = () => whileTimePasses(wired.node, 5, jobOnce(wired.node, clerk, hasEnded))

const labels = async (ids: readonly number[]) =>
  (await Promise.all(ids.map(id => labelsOf(wired.node.app, db(), clerk.clientId, id)))).flat()

const sold = () => wired.sandbox.orders().filter(one => one.cancelledAt === null).length

const rowsOf = (bulkId: number) =>
  db().read(
    wired.node.app.db.query
      .selectFrom('bulk_row')
      .select(['row_no', 'state', 'code', 'words', 'shipment_id'])
      .where('bulk_id', '=', bulkId)
      .orderBy('row_no'),
  )

it('rates and buys what the rule selects; says per row what is to fix; asks about what nobody heard of, and buys none twice', async () => {
  const ids: number[] = []
  for (let n = 0; n < 6; n += 1) ids.push((await buildParcels(wired.node, clerk, 1 + (n % 2))).shipmentId)
  const freight = await buildShipment(wired.node, clerk)
  wired.sandbox.fault({ kind: 'status403', operation: 'buyLabels', times: 1 })
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
  const bulkId = await shipping([...ids, freight.shipmentId])
  expect(await ended()).toMatchObject({ action: 'ship', total: 7, done: 5, toFix: 2 })
  expect((await rowsOf(bulkId)).at(-1)).toMatchObject({ state: 'toFix', code: 'NotParcel' })
  const bought = (await labels(ids)).filter(({ state }) => state === 'bought')
  expect(sold()).toBe(bought.length)
  // What was refused goes on, and nothing else does.
  const { reply } = await ask(wired.node, RetryBulk, { body: { bulkId } }, clerk.token)
  expect(reply.again).toBe(2)
  expect(await ended()).toMatchObject({ done: 6, toFix: 1 })
  const all = (await labels(ids)).filter(({ state }) => state === 'bought')
  expect([all.length, sold()]).toEqual([9, 9])
})

it('leaves what costs more than the limit for a label, and what has no price, to fix', async () => {
  const one = (await buildParcels(wired.node, clerk, 2)).shipmentId
  const before = sold()
  const bulkId = await shipping([one], 100)
  expect(await ended()).toMatchObject({ done: 0, toFix: 1 })
  expect((await rowsOf(bulkId))[0]?.words).toMatch(/^More than \$1\.00 for a label: .* asks \$[\d.]+ for 2\.$/)
  wired.sandbox.fault({ kind: 'status500', operation: 'rate' })
  const unpriced = await shipping([one])
  expect(await ended()).toMatchObject({ done: 0, toFix: 1 })
  expect((await rowsOf(unpriced))[0]?.words).not.toBe('')
  expect(sold()).toBe(before)
})

it('a stop that comes while prices are asked for buys nothing more, and the rest goes on when it is told to', async () => {
  const ids: number[] = []
  for (let n = 0; n < 3; n += 1) ids.push((await buildParcels(wired.node, clerk)).shipmentId)
  const before = sold()
  const bulkId = await db().transaction(async tx => {
    // Prices are asked for once the shipment is free.
    for (const id of ids) await lockShipment(tx, clerk.clientId, id)
    const bulkId = await shipping(ids)
    await expect.poll(async () => (await rowsOf(bulkId)).every(({ state }) => state === 'asked')).toBe(true)
    expect((await ask(wired.node, StopBulk, { body: { bulkId } }, clerk.token)).status).toBe(200)
    return bulkId
  })
  expect(await jobOnce(wired.node, clerk, hasEnded)).toMatchObject({ done: 0, stopped: 3 })
  expect(sold()).toBe(before)
  await ask(wired.node, RetryBulk, { body: { bulkId, stopped: true } }, clerk.token)
  expect(await ended()).toMatchObject({ done: 3, stopped: 0 })
  expect(sold()).toBe(before + 3)
})

it('orders are built first, once, also by the node that comes after one that died; one that is no parcel stays as it was', async () => {
  const box = orderLine({ unit: 'CTN', quantity: 1, weightLb: 9.5, lengthIn: 12, widthIn: 10, heightIn: 8 })
  const ids = await putOrders(wired.node, clerk, [
    salesOrder({ number: 'SO-SHIP', mode: 'PARCEL', lines: [box] }),
    salesOrder({ number: 'SO-LTL', mode: 'LTL' }),
  ])
  const before = sold()
  wired.sandbox.fault({ kind: 'status500', operation: 'rate' })
  const body = { action: 'shipOrders' as const, rows: ids.map(id => ({ id })) }
  const { bulkId } = (await ask(wired.node, StartBulk, { body }, clerk.token)).reply
  expect(await ended()).toMatchObject({ done: 0, toFix: 2 })
  const [built, freight] = await rowsOf(bulkId)
  expect(freight).toMatchObject({ code: 'NotParcel', shipment_id: null })
  expect(built).toMatchObject({ state: 'toFix', code: '' })
  wired.sandbox.clearFaults()
  // As a node left it that died behind the building.
  await wired.node.app.due.rest()
  await db().transaction(async tx => {
    await tx.updateTable('bulk_job').set({ ended_at: null }).where('bulk_id', '=', bulkId).execute()
    const taken_at = wired.node.clock.now().toISOString()
    const row = tx.updateTable('bulk_row').set({ state: 'asked', settled_at: null, taken_at })
    await row.where('bulk_id', '=', bulkId).where('row_no', '=', 0).execute()
  })
  // Before the next node takes it: a clock that jumps while prices are asked for ends their time.
  wired.node.clock.pass(20_000)
  await db().transaction(async tx => {
    await wired.node.app.due.put(tx, 'bulk', { clientId: clerk.clientId, subjectId: bulkId }, wired.node.clock.now())
  })
  expect(await ended()).toMatchObject({ done: 1, toFix: 1 })
  expect((await rowsOf(bulkId))[0]).toMatchObject({ state: 'done', shipment_id: built?.shipment_id })
  expect(sold()).toBe(before + 1)
  const allocations = wired.node.app.db.query.selectFrom('allocation').select(['order_id', 'shipment_id'])
  expect(await db().read(allocations.where('order_id', 'in', ids))).toEqual([
    { order_id: ids[0], shipment_id: built?.shipment_id },
  ])
})
