import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { isUpsTrackingNumber } from '@waybill/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { labelsOf } from './index.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const until = (shipmentId: number, state: string) =>
  nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId && data.state === state)

const labels = (shipmentId: number) => {
  const { app } = wired.node
  return labelsOf(app, app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
}

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

/** Labels that the carrier sold and has not taken back. */
const sold = (numbers: readonly string[]) =>
  wired.sandbox.orders().filter(one => numbers.includes(one.pro) && one.cancelledAt === null).length

async function bought(count = 1) {
  const { shipmentId } = await buildParcels(wired.node, clerk, count)
  const booked = until(shipmentId, 'booked')
  const answer = await orderLabels(wired.node, clerk.token, shipmentId)
  expect(answer.status, answer.text).toBe(200)
  await whileTimePasses(wired.node, 5, booked)
  return shipmentId
}

describe('labels', () => {
  it('are bought for each package, kept as files, and the shipment is tendered with the first number', async () => {
    const shipmentId = await bought(3)
    const all = await labels(shipmentId)
    expect(all.map(({ state, place, format }) => [state, place, format])).toEqual([
      ['bought', 1, 'zpl'],
      ['bought', 2, 'zpl'],
      ['bought', 3, 'zpl'],
    ])
    expect(all.every(({ trackingNumber }) => isUpsTrackingNumber(trackingNumber))).toBe(true)
    const [first] = all
    const { app } = wired.node
    const bytes = await app.files.bytes(clerk.clientId, first?.sha256 ?? '')
    expect(bytes.toString()).toMatch(/^\^XA[\s\S]*\^XZ\s*$/)
    const shown = await details(shipmentId)
    expect([shown.shipmentStatus, shown.PRONumber, shown.service]).toEqual(['T', first?.trackingNumber, 'UPS Ground'])
  })

  it('that nobody heard of are recovered by our reference, and bought once', async () => {
    const { shipmentId } = await buildParcels(wired.node, clerk, 2)
    wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
    const booked = until(shipmentId, 'booked')
    await orderLabels(wired.node, clerk.token, shipmentId)
    await whileTimePasses(wired.node, 5, booked)
    const all = await labels(shipmentId)
    expect(all.map(({ state }) => state)).toEqual(['bought', 'bought'])
    expect(all.every(({ sha256 }) => sha256 !== '')).toBe(true)
    expect(sold(all.map(({ trackingNumber }) => trackingNumber))).toBe(2)
  })

  it('that are refused leave the shipment to be rated again, and its packages free', async () => {
    const { shipmentId } = await buildParcels(wired.node, clerk)
    wired.sandbox.fault({ kind: 'status403', operation: 'buyLabels', times: 1 })
    const refused = until(shipmentId, 'refused')
    await orderLabels(wired.node, clerk.token, shipmentId)
    await whileTimePasses(wired.node, 5, refused)
    expect((await labels(shipmentId)).map(({ state }) => state)).toEqual(['refused'])
    expect((await details(shipmentId)).shipmentStatus).toBe('Q')
    const booked = until(shipmentId, 'booked')
    await orderLabels(wired.node, clerk.token, shipmentId)
    await whileTimePasses(wired.node, 5, booked)
    expect((await labels(shipmentId)).map(({ state }) => state)).toEqual(['refused', 'bought'])
  })

  it('are given back with their shipment', async () => {
    const shipmentId = await bought(2)
    const numbers = (await labels(shipmentId)).map(({ trackingNumber }) => trackingNumber)
    const { version } = await details(shipmentId)
    const cancelled = until(shipmentId, 'cancelled')
    const body = { shipmentId, version, reason: 'Packed wrongly' }
    expect((await ask(wired.node, Void, { body }, clerk.token)).status).toBe(200)
    await whileTimePasses(wired.node, 5, cancelled)
    expect((await labels(shipmentId)).map(({ state }) => state)).toEqual(['voided', 'voided'])
    expect(sold(numbers)).toBe(0)
  })

  it('are ordered once by ten people at once', async () => {
    const { shipmentId } = await buildParcels(wired.node, clerk)
    const before = wired.sandbox.orders().length
    const booked = until(shipmentId, 'booked')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => orderLabels(wired.node, clerk.token, shipmentId)),
    )
    await whileTimePasses(wired.node, 5, booked)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(wired.sandbox.orders().length - before).toBe(1)
  })
})
