import type { BookOutcome, FindOutcome } from '@waybill/carriers'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { afterEach, expect, it } from 'vitest'
import { bookWith, confirmed } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask } from '../../testing/node.ts'

let order: MemoryOrder
afterEach(() => order.close())

const silent = async () => ({ kind: 'unknown' as const, message: 'It fell silent.' })

/** A carrier that never says whether it took an order, until it shows it. */
function lateCarrier() {
  const state = { isKnown: false, cancelled: [] as string[] }
  return {
    state,
    carrier: {
      book: silent,
      find: async (): Promise<FindOutcome> =>
        state.isKnown ? { ...confirmed('P1'), kind: 'found' } : { kind: 'absent' },
      cancel: async (_account: unknown, { confirmation }: { confirmation: { providerId: string } }) => {
        state.cancelled.push(confirmation.providerId)
        return { kind: 'cancelled' as const, message: '' }
      },
    },
  }
}

it('a surplus order that was given back in a call does not become the order that moves the freight', async () => {
  let isKnown = false
  let refuse: (() => void) | undefined
  order = await openMemoryOrder(
    {
      book: async (_account, { scac }) =>
        scac === 'AAAA'
          ? { kind: 'unknown', message: 'It fell silent.' }
          : new Promise(done => {
              refuse = () => done({ kind: 'failed', reason: 'refused', message: '', providerStatus: 422, scac })
            }),
      find: async (_account, { scac }) =>
        isKnown && scac === 'AAAA' ? { ...confirmed('P1'), kind: 'found' } : { kind: 'absent' },
      cancel: async () => ({ kind: 'cancelled', message: '' }),
    },
    ['AAAA', 'BBBB'],
  )
  await order.giveUp('AAAA')
  expect((await bookWith(order.node, order.person(), order.shipmentId, 'BBBB')).status).toBe(200)
  await expect.poll(() => refuse !== undefined).toBe(true)
  isKnown = true
  const surplus = order.settled('surplus')
  expect(await order.askNow()).toBe(200)
  await surplus
  const [row] = await order.work()
  expect(row).toMatchObject({ state: 'surplus', CarrierSCAC: 'AAAA' })
  const refused = order.settled('refused')
  expect(await order.call({ bookingId: row?.bookingId ?? 0, answer: 'yes' })).toBe(200)
  refuse?.()
  await refused
  expect(await order.tenders()).toMatchObject([{ state: 'ended', order: 'cancelled' }, { state: 'refused' }])
  expect((await order.details()).shipmentStatus).toBe('Q')
})

it('an order that was given up and then confirmed in a call is that order, and is not cancelled when it is found', async () => {
  const { state, carrier } = lateCarrier()
  order = await openMemoryOrder(carrier)
  await order.giveUp('AAAA')
  expect(await order.bookByCall(await order.firstPrice())).toBe(200)
  state.isKnown = true
  // Nobody asks any more, so that nothing can turn up.
  expect(await order.due()).not.toContain('ask')
  expect(await order.tenders()).toMatchObject([{ state: 'awarded', order: 'live' }])
  expect((await order.details()).shipmentStatus).toBe('T')
  expect(state.cancelled).toEqual([])
})

it('an order that was given up and that its carrier keeps is booked in a call, not noted and forgotten', async () => {
  order = await openMemoryOrder(lateCarrier().carrier)
  await order.giveUp('AAAA')
  const bookingId = (await order.details()).booking.bookingId ?? 0
  expect(await order.call({ bookingId, answer: 'no' })).toBe(409)
  expect((await order.details()).booking.isStillAsked).toBe(true)
})

it.each(['booked elsewhere', 'void'])(
  'an order that was given up, and that its carrier keeps, is recorded when the shipment is %s',
  async how => {
    const { state, carrier } = lateCarrier()
    order = await openMemoryOrder(
      { ...carrier, book: async (_account, { scac }) => (scac === 'AAAA' ? silent() : confirmed('P2')) },
      ['AAAA', 'BBBB'],
    )
    await order.giveUp('AAAA')
    const bookingId = (await order.details()).booking.bookingId ?? 0
    if (how === 'void') expect(await order.voidIt()).toBe(200)
    else await order.bookUntil('BBBB', 'booked')
    expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
    expect((await order.tenders())[0]).toMatchObject({ state: 'ended', order: 'cancelRefused' })
    expect(await order.due()).not.toContain('ask')
    expect(state.cancelled).toEqual([])
  },
)

it('a surplus order of a voided shipment is cancelled once the call about the other one is recorded', async () => {
  const { state, carrier } = lateCarrier()
  const credentials = { kind: 'failed', reason: 'credentials', message: '', providerStatus: 401 } as const
  order = await openMemoryOrder(
    {
      ...carrier,
      find: async (_account, { scac }) => (scac === 'BBBB' ? { ...credentials, scac } : carrier.find()),
    },
    ['AAAA', 'BBBB'],
  )
  await order.giveUp('AAAA')
  await order.bookUntil('BBBB', 'unknown')
  state.isKnown = true
  const surplus = order.settled('surplus')
  expect(await order.askNow()).toBe(200)
  await surplus
  const bookingId = (await order.details()).booking.bookingId ?? 0
  expect(await order.voidIt()).toBe(200)
  const cancelled = order.settled('cancelled')
  expect(await order.call({ bookingId, answer: 'yes' })).toBe(200)
  await cancelled
  expect(state.cancelled).toEqual(['P1'])
})

it('an order that nobody can ask about, and that its carrier does not have, lets go of its shipment', async () => {
  order = await openMemoryOrder({ book: silent, terms: { recovery: 'person' } })
  await order.bookUntil('AAAA', 'unknown')
  const { booking, version } = await order.details()
  const { shipmentId } = order
  const back = { shipmentId, version, statusCode: 'Q' as const, comments: 'None there.' }
  const moved = await ask(order.node, UpdateStatusCode, { body: back }, order.person().token)
  expect(moved.error.code).toBe('CarrierHolds')
  const bookingId = booking.bookingId ?? 0
  expect(await order.call({ bookingId, answer: 'no' })).toBe(409)
  expect(await order.call({ bookingId, answer: 'yes' })).toBe(200)
  expect(await order.tenders()).toMatchObject([{ state: 'givenUp', order: null }])
  const { shipmentStatus, booking: after } = await order.details()
  expect([shipmentStatus, after.state, after.isStillAsked]).toEqual(['Q', 'refused', false])
  await order.bookUntil('AAAA', 'unknown')
})

it('an order that turns up against what was said in a call waits for a person', async () => {
  let answer: ((outcome: FindOutcome) => void) | undefined
  let isSlow = false
  order = await openMemoryOrder({
    book: silent,
    find: () =>
      isSlow
        ? new Promise(done => {
            answer = done
          })
        : Promise.resolve({ kind: 'absent' }),
    cancel: async () => ({ kind: 'cancelled', message: '' }),
  })
  await order.giveUp('AAAA')
  isSlow = true
  expect(await order.askNow()).toBe(200)
  await expect.poll(() => answer !== undefined).toBe(true)
  const bookingId = (await order.details()).booking.bookingId ?? 0
  expect(await order.call({ bookingId })).toBe(200)
  const surplus = order.settled('surplus')
  answer?.({ ...confirmed('P1'), kind: 'found' })
  await surplus
  expect(await order.work()).toMatchObject([{ state: 'surplus', bookingId }])
  expect((await order.details()).shipmentStatus).toBe('Q')
})

it.each([
  ['gives back', 'yes', 'ended', null],
  ['keeps', 'no', 'ended', 'cancelRefused'],
] as const)(
  'a voided order that its carrier never answers about is work, and what it %s is settled in a call',
  async (_, answer, state, held) => {
    order = await openMemoryOrder({
      book: silent,
      find: async (_account, { scac }) => ({
        ...{ kind: 'failed', scac, reason: 'credentials', message: 'Not accepted.', providerStatus: 401 },
      }),
    })
    await order.bookUntil('AAAA', 'unknown')
    expect(await order.voidIt()).toBe(200)
    expect(await order.work()).toEqual([])
    order.node.clock.pass(1_200_000)
    const [row] = await order.work()
    expect(row).toMatchObject({ state: 'unknown', CarrierSCAC: 'AAAA' })
    expect(await order.call({ bookingId: row?.bookingId ?? 0, answer })).toBe(200)
    expect(await order.tenders()).toMatchObject([{ state, order: held }])
    expect(await order.work()).toEqual([])
    expect(await order.due()).not.toContain('ask')
  },
)

it('an order that was confirmed in a call and then over its wire gets its numbers and is followed', async () => {
  let answer: ((outcome: BookOutcome) => void) | undefined
  order = await openMemoryOrder({
    book: () =>
      new Promise(done => {
        answer = done
      }),
    find: async () => ({ kind: 'absent' }),
    track: async () => ({ kind: 'events', events: [], proNumber: 'PRO1', messages: [] }),
  })
  expect((await bookWith(order.node, order.person(), order.shipmentId, 'AAAA')).status).toBe(200)
  await expect.poll(() => answer !== undefined).toBe(true)
  const unknown = order.settled('unknown')
  await order.askNow()
  await unknown
  expect(await order.bookByCall((await order.details()).AssignedPricesheetID ?? 0)).toBe(200)
  expect(await order.due()).toContain('follow')
  answer?.(confirmed('P1', 'PRO1'))
  await expect.poll(async () => (await order.details()).PRONumber).toBe('PRO1')
  expect((await order.details()).bolRevisions).toHaveLength(1)
})
