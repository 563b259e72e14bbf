import { AskCarrier } from '@waybill/contract/calls/Shipment/AskCarrier.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import type { Shipment } from '@waybill/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tendersOf } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight } from '../../testing/freight.ts'
import { nextMail } from '../../testing/mails.ts'
import { ask, minute, startTestNode, type TestNode, testSettings } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { connect, nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'

const details = async (node: TestNode, { token }: Person, shipmentId: number) =>
  (await ask(node, ShipmentDetails, { body: { shipmentId } }, token)).reply

describe('freight that others pay', () => {
  let node: TestNode
  let clerk: Person
  beforeAll(async () => {
    node = await startTestNode()
    clerk = await newCompany(node)
    await addCarrier(node, clerk, { scac: 'DMAA' })
  })
  afterAll(() => node.close())

  const book = async (terms: Shipment['terms'], body: { SCAC?: string; flag?: 'call' } = {}) => {
    const billTo = { company: 'Payer', street: '1 Main', street2: '', city: 'Reno', state: 'NV', zip: '89502' }
    const contact = { country: 'US', contactName: '', contactPhone: '', contactEmail: '' }
    const changes = terms === 'thirdParty' ? { terms, billTo: { ...billTo, ...contact } } : { terms }
    const { shipmentId } = await addFreight(node, clerk, changes)
    const { flag, SCAC } = body
    const call = flag === undefined ? {} : { query: { flag } }
    const spoken = flag === undefined ? {} : { spokeWith: 'Pat' }
    const given = { shipmentId, version: 1, PricesheetID: 0, ...(SCAC === undefined ? {} : { SCAC }), ...spoken }
    return { shipmentId, answer: await ask(node, Pickup, { ...call, body: given }, clerk.token) }
  }

  it('is booked with the carrier that is named, without a price of ours', async () => {
    const kept = nextMail(node, clerk.clientId, 'kept')
    const { shipmentId, answer } = await book('collect', { SCAC: 'DMAA' })
    expect(answer.reply).toMatchObject({ shipmentStatus: 'T', way: 'email' })
    const { body_text } = await kept
    expect(body_text).not.toContain('Quoted')
    const shipment = await details(node, clerk, shipmentId)
    expect(shipment).toMatchObject({ TotalCharge: null, carrier: { CarrierSCAC: 'DMAA' } })
    // Nothing left this machine, and the words say so.
    expect(shipment.booking).toMatchObject({ state: 'booked', answer: expect.stringContaining('Kept in the outbox') })
    expect((await book('thirdParty', { SCAC: 'DMAA', flag: 'call' })).answer.reply.bookingState).toBe('booked')
  })

  it('names the carrier that is missing or unknown; prepaid freight needs a price', async () => {
    expect((await book('collect')).answer.error.issues).toMatchObject([{ at: 'body.SCAC', code: 'required' }])
    expect((await book('collect', { SCAC: 'NONE' })).answer.error.code).toBe('CarrierNotListed')
    const { shipmentId, answer } = await book('prepaid', { SCAC: 'DMAA' })
    expect(answer.error.issues).toMatchObject([{ at: 'body.PricesheetID', code: 'required' }])
    expect(await tendersOf(node, clerk, shipmentId)).toEqual([])
  })
})

it('where no mail leaves, a tender by mail is refused with whom to call', async () => {
  const node = await startTestNode(testSettings({ WAYBILL_MAIL: 'none' }))
  const clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const { shipmentId } = await addFreight(node, clerk)
  const { reply } = await ask(node, GETLTLRates, { body: { shipmentId } }, clerk.token)
  const body = { shipmentId, version: 1, PricesheetID: reply.rates[0]?.PricesheetID ?? 0 }
  const refused = await ask(node, Pickup, { body }, clerk.token)
  expect(refused.error).toMatchObject({ code: 'NoMailServer', params: { phone: '800-555-0100' } })
  const called = { query: { flag: 'call' as const }, body: { ...body, spokeWith: 'Pat' } }
  expect((await ask(node, Pickup, called, clerk.token)).status).toBe(200)
  await node.close()
})

describe('over a wire', () => {
  let wired: Wired
  beforeAll(async () => {
    wired = await startWiredNode()
  })
  afterAll(() => wired.close())

  async function quoted() {
    const clerk = await newCompany(wired.node)
    await connect(wired.node, clerk, ['DMGL'])
    const { shipmentId } = await addFreight(wired.node, clerk)
    const { reply } = await ask(wired.node, GETLTLRates, { body: { shipmentId } }, clerk.token)
    const body = { shipmentId, version: 1, PricesheetID: reply.rates[0]?.PricesheetID ?? 0 }
    const db = wired.node.app.db.forClient(clerk.clientId)
    const book = () => ask(wired.node, Pickup, { body }, clerk.token)
    const settled = (state: string) =>
      nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === state)
    return { clerk, shipmentId, db, book, settled }
  }

  it('an account whose sign-in can not be opened takes nothing up', async () => {
    const { clerk, shipmentId, db, book } = await quoted()
    await db.transaction(tx =>
      tx
        .updateTable('carrier_login')
        .set({ sealed: Buffer.alloc(40) })
        .execute(),
    )
    expect((await book()).error.code).toBe('AccountUnusable')
    expect(await tendersOf(wired.node, clerk, shipmentId)).toEqual([])
  })

  it('a service that needs its quote number is not bought without one', async () => {
    const { clerk, shipmentId, db, book } = await quoted()
    const nameless = { service_code: 'GUARANTEED', quote_number: '' }
    await db.transaction(tx => tx.updateTable('price_sheet').set(nameless).execute())
    expect((await book()).error.code).toBe('QuoteNumberMissing')
    expect(await tendersOf(wired.node, clerk, shipmentId)).toEqual([])
  })

  it('a clock that jumps back loses no order and buys none twice', async () => {
    const { clerk, shipmentId, book, settled } = await quoted()
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'book', times: 1 })
    const unknown = settled('unknown')
    await book()
    await unknown
    wired.node.clock.pass(-60 * minute)
    const found = settled('booked')
    await ask(wired.node, AskCarrier, { body: { shipmentId } }, clerk.token)
    await found
    const { BOLNumber } = await details(wired.node, clerk, shipmentId)
    expect(wired.sandbox.orders().filter(({ reference }) => reference === BOLNumber)).toHaveLength(1)
    wired.node.clock.pass(60 * minute)
  })

  it('a shipment that is voided while the order is at the carrier ends with nothing held there', async () => {
    const { clerk, shipmentId, book, settled } = await quoted()
    wired.sandbox.fault({ kind: 'slow', operation: 'book', ms: 1_500, times: 1 })
    await book()
    await expect.poll(async () => (await details(wired.node, clerk, shipmentId)).booking.isSent).toBe(true)
    const cancelled = settled('cancelled')
    const { version, BOLNumber } = await details(wired.node, clerk, shipmentId)
    await ask(wired.node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
    await cancelled
    const orders = wired.sandbox.orders().filter(({ reference }) => reference === BOLNumber)
    expect(orders.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([true])
    expect(await tendersOf(wired.node, clerk, shipmentId)).toMatchObject([{ state: 'ended', order: 'cancelled' }])
  })
})
