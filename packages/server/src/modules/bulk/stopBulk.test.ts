import { RetryBulk } from '@waybill/contract/calls/Bulk/RetryBulk.ts'
import { StartBulk } from '@waybill/contract/calls/Bulk/StartBulk.ts'
import { StopBulk } from '@waybill/contract/calls/Bulk/StopBulk.ts'
import { sql } from 'kysely'
import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { composeNode } from '../../compose.ts'
import { goingOn, hasEnded, jobOnce, newestJob } from '../../testing/bulk.ts'
import { newCompany, newPerson, type Person } from '../../testing/company.ts'
import { ask, sharedNode, type TestNode } from '../../testing/node.ts'
import { workBulk } from './workBulk.ts'

let node: TestNode
let clerk: Person
beforeAll(async () => {
  node = await sharedNode()
})
beforeEach(async () => {
  clerk = await newCompany(node)
})

const addItems = ({ clientId }: Person, count: number) =>
  node.app.db.forClient(clientId).transaction(tx =>
    sql`insert into item (client_id, sku, description)
        select ${clientId}, 'S-' || lpad(n::text, 5, '0'), 'Test' from generate_series(1, ${count}) n`.execute(tx),
  )

const itemsLeft = async ({ clientId }: Person): Promise<number> =>
  (
    await node.app.db
      .forClient(clientId)
      .read(node.app.db.query.selectFrom('item').select('item_id').where('client_id', '=', clientId))
  ).length

const deleteAll = (person = clerk) => ask(node, StartBulk, { body: { action: 'deleteItems', items: {} } }, person.token)
const stop = (bulkId: number, person = clerk) => ask(node, StopBulk, { body: { bulkId } }, person.token)
const goOn = (bulkId: number) => ask(node, RetryBulk, { body: { bulkId, stopped: true } }, clerk.token)

describe('Bulk/StopBulk', () => {
  it('begins no further row of 10,000; what was done stays, and the rest goes on when it is asked to', async () => {
    await addItems(clerk, 10_000)
    const { bulkId, total } = (await deleteAll()).reply
    expect(total).toBe(10_000)
    await jobOnce(node, clerk, ({ done }) => done > 0)
    const { stopped } = (await stop(bulkId)).reply
    const job = await jobOnce(node, clerk, hasEnded)
    expect(job).toMatchObject({ waiting: 0, asked: 0, toFix: 0, stopped, stoppedAt: expect.any(String) })
    expect([job.done > 0, stopped > 0, job.done + stopped]).toEqual([true, true, 10_000])
    expect(await workBulk(node.app, { clientId: clerk.clientId, subjectId: bulkId }, goingOn)).toBeNull()
    expect(await itemsLeft(clerk)).toBe(stopped)
    expect((await ask(node, RetryBulk, { body: { bulkId } }, clerk.token)).reply).toEqual({ again: 0 })
    expect((await goOn(bulkId)).reply).toEqual({ again: stopped })
    expect(await jobOnce(node, clerk, ({ done }) => done > job.done)).toMatchObject({ stopped: 0, stoppedAt: null })
    await stop(bulkId)
  })

  it('is for the one who started it', async () => {
    await addItems(clerk, 2)
    const { bulkId } = (await deleteAll()).reply
    const colleague = await newPerson(node, clerk.clientId)
    expect((await stop(bulkId, colleague)).status).toBe(404)
    expect((await stop(bulkId, await newCompany(node))).status).toBe(404)
    expect((await ask(node, StopBulk, { body: { bulkId } })).status).toBe(401)
    expect((await stop(0)).status).toBe(400)
  })
})

it('half of whose rows colleagues changed does the others, and each of these says so', async () => {
  await addItems(clerk, 40)
  const items = await node.app.db
    .forClient(clerk.clientId)
    .read(node.app.db.query.selectFrom('item').select(['item_id', 'version']).where('client_id', '=', clerk.clientId))
  await node.app.db.forClient(clerk.clientId).transaction(tx =>
    tx
      .updateTable('item')
      .set({ version: 2 })
      .where(
        'item_id',
        'in',
        items.slice(0, 20).map(({ item_id }) => item_id),
      )
      .execute(),
  )
  const rows = items.map(({ item_id: id, version }) => ({ id, version }))
  await ask(node, StartBulk, { body: { action: 'deleteItems', rows } }, clerk.token)
  const job = await jobOnce(node, clerk, hasEnded)
  expect(job).toMatchObject({ total: 40, done: 20, toFix: 20, changed: 20 })
})

it('whose starter was deactivated does nothing more, and its rows say so', async () => {
  await addItems(clerk, 5)
  const { bulkId } = (await deleteAll()).reply
  await jobOnce(node, clerk, hasEnded)
  const { clientId } = clerk
  await addItems(clerk, 1)
  const left = await itemsLeft(clerk)
  await node.app.db.identity
    .updateTable('identity.membership')
    .set({ active: false })
    .where('user_id', '=', clerk.userId)
    .execute()
  await node.app.db.forClient(clientId).transaction(async tx => {
    await tx.updateTable('bulk_row').set({ state: 'waiting', settled_at: null }).execute()
    await tx.updateTable('bulk_job').set({ ended_at: null }).execute()
  })
  expect(await workBulk(node.app, { clientId, subjectId: bulkId }, goingOn)).toBeNull()
  const rows = await node.app.db
    .forClient(clientId)
    .read(node.app.db.query.selectFrom('bulk_row').select(['state', 'code']).where('bulk_id', '=', bulkId))
  expect(new Set(rows.map(({ state, code }) => `${state} ${code}`))).toEqual(new Set(['toFix PageNotAllowed']))
  expect(await itemsLeft(clerk)).toBe(left)
})

it('whose node loses its connections in the middle is taken up by another one, and each row is done once', async () => {
  await addItems(clerk, 300)
  const given = { settings: node.app.settings, connection: node.connection, log: pino({ level: 'silent' }) }
  const second = await composeNode({ ...given, clock: node.clock })
  const { bulkId } = (await deleteAll()).reply
  await jobOnce(node, clerk, ({ done }) => done > 0)
  // What a node that is killed leaves: rows that were begun and not committed.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()`.execute(
    node.app.db.identity,
  )
  await workBulk(second.app, { clientId: clerk.clientId, subjectId: bulkId }, goingOn)
  const job = await jobOnce(node, clerk, hasEnded)
  expect([job.total, job.done + job.toFix]).toEqual([300, 300])
  expect(await itemsLeft(clerk)).toBe(0)
  expect((await newestJob(node, clerk))?.toFix).toBe(0)
  await second.close()
})
