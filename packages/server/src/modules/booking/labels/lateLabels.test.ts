import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
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

const YEAR_MS = 31_536_000_000

const labels = (shipmentId: number) => {
  const { app } = wired.node
  return labelsOf(app, app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
}

/** Waits until labels of the shipment are in these states: each news is a reason to look again. */
async function until(shipmentId: number, expected: readonly string[]): Promise<void> {
  for (;;) {
    const next = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId)
    if ((await labels(shipmentId)).map(({ state }) => state).join() === expected.join()) return
    await whileTimePasses(wired.node, 5, next)
  }
}

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

const order = async (shipmentId: number) => {
  const answer = await orderLabels(wired.node, clerk.token, shipmentId)
  expect(answer.status, answer.text).toBe(200)
}

/** The answer to the next purchase is lost, and whoever asks is told of nothing until all is well again. */
function loseNext(): void {
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
  wired.sandbox.fault({ kind: 'findsNothing', operation: 'recoverLabels', ms: YEAR_MS })
}

async function soldUnseen(count: number): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, count)
  loseNext()
  await order(shipmentId)
  await until(
    shipmentId,
    Array.from({ length: count }, () => 'refused'),
  )
  return shipmentId
}

const buyMissing = async (shipmentId: number) => {
  const { version } = await details(shipmentId)
  expect((await ask(wired.node, BuyLabels, { body: { shipmentId, version } }, clerk.token)).status).toBe(200)
}

const work = async (shipmentId: number) => {
  const { rows } = (await ask(wired.node, GetCarrierWork, { body: {} }, clerk.token)).reply
  return rows.filter(row => row.shipmentId === shipmentId).map(({ state }) => state)
}

const standing = (numbers: readonly string[]) =>
  wired.sandbox.orders().filter(one => numbers.includes(one.pro) && one.cancelledAt === null).length

it('labels that turn up after the shipment was bought again are given back, and the others stay', async () => {
  const shipmentId = await soldUnseen(2)
  await order(shipmentId)
  await until(shipmentId, ['refused', 'refused', 'bought', 'bought'])
  wired.sandbox.clearFaults()
  await until(shipmentId, ['voided', 'voided', 'bought', 'bought'])
  const all = (await labels(shipmentId)).map(({ trackingNumber }) => trackingNumber)
  expect([new Set(all).size, standing(all.slice(0, 2)), standing(all.slice(2))]).toEqual([4, 0, 2])
  const shown = await details(shipmentId)
  expect([shown.shipmentStatus, shown.PRONumber, await work(shipmentId)]).toEqual(['T', all[2], []])
})

it('a missing label that turns up after it was bought again is given back, and the others stay', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk, 2)
  await order(shipmentId)
  await until(shipmentId, ['bought', 'bought'])
  const [first] = await labels(shipmentId)
  const { version } = await details(shipmentId)
  const body = { shipmentId, version, labelId: first?.labelId ?? 0, reason: 'Repacked' }
  expect((await ask(wired.node, VoidLabel, { body }, clerk.token)).status).toBe(200)
  await until(shipmentId, ['voided', 'bought'])
  loseNext()
  await buyMissing(shipmentId)
  await until(shipmentId, ['voided', 'bought', 'refused'])
  await buyMissing(shipmentId)
  await until(shipmentId, ['voided', 'bought', 'refused', 'bought'])
  wired.sandbox.clearFaults()
  await until(shipmentId, ['voided', 'bought', 'voided', 'bought'])
  const numbers = (await labels(shipmentId)).map(({ trackingNumber }) => trackingNumber)
  expect([new Set(numbers).size, standing(numbers)]).toEqual([4, 2])
})

it('a surplus that its carrier keeps is on the worklist', async () => {
  const shipmentId = await soldUnseen(1)
  await order(shipmentId)
  await until(shipmentId, ['refused', 'bought'])
  wired.sandbox.clearFaults()
  wired.sandbox.fault({ kind: 'status400', operation: 'voidLabels' })
  await until(shipmentId, ['voidRefused', 'bought'])
  expect(await work(shipmentId)).toEqual(['cancelRefused'])
})

it('a surplus label of an order that stands is on the worklist until it is given back', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk, 2)
  await order(shipmentId)
  await until(shipmentId, ['bought', 'bought'])
  const [first] = await labels(shipmentId)
  const { version } = await details(shipmentId)
  const body = { shipmentId, version, labelId: first?.labelId ?? 0, reason: 'Repacked' }
  expect((await ask(wired.node, VoidLabel, { body }, clerk.token)).status).toBe(200)
  await until(shipmentId, ['voided', 'bought'])
  loseNext()
  await buyMissing(shipmentId)
  await until(shipmentId, ['voided', 'bought', 'refused'])
  await buyMissing(shipmentId)
  await until(shipmentId, ['voided', 'bought', 'refused', 'bought'])
  wired.sandbox.clearFaults()
  wired.sandbox.fault({ kind: 'status400', operation: 'voidLabels' })
  await until(shipmentId, ['voided', 'bought', 'voidRefused', 'bought'])
  expect(await work(shipmentId)).toEqual(['surplusLabel'])
})

it('labels that turn up when nothing else was bought are in force', async () => {
  const shipmentId = await soldUnseen(1)
  wired.sandbox.clearFaults()
  await until(shipmentId, ['bought'])
  expect(await work(shipmentId)).toEqual([])
})
