import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { BuildShipment } from '@waybill/contract/calls/Shipment/BuildShipment.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, whileTimePasses } from '../../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../../testing/wire.ts'
import { labelsOf } from '../../labels/index.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const labels = (shipmentId: number) => {
  const { app } = wired.node
  return labelsOf(app, app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
}
const statesOf = async (shipmentId: number) => (await labels(shipmentId)).map(({ place, state }) => `${place} ${state}`)
const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

const news = (shipmentId: number) => nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId)

/** Waits until labels of the shipment say what is expected: each news is a reason to look again. */
async function until(shipmentId: number, expected: readonly string[]): Promise<void> {
  for (;;) {
    const next = news(shipmentId)
    if ((await statesOf(shipmentId)).join() === expected.join()) return
    await whileTimePasses(wired.node, 5, next)
  }
}

async function bought(count: number): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, count)
  await orderLabels(wired.node, clerk.token, shipmentId)
  await until(
    shipmentId,
    Array.from({ length: count }, (_, n) => `${n + 1} bought`),
  )
  return shipmentId
}

async function voidAt(shipmentId: number, place: number) {
  const { version } = await details(shipmentId)
  const labelId = (await labels(shipmentId)).find(one => one.place === place && one.state === 'bought')?.labelId ?? 0
  return ask(wired.node, VoidLabel, { body: { shipmentId, version, labelId, reason: 'Repacked' } }, clerk.token)
}

const buyMissing = async (shipmentId: number) =>
  ask(wired.node, BuyLabels, { body: { shipmentId, version: (await details(shipmentId)).version } }, clerk.token)

const standing = (numbers: readonly string[]) =>
  wired.sandbox.orders().filter(one => numbers.includes(one.pro) && one.cancelledAt === null).length

it('one label of three is given back, the others stay, and another one is bought for its package', async () => {
  const shipmentId = await bought(3)
  expect((await voidAt(shipmentId, 2)).status).toBe(200)
  await until(shipmentId, ['1 bought', '2 voided', '3 bought'])
  const before = await labels(shipmentId)
  expect(standing(before.map(({ trackingNumber }) => trackingNumber))).toBe(2)
  const answer = await buyMissing(shipmentId)
  expect([answer.status, answer.reply.asked]).toEqual([200, 1])
  await until(shipmentId, ['1 bought', '2 voided', '3 bought', '2 bought'])
  const shown = await details(shipmentId)
  expect([shown.shipmentStatus, shown.PRONumber]).toEqual(['T', before[0]?.trackingNumber])
  expect((await buyMissing(shipmentId)).error.code).toBe('NothingToLabel')
})

it('a label of which nobody knows whether it was given back keeps nobody from buying another one', async () => {
  const shipmentId = await bought(2)
  wired.sandbox.fault({ kind: 'status503', operation: 'voidLabels' })
  expect((await voidAt(shipmentId, 1)).status).toBe(200)
  await until(shipmentId, ['1 disputed', '2 bought'])
  wired.sandbox.clearFaults()
  const answer = await buyMissing(shipmentId)
  expect([answer.status, answer.reply.asked]).toEqual([200, 1])
  await until(shipmentId, ['1 disputed', '2 bought', '1 bought'])
})

it('the number of a label that was given back stands for the shipment no more: it is followed by another one', async () => {
  const shipmentId = await bought(3)
  await voidAt(shipmentId, 1)
  await until(shipmentId, ['1 voided', '2 bought', '3 bought'])
  const [, second] = await labels(shipmentId)
  const number = second?.trackingNumber ?? ''
  expect((await details(shipmentId)).PRONumber).toBe(number)
  // By the clock where it was scanned, in Madison.
  const dateTime = new Date(wired.node.clock.now().getTime() - 6 * 3_600_000).toISOString()
  wired.sandbox.addEvents(number, [{ type: 'P', dateTime }])
  await whileTimePasses(wired.node, 5, expect.poll(async () => (await details(shipmentId)).shipmentStatus).toBe('A'))
})

it('a shipment that is voided gives back what its second message bought, too', async () => {
  const shipmentId = await bought(2)
  await voidAt(shipmentId, 1)
  await until(shipmentId, ['1 voided', '2 bought'])
  await buyMissing(shipmentId)
  await until(shipmentId, ['1 voided', '2 bought', '1 bought'])
  const numbers = (await labels(shipmentId)).map(({ trackingNumber }) => trackingNumber)
  const { version } = await details(shipmentId)
  const answer = await ask(wired.node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
  expect(answer.status, answer.text).toBe(200)
  await until(shipmentId, ['1 voided', '2 voided', '1 voided'])
  expect(standing(numbers)).toBe(0)
})

it('labels that are missing and that nobody heard of are found by our key, and bought once', async () => {
  const shipmentId = await bought(2)
  await voidAt(shipmentId, 1)
  await until(shipmentId, ['1 voided', '2 bought'])
  const sold = wired.sandbox.orders().length
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
  expect((await buyMissing(shipmentId)).status).toBe(200)
  await until(shipmentId, ['1 voided', '2 bought', '1 unknown'])
  expect((await buyMissing(shipmentId)).error.code).toBe('LabelsPending')
  await until(shipmentId, ['1 voided', '2 bought', '1 bought'])
  expect(wired.sandbox.orders().length - sold).toBe(1)
})

it('that the carrier never sold them is believed after its time, and they may be asked for again', async () => {
  const shipmentId = await bought(2)
  await voidAt(shipmentId, 1)
  await until(shipmentId, ['1 voided', '2 bought'])
  wired.sandbox.fault({ kind: 'reset', operation: 'buyLabels', times: 1 })
  await buyMissing(shipmentId)
  await until(shipmentId, ['1 voided', '2 bought', '1 unknown'])
  await until(shipmentId, ['1 voided', '2 bought', '1 refused'])
  expect((await buyMissing(shipmentId)).status).toBe(200)
  await until(shipmentId, ['1 voided', '2 bought', '1 refused', '1 bought'])
})

it('the only label goes with its shipment, and one that is on its way is not given back', async () => {
  const shipmentId = await bought(1)
  expect((await voidAt(shipmentId, 1)).error.code).toBe('LastLabel')
  const two = await bought(2)
  const [first] = await labels(two)
  wired.sandbox.addEvents(first?.trackingNumber ?? '', [{ type: 'X' }, { type: 'P' }])
  expect((await voidAt(two, 1)).status).toBe(200)
  await until(two, ['1 voidRefused', '2 bought'])
})

it('a package with a label is neither changed nor taken away; notes may be', async () => {
  const shipmentId = await bought(2)
  const { shipment, version } = await details(shipmentId)
  const edit = (changes: object) =>
    ask(
      wired.node,
      BuildShipment,
      { body: { shipmentId, version, shipment: { ...shipment, ShipmentStops: undefined, ...changes } } },
      clerk.token,
    )
  const [item] = shipment.Items
  const fewer = await edit({ Items: [{ ...item, Qty: 1, Pieces: 1, Weight: 9.5 }] })
  expect(fewer.error.code).toBe('LabelHeld')
  expect((await edit({ SaturdayDelivery: true })).error.code).toBe('LabelHeld')
  expect((await edit({ internalnotes: 'Fragile' })).status).toBe(200)
})
