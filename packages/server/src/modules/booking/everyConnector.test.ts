import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { Pickup } from '@waybill/contract/calls/Shipment/Pickup.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { detailsOf } from '../../testing/memoryCarrier.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { connect, nextNews, startWiredNode, WIRE_SECRET, type Wired } from '../../testing/wire.ts'

/** What a company signs in with, for the connectors whose carrier is asked by itself. */
const connections = [
  {
    connector: 'odfl',
    scac: 'ODFL',
    login: { userName: 'clerk', password: WIRE_SECRET, accountNumber: '99999999' },
    wrong: { userName: 'clerk', password: 'wrong', accountNumber: '99999999' },
    papers: ['bol', 'carrier-bol', 'pod'],
  },
  {
    connector: 'nmfta',
    scac: 'DMDL',
    login: { apiKey: WIRE_SECRET, account: '99999999' },
    wrong: { apiKey: 'wrong', account: '99999999' },
    papers: ['bol', 'pod'],
  },
] as const

let wired: Wired
beforeAll(async () => {
  wired = await startWiredNode()
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

describe.each(connections)('freight of $connector', ({ connector, scac, login, wrong, papers }) => {
  let clerk: Person
  beforeAll(async () => {
    clerk = await newCompany(wired.node)
    await connect(wired.node, clerk, [scac], { connector, login })
  })

  const details = (shipmentId: number) => detailsOf(wired.node, clerk, shipmentId)

  const ratesOf = async (shipmentId: number, person = clerk) =>
    (await ask(wired.node, GETLTLRates, { body: { shipmentId } }, person.token)).reply

  async function bookUntil(state: string) {
    const { shipmentId } = await addFreight(wired.node, clerk)
    const { rates } = await ratesOf(shipmentId)
    const { version } = await details(shipmentId)
    const reached = settled(shipmentId, state)
    const PricesheetID = rates[0]?.PricesheetID ?? 0
    const { status } = await ask(wired.node, Pickup, { body: { shipmentId, version, PricesheetID } }, clerk.token)
    expect(status).toBe(200)
    await reached
    return shipmentId
  }

  const settled = (shipmentId: number, state: string) =>
    nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === state)

  const soldUnder = (bol: string) => wired.sandbox.orders().filter(({ reference }) => reference === bol)

  it('is priced over the wire, with a row of its own', async () => {
    const { shipmentId } = await addFreight(wired.node, clerk)
    const { rates } = await ratesOf(shipmentId)
    expect(rates).toMatchObject([{ CarrierSCAC: scac, source: connector, currency: 'USD' }])
    expect(rates[0]?.linehaul).toBeGreaterThan(0)
  })

  it('is not priced with a wrong sign-in, and the refusal says why', async () => {
    const stranger = await newCompany(wired.node)
    await connect(wired.node, stranger, [scac], { connector, login: wrong })
    const { shipmentId } = await addFreight(wired.node, stranger)
    const { rates, refusals } = await ratesOf(shipmentId, stranger)
    expect(rates).toEqual([])
    expect(refusals).toMatchObject([{ reason: 'badCredentials' }])
  })

  it('is ordered once, with its PRO and pickup number', async () => {
    const shipmentId = await bookUntil('booked')
    const { BOLNumber, PRONumber, booking, shipmentStatus } = await details(shipmentId)
    const [order, ...more] = soldUnder(BOLNumber)
    expect(more).toEqual([])
    expect(order).toMatchObject({ cancelledAt: null })
    expect(shipmentStatus).toBe('T')
    expect(PRONumber).not.toBe('')
    expect(booking.pickupNumber).toMatch(/^SAMPLE-P/)
  })

  it('is found again when the answer to the order was lost, and not ordered twice', async () => {
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'book', times: 1 })
    const shipmentId = await bookUntil('unknown')
    await whileTimePasses(wired.node, 20, settled(shipmentId, 'booked'))
    clerk = { ...clerk, token: await wired.node.app.sessions.open(clerk, 'test') }
    const { BOLNumber, PRONumber } = await details(shipmentId)
    expect(soldUnder(BOLNumber)).toHaveLength(1)
    expect(PRONumber).not.toBe('')
  })

  it('is not ordered where the carrier says no, and stays to be booked again', async () => {
    wired.sandbox.fault({ kind: 'status429', operation: 'book', times: 1 })
    const shipmentId = await bookUntil('refused')
    const { BOLNumber, shipmentStatus } = await details(shipmentId)
    expect(soldUnder(BOLNumber)).toEqual([])
    expect(shipmentStatus).toBe('Q')
  })

  it('is cancelled with the carrier when it is voided', async () => {
    const shipmentId = await bookUntil('booked')
    const { BOLNumber, version } = await details(shipmentId)
    const cancelled = settled(shipmentId, 'cancelled')
    await ask(wired.node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
    await cancelled
    expect(soldUnder(BOLNumber)[0]?.cancelledAt).not.toBeNull()
  })

  it('is followed to the delivery, whose proof is filed', async () => {
    const shipmentId = await bookUntil('booked')
    const { BOLNumber } = await details(shipmentId)
    const delivered = nextNews(
      wired.node,
      'tracking',
      data => data.shipmentId === shipmentId && data.status === 'delivered',
    )
    wired.sandbox.addEvents(BOLNumber, [
      { type: 'PICKED_UP', dateTime: '2026-11-20T14:30:00.000Z' },
      { type: 'DELIVERED', dateTime: '2026-11-20T14:40:00.000Z' },
    ])
    await whileTimePasses(wired.node, 5, delivered)
    clerk = { ...clerk, token: await wired.node.app.sessions.open(clerk, 'test') }
    const kinds = async () => (await details(shipmentId)).files.map(file => file.kind).toSorted()
    await expect.poll(kinds, { timeout: 60_000 }).toEqual(papers)
  })

  it('leaves the secret of its sign-in in no exchange that is kept', async () => {
    await bookUntil('booked')
    const kept = await wired.node.app.db
      .forClient(clerk.clientId)
      .read(wired.node.app.db.query.selectFrom('carrier_exchange').selectAll().where('client_id', '=', clerk.clientId))
    expect(kept.length).toBeGreaterThan(1)
    expect(JSON.stringify(kept)).not.toContain(WIRE_SECRET)
  })
})
