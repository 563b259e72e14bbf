import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../../testing/bulk.ts'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, whileTimePasses } from '../../../testing/node.ts'
import { buildParcels, connectFedex, connectUps, connectUsps, orderLabels } from '../../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../../testing/wire.ts'
import { labelsOf } from '../../labels/index.ts'

const wired: Wired = await startWiredNode()
let clerk: Person
beforeEach(async () => {
  clerk = await newCompany(wired.node)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const labels = (shipmentId: number) => {
  const { app } = wired.node
  return labelsOf(app, app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
}
const statesOf = async (shipmentId: number) => (await labels(shipmentId)).map(({ place, state }) => `${place} ${state}`)

/** Waits until labels of the shipment say what is expected: each news is a reason to look again. */
async function until(shipmentId: number, expected: readonly string[]): Promise<void> {
  for (;;) {
    const next = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId)
    if ((await statesOf(shipmentId)).join() === expected.join()) return
    await whileTimePasses(wired.node, 5, next)
  }
}

async function bought(count: number, service?: string): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, count)
  await orderLabels(wired.node, clerk.token, shipmentId, service)
  await until(
    shipmentId,
    Array.from({ length: count }, (_, n) => `${n + 1} bought`),
  )
  return shipmentId
}

/** The carrier scans a package, and we have not heard of it. */
async function pickUp(shipmentId: number, place: number): Promise<string> {
  const number = (await labels(shipmentId)).find(one => one.place === place)?.trackingNumber ?? ''
  wired.sandbox.addEvents(number, [{ type: 'P' }])
  return number
}

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

async function voidWhole(shipmentId: number): Promise<void> {
  const { version } = await details(shipmentId)
  const answer = await ask(wired.node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
  expect(answer.status, answer.text).toBe(200)
}

it.each([
  ['UPS', connectUps, 'UPS Ground'],
  ['FedEx', connectFedex, 'FedEx Ground'],
  ['USPS', connectUsps, 'USPS Ground Advantage'],
] as const)(
  '%s keeps the one label of three that was picked up, and takes back the others',
  async (_, connect, service) => {
    await connect(wired.node, clerk)
    const shipmentId = await bought(3, service)
    const gone = await pickUp(shipmentId, 2)
    await voidWhole(shipmentId)
    await until(shipmentId, ['1 voided', '2 voidRefused', '3 voided'])
    const all = await labels(shipmentId)
    expect(all[1]?.answer).toMatch(/\w{3}/)
    const numbers = all.map(({ trackingNumber }) => trackingNumber)
    const standing = wired.sandbox.orders().filter(one => numbers.includes(one.pro) && one.cancelledAt === null)
    expect(standing.map(({ pro }) => pro)).toEqual([gone])
    // The shipment is voided; that its carrier keeps one label is somebody's work, with its number.
    expect((await details(shipmentId)).shipmentStatus).toBe('V')
    const { rows } = (await ask(wired.node, GetCarrierWork, {}, clerk.token)).reply
    expect(rows).toMatchObject([{ shipmentId, state: 'cancelRefused' }])
    expect(rows[0]?.answer).toContain('The carrier keeps 1 of 3 labels')
    expect(rows[0]?.answer).toContain(`${gone}: `)
  },
)

it('labels of one shipment that are voided among many each end with their own answer', async () => {
  await connectUps(wired.node, clerk)
  const shipmentId = await bought(3)
  // Heard of first, the scan would be the reason and no carrier be asked.
  wired.sandbox.fault({ kind: 'status500', operation: 'track' })
  await pickUp(shipmentId, 1)
  const rows = (await labels(shipmentId)).map(({ labelId: id }) => ({ id }))
  const body = { action: 'voidLabels' as const, rows, comments: 'Never sent' }
  await ask(wired.node, StartBulk, { body }, clerk.token)
  const job = await whileTimePasses(wired.node, 5, jobOnce(wired.node, clerk, hasEnded))
  expect(job).toMatchObject({ total: 3, done: 2, toFix: 1 })
  expect(await statesOf(shipmentId)).toEqual(['1 voidRefused', '2 voided', '3 voided'])
})
