import type { BookOutcome } from '@waybill/carriers'
import { AskApproval } from '@waybill/contract/calls/Shipment/AskApproval.ts'
import { DecideApproval } from '@waybill/contract/calls/Shipment/DecideApproval.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { TellCarrier } from '@waybill/contract/calls/Shipment/TellCarrier.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { afterEach, expect, it } from 'vitest'
import { putTender } from '../../testing/booked.ts'
import { limitBooking, newPerson } from '../../testing/company.ts'
import { bookWith, confirmed, type MemoryCarrier } from '../../testing/memoryCarrier.ts'
import { type MemoryOrder, openMemoryOrder } from '../../testing/memoryOrder.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { lockShipment, saveShipment } from '../shipments/index.ts'

let order: MemoryOrder
afterEach(() => order.close())

/** Its price is $100.00 for two days, or $150.00 for one. */
const priced = (scac: string, isExpress: boolean) => {
  const total = isExpress ? 15_000 : 10_000
  return {
    ...{ kind: 'price' as const, scac, service: isExpress ? 'Express' : 'Standard', serviceCode: 'STD' },
    ...{ transitDays: isExpress ? 1 : 2, deliveryDate: null, linehaul: total, discount: 0, fuel: 0, accessorials: 0 },
    ...{ total, currency: 'USD', quoteNumber: 'Q1', expiresAt: null, unpricedAccessorials: [], guessedItems: [] },
    ...{ messages: [], charges: [{ kind: 'linehaul' as const, code: '', amount: total, description: 'Freight' }] },
  }
}

/** The newest price of a carrier. */
async function priceOf(scac: string): Promise<number> {
  const { shipmentId, node } = order
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, order.person().token)
  return reply.rates.find(rate => rate.CarrierSCAC === scac)?.PricesheetID ?? 0
}

/** A person takes a new price of a carrier for the one its order was bought at. */
async function acceptAt(PricesheetID: number) {
  const { shipmentId, node } = order
  const { version } = await order.details()
  const body = { shipmentId, version, way: 'call' as const, spokeWith: 'Test Dispatcher', PricesheetID }
  return ask(node, TellCarrier, { body }, order.person().token)
}

async function accept(scac: string): Promise<void> {
  expect((await acceptAt(await priceOf(scac))).status).toBe(200)
}

/** What the shipment says of the carrier that moves it. */
async function carried() {
  const { carrier, service, ServiceDays, TotalCharge, selectedPricesheetid, PRONumber } = await order.details()
  return { scac: carrier?.CarrierSCAC, service, ServiceDays, TotalCharge, selectedPricesheetid, PRONumber }
}

async function swapTo(bookingId: number): Promise<void> {
  const { version } = await order.details()
  const body = { shipmentId: order.shipmentId, version, bookingId, reason: 'They are on their way' }
  expect((await ask(order.node, SwapBooking, { body }, order.person().token)).status).toBe(200)
}

/** As tracking does. */
async function enterPro(proNumber: string): Promise<void> {
  const { clientId } = order.person()
  const { app, clock } = order.node
  const doer = { who: { clientId, userId: null, name: 'Test' }, requestId: 'test', at: clock.now() }
  await app.db.forClient(clientId).transaction(async tx => {
    const before = await lockShipment(tx, clientId, order.shipmentId)
    await saveShipment(app, tx, doer, before, { action: 'confirmed', facts: { proNumber }, note: '' })
  })
}

it('an order that is swapped away and back has its accepted price and its PRO number again', async () => {
  const state = { isKnown: false, isExpress: false }
  const carrier: MemoryCarrier = {
    rate: async ({ scac }) => [priced(scac, state.isExpress)],
    book: async (_account, { scac }) =>
      scac === 'AAAA' ? { kind: 'unknown', message: 'It fell silent.' } : confirmed('P2'),
    find: async (_account, { scac }) =>
      state.isKnown && scac === 'AAAA' ? { ...confirmed('P1', 'PRO1'), kind: 'found' } : { kind: 'absent' },
    cancel: async () => ({ kind: 'refused', message: 'On its way.' }),
  }
  order = await openMemoryOrder(carrier, ['AAAA', 'BBBB'])
  await order.giveUp('AAAA')
  await order.bookUntil('BBBB', 'booked')
  state.isExpress = true
  await accept('BBBB')
  await enterPro('PRO2')
  const accepted = await carried()
  expect(accepted).toMatchObject({ scac: 'BBBB', service: 'Express', TotalCharge: 15_000 })
  state.isKnown = true
  await whileTimePasses(order.node, 10, order.settled('cancelled'))
  await order.signInAnew()
  const swapped = order.settled('cancelled')
  await swapTo((await order.details()).otherBookings[0]?.bookingId ?? 0)
  await swapped
  expect(await carried()).toMatchObject({ scac: 'AAAA', service: 'Standard', TotalCharge: 10_000, PRONumber: 'PRO1' })
  const [kept] = await order.work()
  expect(kept).toMatchObject({ CarrierSCAC: 'BBBB', PRONumber: 'PRO2', amount: 15_000 })
  expect((await order.details()).otherBookings).toMatchObject([{ amount: 15_000 }])
  await swapTo(kept?.bookingId ?? 0)
  expect(await carried()).toEqual(accepted)
})

it('an order that was given back in a call, and that its carrier keeps, has its accepted price again', async () => {
  const state = { isExpress: false }
  let answer: ((outcome: BookOutcome) => void) | undefined
  order = await openMemoryOrder({
    rate: async ({ scac }) => [priced(scac, state.isExpress)],
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
  state.isExpress = true
  await accept('AAAA')
  await enterPro('PRO1')
  const accepted = await carried()
  const { bookingId } = (await order.details()).booking
  expect(await order.call({ bookingId: bookingId ?? 0, answer: 'yes' })).toBe(200)
  const { version } = await order.details()
  const body = { shipmentId: order.shipmentId, version, statusCode: 'Q' as const, comments: 'To another one' }
  expect((await ask(order.node, UpdateStatusCode, { body }, order.person().token)).status).toBe(200)
  const surplus = order.settled('surplus')
  answer?.(confirmed('P1'))
  await surplus
  expect(await order.call({ bookingId: bookingId ?? 0, answer: 'no' })).toBe(200)
  expect(await carried()).toEqual(accepted)
})

it('a higher price counts whole against the limit of who accepts it, and holds once it is approved', async () => {
  const state = { isExpress: false }
  order = await openMemoryOrder({
    rate: async ({ scac }) => [priced(scac, state.isExpress)],
    book: async () => confirmed('P1'),
  })
  const { node, shipmentId } = order
  await limitBooking(node, order.person(), 120_00)
  await order.bookUntil('AAAA', 'booked')
  state.isExpress = true
  const PricesheetID = await priceOf('AAAA')
  expect((await acceptAt(PricesheetID)).error.code).toBe('AboveLimit')
  expect(await carried()).toMatchObject({ TotalCharge: 10_000 })
  const approver = await newPerson(node, order.person().clientId)
  const { reply } = await ask(node, AskApproval, { body: { shipmentId, PricesheetID } }, order.person().token)
  const query = { ApprovalID: reply.approvalId }
  await ask(node, DecideApproval, { query, body: { decision: 'approve' } }, approver.token)
  expect((await acceptAt(PricesheetID)).status).toBe(200)
  expect(await carried()).toMatchObject({ TotalCharge: 15_000 })
})

it('an order without a price of ours has none that was chosen of the carrier before it', async () => {
  order = await openMemoryOrder({
    book: async () => confirmed('P1'),
    cancel: async () => ({ kind: 'refused', message: 'On its way.' }),
  })
  await order.bookUntil('AAAA', 'booked')
  const surplus = { scac: 'BBBB', tenderState: 'ended', state: 'surplus' } as const
  await swapTo(await putTender(order.node, order.person(), order.shipmentId, surplus))
  expect(await carried()).toMatchObject({ scac: 'BBBB', TotalCharge: null, selectedPricesheetid: null })
})
