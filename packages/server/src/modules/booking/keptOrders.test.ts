import type { BookOutcome, CancelOutcome, FindOutcome } from '@waybill/carriers'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { afterEach, expect, it } from 'vitest'
import { bookWith, confirmed } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'

let order: MemoryOrder
afterEach(() => order.close())

async function swapTo(bookingId: number): Promise<number> {
  const { version } = await order.details()
  const body = { shipmentId: order.shipmentId, version, bookingId, reason: 'They are on their way' }
  return (await ask(order.node, SwapBooking, { body }, order.person().token)).status
}

/** Carriers of which those that are named fall silent over an order until it is known, and say what they are asked to cancel. */
function silentCarriers(silent: readonly string[]) {
  const state = {
    known: new Set<string>(),
    cancelled: [] as string[],
    cancel: { kind: 'cancelled', message: '' } as CancelOutcome,
  }
  const carrier = {
    book: async (_account: unknown, { scac }: { scac: string }): Promise<BookOutcome> =>
      silent.includes(scac) ? { kind: 'unknown', message: 'It fell silent.' } : confirmed(`P-${scac}`),
    find: async (_account: unknown, { scac }: { scac: string }): Promise<FindOutcome> =>
      state.known.has(scac) ? { ...confirmed(`P-${scac}`), kind: 'found' } : { kind: 'absent' },
    cancel: async (_account: unknown, { confirmation }: { confirmation: { providerId: string } }) => {
      state.cancelled.push(confirmation.providerId)
      return state.cancel
    },
  }
  return { state, carrier }
}

type Answer = (outcome: CancelOutcome) => void

/** An order found beside another one's, whose cancellation waits for its answer while a call says that its carrier keeps it. */
async function keptByCall(): Promise<{ cancels: readonly Answer[]; bookingId: number }> {
  const { state, carrier } = silentCarriers(['AAAA'])
  const cancels: Answer[] = []
  order = await openMemoryOrder(
    {
      ...carrier,
      cancel: (_account, { confirmation }) =>
        confirmation.providerId === 'P-AAAA'
          ? new Promise(answer => cancels.push(answer))
          : Promise.resolve({ kind: 'cancelled', message: '' }),
    },
    ['AAAA', 'BBBB'],
  )
  await order.giveUp('AAAA')
  await order.bookUntil('BBBB', 'booked')
  state.known.add('AAAA')
  await whileTimePasses(order.node, 10, order.settled('cancelling'))
  await expect.poll(() => cancels.length).toBe(1)
  await order.signInAnew()
  const bookingId = (await order.details()).otherBookings[0]?.bookingId ?? 0
  expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
  return { cancels, bookingId }
}

/** Puts the kept order in force and voids the shipment: its carrier is asked for it a second time. */
async function swapAndVoid(bookingId: number, cancels: readonly Answer[]): Promise<void> {
  const given = order.settled('cancelled')
  expect(await swapTo(bookingId)).toBe(200)
  await given
  expect(await order.voidIt()).toBe(200)
  await expect.poll(() => cancels.length).toBe(2)
}

it('an order that its carrier kept, as a call said, and that is voided later is work when the carrier keeps it again', async () => {
  const { cancels, bookingId } = await keptByCall()
  cancels[0]?.({ kind: 'refused', message: 'On its way.' })
  await swapAndVoid(bookingId, cancels)
  cancels[1]?.({ kind: 'refused', message: 'It was picked up.' })
  await expect.poll(() => order.tenders()).toMatchObject([{ order: 'cancelRefused' }, { order: 'cancelled' }])
  expect(await order.work()).toMatchObject([{ bookingId, state: 'cancelRefused' }])
})

it('a call about an order that its carrier refused to cancel, and keeps, is recorded', async () => {
  const { state, carrier } = silentCarriers([])
  state.cancel = { kind: 'refused', message: 'On its way.' }
  order = await openMemoryOrder(carrier)
  await order.bookUntil('AAAA', 'booked')
  const answered = order.settled('cancelled')
  expect(await order.voidIt()).toBe(200)
  await answered
  const [row] = await order.work()
  expect(row).toMatchObject({ state: 'cancelRefused' })
  expect(await order.call({ bookingId: row?.bookingId ?? 0, answer: 'no' })).toBe(200)
  expect(await order.work()).toEqual([])
})

it('of two orders that waited beside one that was given back, the one that is not taken is cancelled', async () => {
  const { state, carrier } = silentCarriers(['AAAA', 'CCCC'])
  order = await openMemoryOrder(carrier, ['AAAA', 'BBBB', 'CCCC'])
  await order.giveUp('AAAA')
  await order.giveUp('CCCC')
  await order.bookUntil('BBBB', 'booked')
  expect(await order.call({ bookingId: (await order.details()).booking.bookingId ?? 0, answer: 'yes' })).toBe(200)
  for (const scac of ['AAAA', 'CCCC']) {
    const surplus = order.settled('surplus')
    state.known.add(scac)
    expect(await order.askNow()).toBe(200)
    await surplus
  }
  const [taken, other] = await order.work()
  expect([taken, other]).toMatchObject([
    { CarrierSCAC: 'AAAA', state: 'surplus' },
    { CarrierSCAC: 'CCCC', state: 'surplus' },
  ])
  expect(await swapTo(taken?.bookingId ?? 0)).toBe(200)
  await expect.poll(() => state.cancelled).toEqual(['P-CCCC'])
  await expect.poll(async () => (await order.tenders())[1]?.order).toBe('cancelled')
  expect(await order.tenders()).toMatchObject([{ order: 'live' }, { order: 'cancelled' }, { order: 'cancelled' }])
})

it('a late refusal of an earlier question does not answer a later one', async () => {
  const { cancels, bookingId } = await keptByCall()
  await swapAndVoid(bookingId, cancels)
  cancels[0]?.({ kind: 'refused', message: 'On its way.' })
  cancels[1]?.({ kind: 'refused', message: 'It was picked up.' })
  await expect
    .poll(async () => (await order.work())[0])
    .toMatchObject({
      state: 'cancelRefused',
      answer: expect.stringContaining('It was picked up.'),
    })
})

/** An order that a call booked, another one gave back, and that its carrier confirmed for the first time after that. */
async function confirmedAfterAll(meanwhile = async (): Promise<void> => {}): Promise<number> {
  let answer: ((outcome: BookOutcome) => void) | undefined
  order = await openMemoryOrder({
    book: () =>
      new Promise(done => {
        answer = done
      }),
    find: async () => ({ kind: 'absent' }),
    cancel: async () => ({ kind: 'cancelled', message: '' }),
  })
  expect((await bookWith(order.node, order.person(), order.shipmentId, 'AAAA')).status).toBe(200)
  await expect.poll(() => answer !== undefined).toBe(true)
  const unknown = order.settled('unknown')
  await order.askNow()
  await unknown
  expect(await order.bookByCall((await order.details()).AssignedPricesheetID ?? 0)).toBe(200)
  const bookingId = (await order.details()).booking.bookingId ?? 0
  await meanwhile()
  expect(await order.call({ bookingId, answer: 'yes' })).toBe(200)
  const surplus = order.settled('surplus')
  answer?.(confirmed('P1', 'PRO1'))
  await surplus
  return bookingId
}

it('an order that was confirmed after all, and kept as a call says, is the one in force and followed', async () => {
  const bookingId = await confirmedAfterAll()
  expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
  expect(await order.tenders()).toMatchObject([{ state: 'awarded', order: 'live' }])
  expect(await order.details()).toMatchObject({ shipmentStatus: 'T', PRONumber: 'PRO1' })
  expect(await order.due()).toContain('follow')
})

it('an order that was confirmed after all, and kept as a call says, keeps the price that was accepted since', async () => {
  const bookingId = await confirmedAfterAll(async () => {
    const PricesheetID = await order.firstPrice()
    const { version } = await order.details()
    const body = {
      shipmentId: order.shipmentId,
      version,
      way: 'call' as const,
      spokeWith: 'Test Dispatcher',
      PricesheetID,
    }
    expect((await ask(order.node, TellCarrier, { body }, order.person().token)).status).toBe(200)
  })
  const { selectedPricesheetid } = await order.details()
  expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
  expect(await order.details()).toMatchObject({ shipmentStatus: 'T', selectedPricesheetid })
})

it('an order that was confirmed after all, kept as a call says, and then voided is somebody’s work', async () => {
  const bookingId = await confirmedAfterAll()
  await order.call({ bookingId, answer: 'no' })
  expect(await order.voidIt()).toBe(200)
  expect((await order.work()).map(row => row.bookingId)).toEqual([bookingId])
})

it('an order that its carrier has after all, and keeps, is the one in force where nobody else has the freight', async () => {
  let answer: ((outcome: BookOutcome) => void) | undefined
  order = await openMemoryOrder({
    book: () =>
      new Promise(done => {
        answer = done
      }),
    find: async () => ({ kind: 'absent' }),
    cancel: async () => ({ kind: 'cancelled', message: '' }),
  })
  expect((await bookWith(order.node, order.person(), order.shipmentId, 'AAAA')).status).toBe(200)
  await expect.poll(() => answer !== undefined).toBe(true)
  const unknown = order.settled('unknown')
  await order.askNow()
  await unknown
  const bookingId = (await order.details()).booking.bookingId ?? 0
  expect(await order.call({ bookingId, answer: 'yes' })).toBe(200)
  const surplus = order.settled('surplus')
  answer?.(confirmed('P1', 'PRO1'))
  await surplus
  expect((await order.details()).shipmentStatus).toBe('Q')
  expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
  expect(await order.tenders()).toMatchObject([{ state: 'awarded', order: 'live', way: 'api' }])
  expect(await order.details()).toMatchObject({ shipmentStatus: 'T', PRONumber: 'PRO1' })
  expect(await order.work()).toEqual([])
})

it('an order that its carrier keeps is work again once nobody else has the freight', async () => {
  const { state, carrier } = silentCarriers(['AAAA', 'BBBB'])
  order = await openMemoryOrder(carrier, ['AAAA', 'BBBB'])
  await order.giveUp('AAAA')
  const bookingId = (await order.details()).booking.bookingId ?? 0
  await order.bookUntil('BBBB', 'unknown')
  expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
  await whileTimePasses(order.node, 20, order.settled('refused'))
  await order.signInAnew()
  expect((await order.details()).shipmentStatus).toBe('Q')
  expect(await order.work()).toMatchObject([{ bookingId, state: 'cancelRefused' }])
  expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
  expect((await order.tenders())[0]).toMatchObject({ state: 'awarded', order: 'live' })
  expect(await order.details()).toMatchObject({ shipmentStatus: 'T', carrier: { CarrierSCAC: 'AAAA' } })
  expect(await order.work()).toEqual([])
  expect(state.cancelled).toEqual([])
})

it('an order that is confirmed for the first time after its wire called it cancelled is cancelled by its number', async () => {
  let answer: ((outcome: BookOutcome) => void) | undefined
  const cancelled: string[] = []
  order = await openMemoryOrder({
    book: () =>
      new Promise(done => {
        answer = done
      }),
    cancel: async (_account, { confirmation }) => {
      cancelled.push(confirmation.providerId)
      return { kind: 'cancelled', message: '' }
    },
    terms: { recovery: 'person' },
  })
  expect((await bookWith(order.node, order.person(), order.shipmentId, 'AAAA')).status).toBe(200)
  await expect.poll(() => answer !== undefined).toBe(true)
  const first = order.settled('cancelled')
  expect(await order.voidIt()).toBe(200)
  await first
  answer?.(confirmed('P1'))
  await expect.poll(() => cancelled).toEqual(['', 'P1'])
})

it('an order that its carrier keeps, as a call said, is asked for anew when its shipment is voided', async () => {
  const { state, carrier } = silentCarriers(['AAAA', 'BBBB'])
  order = await openMemoryOrder(carrier, ['AAAA', 'BBBB'])
  await order.giveUp('AAAA')
  const bookingId = (await order.details()).booking.bookingId ?? 0
  await order.bookUntil('BBBB', 'unknown')
  expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
  state.cancel = { kind: 'refused', message: 'On its way.' }
  expect(await order.voidIt()).toBe(200)
  await expect.poll(() => order.work()).toMatchObject([{ bookingId, state: 'cancelRefused' }])
  expect(await order.call({ bookingId, answer: 'no' })).toBe(200)
  expect(await order.work()).toEqual([])
})

it('an order that its carrier keeps is work once the one in force was given back, and a call takes it for that one', async () => {
  const { state, carrier } = silentCarriers(['AAAA'])
  state.cancel = { kind: 'refused', message: 'On its way.' }
  order = await openMemoryOrder(carrier, ['AAAA', 'BBBB'])
  await order.giveUp('AAAA')
  await order.bookUntil('BBBB', 'booked')
  state.known.add('AAAA')
  await whileTimePasses(order.node, 10, order.settled('cancelled'))
  await order.signInAnew()
  const kept = (await order.work())[0]?.bookingId ?? 0
  expect(await order.call({ bookingId: kept, answer: 'no' })).toBe(200)
  expect(await order.work()).toEqual([])
  expect(await order.call({ bookingId: (await order.details()).booking.bookingId ?? 0, answer: 'yes' })).toBe(200)
  expect(await order.work()).toMatchObject([{ bookingId: kept, state: 'cancelRefused', canSwap: true }])
  expect(await order.call({ bookingId: kept, answer: 'no' })).toBe(200)
  expect(await order.tenders()).toMatchObject([
    { state: 'awarded', order: 'live' },
    { state: 'ended', order: 'cancelled' },
  ])
  expect(await order.details()).toMatchObject({ shipmentStatus: 'T', carrier: { CarrierSCAC: 'AAAA' } })
  expect(await order.work()).toEqual([])
  expect(await order.due()).toContain('follow')
})

/** An order that is being asked for without a number, because its shipment was voided before anybody knew it. */
async function askedWithoutNumber() {
  let answer: ((outcome: BookOutcome) => void) | undefined
  const cancels: { readonly of: string; readonly done: (outcome: CancelOutcome) => void }[] = []
  order = await openMemoryOrder({
    book: () =>
      new Promise(done => {
        answer = done
      }),
    cancel: (_account, { confirmation }) => new Promise(done => cancels.push({ of: confirmation.providerId, done })),
    terms: { recovery: 'person' },
  })
  expect((await bookWith(order.node, order.person(), order.shipmentId, 'AAAA')).status).toBe(200)
  await expect.poll(() => answer !== undefined).toBe(true)
  expect(await order.voidIt()).toBe(200)
  await expect.poll(() => cancels.length).toBe(1)
  async function confirm(): Promise<void> {
    answer?.({ ...confirmed('P1'), confirmation: { ...confirmed('P1').confirmation, pickupNumber: 'PU1' } })
    await expect.poll(async () => (await order.details()).booking.pickupNumber).toBe('PU1')
  }
  return { cancels, confirm }
}

it.each(['cancelled', 'refused'] as const)(
  'an order that is confirmed while it is being asked for without a number, and %s, is asked for by its number',
  async kind => {
    const { cancels, confirm } = await askedWithoutNumber()
    await confirm()
    cancels[0]?.done({ kind, message: 'It has no such order.' })
    await expect.poll(() => cancels.map(({ of }) => of)).toEqual(['', 'P1'])
    expect(await order.work()).toMatchObject([{ state: 'cancelling' }])
    const given = order.settled('cancelled')
    cancels[1]?.done({ kind: 'cancelled', message: '' })
    await given
    expect(await order.tenders()).toMatchObject([{ order: 'cancelled' }])
  },
)

it.each([
  ['gives it back', 'yes', 'surplus'],
  ['keeps it', 'no', 'cancelRefused'],
] as const)(
  'of an order whose carrier %s, as a call says, and then confirms it, an answer without its number settles nothing',
  async (_said, answer, state) => {
    const { cancels, confirm } = await askedWithoutNumber()
    expect(await order.call({ bookingId: (await order.work())[0]?.bookingId ?? 0, answer })).toBe(200)
    await confirm()
    expect(await order.tenders()).toMatchObject([{ order: state }])
    cancels[0]?.done({ kind: 'cancelled', message: 'It has no such order.' })
    await order.node.app.due.close()
    expect(await order.tenders()).toMatchObject([{ order: state }])
    expect(cancels.map(({ of }) => of)).toEqual([''])
  },
)
