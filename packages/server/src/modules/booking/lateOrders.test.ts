import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { SwapBooking } from '@waybill/contract/calls/Shipment/SwapBooking.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { connect, nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'

const [FIRST, SECOND] = ['DMGL', 'DMCO'] as const
let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, [FIRST, SECOND])
})
// Days pass here: each test signs in anew.
beforeEach(async () => {
  clerk = { ...clerk, token: await wired.node.app.sessions.open(clerk, 'test') }
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

const settled = (shipmentId: number, state: string) =>
  nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === state)

const ordersOf = (bol: string) =>
  wired.sandbox
    .orders()
    .filter(({ reference }) => reference === bol)
    .map(({ account, cancelledAt }) => [account, cancelledAt === null ? 'held' : 'cancelled'])

const worklist = async () => (await ask(wired.node, GetCarrierWork, { body: {} }, clerk.token)).reply.rows

async function book(shipmentId: number, scac: string) {
  const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const { version } = await details(shipmentId)
  const PricesheetID = reply.rates.find(rate => rate.CarrierSCAC === scac)?.PricesheetID ?? 0
  return ask(wired.node, Pickup, { body: { shipmentId, version, PricesheetID } }, clerk.token)
}

/** An order that the first carrier took, and of which it knew nothing for so long that it was given up. */
async function givenUp() {
  const { shipmentId, bolNumber } = await addFreight(wired.node, clerk)
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'book', times: 1 })
  wired.sandbox.fault({ kind: 'findsNothing', operation: 'find', ms: 3_600_000 })
  const [unknown, refused] = [settled(shipmentId, 'unknown'), settled(shipmentId, 'refused')]
  await book(shipmentId, FIRST)
  await unknown
  await whileTimePasses(wired.node, 20, refused)
  expect((await tendersOf(wired.node, clerk, shipmentId)).map(({ state }) => state)).toEqual(['givenUp'])
  expect((await details(shipmentId)).shipmentStatus).toBe('Q')
  return { shipmentId, bolNumber }
}

/** The first carrier knows its orders again. */
const knowAgain = () => wired.sandbox.clearFaults()

describe('an order found after it was given up', () => {
  it('keeps the same carrier from being booked again until it is settled, for both would share a number', async () => {
    const { shipmentId, bolNumber } = await givenUp()
    const refused = await book(shipmentId, FIRST)
    expect([refused.status, refused.error.code]).toEqual([409, 'OrderUnknown'])
    const { booking } = await details(shipmentId)
    expect(booking).toMatchObject({ state: 'refused', isStillAsked: true, CarrierSCAC: FIRST })
    const call = { shipmentId, bookingId: booking.bookingId ?? 0, spokeWith: 'Test Dispatcher' }
    expect((await ask(wired.node, RecordCarrierCall, { body: call }, clerk.token)).status).toBe(200)
    expect((await details(shipmentId)).booking).toMatchObject({ state: 'refused', isStillAsked: false })
    wired.sandbox.clearFaults()
    const booked = settled(shipmentId, 'booked')
    expect((await book(shipmentId, FIRST)).status).toBe(200)
    await booked
    expect(ordersOf(bolNumber)).toHaveLength(2)
  })

  it('is the order where nobody booked another one', async () => {
    const { shipmentId, bolNumber } = await givenUp()
    knowAgain()
    await whileTimePasses(wired.node, 60, settled(shipmentId, 'booked'))
    const shipment = await details(shipmentId)
    expect(shipment).toMatchObject({
      shipmentStatus: 'T',
      booking: { state: 'booked' },
      carrier: { CarrierSCAC: FIRST },
    })
    expect(shipment.bolRevisions).toHaveLength(1)
    expect(ordersOf(bolNumber)).toEqual([[FIRST, 'held']])
  })

  it('is one too many where another carrier has it by now, and is cancelled', async () => {
    const { shipmentId, bolNumber } = await givenUp()
    const booked = settled(shipmentId, 'booked')
    expect((await book(shipmentId, SECOND)).status).toBe(200)
    await booked
    expect((await details(shipmentId)).stillAsked).toMatchObject([{ CarrierSCAC: FIRST }])
    knowAgain()
    await whileTimePasses(wired.node, 60, settled(shipmentId, 'cancelled'))
    expect((await details(shipmentId)).stillAsked).toEqual([])
    expect(await tendersOf(wired.node, clerk, shipmentId)).toMatchObject([
      { state: 'ended', order: 'cancelled' },
      { state: 'awarded', order: 'live' },
    ])
    expect(ordersOf(bolNumber)).toEqual([
      [FIRST, 'cancelled'],
      [SECOND, 'held'],
    ])
    const { otherBookings, shipmentStatus } = await details(shipmentId)
    expect(shipmentStatus).toBe('T')
    expect(otherBookings).toMatchObject([
      { CarrierSCAC: FIRST, state: 'cancelled', amount: expect.any(Number), currency: 'USD' },
    ])
    expect(await worklist()).toEqual([])
  })

  it('is cancelled where the shipment was voided meanwhile', async () => {
    const { shipmentId, bolNumber } = await givenUp()
    const { version } = await details(shipmentId)
    await ask(wired.node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
    knowAgain()
    await whileTimePasses(wired.node, 60, settled(shipmentId, 'cancelled'))
    expect(ordersOf(bolNumber)).toEqual([[FIRST, 'cancelled']])
    expect((await details(shipmentId)).shipmentStatus).toBe('V')
  })

  it('waits on the worklist where its carrier keeps it; a call settles it, or staff swap the two', async () => {
    const { shipmentId, bolNumber } = await givenUp()
    const booked = settled(shipmentId, 'booked')
    await book(shipmentId, SECOND)
    await booked
    knowAgain()
    wired.sandbox.fault({ kind: 'status401', operation: 'cancel' })
    const answered = settled(shipmentId, 'cancelled')
    await whileTimePasses(wired.node, 60, answered)
    const [row] = await worklist()
    expect(row).toMatchObject({ shipmentId, CarrierSCAC: FIRST, BOLNumber: bolNumber, canSwap: false })
    const bookingId = row?.bookingId ?? 0
    const call = { shipmentId, bookingId, answer: 'no' as const, spokeWith: 'Test Dispatcher' }
    await ask(wired.node, RecordCarrierCall, { body: call }, clerk.token)
    expect(await worklist()).toEqual([])
    wired.sandbox.clearFaults()
    const { version } = await details(shipmentId)
    const swap = { shipmentId, version, bookingId, reason: 'They are on their way' }
    const given = settled(shipmentId, 'cancelled')
    const swapped = await ask(wired.node, SwapBooking, { body: swap }, clerk.token)
    expect([swapped.status, swapped.reply.shipmentStatus]).toEqual([200, 'T'])
    await whileTimePasses(wired.node, 5, given)
    expect(ordersOf(bolNumber)).toEqual([
      [FIRST, 'held'],
      [SECOND, 'cancelled'],
    ])
    expect((await details(shipmentId)).carrier?.CarrierSCAC).toBe(FIRST)
    const again = await ask(wired.node, SwapBooking, { body: { ...swap, version: swapped.reply.version } }, clerk.token)
    expect(again.error.code).toBe('CannotSwap')
  })
})
