import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { StopBulk } from '@waybill/contract/calls/Bulk/StopBulk.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { hasEnded, jobOnce } from '../../testing/bulk.ts'
import { newCompany, type Person } from '../../testing/company.ts'
import { addFreight } from '../../testing/freight.ts'
import { ask, sharedNode } from '../../testing/node.ts'
import { addPricedCarrier } from '../../testing/rates.ts'
import { giveBack } from './giveBack.ts'

const node = await sharedNode()
let clerk: Person
let bulkId: number

const db = () => node.app.db.forClient(clerk.clientId)

const states = async () =>
  (
    await db().read(
      node.app.db.query.selectFrom('bulk_row').select('state').where('bulk_id', '=', bulkId).orderBy('row_no'),
    )
  ).map(({ state }) => state)

const stop = () => ask(node, StopBulk, { body: { bulkId } }, clerk.token)

/** A job for prices of two rows: the first is as a node that died over it left it, the second could not be priced. */
beforeEach(async () => {
  clerk = await newCompany(node)
  await addPricedCarrier(node, clerk, { scac: 'DMAA' })
  const ids = [(await addFreight(node, clerk)).shipmentId, (await addFreight(node, clerk)).shipmentId]
  const rows = ids.map(id => ({ id }))
  bulkId = (await ask(node, StartBulk, { body: { action: 'rate', rows } }, clerk.token)).reply.bulkId
  await jobOnce(node, clerk, hasEnded)
  await node.app.due.rest()
  await db().transaction(async tx => {
    await tx.updateTable('bulk_job').set({ ended_at: null }).where('bulk_id', '=', bulkId).execute()
    const rowsOf = tx.updateTable('bulk_row').where('bulk_id', '=', bulkId)
    const taken_at = node.clock.now().toISOString()
    await rowsOf.set({ state: 'asked', settled_at: null, taken_at }).where('row_no', '=', 0).execute()
    await rowsOf.set({ state: 'toFix', code: 'NotReady' }).where('row_no', '=', 1).execute()
  })
})

it('a row that a node died over begins no more after a stop, also where another one is tried again', async () => {
  expect((await stop()).status).toBe(200)
  expect((await ask(node, RetryBulk, { body: { bulkId, rowNos: [1] } }, clerk.token)).reply).toEqual({ again: 1 })
  node.clock.pass(20_000)
  expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ done: 1, stopped: 1 })
  expect(await states()).toEqual(['stopped', 'done'])
  expect((await ask(node, RetryBulk, { body: { bulkId, stopped: true } }, clerk.token)).reply).toEqual({ again: 1 })
  expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ done: 2, stopped: 0 })
})

it('nor where the stop comes while it is given back', async () => {
  node.clock.at += 20_000
  let working: Promise<unknown> = Promise.resolve()
  let stopping: Promise<unknown> = Promise.resolve()
  await db().transaction(async tx => {
    // Somebody holds the row for a moment, as a node that settles it does.
    await sql`select 1 from bulk_row where bulk_id = ${bulkId} and row_no = 0 for update`.execute(tx)
    const waitFor = (n: number) =>
      expect
        .poll(
          async () =>
            (
              await sql<{ n: number }>`
                select count(*)::int as n from pg_stat_activity
                 where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`.execute(tx)
            ).rows[0]?.n,
          { timeout: 5_000 },
        )
        .toBeGreaterThanOrEqual(n)
    working = giveBack(node.app, { clientId: clerk.clientId, bulkId })
    await waitFor(1)
    stopping = stop()
    await Promise.race([stopping, waitFor(2)])
  })
  await Promise.all([working, stopping])
  await jobOnce(node, clerk, hasEnded)
  expect(await states()).toEqual(['stopped', 'toFix'])
})

it('where all that was stopped goes on, the row of the dead node goes on with it', async () => {
  await db().transaction(tx =>
    tx
      .updateTable('bulk_row')
      .set({ state: 'waiting', settled_at: null })
      .where('bulk_id', '=', bulkId)
      .where('row_no', '=', 1)
      .execute(),
  )
  await stop()
  await ask(node, RetryBulk, { body: { bulkId, stopped: true } }, clerk.token)
  node.clock.pass(20_000)
  expect(await jobOnce(node, clerk, hasEnded)).toMatchObject({ done: 2, stopped: 0 })
})
