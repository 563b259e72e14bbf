import { DisputedLabels } from '@waybill/contract/calls/DayEnd/DisputedLabels.ts'
import { GetDayEnd } from '@waybill/contract/calls/DayEnd/GetDayEnd.ts'
import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { RepackPackage } from '@waybill/contract/calls/Labels/RepackPackage.ts'
import { SettleLabel } from '@waybill/contract/calls/Labels/SettleLabel.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, whileTimePasses } from '../../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../../testing/wire.ts'
import { keepScanned, labelsOf } from '../../labels/index.ts'
import { chargeLabels } from '../chargeLabels.ts'

/* Labels that were paid beside the one in force, and what a person can do about them. */

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
})
beforeEach(async () => {
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

const voidAt = async (shipmentId: number, index: number) => {
  const { version } = await details(shipmentId)
  const labelId = (await labels(shipmentId))[index]?.labelId ?? 0
  return ask(wired.node, VoidLabel, { body: { shipmentId, version, labelId, reason: 'Repacked' } }, clerk.token)
}

const buy = async (shipmentId: number) => {
  const { version } = await details(shipmentId)
  return ask(wired.node, BuyLabels, { body: { shipmentId, version } }, clerk.token)
}

/** Two packages with their labels. */
async function bought(): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, 2)
  const answer = await orderLabels(wired.node, clerk.token, shipmentId)
  expect(answer.status, answer.text).toBe(200)
  await until(shipmentId, ['bought', 'bought'])
  return shipmentId
}

/** The answer to the next purchase is lost, and whoever asks is told of nothing until all is well again. */
function loseNext(): void {
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
  wired.sandbox.fault({ kind: 'findsNothing', operation: 'recoverLabels', ms: YEAR_MS })
}

/** The first package was voided, and what was bought for it anew is paid and unseen. */
async function lostSecond(): Promise<number> {
  const shipmentId = await bought()
  await voidAt(shipmentId, 0)
  await until(shipmentId, ['voided', 'bought'])
  loseNext()
  await buy(shipmentId)
  await until(shipmentId, ['voided', 'bought', 'refused'])
  return shipmentId
}

/** The first package has a label in force and a surplus one that its carrier keeps. */
async function keptSurplus(): Promise<number> {
  const shipmentId = await lostSecond()
  await buy(shipmentId)
  await until(shipmentId, ['voided', 'bought', 'refused', 'bought'])
  wired.sandbox.clearFaults()
  wired.sandbox.fault({ kind: 'status400', operation: 'voidLabels' })
  await until(shipmentId, ['voided', 'bought', 'voidRefused', 'bought'])
  wired.sandbox.clearFaults()
  return shipmentId
}

const work = async (shipmentId: number) => {
  const { rows } = (await ask(wired.node, GetCarrierWork, { body: {} }, clerk.token)).reply
  return rows.filter(row => row.shipmentId === shipmentId).map(({ state }) => state)
}

it('a surplus that its carrier keeps is on the worklist, whatever its order costs, and goes out with no truck', async () => {
  const shipmentId = await keptSurplus()
  expect(await work(shipmentId)).toEqual(['surplusLabel'])
  const open = async () => (await ask(wired.node, GetDayEnd, {}, clerk.token)).reply.accounts[0]?.open[0]?.count
  expect(await open()).toBe(2)
  await voidAt(shipmentId, 1)
  await until(shipmentId, ['voided', 'voided', 'voidRefused', 'bought'])
  expect(await work(shipmentId)).toEqual(['surplusLabel'])
  expect(await open()).toBe(1)
})

it('a package whose kept label is a surplus can be labelled anew', async () => {
  const shipmentId = await keptSurplus()
  expect((await voidAt(shipmentId, 3)).status).toBe(200)
  await until(shipmentId, ['voided', 'bought', 'voidRefused', 'voided'])
  const again = await buy(shipmentId)
  expect(again.status, again.text).toBe(200)
})

it('the last label in force is not given back beside a kept surplus', async () => {
  const shipmentId = await keptSurplus()
  await voidAt(shipmentId, 1)
  await until(shipmentId, ['voided', 'voided', 'voidRefused', 'bought'])
  expect((await voidAt(shipmentId, 3)).error.code).toBe('LastLabel')
})

it('a label whose void is in doubt a second time is in dispute again', async () => {
  const shipmentId = await bought()
  wired.sandbox.fault({ kind: 'status403', operation: 'voidLabels' })
  await voidAt(shipmentId, 0)
  await until(shipmentId, ['disputed', 'bought'])
  const labelId = (await labels(shipmentId))[0]?.labelId ?? 0
  expect((await ask(wired.node, SettleLabel, { body: { labelId, isVoided: false } }, clerk.token)).status).toBe(200)
  await until(shipmentId, ['voidRefused', 'bought'])
  expect((await voidAt(shipmentId, 0)).status).toBe(200)
  await until(shipmentId, ['disputed', 'bought'])
  const { count } = (await ask(wired.node, DisputedLabels, {}, clerk.token)).reply
  const settled = await ask(wired.node, SettleLabel, { body: { labelId, isVoided: true } }, clerk.token)
  expect([count, settled.status]).toEqual([1, 200])
})

it('a label that turns up late for a package that was packed anew meanwhile is given back', async () => {
  const shipmentId = await lostSecond()
  const [first] = await labels(shipmentId)
  const { version } = await details(shipmentId)
  const { unitId, place } = first ?? { unitId: 0, place: 0 }
  const body = { shipmentId, version, unitId, place, Weight: 12.5, Length: 16, Width: 12, Height: 8 }
  const packed = await ask(wired.node, RepackPackage, { body }, clerk.token)
  expect(packed.status, packed.text).toBe(200)
  expect((await buy(shipmentId)).status).toBe(200)
  await until(shipmentId, ['voided', 'bought', 'refused', 'bought'])
  wired.sandbox.clearFaults()
  await until(shipmentId, ['voided', 'bought', 'voided', 'bought'])
  const numbers = (await labels(shipmentId)).map(({ trackingNumber }) => trackingNumber)
  const standing = wired.sandbox
    .orders()
    .filter(({ pro, cancelledAt }) => numbers.includes(pro) && cancelledAt === null)
  expect(standing).toHaveLength(2)
})

it('a label that a call said is voided, and that is scanned afterwards, is charged and in dispute again', async () => {
  const shipmentId = await bought()
  wired.sandbox.fault({ kind: 'status403', operation: 'voidLabels' })
  await voidAt(shipmentId, 0)
  await until(shipmentId, ['disputed', 'bought'])
  const [label] = await labels(shipmentId)
  if (label === undefined) throw new Error('there are labels')
  const { labelId, trackingNumber } = label
  expect((await ask(wired.node, SettleLabel, { body: { labelId, isVoided: true } }, clerk.token)).status).toBe(200)
  const { app } = wired.node
  const doer = {
    who: { clientId: clerk.clientId, userId: null, name: 'Waybill' },
    requestId: 'scan',
    at: app.clock.now(),
  }
  const before = (await details(shipmentId)).TotalCharge ?? 0
  await app.db.forClient(clerk.clientId).transaction(async tx => {
    await keepScanned(tx, clerk.clientId, trackingNumber, app.clock.now())
    await chargeLabels(app, tx, doer, label)
  })
  const { count } = (await ask(wired.node, DisputedLabels, {}, clerk.token)).reply
  expect(count).toBe(1)
  expect((await details(shipmentId)).TotalCharge).toBeGreaterThan(before)
})
