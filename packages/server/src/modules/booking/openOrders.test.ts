import { afterEach, expect, it } from 'vitest'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { hasOpenOrders } from './index.ts'

let order: MemoryOrder
afterEach(() => order.close())

/** Whether the account of the company has, or may have, an order. */
const isOpen = () => {
  const { clientId } = order.person()
  return order.node.app.db.forClient(clientId).transaction(async tx => {
    const { account_id } = await tx.selectFrom('carrier_account').select('account_id').executeTakeFirstOrThrow()
    return hasOpenOrders(tx, clientId, account_id)
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
