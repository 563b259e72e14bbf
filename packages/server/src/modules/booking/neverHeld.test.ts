import type { BookOutcome, CancelOutcome } from '@waybill/carriers'
import { afterEach, expect, it } from 'vitest'
import { bookWith, confirmed, type MemoryCarrier } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'

let order: MemoryOrder
afterEach(() => order.close())

const refused: BookOutcome = {
  ...{ kind: 'failed', scac: 'AAAA', reason: 'busy', message: 'Come back later.', providerStatus: 503 },
}

/** An order that its carrier has not answered yet when its shipment is voided. */
async function voidedInFlight(carrier: MemoryCarrier) {
  let answer: ((outcome: BookOutcome) => void) | undefined
  const cancels: { readonly of: string; readonly done: (outcome: CancelOutcome) => void }[] = []
  order = await openMemoryOrder({
    book: () =>
      new Promise(done => {
        answer = done
      }),
    cancel: (_account, { confirmation }) => new Promise(done => cancels.push({ of: confirmation.providerId, done })),
    ...carrier,
  })
  expect((await bookWith(order.node, order.person(), order.shipmentId, 'AAAA')).status).toBe(200)
  await expect.poll(() => answer !== undefined).toBe(true)
  expect(await order.voidIt()).toBe(200)
  return { cancels, answer: (outcome: BookOutcome) => answer?.(outcome) }
}

/** The same, asked for without a number, and its carrier said that it has no such order. */
async function unknownToCarrier() {
  const { cancels, answer } = await voidedInFlight({ terms: { recovery: 'person' } })
  await expect.poll(() => cancels.length).toBe(1)
  const settled = order.settled('cancelled')
  cancels[0]?.done({ kind: 'refused', message: 'It has no such order.' })
  await settled
  expect(await order.work()).toMatchObject([{ state: 'cancelRefused' }])
  return { cancels, answer }
}

it('an order that its carrier showed under a number is asked for, though the order itself was answered with a no', async () => {
  const { cancels, answer } = await voidedInFlight({ find: async () => ({ ...confirmed('P1'), kind: 'found' }) })
  expect(await order.askNow()).toBe(200)
  await expect.poll(() => cancels.map(({ of }) => of)).toEqual(['P1'])
  answer(refused)
  // The order's own message is settled, the cancellation alone is under way.
  await expect.poll(async () => (await order.due()).filter(kind => kind === 'transmit')).toHaveLength(1)
  cancels[0]?.done({ kind: 'refused', message: 'On its way.' })
  await order.node.app.due.close()
  expect(await order.work()).toMatchObject([{ state: 'cancelRefused', answer: expect.stringContaining('On its way.') }])
})

it('an order that its carrier never took is nobody’s work, though it refused to cancel what it did not know', async () => {
  const { answer } = await unknownToCarrier()
  answer(refused)
  await order.node.app.due.close()
  expect(await order.work()).toEqual([])
  expect(await order.tenders()).toMatchObject([{ order: 'cancelled' }])
})

it('an order that its carrier keeps, as a call said, is kept whatever its wire answers', async () => {
  const { answer } = await unknownToCarrier()
  const [row] = await order.work()
  expect(await order.call({ bookingId: row?.bookingId ?? 0, answer: 'no' })).toBe(200)
  answer(refused)
  await order.node.app.due.close()
  expect(await order.tenders()).toMatchObject([{ order: 'cancelRefused' }])
})

it('an order that is confirmed after its carrier did not know it is asked for by its number', async () => {
  const { cancels, answer } = await unknownToCarrier()
  answer(confirmed('P1'))
  await expect.poll(() => cancels.map(({ of }) => of)).toEqual(['', 'P1'])
  cancels[1]?.done({ kind: 'cancelled', message: '' })
  await expect.poll(() => order.work()).toEqual([])
})
