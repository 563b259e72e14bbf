import { AskCarrier } from '@waybill/contract/calls/Shipment/AskCarrier.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { RecordCarrierCall } from '@waybill/contract/calls/Shipment/RecordCarrierCall.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { connect, nextNews, startWiredNode, WIRE_SECRET, type Wired } from '../../testing/wire.ts'

const SCAC = 'DMGL'
let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connect(wired.node, clerk, [SCAC])
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

/** A shipment with a live price. */
async function quoted() {
  const { shipmentId } = await addFreight(wired.node, clerk)
  const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const { version } = await details(shipmentId)
  return { shipmentId, version, PricesheetID: reply.rates[0]?.PricesheetID ?? 0 }
}

type Quoted = Awaited<ReturnType<typeof quoted>>

const book = (body: Quoted) => ask(wired.node, Pickup, { body }, clerk.token)

const settled = (shipmentId: number, state: string) =>
  nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === state)

async function bookUntil(order: Quoted, state: string) {
  const news = settled(order.shipmentId, state)
  const { reply } = await book(order)
  await news
  return reply
}

const bought = (bol: string) => wired.sandbox.ledger().filter(entry => entry.bol === bol && entry.kind === 'dispatch')

it('freight is followed to the delivery by itself, and its proof of delivery is filed', async () => {
  const order = await quoted()
  await bookUntil(order, 'booked')
  const { BOLNumber } = await details(order.shipmentId)
  const moved = (status: string) =>
    nextNews(wired.node, 'tracking', data => data.shipmentId === order.shipmentId && data.status === status)
  const [pickedUp, delivered] = [moved('pickup'), moved('delivered')]
  wired.sandbox.addEvents(BOLNumber, [{ type: 'PICKED_UP', dateTime: '2026-11-20T14:30:00Z' }])
  await pickedUp
  expect((await details(order.shipmentId)).shipmentStatus).toBe('A')
  wired.sandbox.addEvents(BOLNumber, [{ type: 'DELIVERED', dateTime: '2026-11-20T14:40:00Z' }])
  await delivered
  await expect
    .poll(async () => (await details(order.shipmentId)).files.map(file => file.kind), { timeout: 60_000 })
    .toContain('pod')
  const { shipmentStatus, mails } = await details(order.shipmentId)
  expect(shipmentStatus).toBe('D')
  expect(mails.map(mail => mail.subject.split(':')[0]).toSorted()).toEqual(['Delivered', 'Pickup'])
})

describe('an order over the wire', () => {
  it('is placed once, however often the button is pressed, and brings the PRO and the bill of lading', async () => {
    const order = await quoted()
    const news = settled(order.shipmentId, 'booked')
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(order)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    await news
    const shipment = await details(order.shipmentId)
    const [one, ...more] = bought(shipment.BOLNumber)
    expect(more).toEqual([])
    expect(shipment).toMatchObject({
      shipmentStatus: 'T',
      PRONumber: one?.pro,
      booking: { state: 'booked', way: 'api' },
    })
    expect(shipment.booking.pickupNumber).toBe(one?.pickup)
    expect(shipment.bolRevisions.map(({ revision }) => revision)).toEqual([1])
  })

  it('that the carrier refuses brings the shipment back to its prices, with the reason', async () => {
    const order = await quoted()
    wired.sandbox.fault({ kind: 'status429', operation: 'book', times: 1 })
    await bookUntil(order, 'refused')
    const shipment = await details(order.shipmentId)
    expect(shipment).toMatchObject({ shipmentStatus: 'Q', booking: { state: 'refused' } })
    expect(shipment.booking.answer).toContain('asks to wait')
    expect(bought(shipment.BOLNumber)).toEqual([])
  })

  it.each(['dropAfter', 'garbageAfter'] as const)(
    'bought and then lost (%s) is found again and not bought twice',
    async kind => {
      const order = await quoted()
      wired.sandbox.fault({ kind, operation: 'book', times: 1 })
      await bookUntil(order, 'unknown')
      await whileTimePasses(wired.node, 5, settled(order.shipmentId, 'booked'))
      const shipment = await details(order.shipmentId)
      expect(bought(shipment.BOLNumber)).toHaveLength(1)
      expect(shipment.PRONumber).toBe(bought(shipment.BOLNumber)[0]?.pro)
    },
  )

  it('that never arrived is given up once the carrier has said so twice, and nothing was bought', async () => {
    const order = await quoted()
    wired.sandbox.fault({ kind: 'reset', operation: 'book', times: 1 })
    const unknown = settled(order.shipmentId, 'unknown')
    const refused = settled(order.shipmentId, 'refused')
    await book(order)
    await unknown
    // Lease, wire and the carrier's own time: only then is "there is none" believed, and only the second time.
    await whileTimePasses(wired.node, 20, refused)
    const shipment = await details(order.shipmentId)
    expect(shipment).toMatchObject({ shipmentStatus: 'Q', booking: { state: 'refused' } })
    expect(bought(shipment.BOLNumber)).toEqual([])
  })

  it('stays unknown while the carrier is away, and settles on its return', async () => {
    const order = await quoted()
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'book', times: 1 })
    wired.sandbox.fault({ kind: 'status503', operation: 'find', times: 4 })
    await bookUntil(order, 'unknown')
    await whileTimePasses(wired.node, 5, settled(order.shipmentId, 'booked'))
    const shipment = await details(order.shipmentId)
    expect(bought(shipment.BOLNumber)).toHaveLength(1)
  })

  it('is asked about at once when somebody presses the button, and by nobody when nothing is open', async () => {
    const order = await quoted()
    const none = await ask(wired.node, AskCarrier, { body: { shipmentId: order.shipmentId } }, clerk.token)
    expect([none.status, none.error.code]).toEqual([409, 'NothingToAsk'])
    expect((await ask(wired.node, AskCarrier, { body: { shipmentId: order.shipmentId } })).status).toBe(401)
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'book', times: 1 })
    await bookUntil(order, 'unknown')
    const news = settled(order.shipmentId, 'booked')
    const asked = await ask(wired.node, AskCarrier, { body: { shipmentId: order.shipmentId } }, clerk.token)
    expect(asked.reply).toEqual({ Status: 'Success' })
    await news
  })

  it('leaves a trace support can read, without a secret in it', async () => {
    const order = await quoted()
    await bookUntil(order, 'booked')
    const { clientId } = clerk
    const rows = await wired.node.app.db
      .forClient(clientId)
      .read(
        wired.node.app.db.query.selectFrom('carrier_exchange').selectAll().where('shipment_id', '=', order.shipmentId),
      )
    expect(rows.map(({ operation }) => operation)).toContain('book')
    expect(JSON.stringify(rows)).not.toContain(WIRE_SECRET)
    expect(JSON.stringify(rows)).not.toContain('Bearer ')
  })
})

describe('voiding an order', () => {
  const voided = async (shipmentId: number) => {
    const { version } = await details(shipmentId)
    return ask(wired.node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
  }
  const cancelAnswered = (shipmentId: number) =>
    nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === 'cancelled')

  it('cancels at the carrier and shows its answer', async () => {
    const order = await quoted()
    await bookUntil(order, 'booked')
    const answered = cancelAnswered(order.shipmentId)
    expect((await voided(order.shipmentId)).reply.Message).toContain('is being asked to cancel')
    await answered
    const { shipmentStatus, booking, BOLNumber } = await details(order.shipmentId)
    expect([shipmentStatus, booking.cancelState]).toEqual(['V', 'cancelled'])
    expect(wired.sandbox.ledger().filter(({ bol, kind }) => bol === BOLNumber && kind === 'cancel')).toHaveLength(1)
  })

  it('says to call where the carrier refuses, in its words', async () => {
    const order = await quoted()
    await bookUntil(order, 'booked')
    const { BOLNumber } = await details(order.shipmentId)
    wired.sandbox.addEvents(BOLNumber, [{ type: 'PICKED_UP' }])
    const answered = cancelAnswered(order.shipmentId)
    await voided(order.shipmentId)
    await answered
    const { booking } = await details(order.shipmentId)
    expect(booking.cancelState).toBe('refused')
    expect(booking.cancelAnswer).toMatch(/was picked up and cannot be cancelled.*Call the carrier/)
    const call = { shipmentId: order.shipmentId, spokeWith: 'Test Dispatcher', comments: 'Agreed.' }
    expect((await ask(wired.node, RecordCarrierCall, { body: call }, clerk.token)).status).toBe(200)
    const { cancelCall } = (await details(order.shipmentId)).booking
    expect(cancelCall).toMatch(
      /^Spoke with Test Dispatcher on Fri, Nov 20, 1?\d:\d\d [AP]M E[SD]T, by Test Clerk \d+\. Agreed\.$/,
    )
    const { history } = await details(order.shipmentId)
    expect(history.find(({ action }) => action === 'cancelCalled')?.changes).toEqual([
      { field: 'Note', before: '', after: expect.stringMatching(/cancels the order\. Spoke with Test Dispatcher/) },
    ])
    const other = await quoted()
    const nothing = { shipmentId: other.shipmentId, spokeWith: 'Nobody' }
    const refused = await ask(wired.node, RecordCarrierCall, { body: nothing }, clerk.token)
    expect([refused.status, refused.error.code]).toEqual([409, 'NothingToCancel'])
  })

  it('cancels an order of which nobody knew yet whether the carrier has it', async () => {
    const order = await quoted()
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'book', times: 1 })
    wired.sandbox.fault({ kind: 'status500', operation: 'find', times: 2 })
    await bookUntil(order, 'unknown')
    const answered = cancelAnswered(order.shipmentId)
    await voided(order.shipmentId)
    await whileTimePasses(wired.node, 5, answered)
    const { booking, BOLNumber } = await details(order.shipmentId)
    expect(booking.cancelState).toBe('cancelled')
    expect(bought(BOLNumber)).toHaveLength(1)
    expect(wired.sandbox.ledger().filter(({ bol, kind }) => bol === BOLNumber && kind === 'cancel')).toHaveLength(1)
  })
})
