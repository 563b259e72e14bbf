import type { BookOutcome, CancelOutcome } from '@waybill/carriers'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { afterEach, expect, it } from 'vitest'
import { bookWith, confirmed } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'

let order: MemoryOrder
afterEach(() => order.close())

it('a cancellation that is confirmed late wins over a recorded no and a swap', async () => {
  let isKnown = false
  const cancels: ((outcome: CancelOutcome) => void)[] = []
  order = await openMemoryOrder(
    {
      book: async (_account, { scac }) => (scac === 'AAAA' ? { kind: 'unknown', message: '' } : confirmed('P2')),
      find: async (_account, { scac }) =>
        isKnown && scac === 'AAAA' ? { ...confirmed('P1'), kind: 'found' } : { kind: 'absent' },
      cancel: () => new Promise(answer => cancels.push(answer)),
    },
    ['AAAA', 'BBBB'],
  )
  await order.giveUp('AAAA')
  await order.bookUntil('BBBB', 'booked')
  isKnown = true
  await whileTimePasses(order.node, 10, order.settled('cancelling'))
  await expect.poll(() => cancels.length).toBe(1)
  await order.signInAnew()
  // The wire hangs; the clerk calls, hears that the truck is on its way, and takes that order.
  const bookingId = (await order.details()).otherBookings[0]?.bookingId ?? 0
  expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
  const { version } = await order.details()
  const swap = { shipmentId: order.shipmentId, version, bookingId, reason: 'They are on their way' }
  expect((await ask(order.node, SwapBooking, { body: swap }, order.person().token)).status).toBe(200)
  const cancelled = order.settled('cancelled')
  cancels[0]?.({ kind: 'cancelled', message: 'Cancelled.' })
  await cancelled
  expect((await order.tenders())[0]).toMatchObject({ order: 'cancelled' })
  expect((await order.details()).booking).toMatchObject({ state: 'booked', cancelState: 'cancelled' })
  // The order that was swapped away is being cancelled too.
  await expect.poll(() => cancels.length, { timeout: 10_000 }).toBe(2)
  cancels[1]?.({ kind: 'cancelled', message: '' })
})

it('a cancellation that is under way is not asked a second time beside it', async () => {
  const answers: ((outcome: CancelOutcome) => void)[] = []
  order = await openMemoryOrder({
    book: async () => confirmed('P1'),
    cancel: () => new Promise(done => answers.push(done)),
  })
  await order.bookUntil('AAAA', 'booked')
  expect((await order.details()).booking.isCancelAsked).toBe(true)
  expect(await order.voidIt()).toBe(200)
  await expect.poll(() => answers.length).toBe(1)
  expect(await order.askNow()).toBe(200)
  const cancelled = order.settled('cancelled')
  answers[0]?.({ kind: 'cancelled', message: 'Cancelled.' })
  await cancelled
  expect(answers).toHaveLength(1)
  expect(await order.tenders()).toMatchObject([{ order: 'cancelled' }])
})

it('a carrier that takes no cancellation over its wire has to be called, as is said before the void', async () => {
  order = await openMemoryOrder({ book: async () => confirmed('P1') })
  await order.bookUntil('AAAA', 'booked')
  expect((await order.details()).booking.isCancelAsked).toBe(false)
  expect(await order.voidIt()).toBe(200)
  expect(await order.work()).toMatchObject([{ state: 'cancelUnconfirmed' }])
})

it('an order that was refused after its shipment was voided is nobody’s to call about', async () => {
  let answer: ((outcome: BookOutcome) => void) | undefined
  order = await openMemoryOrder({
    book: () =>
      new Promise(done => {
        answer = done
      }),
    terms: { recovery: 'person' },
  })
  expect((await bookWith(order.node, order.person(), order.shipmentId, 'AAAA')).status).toBe(200)
  await expect.poll(() => answer !== undefined).toBe(true)
  expect(await order.voidIt()).toBe(200)
  expect(await order.work()).toMatchObject([{ state: 'cancelUnconfirmed' }])
  const cancelled = order.settled('cancelled')
  answer?.({ kind: 'failed', scac: 'AAAA', reason: 'refused', message: 'Not served.', providerStatus: 422 })
  await cancelled
  expect(await order.work()).toEqual([])
})

it('nobody is asked about a cancellation that a call has settled', async () => {
  order = await openMemoryOrder({
    book: async () => confirmed('P1'),
    find: async () => ({ kind: 'absent' }),
    cancel: async () => ({ kind: 'unconfirmed', message: 'Silent.' }),
  })
  await order.bookUntil('AAAA', 'booked')
  const bookingId = (await order.details()).booking.bookingId ?? 0
  expect(await order.voidIt()).toBe(200)
  expect(await order.askNow()).toBe(200)
  expect(await order.call({ bookingId, answer: 'yes' })).toBe(200)
  expect(await order.tenders()).toMatchObject([{ order: 'cancelled' }])
  expect(await order.askNow()).toBe(409)
})
