import { TrackingDetails } from '@waybill/contract/calls/NewTrackingAPI/TrackingDetails.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { UpdateStatusCode } from '@waybill/contract/calls/Shipment/UpdateStatusCode.ts'
import { beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { putInStatus } from '../../testing/history.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { sampleWireStops } from '../../testing/wireStops.ts'
import { loadShipment } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
  clerk = await newCompany(node)
})

const load = (id: number) => loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, id)

/** A tendered shipment with one pickup and several deliveries. */
async function tendered() {
  const { reply } = await ask(node, BuildShipment, { body: { shipment: sampleWireStops() } }, clerk.token)
  await putInStatus(node, clerk, reply.shipmentId, 'T')
  const { shipment } = await load(reply.shipmentId)
  const deliveries = shipment.stops.filter(stop => stop.kind === 'delivery').map(stop => stop.stopId ?? 0)
  expect(deliveries.length).toBeGreaterThan(1)
  return { shipmentId: reply.shipmentId, deliveries }
}

const delivered = (shipmentId: number, stopId?: number) => {
  const event = { shipmentId, status: 'delivered', date: '2026-11-20', time: '09:00' }
  const body = stopId === undefined ? event : { ...event, stopId }
  return ask(node, TrackingDetails, { body }, clerk.token)
}

it('a shipment is delivered with its last delivery; one that names no stop shows only that it is on its way', async () => {
  const { shipmentId, deliveries } = await tendered()
  expect((await delivered(shipmentId)).status).toBe(200)
  expect((await load(shipmentId)).status).toBe('A')
  for (const [index, stopId] of deliveries.entries()) {
    const { reply } = await delivered(shipmentId, stopId)
    expect(reply.event.stopId).toBe(stopId)
    const { status, shipment } = await load(shipmentId)
    // Nine o'clock where the freight is going.
    expect(shipment.stops.find(stop => stop.stopId === stopId)?.leftAt).toBe('2026-11-20T15:00:00.000Z')
    expect(status).toBe(index === deliveries.length - 1 ? 'D' : 'A')
  }
})

it('staff who move it by hand speak for all stops, and a step back takes that back', async () => {
  const { shipmentId } = await tendered()
  const move = async (statusCode: 'T' | 'A' | 'D') => {
    const { version } = await load(shipmentId)
    const body = { shipmentId, version, statusCode, comments: 'By hand' }
    expect((await ask(node, UpdateStatusCode, { body }, clerk.token)).status).toBe(200)
    const { shipment } = await load(shipmentId)
    return shipment.stops.map(stop => [stop.kind, stop.leftAt !== null])
  }
  expect((await move('A')).filter(([, left]) => left)).toEqual([['pickup', true]])
  expect((await move('D')).every(([, left]) => left)).toBe(true)
  expect((await move('A')).filter(([, left]) => left).every(([kind]) => kind === 'pickup')).toBe(true)
  expect((await move('T')).some(([, left]) => left)).toBe(false)
})
