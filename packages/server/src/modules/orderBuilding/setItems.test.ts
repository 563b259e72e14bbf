import { calls } from '@waybill/contract'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import type { OrderLine } from '@waybill/domain'
import { beforeAll, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { orderLine, putOrders, salesOrder } from '../../testing/salesOrders.ts'
import { insertShipment } from '../../testing/shipments.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const built = async (...lines: Partial<OrderLine>[]) => {
  const order = salesOrder({ lines: lines.map(line => orderLine({ sku: '', ...line })) })
  const [orderId = 0] = await putOrders(node, clerk, [order])
  return (await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version: 2 }] } }, clerk.token)).reply
}

const move = (seen: { shipmentId: number; version: number }, statusCode: 'O' | 'Q' | 'T') => {
  const { shipmentId, version } = seen
  return ask(node, UpdateStatusCode, { body: { shipmentId, version, statusCode } }, clerk.token)
}

const shipmentOf = async (shipmentId: number) =>
  (await ask(node, calls.ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.shipment

const save = async (
  seen: { shipmentId: number; version: number },
  change: (item: Awaited<ReturnType<typeof shipmentOf>>['Items'][number]) => object,
) => {
  const { shipmentId, version } = seen
  const Items = (await shipmentOf(shipmentId)).Items.map(item => ({ ...item, ...change(item) }))
  return ask(node, calls.SaveItemDetails, { body: { shipmentId, version, Items } }, clerk.token)
}

it('staff moves what can be rated to Rate & route, with what is guessed; what lacks a weight is refused at its field', async () => {
  const guessed = await built({ freightClass: '' })
  expect(guessed.shipmentStatus).toBe('O')
  const moved = await move(guessed, 'Q')
  expect(moved.reply).toMatchObject({ shipmentStatus: 'Q' })
  expect((await move(moved.reply, 'T')).error?.code).toBe('CannotMove')
  const light = await built({ weightLb: null })
  const refused = await move(light, 'Q')
  expect(refused.error).toMatchObject({
    code: 'InvalidInput',
    issues: [{ at: 'body.Items.0.Weight', code: 'required' }],
  })
  expect((await shipmentOf(light.shipmentId)).Items[0]?.Weight).toBe(0)
})

it('what is in Rate & route goes back to Set items, and is counted there', async () => {
  const complete = await built({})
  expect(complete.shipmentStatus).toBe('Q')
  expect((await move(complete, 'O')).reply).toMatchObject({ shipmentStatus: 'O' })
  const { reply } = await ask(
    node,
    GetShipmentList,
    { query: { statuscode: 'O' }, body: { pageSize: 100 } },
    clerk.token,
  )
  expect(reply.rows.find(row => row.shipmentId === complete.shipmentId)).toMatchObject({ shipmentStatus: 'O' })
})

it('an order that is hazardous goes nowhere before its material is named', async () => {
  const unnamed = await built({ isHazardous: true })
  expect(unnamed.gaps).toMatchObject([{ missing: ['hazmat'] }])
  const refused = await move(unnamed, 'Q')
  expect(refused.error).toMatchObject({ issues: [{ at: 'body.Items.0.Hazmat', code: 'required' }] })
  const saved = await save(unnamed, () => ({ Description: 'Still nobody says what' }))
  expect(saved.reply.shipmentStatus).toBe('O')
})

it('Set items is saved with gaps, never with what is wrong, and goes on by itself once nothing is missing', async () => {
  const open = await built({ weightLb: null, freightClass: '' }, { freightClass: '' })
  const half = await save(open, ({ Description }) => ({ itemClass: '85', Description: `${Description} A` }))
  expect(half.reply.shipmentStatus).toBe('O')
  const wrong = await save(half.reply, () => ({ itemClass: '86' }))
  expect(wrong.error).toMatchObject({ code: 'InvalidInput' })
  expect(wrong.error?.issues?.map(({ code }) => code)).toEqual(['notOneOf', 'notOneOf'])
  const whole = await save(half.reply, ({ Weight }) => ({ Weight: Weight || 900 }))
  expect(whole.reply.shipmentStatus).toBe('Q')
})

it('rows name the orders of their shipment', async () => {
  const [one = 0, two = 0] = await putOrders(node, clerk, [
    salesOrder({ number: 'ROW-1' }),
    salesOrder({ number: 'ROW-2' }),
  ])
  const orders = [one, two].map(orderId => ({ orderId, version: 2 }))
  const { reply } = await ask(node, BuildFromOrders, { body: { orders } }, clerk.token)
  const list = await ask(
    node,
    GetShipmentList,
    { query: { statuscode: 'Q' }, body: { searchText: 'ROW-2' } },
    clerk.token,
  )
  expect(list.reply.rows).toMatchObject([{ shipmentId: reply.shipmentId, orders: 'ROW-1, ROW-2' }])
})

it('many are moved at once, each with what it lacks; and many are given back', async () => {
  const person = await newCompany(node)
  const orderIds = await putOrders(node, person, [
    salesOrder({ lines: [orderLine({ sku: '', freightClass: '' })] }),
    salesOrder({ lines: [orderLine({ sku: '', weightLb: null })] }),
  ])
  const made = []
  for (const orderId of orderIds) {
    made.push((await ask(node, BuildFromOrders, { body: { orders: [{ orderId, version: 2 }] } }, person.token)).reply)
  }
  const rows = made.map(({ shipmentId: id, version }) => ({ id, version }))
  await ask(node, calls.StartBulk, { body: { action: 'move', statusCode: 'Q', rows } }, person.token)
  const moved = await jobOnce(node, person, hasEnded)
  expect(moved).toMatchObject({ done: 1, toFix: 1, statusCode: 'Q' })
  expect(moved.shown[0]?.issues).toMatchObject([{ at: 'body.Items.0.Weight', code: 'required' }])
  const left = rows.slice(1)
  const { reply } = await ask(node, calls.StartBulk, { body: { action: 'revertSetItems', rows: left } }, person.token)
  const given = await jobOnce(node, person, job => job.bulkId === reply.bulkId && hasEnded(job))
  expect(given).toMatchObject({ done: 1, toFix: 0 })
  const counts = (await ask(node, calls.GetShipmentCount, { body: {} }, person.token)).reply
  expect(counts).toMatchObject({ O: 0, Q: 1, V: 0 })
})

it('the pickups of many are set at once: what is booked says what follows, a window that ends before it begins is refused', async () => {
  const person = await newCompany(node)
  const waiting = await insertShipment(node, person, { status: 'Q' })
  const booked = await insertShipment(node, person, { status: 'T' })
  const driven = await insertShipment(node, person, { status: 'A' })
  const ids = [waiting, booked, driven]
  const rows = ids.map(id => ({ id, version: 1 }))
  const pickup = { PickupByDate: '2026-11-30', PickupByFromTime: '08:00', PickupByToTime: '12:00' }
  const nothing = await ask(node, calls.StartBulk, { body: { action: 'schedule', rows } }, person.token)
  expect(nothing.error?.issues).toMatchObject([{ at: 'body.pickup', code: 'required' }])
  const body = { action: 'schedule' as const, rows, pickup, comments: 'dock is full' }
  const { reply } = await ask(node, calls.StartBulk, { body }, person.token)
  const job = await jobOnce(node, person, one => one.bulkId === reply.bulkId && hasEnded(one))
  expect(job).toMatchObject({ done: 2, toFix: 1 })
  expect(job.shown.map(({ id, state, code }) => [id, state, code])).toEqual([
    [driven, 'toFix', 'Locked'],
    [booked, 'done', ''],
  ])
  expect(job.shown[1]?.words).toBe('The carrier has to be told. The price may be another one on that day.')
  const seen = await ask(node, calls.ShipmentDetails, { body: { shipmentId: waiting } }, person.token)
  expect(seen.reply.shipment.SheduleDateTime).toEqual(pickup)
  const backwards = { ...pickup, PickupByFromTime: '13:00' }
  const again = { action: 'schedule' as const, rows: [{ id: waiting }], pickup: backwards }
  const { reply: second } = await ask(node, calls.StartBulk, { body: again }, person.token)
  const refused = await jobOnce(node, person, one => one.bulkId === second.bulkId && hasEnded(one))
  expect(refused.shown[0]?.issues).toMatchObject([{ at: 'body.PickupByToTime', code: 'windowEndsBeforeItStarts' }])
})
