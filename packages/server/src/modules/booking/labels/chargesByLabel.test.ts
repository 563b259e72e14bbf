import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { SettleLabel } from '@waybill/contract/calls/Labels/SettleLabel.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { BuildFromOrders } from '@waybill/contract/calls/Orders/BuildFromOrders.ts'
import { ExportShipments } from '@waybill/contract/calls/Shipment/ExportShipments.ts'
import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, whileTimePasses } from '../../../testing/node.ts'
import { buildParcels, connectFedex, connectUps, connectUsps, orderLabels } from '../../../testing/parcels.ts'
import { orderLine, putOrders, salesOrder } from '../../../testing/salesOrders.ts'
import { nextNews, startWiredNode, type Wired } from '../../../testing/wire.ts'
import { labelsOf } from '../../labels/index.ts'

const wired: Wired = await startWiredNode()
let clerk: Person
beforeEach(async () => {
  clerk = await newCompany(wired.node)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const PATIENCE_MS = 120_000

const labels = (shipmentId: number) => {
  const { app } = wired.node
  return labelsOf(app, app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
}

/** Waits until the labels of a shipment stand as expected: each news is a reason to look again. */
async function until(shipmentId: number, expected: readonly string[]): Promise<void> {
  for (;;) {
    const next = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId)
    if ((await labels(shipmentId)).map(({ state }) => state).join() === expected.join()) return
    await whileTimePasses(wired.node, 5, next)
  }
}

const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply

async function voidAt(shipmentId: number, index: number): Promise<void> {
  const { version } = await details(shipmentId)
  const labelId = (await labels(shipmentId))[index]?.labelId ?? 0
  const body = { shipmentId, version, labelId, reason: 'Repacked' }
  expect((await ask(wired.node, VoidLabel, { body }, clerk.token)).status).toBe(200)
}

/** Three packages, none of which weighs what another one does. */
const three = [4, 9.5, 20].map(Weight => ({
  ...{ Description: 'Gauges', PieceType: 'CTN', packageType: '02', Length: 12, Width: 10, Height: 8 },
  ...{ Qty: 1, Pieces: 1, Weight },
}))

async function bought(items: typeof three = three, service = 'UPS Ground'): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, 1, { Items: items })
  const answer = await orderLabels(wired.node, clerk.token, shipmentId, service)
  expect(answer.status, answer.text).toBe(200)
  await until(
    shipmentId,
    items.map(() => 'bought'),
  )
  return shipmentId
}

/** What a shipment costs by its page, its list and its file. */
async function amounts(shipmentId: number) {
  const shown = await details(shipmentId)
  const query = { statuscode: shown.shipmentStatus as 'T' }
  const { reply } = await ask(wired.node, GetShipmentList, { query, body: {} }, clerk.token)
  const columns = ['BOLNumber', 'TotalCharge'] as const
  const file = await ask(wired.node, ExportShipments, { query, body: { columns: [...columns] } }, clerk.token)
  const written = file.text.split('\r\n').find(line => line.startsWith(shown.BOLNumber))
  return {
    page: shown.TotalCharge,
    list: reply.rows.find(row => row.shipmentId === shipmentId)?.TotalCharge,
    file: Math.round(Number(written?.split(',')[1]) * 100),
  }
}

const alike = (amount: number) => ({ page: amount, list: amount, file: amount })
const chargesOf = async (shipmentId: number) => (await labels(shipmentId)).map(({ charge }) => charge ?? 0)
const sum = (charges: readonly number[]) => charges.reduce((all, charge) => all + charge, 0)

it.each([
  ['UPS', connectUps, 'UPS Ground'],
  ['FedEx', connectFedex, 'FedEx Ground'],
  ['USPS', connectUsps, 'USPS Priority Mail'],
] as const)(
  '%s: of three labels two are given back, and the shipment costs what the third does',
  async (_, connect, service) => {
    await connect(wired.node, clerk)
    const shipmentId = await bought(three, service)
    const charges = await chargesOf(shipmentId)
    expect(new Set(charges).size).toBe(3)
    expect(await amounts(shipmentId)).toEqual(alike(sum(charges)))
    await voidAt(shipmentId, 0)
    await until(shipmentId, ['voided', 'bought', 'bought'])
    expect(await amounts(shipmentId)).toEqual(alike(sum(charges.slice(1))))
    await voidAt(shipmentId, 2)
    await until(shipmentId, ['voided', 'bought', 'voided'])
    expect(await amounts(shipmentId)).toEqual(alike(charges[1] ?? 0))
    const { history, labels: shown } = await details(shipmentId)
    expect(history.filter(({ action }) => action === 'charged')).toHaveLength(2)
    expect(shown.map(({ isCharged }) => isCharged)).toEqual([false, true, false])
  },
  PATIENCE_MS,
)

it(
  'a label that its carrier keeps, or of which nobody knows, stays in the charges until a person has said what it is',
  async () => {
    await connectUps(wired.node, clerk)
    const shipmentId = await bought()
    const charges = await chargesOf(shipmentId)
    wired.sandbox.fault({ kind: 'status400', operation: 'voidLabels', times: 1 })
    await voidAt(shipmentId, 0)
    await until(shipmentId, ['voidRefused', 'bought', 'bought'])
    wired.sandbox.fault({ kind: 'status403', operation: 'voidLabels' })
    await voidAt(shipmentId, 1)
    await until(shipmentId, ['voidRefused', 'disputed', 'bought'])
    expect(await amounts(shipmentId)).toEqual(alike(sum(charges)))
    const labelId = (await labels(shipmentId))[1]?.labelId ?? 0
    const body = { labelId, isVoided: true }
    expect((await ask(wired.node, SettleLabel, { body }, clerk.token)).status).toBe(200)
    expect(await amounts(shipmentId)).toEqual(alike(sum(charges) - (charges[1] ?? 0)))
  },
  PATIENCE_MS,
)

it('a label that was given back and is scanned all the same is charged again, until its carrier says that it is not', async () => {
  await connectUps(wired.node, clerk)
  const shipmentId = await bought()
  const charges = await chargesOf(shipmentId)
  const [, second] = await labels(shipmentId)
  // We hold it void; its carrier does not.
  await wired.node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .updateTable('label')
      .set({ state: 'voided', voided_at: wired.node.clock.now().toISOString() })
      .where('client_id', '=', clerk.clientId)
      .where('label_id', '=', second?.labelId ?? 0)
      .execute(),
  )
  await voidAt(shipmentId, 0)
  await until(shipmentId, ['voided', 'voided', 'bought'])
  expect((await details(shipmentId)).TotalCharge).toBe(charges[2])
  wired.sandbox.addEvents(second?.trackingNumber ?? '', [{ type: 'P' }])
  for (;;) {
    const heard = nextNews(wired.node, 'dayEnd', data => data.shipmentId === shipmentId)
    if ((await labels(shipmentId))[1]?.scannedAt !== null) break
    await whileTimePasses(wired.node, 5, heard)
  }
  expect((await details(shipmentId)).TotalCharge).toBe(sum(charges.slice(1)))
  const body = { labelId: second?.labelId ?? 0, isVoided: true }
  expect((await ask(wired.node, SettleLabel, { body }, clerk.token)).status).toBe(200)
  expect((await details(shipmentId)).TotalCharge).toBe(charges[2])
})

it('a surplus label is shown with its money, and is no part of what the shipment costs', async () => {
  await connectUps(wired.node, clerk)
  const shipmentId = await bought(three.slice(0, 2))
  const charges = await chargesOf(shipmentId)
  await voidAt(shipmentId, 0)
  await until(shipmentId, ['voided', 'bought'])
  const lost = { kind: 'dropAfter', operation: 'buyLabels', times: 1 } as const
  const buy = async () => {
    const { version } = await details(shipmentId)
    return ask(wired.node, BuyLabels, { body: { shipmentId, version } }, clerk.token)
  }
  wired.sandbox.fault(lost)
  wired.sandbox.fault({ kind: 'findsNothing', operation: 'recoverLabels', ms: 31_536_000_000 })
  expect((await buy()).status).toBe(200)
  await until(shipmentId, ['voided', 'bought', 'refused'])
  expect((await buy()).status).toBe(200)
  await until(shipmentId, ['voided', 'bought', 'refused', 'bought'])
  wired.sandbox.clearFaults()
  wired.sandbox.fault({ kind: 'status400', operation: 'voidLabels' })
  await until(shipmentId, ['voided', 'bought', 'voidRefused', 'bought'])
  const shown = await details(shipmentId)
  expect(shown.TotalCharge).toBe(sum(charges))
  expect(shown.labels.map(({ isSurplus, isCharged }) => [isSurplus, isCharged])).toEqual([
    [false, false],
    [false, true],
    [true, false],
    [false, true],
  ])
  expect(shown.labels[2]?.charge).toBeGreaterThan(0)
})

it('labels that are found without a price share the one that was shown by their weight', async () => {
  await connectUps(wired.node, clerk)
  const { shipmentId } = await buildParcels(wired.node, clerk, 1, { Items: three.slice(0, 2) })
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
  await orderLabels(wired.node, clerk.token, shipmentId)
  await until(shipmentId, ['bought', 'bought'])
  const { TotalCharge } = await details(shipmentId)
  const charges = await chargesOf(shipmentId)
  expect(sum(charges)).toBe(TotalCharge)
  expect(charges[0]).toBe(Math.trunc(((TotalCharge ?? 0) * 400) / 1350))
})

it('orders bear what is left of the charges, and a shipment whose labels all go costs nothing', async () => {
  await connectUps(wired.node, clerk)
  const carton = (weightLb: number) =>
    orderLine({ unit: 'CTN', quantity: 1, weightLb, lengthIn: 12, widthIn: 10, heightIn: 8 })
  const ids = await putOrders(
    wired.node,
    clerk,
    [5, 15].map(weight => salesOrder({ mode: 'PARCEL', lines: [carton(weight)] })),
  )
  const orders = ids.map(orderId => ({ orderId, version: 2 }))
  const { shipmentId } = (await ask(wired.node, BuildFromOrders, { body: { orders } }, clerk.token)).reply
  await orderLabels(wired.node, clerk.token, shipmentId)
  await until(shipmentId, ['bought', 'bought'])
  const born = async () => sum((await details(shipmentId)).orders.map(({ bornCharge }) => bornCharge ?? 0))
  const charges = await chargesOf(shipmentId)
  expect(await born()).toBe(sum(charges))
  await voidAt(shipmentId, 1)
  await until(shipmentId, ['bought', 'voided'])
  expect(await born()).toBe(charges[0])
  const { version } = await details(shipmentId)
  await ask(wired.node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
  await until(shipmentId, ['voided', 'voided'])
  expect((await details(shipmentId)).TotalCharge).toBe(0)
})
