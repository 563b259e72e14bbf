import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { GETLTLRates } from '@waybill/contract/calls/Shipment/GETLTLRates.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hasEnded, jobOnce, newestJob } from '../../testing/bulk.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { addCarrier, addFreight } from '../../testing/freight.ts'
import { memoryLogin, startMemoryNode } from '../../testing/memoryCarrier.ts'
import { ask, type TestNode, whileTimePasses } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { insertShipment } from '../../testing/shipments.ts'
import { connect } from '../../testing/wire.ts'
import { loadShipment } from '../shipments/index.ts'

let node: TestNode
let clerk: Person
/** Ends the silence of the carrier over the wire. */
let speak: () => void
let silence: Promise<never[]>
beforeAll(async () => {
  node = await startMemoryNode({ rate: () => silence })
})
beforeEach(async () => {
  const held = Promise.withResolvers<never[]>()
  silence = held.promise
  speak = () => held.resolve([])
  clerk = await newCompany(node)
})
afterAll(async () => {
  speak()
  await node.close()
})

const start = (ids: readonly number[], person = clerk) =>
  ask(node, StartBulk, { body: { action: 'rate', rows: ids.map(id => ({ id })) } }, person.token)

async function freight(count: number): Promise<number[]> {
  const made: number[] = []
  for (let n = 0; n < count; n += 1) made.push((await addFreight(node, clerk)).shipmentId)
  return made
}

const idleInTransaction = () =>
  sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`.execute(node.app.db.identity)

it('prices several rows at once while one carrier hangs, holds nothing meanwhile, and says who has each', async () => {
  await connect(node, clerk, ['AAAA'], memoryLogin)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const ids = await freight(4)
  await start(ids)
  await expect
    .poll(() => newestJob(node, clerk), { timeout: 3000, interval: 20 })
    .toMatchObject({ waiting: 0, asked: 4, done: 0, endedAt: null })
  expect((await idleInTransaction()).rows).toEqual([{ n: 0 }])
  speak()
  const job = await jobOnce(node, clerk, hasEnded)
  expect(job).toMatchObject({ total: 4, asked: 0, done: 4, toFix: 0 })
  expect(job.shown.map(({ id, state, words }) => [id, state, words])).toEqual(
    ids.map(id => [id, 'done', expect.stringMatching(/ for \$213\.36\.$/)]),
  )
  const record = await loadShipment(node.app.db.forClient(clerk.clientId), clerk.clientId, ids[0] ?? 0)
  expect(record?.selectedQuoteId).not.toBeNull()
})

it('says why a row has no price: nobody gave one, the freight is not complete, it is under way', async () => {
  await addCarrier(node, clerk, { scac: 'DMCC' })
  const [id = 0] = await freight(1)
  const delivered = await insertShipment(node, clerk, { status: 'D' })
  await start([id, delivered])
  const job = await jobOnce(node, clerk, hasEnded)
  expect(job).toMatchObject({ done: 0, toFix: 2 })
  expect(job.shown).toMatchObject([
    { id, code: '', words: expect.stringMatching(/^No price was given\. No price from: .+\.$/) },
    { id: delivered, code: 'CannotRate' },
  ])
})

it('is for those who may get prices of one', async () => {
  const [id = 0] = await freight(1)
  const onlyTrack = await newPerson(node, clerk.clientId, ['Track'])
  const single = await ask(node, GETLTLRates, { body: { shipmentId: id } }, onlyTrack.token)
  expect(single.error.code).toBe('PageNotAllowed')
  expect((await start([id], onlyTrack)).error.code).toBe('PageNotAllowed')
})

it('asks once more where the node that asked died over it', async () => {
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const [id = 0] = await freight(1)
  const { bulkId } = (await start([id])).reply
  await jobOnce(node, clerk, hasEnded)
  const { clientId } = clerk
  // What a node that died leaves behind: a row that it took, and a job that ripens again when its lease is over.
  await node.app.db.forClient(clientId).transaction(async tx => {
    const taken_at = node.clock.now().toISOString()
    await tx.updateTable('bulk_row').set({ state: 'asked', words: '', taken_at }).execute()
    await tx.updateTable('bulk_job').set({ ended_at: null }).execute()
    await node.app.due.put(tx, 'bulk', { clientId, subjectId: bulkId }, node.clock.now())
  })
  expect(await whileTimePasses(node, 5, jobOnce(node, clerk, hasEnded))).toMatchObject({ done: 1 })
})
