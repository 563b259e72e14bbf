import { DisputedLabels } from '@waybill/contract/calls/DayEnd/DisputedLabels.ts'
import { SettleLabel } from '@waybill/contract/calls/Labels/SettleLabel.ts'
import { VoidLabel } from '@waybill/contract/calls/Labels/VoidLabel.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { newCompany, type Person } from '../../testing/company.ts'
import { ask, whileTimePasses } from '../../testing/node.ts'
import { buildParcels, connectUps, orderLabels } from '../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../testing/wire.ts'
import { type Label, labelsOf } from '../labels/index.ts'

const wired: Wired = await startWiredNode()
let clerk: Person
beforeEach(async () => {
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const labels = (shipmentId: number): Promise<readonly Label[]> => {
  const { app } = wired.node
  return labelsOf(app, app.db.forClient(clerk.clientId), clerk.clientId, shipmentId)
}

/** Waits until the labels of a shipment stand as expected: each news is a reason to look again. */
async function until(shipmentId: number, expected: readonly string[]): Promise<readonly Label[]> {
  for (;;) {
    const next = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId)
    const now = await labels(shipmentId)
    if (now.map(({ state }) => state).join() === expected.join()) return now
    await whileTimePasses(wired.node, 5, next)
  }
}

async function bought(count: number): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, count)
  await orderLabels(wired.node, clerk.token, shipmentId)
  await until(shipmentId, Array<string>(count).fill('bought'))
  return shipmentId
}

/** A carrier is asked for twenty minutes of a label before nobody knows. */
const PATIENCE_MS = 120_000

const disputed = async () => (await ask(wired.node, DisputedLabels, {}, clerk.token)).reply
const settle = (labelId: number, isVoided: boolean, token = clerk.token) =>
  ask(wired.node, SettleLabel, { body: { labelId, isVoided } }, token)
const versionOf = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply.version
const voidOne = async (shipmentId: number, labelId: number) =>
  ask(wired.node, VoidLabel, { body: { shipmentId, labelId, version: await versionOf(shipmentId) } }, clerk.token)

it(
  'a label of which nobody knows whether it was taken back is listed with its money, and asked for again',
  async () => {
    const shipmentId = await bought(2)
    const [first] = await labels(shipmentId)
    const labelId = first?.labelId ?? 0
    wired.sandbox.fault({ kind: 'status403', operation: 'voidLabels' })
    expect((await voidOne(shipmentId, labelId)).status).toBe(200)
    await until(shipmentId, ['disputed', 'bought'])
    const { rows, count, totals } = await disputed()
    expect(rows).toMatchObject([{ labelId, shipmentId, why: 'unanswered', canAsk: true }])
    expect(rows[0]?.answer).toMatch(/The void is not confirmed/)
    expect([count, totals]).toEqual([1, [{ currency: 'USD', charge: rows[0]?.charge }]])
    expect(rows[0]?.charge).toBeGreaterThan(0)
    wired.sandbox.clearFaults()
    expect((await voidOne(shipmentId, labelId)).status).toBe(200)
    await until(shipmentId, ['voided', 'bought'])
    expect(await disputed()).toMatchObject({ rows: [], count: 0, totals: [] })
  },
  PATIENCE_MS,
)

it(
  'labels of a voided shipment are settled one by one, and the last one settles the order',
  async () => {
    const shipmentId = await bought(2)
    wired.sandbox.fault({ kind: 'status403', operation: 'voidLabels' })
    const version = await versionOf(shipmentId)
    await ask(wired.node, Void, { body: { shipmentId, version, reason: 'Not needed' } }, clerk.token)
    const [one, other] = (await until(shipmentId, ['disputed', 'disputed'])).map(({ labelId }) => labelId)
    expect((await disputed()).rows).toMatchObject([{ canAsk: false }, { canAsk: false }])
    const work = async () => (await ask(wired.node, GetCarrierWork, {}, clerk.token)).reply.rows
    const stranger = await newCompany(wired.node)
    expect((await settle(one ?? 0, true, stranger.token)).status).toBe(404)
    expect((await settle(one ?? 0, true)).status).toBe(200)
    expect((await settle(one ?? 0, false)).error.code).toBe('LabelSettled')
    expect(await work()).toMatchObject([{ shipmentId, state: 'cancelUnconfirmed' }])
    expect((await settle(other ?? 0, false)).status).toBe(200)
    expect((await labels(shipmentId)).map(({ state }) => state)).toEqual(['voided', 'voidRefused'])
    expect(await work()).toEqual([])
    expect((await disputed()).count).toBe(0)
  },
  PATIENCE_MS,
)

it('a label that was taken back and scanned all the same is listed until somebody has said what became of it', async () => {
  const shipmentId = await bought(2)
  const [, second] = await labels(shipmentId)
  const labelId = second?.labelId ?? 0
  // We hold it void; its carrier does not.
  await wired.node.app.db
    .forClient(clerk.clientId)
    .transaction(tx =>
      tx
        .updateTable('label')
        .set({ state: 'voided', voided_at: wired.node.clock.now().toISOString() })
        .where('client_id', '=', clerk.clientId)
        .where('label_id', '=', labelId)
        .execute(),
    )
  expect((await disputed()).count).toBe(0)
  wired.sandbox.addEvents(second?.trackingNumber ?? '', [{ type: 'P' }])
  for (;;) {
    const heard = nextNews(wired.node, 'dayEnd', data => data.shipmentId === shipmentId)
    if ((await disputed()).count > 0) break
    await whileTimePasses(wired.node, 5, heard)
  }
  expect((await disputed()).rows).toMatchObject([{ labelId, why: 'scanned', canAsk: false }])
  expect((await settle(labelId, false)).status).toBe(200)
  expect((await disputed()).count).toBe(0)
  const [, after] = await labels(shipmentId)
  expect([after?.state, after?.answer]).toEqual(['voided', expect.stringContaining('charges the label')])
})
