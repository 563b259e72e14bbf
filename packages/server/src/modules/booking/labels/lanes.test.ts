import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { StopBulk } from '@waybill/contract/calls/Bulk/StopBulk.ts'
import { Void } from '@waybill/contract/calls/Shipment/Void.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { hasEnded, jobOnce, newestJob } from '../../../testing/bulk.ts'
import { newCompany, type Person } from '../../../testing/company.ts'
import { detailsOf } from '../../../testing/memoryCarrier.ts'
import { ask, whileTimePasses } from '../../../testing/node.ts'
import { buildParcels, connectUps } from '../../../testing/parcels.ts'
import { startWiredNode, type Wired } from '../../../testing/wire.ts'
import type { Lanes } from '../../../work/lanes.ts'
import { labelsOf } from '../../labels/index.ts'

let wired: Wired
let clerk: Person
beforeAll(async () => {
  wired = await startWiredNode()
  clerk = await newCompany(wired.node)
  await connectUps(wired.node, clerk)
})
afterEach(() => {
  vi.restoreAllMocks()
  wired.sandbox.clearFaults()
})
afterAll(() => wired.close())

const parcels = async (count: number): Promise<number[]> => {
  const built = await Promise.all(Array.from({ length: count }, () => buildParcels(wired.node, clerk)))
  return built.map(({ shipmentId }) => shipmentId)
}

const shipping = async (ids: readonly number[]): Promise<number> =>
  (await ask(wired.node, StartBulk, { body: { action: 'ship', rows: ids.map(id => ({ id })) } }, clerk.token)).reply
    .bulkId

const ended = () => whileTimePasses(wired.node, 5, jobOnce(wired.node, clerk, hasEnded))

const db = () => wired.node.app.db.forClient(clerk.clientId)

const labels = async (ids: readonly number[]) =>
  (await Promise.all(ids.map(id => labelsOf(wired.node.app, db(), clerk.clientId, id)))).flat()

const boughtOf = async (ids: readonly number[]) =>
  (await labels(ids)).filter(({ state }) => state === 'bought').map(({ trackingNumber }) => trackingNumber)

/** What stands at the carrier. */
const sold = () =>
  wired.sandbox
    .orders()
    .filter(one => one.cancelledAt === null)
    .map(({ pro }) => pro)

/** Each of these has one label, which its carrier sold once. */
async function eachOnce(ids: readonly number[], before: readonly string[]): Promise<void> {
  const bought = await boughtOf(ids)
  expect(bought).toHaveLength(ids.length)
  const since = sold().filter(pro => !before.includes(pro))
  expect(since.toSorted()).toEqual(bought.toSorted())
}

/** The node dies once over each shipment: behind saying that it leaves, or before settling what was heard. */
function dying(name: 'leave' | 'settle'): void {
  const { lanes } = wired.node.app
  const { share } = lanes
  const met = new Set<number | null>()
  vi.spyOn(lanes, 'share').mockImplementation((async (...given: Parameters<Lanes['share']>) => {
    if (given[0] !== name || met.has(given[2])) return share(...given)
    met.add(given[2])
    if (name === 'leave') await share(...given)
    throw new Error('the node died')
  }) as Lanes['share'])
}

it('ten are bought in few transactions: one answer is lost, one is refused, and none is bought twice', async () => {
  const ids = await parcels(10)
  const before = sold()
  wired.sandbox.fault({ kind: 'dropAfter', operation: 'buyLabels', times: 1 })
  wired.sandbox.fault({ kind: 'status403', operation: 'buyLabels', times: 1 })
  await shipping(ids)
  expect(await ended()).toMatchObject({ total: 10, done: 9, toFix: 1 })
  const refused = new Set((await labels(ids)).filter(({ state }) => state === 'refused').map(one => one.shipmentId))
  expect(refused.size).toBe(1)
  await eachOnce(
    ids.filter(id => !refused.has(id)),
    before,
  )
  const { rows } = await db().transaction(tx =>
    sql<{ lanes: number }>`
      select count(distinct xmin::text)::int as lanes from label
       where shipment_id = any(${ids}::bigint[]) and state = 'bought'`.execute(tx),
  )
  expect(rows[0]?.lanes).toBeLessThan(9)
})

it('a node that dies between saying that they leave and sending them bought nothing, and sends none of them later', async () => {
  const ids = await parcels(5)
  const before = sold()
  dying('leave')
  await shipping(ids)
  expect(await ended()).toMatchObject({ total: 5 })
  expect(sold()).toEqual(before)
  expect(await boughtOf(ids)).toEqual([])
  vi.restoreAllMocks()
  // They are bought when somebody ships them again.
  await whileTimePasses(wired.node, 60, expect.poll(() => everyIsFree(ids), { timeout: 20_000 }).toBe(true))
  await shipping(ids)
  expect(await ended()).toMatchObject({ done: 5 })
  await eachOnce(ids, before)
})

const everyIsFree = async (ids: readonly number[]): Promise<boolean> =>
  (await Promise.all(ids.map(id => detailsOf(wired.node, clerk, id)))).every(one => one.shipmentStatus === 'Q')

it('a node that dies between sending and settling loses none: each is found by its own key', async () => {
  const ids = await parcels(5)
  const before = sold()
  dying('settle')
  await shipping(ids)
  expect(await ended()).toMatchObject({ total: 5, done: 5 })
  await eachOnce(ids, before)
})

it('one whose answer is slow holds none of the others', async () => {
  const ids = await parcels(6)
  const before = sold()
  wired.sandbox.fault({ kind: 'slowAfter', operation: 'buyLabels', ms: 29_000, times: 1 })
  await shipping(ids)
  await expect.poll(async () => (await boughtOf(ids)).length, { timeout: 25_000 }).toBe(5)
  expect((await newestJob(wired.node, clerk))?.endedAt).toBeNull()
  wired.sandbox.clearFaults()
  expect(await jobOnce(wired.node, clerk, hasEnded)).toMatchObject({ done: 6 })
  await eachOnce(ids, before)
})

it('a void that is pressed while its label is bought gives that label back, and no other', async () => {
  const ids = await parcels(5)
  const before = sold()
  wired.sandbox.fault({ kind: 'slowAfter', operation: 'buyLabels', ms: 29_000, times: 1 })
  await shipping(ids)
  await expect.poll(async () => (await boughtOf(ids)).length, { timeout: 25_000 }).toBe(4)
  const slow = (await labels(ids)).find(({ state }) => state === 'asked')?.shipmentId ?? 0
  const { version } = await detailsOf(wired.node, clerk, slow)
  const body = { shipmentId: slow, version, reason: 'Not wanted any more' }
  expect((await ask(wired.node, Void, { body }, clerk.token)).status).toBe(200)
  wired.sandbox.clearFaults()
  await ended()
  const states = async () => (await labels([slow])).map(({ state }) => state)
  await whileTimePasses(wired.node, 5, expect.poll(states, { timeout: 20_000 }).toEqual(['voided']))
  await eachOnce(
    ids.filter(id => id !== slow),
    before,
  )
})

it('a stop in the middle buys what is under way and nothing more', async () => {
  const ids = await parcels(30)
  const before = sold()
  const bulkId = await shipping(ids)
  await expect.poll(async () => (await boughtOf(ids)).length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0)
  expect((await ask(wired.node, StopBulk, { body: { bulkId } }, clerk.token)).status).toBe(200)
  const { done, stopped, toFix } = await ended()
  expect([done + stopped, toFix]).toEqual([30, 0])
  expect(await boughtOf(ids)).toHaveLength(done)
  expect(sold().length - before.length).toBe(done)
})

it('two batches over the same shipments buy each label once', async () => {
  const ids = await parcels(12)
  const before = sold()
  await Promise.all([shipping(ids), shipping(ids.toReversed())])
  await whileTimePasses(
    wired.node,
    5,
    expect.poll(async () => (await boughtOf(ids)).length, { timeout: 30_000 }).toBe(12),
  )
  await ended()
  await eachOnce(ids, before)
})
