import type { FindOutcome } from '@waybill/carriers'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { afterEach, expect, it } from 'vitest'
import { confirmed, memoryLogin } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect } from '../../testing/wire.ts'

let order: MemoryOrder
afterEach(() => order.close())

/** Books the first price that is let through: an account that was given up is not booked again. */
async function bookAnyUntil(state: string): Promise<void> {
  const reached = order.settled(state)
  const { token } = order.person()
  const { shipmentId } = order
  const { reply } = await ask(order.node, GETLTLRates, { body: { shipmentId } }, token)
  for (const { PricesheetID } of reply.rates) {
    const { version } = await order.details()
    const { status } = await ask(order.node, Pickup, { body: { shipmentId, version, PricesheetID } }, token)
    if (status === 200) return void (await reached)
  }
  throw new Error('no price could be booked')
}

it('an order of one login is not taken for the other one’s, to whom the carrier shows it too', async () => {
  const cancelled: string[] = []
  let tries = 0
  let shown = 0
  order = await openMemoryOrder({
    book: async () => {
      tries += 1
      return tries === 1 ? { kind: 'unknown', message: 'It fell silent.' } : confirmed('P2')
    },
    find: async () => {
      if (tries < 2) return { kind: 'absent' }
      shown += 1
      return { ...confirmed('P2'), kind: 'found' }
    },
    cancel: async (_account, { confirmation }) => {
      cancelled.push(confirmation.providerId)
      return { kind: 'cancelled', message: '' }
    },
  })
  await connect(order.node, order.person(), ['AAAA'], { ...memoryLogin, name: 'second' })
  const givenUp = order.settled('refused')
  await bookAnyUntil('unknown')
  await whileTimePasses(order.node, 20, givenUp)
  await order.signInAnew()
  await bookAnyUntil('booked')
  // The second answer comes after the first one was dealt with.
  await whileTimePasses(order.node, 600, expect.poll(() => shown, { timeout: 8000 }).toBeGreaterThan(1))
  expect(await order.tenders()).toMatchObject([{ state: 'givenUp' }, { state: 'awarded', order: 'live' }])
  expect(cancelled).toEqual([])
})

it('an order without numbers that was given back in a call is not taken for the next one of its account', async () => {
  let isShown = false
  let shown = 0
  order = await openMemoryOrder({
    book: async () => ({ kind: 'unknown', message: 'It fell silent.' }),
    find: async () => {
      if (!isShown) return { kind: 'absent' }
      shown += 1
      return { ...confirmed('P1'), kind: 'found' }
    },
    cancel: async () => ({ kind: 'cancelled', message: '' }),
  })
  await order.bookUntil('AAAA', 'unknown')
  const { booking, AssignedPricesheetID } = await order.details()
  expect(await order.bookByCall(AssignedPricesheetID ?? 0)).toBe(200)
  expect(await order.call({ bookingId: booking.bookingId ?? 0 })).toBe(200)
  const { version } = await order.details()
  const back = { shipmentId: order.shipmentId, version, statusCode: 'Q' as const, comments: 'Again.' }
  expect((await ask(order.node, UpdateStatusCode, { body: back }, order.person().token)).status).toBe(200)
  await order.bookUntil('AAAA', 'unknown')
  isShown = true
  await whileTimePasses(order.node, 30, expect.poll(() => shown, { timeout: 8000 }).toBeGreaterThan(1))
  expect((await order.tenders())[1]).toMatchObject({ state: 'unknown', order: null })
})

/** A carrier that shows an order only once it is let, and what it was asked to cancel. */
function hidingCarrier() {
  const state = { isShown: false, shown: 0, cancelled: [] as string[] }
  return {
    state,
    carrier: {
      book: async () => ({ kind: 'unknown' as const, message: 'It fell silent.' }),
      find: async (): Promise<FindOutcome> => {
        if (!state.isShown) return { kind: 'absent' }
        state.shown += 1
        return { ...confirmed('P1'), kind: 'found' }
      },
      cancel: async (_account: unknown, { confirmation }: { confirmation: { providerId: string } }) => {
        state.cancelled.push(confirmation.providerId)
        return { kind: 'cancelled' as const, message: '' }
      },
    },
  }
}

/** The carrier has a rate sheet beside its account: a price that is not booked over its wire. */
async function sheetPrice(): Promise<number> {
  await addPricedCarrier(order.node, order.person(), { scac: 'AAAA' })
  const { reply } = await ask(order.node, GETLTLRates, { body: { shipmentId: order.shipmentId } }, order.person().token)
  return reply.rates.find(({ isAPI }) => !isAPI)?.PricesheetID ?? 0
}

/** Nobody asks any more: a day has passed, hour by hour, each question answered before the next hour. */
async function aDayLater(): Promise<void> {
  const next = async (): Promise<Date | null> => {
    const asks = order.node.app.db.identity.selectFrom('work.due').select('due_at').where('kind', '=', 'ask')
    const row = await asks.where('client_id', '=', order.person().clientId).executeTakeFirst()
    return row === undefined ? null : new Date(row.due_at)
  }
  for (let at = await next(); at !== null; at = await next()) {
    order.node.clock.pass(Math.max(0, at.getTime() - order.node.clock.now().getTime()) + 1_000)
    const asked = at
    const isOver = async () => (await next())?.getTime() !== asked.getTime()
    await whileTimePasses(order.node, 1, expect.poll(isOver, { timeout: 10_000 }).toBe(true))
  }
  await order.signInAnew()
}

it('an order that was given up is the one that is confirmed in a call, at whichever price of its carrier', async () => {
  const { state, carrier } = hidingCarrier()
  order = await openMemoryOrder(carrier)
  await order.giveUp('AAAA')
  expect(await order.bookByCall(await sheetPrice())).toBe(200)
  state.isShown = true
  expect(await order.tenders()).toMatchObject([{ state: 'awarded', order: 'live', way: 'call' }])
  expect(await order.due()).not.toContain('ask')
  expect(state.cancelled).toEqual([])
})

it.each(['reference', 'wireKey'] as const)(
  'an order found by %s after its carrier took one by telephone may be that one, and is not cancelled',
  async recovery => {
    const { state, carrier } = hidingCarrier()
    order = await openMemoryOrder({ ...carrier, terms: { recovery } })
    await order.giveUp('AAAA')
    await aDayLater()
    expect(await order.bookByCall(await sheetPrice())).toBe(200)
    expect(await order.tenders()).toMatchObject([{ state: 'givenUp' }, { state: 'awarded', order: 'live' }])
    state.isShown = true
    expect(await order.askNow()).toBe(200)
    await expect.poll(() => order.due(), { timeout: 10_000 }).not.toContain('ask')
    expect(state.shown).toBe(1)
    expect(await order.tenders()).toMatchObject([
      { state: 'givenUp', order: null },
      { state: 'awarded', order: 'live' },
    ])
    expect(state.cancelled).toEqual([])
  },
)

it('an order that is shown after it was given up, and may be another one’s, is work until somebody has called', async () => {
  const { state, carrier } = hidingCarrier()
  order = await openMemoryOrder(carrier)
  await order.bookUntil('AAAA', 'unknown')
  const { booking, AssignedPricesheetID } = await order.details()
  expect(await order.bookByCall(AssignedPricesheetID ?? 0)).toBe(200)
  expect(await order.call({ bookingId: booking.bookingId ?? 0 })).toBe(200)
  const { version } = await order.details()
  const back = { shipmentId: order.shipmentId, version, statusCode: 'Q' as const, comments: 'Again.' }
  expect((await ask(order.node, UpdateStatusCode, { body: back }, order.person().token)).status).toBe(200)
  await order.giveUp('AAAA')
  expect((await order.details()).booking.isStillAsked).toBe(true)
  state.isShown = true
  await aDayLater()
  const { booking: shared } = await order.details()
  expect(shared).toMatchObject({ state: 'refused', isStillAsked: false })
  expect(shared.answer).toContain('placed before')
  const bookingId = shared.bookingId ?? 0
  expect(await order.work()).toMatchObject([{ state: 'unknown', bookingId }])
  expect(await order.call({ bookingId, answer: 'yes' })).toBe(200)
  expect(await order.work()).toEqual([])
})

it('an order that is shown while another one of the same carrier is under way is not taken for a surplus one', async () => {
  const cancelled: string[] = []
  let isShown = false
  order = await openMemoryOrder({
    book: async () => ({ kind: 'unknown', message: 'It fell silent.' }),
    // It took the second order alone, and shows it to both logins.
    find: async () => (isShown ? { ...confirmed('P2'), kind: 'found' } : { kind: 'absent' }),
    cancel: async (_account, { confirmation }) => {
      cancelled.push(confirmation.providerId)
      return { kind: 'cancelled', message: '' }
    },
  })
  await connect(order.node, order.person(), ['AAAA'], { ...memoryLogin, name: 'second' })
  const givenUp = order.settled('refused')
  await bookAnyUntil('unknown')
  const first = (await order.details()).booking.bookingId ?? 0
  await whileTimePasses(order.node, 20, givenUp)
  await order.signInAnew()
  await bookAnyUntil('unknown')
  isShown = true
  const { clientId } = order.person()
  await order.node.app.db
    .forClient(clientId)
    .transaction(tx => order.node.app.due.put(tx, 'ask', { clientId, subjectId: first }, order.node.clock.now()))
  await expect.poll(async () => (await order.tenders())[0]?.answer, { timeout: 8000 }).toContain('placed before')
  const isBooked = async () => (await order.tenders())[1]?.order
  await whileTimePasses(order.node, 10, expect.poll(isBooked, { timeout: 8000 }).toBe('live'))
  expect(await order.tenders()).toMatchObject([{ state: 'givenUp', order: null }, { state: 'awarded' }])
  expect(cancelled).toEqual([])
})
