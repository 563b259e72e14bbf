import type { BookOutcome, FindOutcome } from '@waybill/carriers'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { afterEach, expect, it } from 'vitest'
import { bookWith, confirmed } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask } from '../../testing/node.ts'

let order: MemoryOrder
afterEach(() => order.close())

/** A carrier that takes its time over an order, and what it was asked to cancel. */
function slowCarrier() {
  const cancelled: string[] = []
  const state: { answer?: (outcome: BookOutcome) => void } = {}
  const carrier = {
    book: () =>
      new Promise<BookOutcome>(done => {
        state.answer = done
      }),
    cancel: async (_account: unknown, { confirmation }: { confirmation: { providerId: string } }) => {
      cancelled.push(confirmation.providerId)
      return { kind: 'cancelled' as const, message: '' }
    },
  }
  return { state, cancelled, carrier }
}

/** The order is on its way, and nobody has answered yet. */
async function sendOrder(state: { answer?: unknown }): Promise<void> {
  expect((await bookWith(order.node, order.person(), order.shipmentId, 'AAAA')).status).toBe(200)
  await expect.poll(() => state.answer !== undefined).toBe(true)
}

const bookingId = async () => (await order.details()).booking.bookingId ?? 0

it('an order of a voided shipment that is confirmed after a call said there is none waits for a person', async () => {
  const { state, cancelled, carrier } = slowCarrier()
  order = await openMemoryOrder({ ...carrier, find: async () => ({ kind: 'absent' }) })
  await sendOrder(state)
  const unknown = order.settled('unknown')
  await order.askNow()
  await unknown
  expect(await order.voidIt()).toBe(200)
  expect(await order.call({ bookingId: await bookingId(), answer: 'yes' })).toBe(200)
  const surplus = order.settled('surplus')
  state.answer?.(confirmed('P1'))
  await surplus
  expect(await order.tenders()).toMatchObject([{ state: 'ended', order: 'surplus' }])
  expect(await order.work()).toMatchObject([{ state: 'surplus', CarrierSCAC: 'AAAA' }])
  expect(cancelled).toEqual([])
})

it('an order held to be the carrier’s, given back in a call and then confirmed comes back as work', async () => {
  const { state, carrier } = slowCarrier()
  order = await openMemoryOrder({ book: carrier.book, terms: { recovery: 'person' } })
  await sendOrder(state)
  expect(await order.voidIt()).toBe(200)
  const [row] = await order.work()
  expect(row).toMatchObject({ state: 'cancelUnconfirmed' })
  const given = { bookingId: row?.bookingId ?? 0, answer: 'yes' } as const
  expect(await order.call(given)).toBe(200)
  const surplus = order.settled('surplus')
  state.answer?.(confirmed('P1', 'PRO1'))
  await surplus
  expect(await order.work()).toMatchObject([{ state: 'surplus', PRONumber: 'PRO1' }])
  expect((await order.details()).otherBookings).toMatchObject([{ state: 'surplus', PRONumber: 'PRO1' }])
  expect(await order.call(given)).toBe(200)
  expect(await order.work()).toEqual([])
})

it('an order that was given back in a call and then confirmed can be taken for the one in force again', async () => {
  const { state, carrier } = slowCarrier()
  order = await openMemoryOrder({ ...carrier, find: async () => ({ kind: 'absent' }) })
  await sendOrder(state)
  const unknown = order.settled('unknown')
  await order.askNow()
  await unknown
  expect(await order.bookByCall((await order.details()).AssignedPricesheetID ?? 0)).toBe(200)
  expect(await order.call({ bookingId: await bookingId(), answer: 'yes' })).toBe(200)
  const surplus = order.settled('surplus')
  state.answer?.(confirmed('P1', 'PRO1'))
  await surplus
  const { shipmentId, person, node } = order
  const { version, otherBookings } = await order.details()
  expect(otherBookings).toMatchObject([{ state: 'surplus' }])
  const body = { shipmentId, version, bookingId: await bookingId(), reason: 'It has it after all' }
  expect((await ask(node, SwapBooking, { body }, person().token)).status).toBe(200)
  expect(await order.tenders()).toMatchObject([{ state: 'awarded', order: 'live' }])
  expect(await order.details()).toMatchObject({ shipmentStatus: 'T', PRONumber: 'PRO1' })
})

it('an order that is found while the one in force was given back in a call is kept for staff to swap', async () => {
  let isKnown = false
  const cancelled: string[] = []
  order = await openMemoryOrder(
    {
      book: async (_account, { scac }) =>
        scac === 'AAAA' ? { kind: 'unknown', message: 'It fell silent.' } : confirmed('P2'),
      find: async (_account, { scac }): Promise<FindOutcome> =>
        isKnown && scac === 'AAAA' ? { ...confirmed('P1'), kind: 'found' } : { kind: 'absent' },
      cancel: async (_account, { confirmation }) => {
        cancelled.push(confirmation.providerId)
        return { kind: 'cancelled', message: '' }
      },
    },
    ['AAAA', 'BBBB'],
  )
  await order.giveUp('AAAA')
  await order.bookUntil('BBBB', 'booked')
  expect(await order.call({ bookingId: await bookingId(), answer: 'yes' })).toBe(200)
  isKnown = true
  const surplus = order.settled('surplus')
  expect(await order.askNow()).toBe(200)
  await surplus
  expect(await order.tenders()).toMatchObject([
    { state: 'givenUp', order: 'surplus' },
    { state: 'awarded', order: 'cancelled' },
  ])
  expect(await order.work()).toMatchObject([{ state: 'surplus', CarrierSCAC: 'AAAA', canSwap: true }])
  expect(cancelled).toEqual([])
})
