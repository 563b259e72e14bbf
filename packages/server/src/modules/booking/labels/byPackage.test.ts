import { BuyLabels } from '@waybill/contract/calls/Labels/BuyLabels.ts'
import { AskCarrier } from '@waybill/contract/calls/Shipment/AskCarrier.ts'
import { GetCarrierWork } from '@waybill/contract/calls/Shipment/GetCarrierWork.ts'
import { ShipmentDetails } from '@waybill/contract/calls/Shipment/ShipmentDetails.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { isUspsTrackingNumber } from '@waybill/domain'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { newCompany, type Person } from '../../../testing/company.ts'
import { ask, whileTimePasses } from '../../../testing/node.ts'
import { buildParcels, connectUsps, orderLabels } from '../../../testing/parcels.ts'
import { nextNews, startWiredNode, type Wired } from '../../../testing/wire.ts'
import { labelsOf } from '../../labels/index.ts'
import { slotHolder } from '../tenders.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUsps(wired.node, clerk)
})
afterEach(() => wired.sandbox.clearFaults())
afterAll(() => wired.close())

const db = () => wired.node.app.db.forClient(clerk.clientId)
const labels = (shipmentId: number) => labelsOf(wired.node.app, db(), clerk.clientId, shipmentId)
const statesOf = async (shipmentId: number) => (await labels(shipmentId)).map(({ place, state }) => `${place} ${state}`)
const details = async (shipmentId: number) =>
  (await ask(wired.node, ShipmentDetails, { body: { shipmentId } }, clerk.token)).reply
const tenderState = async (shipmentId: number) =>
  (await slotHolder(wired.node.app, db(), clerk.clientId, shipmentId))?.state

/** Waits until what is asked says what is expected: each news is a reason to look again. */
async function until(shipmentId: number, expected: string, look: () => Promise<unknown> = () => statesOf(shipmentId)) {
  for (;;) {
    const next = nextNews(wired.node, 'booking', data => data.shipmentId === shipmentId)
    if (String(await look()) === expected) return
    await whileTimePasses(wired.node, 5, next)
  }
}

const order = (shipmentId: number) => orderLabels(wired.node, clerk.token, shipmentId, 'USPS Ground Advantage')

async function ordered(count: number): Promise<number> {
  const { shipmentId } = await buildParcels(wired.node, clerk, count)
  const answer = await order(shipmentId)
  expect(answer.status, answer.text).toBe(200)
  return shipmentId
}

const voidAll = async (shipmentId: number) =>
  ask(
    wired.node,
    Void,
    { body: { shipmentId, version: (await details(shipmentId)).version, reason: 'Not needed' } },
    clerk.token,
  )

const buyMissing = async (shipmentId: number) =>
  ask(wired.node, BuyLabels, { body: { shipmentId, version: (await details(shipmentId)).version } }, clerk.token)

/** Labels of the network that count. */
const standing = () => wired.sandbox.orders().filter(one => one.cancelledAt === null).length

it('each package is bought by a request of its own, and the shipment is tendered with the first number', async () => {
  const before = wired.sandbox.requests('usps:buyLabels')
  const shipmentId = await ordered(3)
  await until(shipmentId, 'booked', async () => (await details(shipmentId)).booking.state)
  const all = await labels(shipmentId)
  expect(all.map(({ place, state, format }) => [place, state, format])).toEqual(
    [1, 2, 3].map(place => [place, 'bought', 'zpl']),
  )
  expect(all.every(({ trackingNumber }) => isUspsTrackingNumber(trackingNumber))).toBe(true)
  expect(new Set(all.map(({ transmissionId }) => transmissionId)).size).toBe(3)
  expect(wired.sandbox.requests('usps:buyLabels') - before).toBe(3)
  const shown = await details(shipmentId)
  expect([shown.shipmentStatus, shown.service]).toEqual(['T', 'USPS Ground Advantage'])
  expect(all.map(({ trackingNumber }) => trackingNumber)).toContain(shown.PRONumber)
})

it('are ordered once by ten people at once', async () => {
  const { shipmentId } = await buildParcels(wired.node, clerk, 2)
  const before = standing()
  const answers = await Promise.all(Array.from({ length: 10 }, () => order(shipmentId)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await until(shipmentId, '1 bought,2 bought')
  expect(standing() - before).toBe(2)
})

/** What the tenders of a shipment were, one after the other. */
const tenderMoves = async (shipmentId: number) => {
  const { query } = wired.node.app.db
  const rows = await db().read(
    query
      .selectFrom('audit_entry')
      .select('action')
      .where('client_id', '=', clerk.clientId)
      .where('entity', '=', 'tender')
      .where(sql<boolean>`after ->> 'shipmentId' = ${String(shipmentId)}`)
      .orderBy('audit_id'),
  )
  return rows.map(({ action }) => action)
}

it.each(['dropAfter', 'reset', 'garbageAfter', 'status503', 'buysLate'] as const)(
  'a place that is lost by %s leaves the order unknown, and is bought once by its own key',
  async kind => {
    const before = standing()
    wired.sandbox.fault({ kind, operation: 'buyLabels', times: 1 })
    const shipmentId = await ordered(3)
    await until(shipmentId, 'awarded', () => tenderState(shipmentId))
    expect(await statesOf(shipmentId)).toEqual(['1 bought', '2 bought', '3 bought'])
    expect(await tenderMoves(shipmentId)).toEqual(['committing', 'unknown', 'awarded'])
    expect(standing() - before).toBe(3)
  },
)

it('the order holds the purchase slot for as long as nobody knows, and is settled when the carrier is back', async () => {
  const before = standing()
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels' })
  const shipmentId = await ordered(2)
  await until(shipmentId, '1 unknown,2 unknown')
  expect(await tenderState(shipmentId)).toBe('unknown')
  expect((await order(shipmentId)).error.code).toBe('OrderUnknown')
  wired.sandbox.clearFaults()
  expect((await ask(wired.node, AskCarrier, { body: { shipmentId } }, clerk.token)).status).toBe(200)
  await until(shipmentId, '1 bought,2 bought')
  expect(await tenderState(shipmentId)).toBe('awarded')
  expect(standing() - before).toBe(2)
})

it('a node that dies over one of several leaves it to be asked about by its key, while the others are bought', async () => {
  const before = standing()
  // Taken in, bought, and never answered: what a node that is killed over it never hears.
  wired.sandbox.fault({ kind: 'slowAfter', ms: 25_000, operation: 'buyLabels', times: 1 })
  const shipmentId = await ordered(3)
  const bought = async () => (await labels(shipmentId)).filter(({ state }) => state === 'bought').length
  await until(shipmentId, '3', bought)
  expect(await tenderState(shipmentId)).toBe('awarded')
  expect(standing() - before).toBe(3)
})

it('a place that is refused leaves the order incomplete, on the worklist, until the missing one is bought', async () => {
  wired.sandbox.fault({ kind: 'status403', operation: 'buyLabels', times: 1 })
  const shipmentId = await ordered(3)
  await until(shipmentId, 'awarded', () => tenderState(shipmentId))
  const states = (await labels(shipmentId)).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['bought', 'bought', 'refused'])
  const work = async () =>
    (await ask(wired.node, GetCarrierWork, { body: {} }, clerk.token)).reply.rows.filter(
      one => one.shipmentId === shipmentId,
    )
  expect(await work()).toMatchObject([
    { state: 'incomplete', answer: 'Labels missing: 1 of 3. Buy those that are missing, or void the shipment.' },
  ])
  const answer = await buyMissing(shipmentId)
  expect([answer.status, answer.reply.asked]).toEqual([200, 1])
  await until(shipmentId, '3', async () => (await labels(shipmentId)).filter(({ state }) => state === 'bought').length)
  expect(await work()).toEqual([])
})

it('that are all refused leave the shipment to be rated again', async () => {
  wired.sandbox.fault({ kind: 'status403', operation: 'buyLabels' })
  const shipmentId = await ordered(2)
  await until(shipmentId, 'Q', async () => (await details(shipmentId)).shipmentStatus)
  expect(await statesOf(shipmentId)).toEqual(['1 refused', '2 refused'])
  wired.sandbox.clearFaults()
  expect((await order(shipmentId)).status).toBe(200)
  await until(shipmentId, 'awarded', () => tenderState(shipmentId))
})

it('all are given back with their shipment, each by itself', async () => {
  const before = standing()
  const shipmentId = await ordered(3)
  await until(shipmentId, 'awarded', () => tenderState(shipmentId))
  expect((await voidAll(shipmentId)).status).toBe(200)
  await until(shipmentId, '1 voided,2 voided,3 voided')
  expect(standing() - before).toBe(0)
})

it('a shipment that is voided while nobody knows of its labels gives each of them back once it is known', async () => {
  const before = standing()
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels' })
  const shipmentId = await ordered(2)
  await until(shipmentId, '1 unknown,2 unknown')
  expect(standing() - before).toBe(2)
  expect((await voidAll(shipmentId)).status).toBe(200)
  wired.sandbox.clearFaults()
  await ask(wired.node, AskCarrier, { body: { shipmentId } }, clerk.token)
  await until(shipmentId, '1 voided,2 voided')
  expect(standing() - before).toBe(0)
})

it('a shipment that is voided right after it was ordered leaves no label that counts', async () => {
  const before = standing()
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
  const shipmentId = await ordered(3)
  expect((await voidAll(shipmentId)).status).toBe(200)
  const open = async () => (await labels(shipmentId)).filter(one => !['voided', 'refused'].includes(one.state)).length
  await until(shipmentId, '0', open)
  expect(standing() - before).toBe(0)
})
