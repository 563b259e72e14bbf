import { calls, pathOf } from '@waybill/contract'
import pg from 'pg'
import pino from 'pino'
import { afterEach, expect, inject, it } from 'vitest'
import { newCompany } from '../testing/company.ts'
import { startTestNode, testSettings } from '../testing/node.ts'
import { type ServerProcess, startServer } from '../testing/serverProcess.ts'
import { sampleWireShipment } from '../testing/wireShipment.ts'
import { SCHEMA_KEY } from './alone.ts'
import { createDatabase, dropDatabase } from './createDatabase.ts'
import { newestMigration } from './schemaVersion.ts'

const LOCK = 7_741

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

async function openClient(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  opened.push(() => client.end())
  return client
}

function start(...given: Parameters<typeof startServer>): ServerProcess {
  const started = startServer(...given)
  opened.push(async () => {
    started.child.kill('SIGKILL')
    await started.ended
  })
  return started
}

/** Enters a shipment by its reference. @returns status, and whether what is no success says so with a time to come back */
async function enter(address: string, token: string, reference: string) {
  const response = await fetch(`${address}${pathOf(calls.BuildShipment)}`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ shipment: sampleWireShipment({ Reference1: reference }) }),
  })
  const { message = '' } = (await response.json()) as { message?: string }
  return {
    ...{ status: response.status, token: response.headers.get('token') ?? token },
    isSaid: response.status === 503 && message !== '' && response.headers.get('retry-after') !== null,
  }
}

/** It lasts until the test lets it; after it the database notes who writes. */
const next = {
  name: '9999_next',
  text: `
  create table late_write (application text);
  create function note_late_write() returns trigger language plpgsql security definer as $$ begin
    insert into public.late_write values (current_setting('application_name'));
    return null;
  end $$;
  create trigger note_late_write after insert or update on shipment for each statement execute function note_late_write();
  select pg_advisory_xact_lock(${LOCK});`,
}

const hold = (client: pg.Client, key: number) => client.query('select pg_advisory_lock($1)', [key])
const release = (client: pg.Client, key: number) => client.query('select pg_advisory_unlock($1)', [key])

/** How many wait for a key of this database. */
const waitingFor = (client: pg.Client, key: number) => async () =>
  (
    await client.query(
      `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      [key],
    )
  ).rowCount

/** What a migration that was cut off could have left. */
async function left(client: pg.Client) {
  const { rows } = await client.query<{ table: boolean; held: boolean; newest: string }>(
    `select to_regclass('late_write') is not null as table, (select max(name) from kysely_migration) as newest,
            (select bool_and(relforcerowsecurity) from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity) as held`,
  )
  return rows[0]
}

it('starts that are killed in each of their steps leave a database that the next one works with', async () => {
  const server = inject('postgres')
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase({ ...server, database: 'postgres' }, database)
  opened.push(() => dropDatabase({ ...server, database: 'postgres' }, database))
  const connection = { ...server, database }
  const { secret } = testSettings()
  const looking = await openClient(connection)
  const seen = (text: string) => async () => (await looking.query(text)).rowCount
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  const isAlone = `select from pg_locks where locktype = 'advisory' and objid = ${SCHEMA_KEY} and granted`
  const steps: Readonly<Record<string, string>> = {
    'it has the place to itself': isAlone,
    'it makes tables': `select ${others} and backend_xid is not null`,
    'it makes the queues': `select from pg_namespace where nspname = 'pgboss'`,
    'it hears of others': `select ${others} and query like 'listen waybill%'`,
  }
  for (const [step, condition] of Object.entries(steps)) {
    const cutOff = start(connection, { secret })
    await expect.poll(seen(condition), { message: step, interval: 5 }).toBeGreaterThan(0)
    cutOff.child.kill('SIGKILL')
    await cutOff.ended
    await expect.poll(seen(`select ${others}`)).toBe(0)
  }
  const started = start(connection, { secret })
  const ready = await fetch(`${await started.listening}/readyz`)
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
  expect(await seen('select from work.closed_day limit 1')()).toBe(1)
})

it('an older version that works while a newer one takes over loses nothing it acknowledged, writes nothing after, and goes on where the newer one is cut off', async () => {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: line => said.push(line) })
  const older = await startTestNode(testSettings(), { log })
  opened.push(() => older.close())
  const clerk = await newCompany(older)
  const olderAddress = await older.server.listen({ host: '127.0.0.1', port: 0 })
  const owner = await openClient(older.connection)
  const { secret } = older.app.settings

  await hold(owner, LOCK)
  const cutOff = start(older.connection, { secret }, next)
  await expect.poll(waitingFor(owner, LOCK)).toBe(1)
  cutOff.child.kill('SIGKILL')
  await cutOff.ended
  await expect.poll(waitingFor(owner, LOCK)).toBe(0)
  expect(await left(owner)).toEqual({ table: false, held: true, newest: newestMigration })

  // It waits for its turn until there is traffic.
  await hold(owner, SCHEMA_KEY)
  const newer = start(older.connection, { secret }, next)
  await expect.poll(waitingFor(owner, SCHEMA_KEY)).toBe(1)
  const acknowledged = new Set<string>()
  const refused: Awaited<ReturnType<typeof enter>>[] = []
  let serial = 0
  let isOver = false
  const writer = async (): Promise<void> => {
    let { token } = clerk
    while (!isOver) {
      const reference = `UP-${++serial}`
      const answer = await enter(olderAddress, token, reference)
      token = answer.token
      if (answer.status === 200) acknowledged.add(reference)
      else refused.push(answer)
    }
  }
  const writers = Array.from({ length: 5 }, writer)
  opened.push(() => {
    isOver = true
    return Promise.allSettled(writers)
  })
  await expect.poll(() => acknowledged.size).toBeGreaterThan(20)
  await release(owner, SCHEMA_KEY)
  await expect.poll(waitingFor(owner, LOCK)).toBe(1)
  // One that waits for the tables as long as it may.
  const giveUp = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and application_name = $1`
  await expect.poll(async () => (await owner.query(giveUp, [`waybill ${newestMigration}`])).rowCount).toBeGreaterThan(0)
  await release(owner, LOCK)
  const newerAddress = await newer.listening
  const readyAt = async (address: string | null) => {
    const answer = await fetch(`${address}/readyz`)
    return [answer.status, await answer.json()]
  }
  expect(await readyAt(newerAddress)).toEqual([200, { status: 'ready' }])
  await expect.poll(async () => (await fetch(`${olderAddress}/healthz`)).status).toBe(503)
  const words = `A newer Waybill has taken over this database (it has ${next.name})`
  expect(await readyAt(olderAddress)).toEqual([503, { status: expect.stringContaining(words) }])
  const so = refused.length
  await expect.poll(() => refused.length).toBeGreaterThan(so + 10)
  isOver = true
  await Promise.all(writers)
  expect(refused.filter(({ isSaid }) => !isSaid)).toEqual([])
  expect(said.join('')).toContain(words)
  const { rows } = await owner.query<{ value: string }>("select value from shipment_reference where value like 'UP-%'")
  const there = new Set(rows.map(({ value }) => value))
  expect([...acknowledged].filter(reference => !there.has(reference))).toEqual([])
  const { rows: late } = await owner.query<{ application: string }>('select distinct application from late_write')
  expect(late.map(({ application }) => application)).not.toContain(`waybill ${newestMigration}`)
})
