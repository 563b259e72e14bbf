import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { afterEach, expect, it } from 'vitest'
import { confirmed } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { hasOpenOrders } from './index.ts'

let order: MemoryOrder
afterEach(() => order.close())

/** Whether the account that the first order was placed with has, or may have, one still. */
const isOpen = () => {
  const { clientId } = order.person()
  return order.node.app.db.forClient(clientId).transaction(async tx => {
    const tenders = tx.selectFrom('tender').select('account_id').where('client_id', '=', clientId).orderBy('tender_id')
    const { account_id } = await tenders.executeTakeFirstOrThrow()
    return hasOpenOrders(tx, clientId, account_id ?? 0)
  })
}

it('an order that was given up is open at its account until a call says that there is none', async () => {
  order = await openMemoryOrder({
    book: async () => ({ kind: 'unknown', message: 'It fell silent.' }),
    find: async () => ({ kind: 'absent' }),
  })
  await order.giveUp('AAAA')
  expect(await isOpen()).toBe(true)
  expect(await order.call({ bookingId: (await order.details()).booking.bookingId ?? 0 })).toBe(200)
  expect(await isOpen()).toBe(false)
})

it('an order that its carrier keeps is open at its account until its shipment is void: it may be asked for anew', async () => {
  let isFound = false
  order = await openMemoryOrder(
    {
      book: async (_account, { scac }) =>
        scac === 'AAAA' ? { kind: 'unknown', message: 'It fell silent.' } : confirmed(`P-${scac}`),
      find: async () => (isFound ? { ...confirmed('P-AAAA'), kind: 'found' } : { kind: 'absent' }),
      cancel: async () => ({ kind: 'refused', message: 'On its way.' }),
    },
    ['AAAA', 'BBBB'],
  )
  await order.giveUp('AAAA')
  await order.bookUntil('BBBB', 'booked')
  isFound = true
  await whileTimePasses(order.node, 10, order.settled('cancelled'))
  await order.signInAnew()
  const bookingId = (await order.work())[0]?.bookingId ?? 0
  expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
  expect((await order.tenders())[0]).toMatchObject({ order: 'cancelRefused' })
  expect(await isOpen()).toBe(true)
  expect(await order.voidIt()).toBe(200)
  await expect
    .poll(async () => (await order.tenders()).map(tender => tender.order))
    .toEqual(['cancelRefused', 'cancelRefused'])
  expect(await isOpen()).toBe(false)
})

it('an order is open at its account until its freight is delivered and nothing is looked for any more', async () => {
  order = await openMemoryOrder({ book: async () => confirmed('P1'), find: async () => ({ kind: 'absent' }) })
  await order.bookUntil('AAAA', 'booked')
  for (const statusCode of ['A', 'D'] as const) {
    expect(await isOpen()).toBe(true)
    const { version } = await order.details()
    const body = { shipmentId: order.shipmentId, version, statusCode }
    expect((await ask(order.node, UpdateStatusCode, { body }, order.person().token)).status).toBe(200)
  }
  expect(await isOpen()).toBe(true)
  await whileTimePasses(order.node, 600, expect.poll(() => order.due(), { timeout: 8000 }).not.toContain('follow'))
  expect(await isOpen()).toBe(false)
})
