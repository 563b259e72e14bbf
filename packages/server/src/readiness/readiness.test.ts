import { GetShipmentList } from '@waybill/contract/calls/Shipment/GetShipmentList.ts'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { createDatabase, dropDatabase } from '../db/createDatabase.ts'
import { migrate, sqlMigrations } from '../db/migrate.ts'
import { newCompany, type Person } from '../testing/company.ts'
import { ask, startTestNode, type TestNode } from '../testing/node.ts'

let node: TestNode
let clerk: Person
let owner: pg.Client
beforeEach(async () => {
  node = await startTestNode()
  clerk = await newCompany(node)
  owner = new pg.Client(node.connection)
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await node.close()
})

async function now() {
  const [ready, healthy] = await Promise.all(['/readyz', '/healthz'].map(url => node.server.inject(url)))
  const call = await ask(node, GetShipmentList, { query: { statuscode: 'Q' }, body: {} }, clerk.token)
  return {
    ready: [ready?.statusCode, ready?.json().status],
    healthy: healthy?.statusCode,
    call: [call.status, call.status === 200 ? '' : call.error.code],
  }
}

/** Has the node open new connections, as after an outage. */
const cutOff = () =>
  owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'waybill %'`,
  )

it('works, and an address under /api that is none is not found', async () => {
  expect(await now()).toEqual({ ready: [200, 'ready'], healthy: 200, call: [200, ''] })
  const answer = await node.server.inject('/api/Nothing/There')
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NotFound'])
})

it('a database that is read-only is not ready, in words, and neither are calls that write', async () => {
  await owner.query(`alter database "${node.connection.database}" set default_transaction_read_only = on`)
  await cutOff()
  await expect
    .poll(async () => (await now()).ready)
    .toEqual([503, expect.stringMatching(/^The database is read-only:/)])
  expect((await now()).healthy).toBe(200)
})

it('missing rights are said, and calls are unavailable instead of broken', async () => {
  await owner.query('revoke all on shipment from waybill_app')
  await expect.poll(now).toEqual({
    ready: [503, expect.stringMatching(/^The role that the product works as lacks rights/)],
    healthy: 200,
    call: [503, 'Unavailable'],
  })
  await owner.query('grant select, insert, update, delete on shipment to waybill_app')
  // A look is shared by all who ask within a second.
  await expect.poll(async () => (await now()).ready).toEqual([200, 'ready'])
})

it('a database that says nothing is not waited for', async () => {
  await owner.query('begin')
  await owner.query('lock table work.pulse in access exclusive mode')
  const begun = performance.now()
  const ready = async () => {
    const answer = await node.server.inject('/readyz')
    return [answer.statusCode, answer.json().status]
  }
  await expect.poll(ready, { timeout: 30_000 }).toEqual([503, expect.stringMatching(/does not answer within 2 s/)])
  expect(performance.now() - begun).toBeLessThan(20_000)
  await owner.query('rollback')
})

it('a node that was overtaken by a newer version is neither ready nor well, and writes nothing more', async () => {
  await owner.query("insert into kysely_migration (name, timestamp) values ('9999_newer', '2026-11-20')")
  await cutOff()
  await expect.poll(async () => (await now()).healthy).toBe(503)
  expect(await now()).toEqual({
    ready: [503, expect.stringMatching(/A newer Waybill has taken over this database \(it has 9999_newer\)/)],
    healthy: 503,
    call: [503, 'Overtaken'],
  })
})

it('a migration ends the connections of the version before, once its tables are there', async () => {
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const server = inject('postgres')
  await createDatabase({ ...server, database: 'postgres' }, database)
  const connection = { ...server, database }
  const names = Object.keys(sqlMigrations()).sort()
  await migrate(connection, sqlMigrations({}, names.at(-2)))
  const older = new pg.Client({ ...connection, application_name: `waybill ${names.at(-2)}` })
  const other = new pg.Client({ ...connection, application_name: 'psql' })
  await Promise.all([older.connect(), other.connect()])
  const ended = new Promise(resolve => older.on('error', () => resolve('ended')))
  await migrate(connection)
  expect(await ended).toBe('ended')
  expect((await other.query('select 1')).rowCount).toBe(1)
  await other.end()
  await dropDatabase({ ...server, database: 'postgres' }, database)
})
