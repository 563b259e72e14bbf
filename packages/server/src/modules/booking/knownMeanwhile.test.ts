import type { FindOutcome } from '@waybill/carriers'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { afterEach, expect, it } from 'vitest'
import { confirmed } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask } from '../../testing/node.ts'

let order: MemoryOrder
afterEach(() => order.close())

/** A carrier that falls silent over an order until it is known, and what it was asked to cancel. */
function silentCarrier() {
  const state = { isKnown: false, cancelled: [] as string[] }
  return {
    state,
    carrier: {
      book: async () => ({ kind: 'unknown' as const, message: 'It fell silent.' }),
      find: async (): Promise<FindOutcome> =>
        state.isKnown ? { ...confirmed('P1'), kind: 'found' } : { kind: 'absent' },
      cancel: async (_account: unknown, { confirmation }: { confirmation: { providerId: string } }) => {
        state.cancelled.push(confirmation.providerId)
        return { kind: 'unconfirmed' as const, message: '' }
      },
    },
  }
}

/** Somebody who spoke with a carrier that knew of no order records it. */
async function recordNone(bookingId: number) {
  const body = { shipmentId: order.shipmentId, bookingId, isUnknown: true, spokeWith: 'Test Dispatcher' }
  return ask(order.node, RecordCarrierCall, { body }, order.person().token)
}

it.each(['unknown', 'given up'])(
  'that a carrier knows of no order does not give back an order that was %s and is confirmed by now',
  async was => {
    const { state, carrier } = silentCarrier()
    order = await openMemoryOrder(carrier)
    if (was === 'unknown') await order.bookUntil('AAAA', 'unknown')
    else await order.giveUp('AAAA')
    const bookingId = (await order.details()).booking.bookingId ?? 0
    state.isKnown = true
    const booked = order.settled('booked')
    expect(await order.askNow()).toBe(200)
    await booked
    const { status, error } = await recordNone(bookingId)
    expect([status, error.code]).toEqual([409, 'OrderKnown'])
    expect(await order.tenders()).toMatchObject([{ state: 'awarded', order: 'live' }])
    expect(await order.due()).toContain('follow')
  },
)

it('that a carrier knows of no order does not end the cancelling of one that was found meanwhile', async () => {
  const { state, carrier } = silentCarrier()
  order = await openMemoryOrder(carrier)
  await order.bookUntil('AAAA', 'unknown')
  const bookingId = (await order.details()).booking.bookingId ?? 0
  expect(await order.voidIt()).toBe(200)
  state.isKnown = true
  const cancelling = order.settled('cancelling')
  expect(await order.askNow()).toBe(200)
  await cancelling
  expect((await recordNone(bookingId)).status).toBe(409)
  expect(await order.work()).toMatchObject([{ bookingId, state: 'cancelling' }])
})
