import { SaveItemDetails } from '@waybill/contract/calls/Shipment/SaveItemDetails.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { itemToWire } from '@waybill/contract/wire/shipment.ts'
import { afterEach, expect, it } from 'vitest'
import { freight } from '../../testing/freight.ts'
import { confirmed } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'

let order: MemoryOrder
afterEach(() => order.close())

async function weigh(Weight: number): Promise<void> {
  const { version } = await order.details()
  const Items = freight.items.map(item => ({ ...itemToWire(item), Weight }))
  const body = { shipmentId: order.shipmentId, version, Items }
  expect((await ask(order.node, SaveItemDetails, { body }, order.person().token)).status).toBe(200)
}

async function tell(given: { readonly way: 'api' | 'call'; readonly spokeWith?: string }): Promise<number> {
  const { version } = await order.details()
  const body = { shipmentId: order.shipmentId, version, ...given }
  return (await ask(order.node, TellCarrier, { body }, order.person().token)).status
}

/** The sign-in of the company at its carrier can not be opened any more. */
const breakSeal = () =>
  order.node.app.db.forClient(order.person().clientId).transaction(tx =>
    tx
      .updateTable('carrier_login')
      .set({ sealed: Buffer.alloc(40) })
      .execute(),
  )

it('a cancellation in letters that no database takes is settled, and asked once', async () => {
  let asked = 0
  order = await openMemoryOrder({
    book: async () => confirmed('P1'),
    cancel: async () => {
      asked += 1
      return { kind: 'cancelled', message: 'Cancelled\u0000 by dispatch' }
    },
  })
  await order.bookUntil('AAAA', 'booked')
  const cancelled = order.settled('cancelled')
  expect(await order.voidIt()).toBe(200)
  await cancelled
  expect(asked).toBe(1)
  expect((await order.details()).booking.cancelAnswer).toBe('Cancelled by dispatch')
})

it('a refusal in such letters is a refusal', async () => {
  order = await openMemoryOrder({
    book: async (_account, { scac }) => ({
      ...{ kind: 'failed', scac, reason: 'refused', message: 'Not served\u0000', providerStatus: 422 },
    }),
  })
  await order.bookUntil('AAAA', 'refused')
  expect((await order.details()).booking.answer).toContain('Not served')
})

it('an event in such letters moves the freight', async () => {
  const event = { code: 'PICKED_UP', status: 'pickup' as const, description: 'Picked up\u0000' }
  const place = { city: 'Dayton', state: 'OH', country: 'US' }
  // One event, however often it is told: the clock goes on meanwhile.
  const told: string[] = []
  order = await openMemoryOrder({
    book: async () => confirmed('P1'),
    track: async () => {
      told.push(order.node.clock.now().toISOString())
      return { kind: 'events', proNumber: '', events: [{ ...event, ...place, at: told[0] ?? '' }] }
    },
  })
  await order.bookUntil('AAAA', 'booked')
  const events = () =>
    order.node.app.db
      .forClient(order.person().clientId)
      .read(order.node.app.db.query.selectFrom('tracking_event').select('description'))
  await whileTimePasses(order.node, 600, expect.poll(events, { timeout: 8000 }).toHaveLength(1))
})

it('a change that was taken in such letters is delivered', async () => {
  order = await openMemoryOrder({
    book: async () => confirmed('P1'),
    change: async () => ({ kind: 'changed', message: 'Taken\u0000' }),
  })
  await order.bookUntil('AAAA', 'booked')
  await weigh(4800)
  expect(await tell({ way: 'api' })).toBe(200)
  const notification = async () => (await order.details()).booking.notification?.state
  await whileTimePasses(order.node, 5, expect.poll(notification).toBe('delivered'))
})

it('a shipment is shown, and a change told by telephone, when its account can not be opened any more', async () => {
  order = await openMemoryOrder({ book: async () => confirmed('P1') })
  await order.bookUntil('AAAA', 'booked')
  await weigh(4800)
  await breakSeal()
  const body = { shipmentId: order.shipmentId }
  expect((await ask(order.node, ShipmentDetails, { body }, order.person().token)).status).toBe(200)
  expect(await tell({ way: 'call', spokeWith: 'Test Dispatcher' })).toBe(200)
})

it('an order whose carrier names it in sixteen thousand letters is booked, without that number', async () => {
  order = await openMemoryOrder({ book: async () => confirmed('P1', '9'.repeat(16_000)) })
  await order.bookUntil('AAAA', 'booked')
  expect((await order.details()).PRONumber).toBe('')
  expect((await order.tenders())[0]).toMatchObject({ state: 'awarded', order: 'live' })
})
