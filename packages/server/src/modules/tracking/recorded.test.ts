import { openConnectors, openKit } from '@waybill/carriers'
import { type Answering, startAnswering } from '@waybill/carriers/testing/answering.ts'
import { wireCallOf } from '@waybill/carriers/testing/shipment.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { putTender } from '../../testing/booked.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { startTestNode, TestClock, type TestNode } from '../../testing/node.ts'
import { loadShipment, lockShipment } from '../shipments/index.ts'
import { recordCarrierEvents } from './index.ts'

// What becomes of a shipment, Dayton to Reno, by what carriers answer in their published fields.

let node: TestNode
let clerk: Person
let server: Answering
beforeAll(async () => {
  node = await startTestNode()
  clerk = await newCompany(node)
})
beforeEach(() => {
  node.clock.at = TestClock.start
})
afterEach(() => server.close())
afterAll(() => node.close())

const db = () => node.app.db.forClient(clerk.clientId)

const signIns = {
  ups: { clientId: 'example', clientSecret: 'example', accountNumber: 'A1B2C3' },
  usps: { clientId: 'example', clientSecret: 'example', crid: '12345678', mid: '901000123', accountNumber: '1000405' },
} as const

const NUMBER = { ups: '1Z999AA10123456784', usps: '9405511899223197428490' } as const

async function tendered() {
  const { shipmentId } = await addFreight(node, clerk)
  await db().transaction(async tx => {
    const facts = { status: 'T', carrier_name: 'Example Carrier', carrier_scac: 'UPSN' }
    await tx.updateTable('shipment').set(facts).where('shipment_id', '=', shipmentId).execute()
  })
  await putTender(node, clerk, shipmentId)
  return shipmentId
}

/** Asks a carrier that gives this answer about a shipment, at this time, and says how the shipment then stands. */
async function follow(shipmentId: number, name: 'ups' | 'usps', answer: object, now: string) {
  node.clock.at = Date.parse(now)
  server = await startAnswering(asked => ({
    body: JSON.stringify(asked.includes('/oauth') ? { access_token: 't', expires_in: 14_399 } : answer),
  }))
  const connector = openConnectors(openKit()).find(one => one.name === name)
  const account = {
    clientId: clerk.clientId,
    accountId: 1,
    scac: '',
    baseUrl: `${server.url}/${name}`,
    settings: signIns[name],
  }
  const { shipment } = await loadShipment(db(), clerk.clientId, shipmentId)
  const confirmation = { providerId: '', pickupNumber: '', proNumber: NUMBER[name] }
  const heard = await connector?.open(account).track?.({ shipment, bolNumber: '', confirmation }, wireCallOf())
  if (heard?.kind !== 'events') throw new Error(JSON.stringify(heard))
  await db().transaction(async tx => {
    const record = await lockShipment(tx, clerk.clientId, shipmentId)
    const who = { clientId: clerk.clientId, userId: null, name: 'Waybill' }
    const teller = { connector: name, tenderId: null }
    await recordCarrierEvents(
      node.app,
      tx,
      { who, requestId: 'test', at: node.clock.now() },
      record,
      heard.events,
      teller,
    )
  })
  const after = await loadShipment(db(), clerk.clientId, shipmentId)
  const [origin, destination] = after.shipment.stops
  const events = await db().read(
    node.app.db.query.selectFrom('tracking_event').select(['code', 'status']).where('shipment_id', '=', shipmentId),
  )
  return {
    status: after.status,
    origin: [origin?.arrivedAt, origin?.leftAt],
    destination: [destination?.arrivedAt, destination?.leftAt],
    statuses: Object.fromEntries(events.map(({ code, status }) => [code, status])),
  }
}

const place = { dayton: ['Dayton', 'OH'], reno: ['Reno', 'NV'] } as const

/** `20261123 190000` there, `20261124 000000` in Greenwich. */
function activity(type: string, code: string, at: keyof typeof place, local: string, gmt: string) {
  const [city, stateProvince] = place[at]
  const [[date, time], [gmtDate, gmtTime]] = [local.split(' '), gmt.split(' ')]
  return {
    location: { address: { city, stateProvince, countryCode: 'US', country: 'US' } },
    ...{ status: { type, code, description: '' }, date, time, gmtDate, gmtTime },
  }
}
const ofUps = (...list: readonly object[]) => ({
  trackResponse: {
    shipment: [{ inquiryNumber: NUMBER.ups, package: [{ trackingNumber: NUMBER.ups, activity: list }] }],
  },
})
const pickedUp = activity('P', 'PU', 'dayton', '20261123 190000', '20261124 00:00:00')
const delivered = activity('D', 'FS', 'reno', '20261125 150000', '20261125 23:00:00')

const [left, there] = ['2026-11-24T00:00:00.000Z', '2026-11-25T23:00:00.000Z']

it('a parcel that comes back to its sender is under way with a problem, and never delivered', async () => {
  const answer = ofUps(
    activity('D', 'FS', 'dayton', '20261130 101500', '20261130 15:15:00'),
    activity('X', 'RS', 'reno', '20261127 160000', '20261128 00:00:00'),
    activity('X', '48', 'reno', '20261125 150000', '20261125 23:00:00'),
    pickedUp,
  )
  expect(await follow(await tendered(), 'ups', answer, '2026-12-01T12:00:00Z')).toMatchObject({
    ...{ status: 'A', origin: [expect.anything(), left], destination: [null, null] },
    statuses: { PU: 'pickup', 48: 'problem', RS: 'problem', FS: 'problem' },
  })
})

it('a parcel that nobody scanned before its delivery left at nobody knows when', async () => {
  expect(await follow(await tendered(), 'ups', ofUps(delivered), '2026-12-01T12:00:00Z')).toMatchObject({
    ...{ status: 'D', origin: [null, null], destination: [expect.anything(), there] },
  })
})

it('a claim after the delivery is a problem of a shipment that is delivered', async () => {
  const claim = activity('X', '71', 'reno', '20261126 090000', '20261126 17:00:00')
  const answer = ofUps(claim, delivered, pickedUp)
  expect(await follow(await tendered(), 'ups', answer, '2026-12-01T12:00:00Z')).toMatchObject({
    ...{ status: 'D', origin: [expect.anything(), left], destination: [expect.anything(), there] },
    statuses: { 71: 'problem', FS: 'delivered' },
  })
})

it('a scan of a clock that is ahead moves nothing until its time has come', async () => {
  const shipmentId = await tendered()
  const answer = ofUps(activity('I', 'DP', 'dayton', '20261124 230000', '20261125 04:00:00'))
  expect((await follow(shipmentId, 'ups', answer, '2026-11-24T12:00:00Z')).status).toBe('T')
  await server.close()
  expect((await follow(shipmentId, 'ups', answer, '2026-11-25T04:05:00Z')).status).toBe('A')
})

it('mail that the post gives back to its sender is not delivered', async () => {
  const scan = (eventCode: string, at: keyof typeof place, day: string, eventType = '') => ({
    ...{ eventCode, eventType, eventCity: place[at][0].toUpperCase(), eventState: place[at][1] },
    ...{ eventTimestamp: `2026-11-${day}T10:00:00Z`, GMTTimestamp: `2026-11-${day}T17:00:00Z` },
  })
  const trackingEvents = [
    scan('01', 'dayton', '30', 'Delivered, To Original Sender'),
    scan('09', 'reno', '27', 'Return to Sender'),
    scan('SF', 'dayton', '24', 'Departed USPS Facility'),
  ]
  const answer = { trackingNumber: NUMBER.usps, trackingEvents }
  expect(await follow(await tendered(), 'usps', answer, '2026-12-01T12:00:00Z')).toMatchObject({
    ...{ status: 'A', destination: [null, null], statuses: { SF: 'inTransit', '09': 'problem', '01': 'problem' } },
  })
})
