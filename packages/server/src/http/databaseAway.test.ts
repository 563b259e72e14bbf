import { setTimeout as delay } from 'node:timers/promises'
import { Login } from '@waybill/contract/calls/LogIn/Login.ts'
import { GetShipmentCount } from '@waybill/contract/calls/Shipment/GetShipmentCount.ts'
import pg from 'pg'
import pino from 'pino'
import { expect, it } from 'vitest'
import { composeNode } from '../compose.ts'
import { createDatabase } from '../db/createDatabase.ts'
import { startEmbedded } from '../db/embedded/start.ts'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { assertIsolated, migrate } from '../db/migrate.ts'
import { newCompany } from '../testing/company.ts'
import { ask, TestClock, testSettings } from '../testing/node.ts'

it('says that the database is away, keeps living, and works again once it is back', async () => {
  const settings = testSettings()
  const postgres = await startEmbedded(settings.WAYBILL_DATA)
  await createDatabase(postgres.connection('postgres'), 'waybill')
  const connection = postgres.connection('waybill')
  const clock = new TestClock()
  const given = { settings, connection, log: pino({ level: 'silent' }), clock }
  const node = { ...(await composeNode(given)), clock, connection }
  const clerk = await newCompany(node)
  const heard = new Promise(resolve => node.app.realtime.subscribe(happening => resolve(happening)))
  const count = () => ask(node, GetShipmentCount, {}, clerk.token)
  const ready = async () => (await node.server.inject('/readyz')).statusCode
  expect([(await count()).status, await ready()]).toEqual([200, 200])

  await postgres.stop()
  const away = await count()
  expect([away.status, away.error.code, away.headers['retry-after']]).toEqual([503, 'Unavailable', '2'])
  const signIn = { body: { Email: clerk.email, Password: 'anything at all' } }
  expect((await ask(node, Login, signIn)).status).toBe(503)
  // A look is shared by all who ask within a second.
  await expect.poll(ready).toBe(503)
  expect((await node.server.inject('/healthz')).statusCode).toBe(200)

  const back = await startEmbedded(settings.WAYBILL_DATA)
  expect((await count()).status).toBe(200)
  await expect.poll(ready).toBe(200)
  expect(await heard).toBe('missed')
  await node.close()
  await back.stop()
})

/** Connections that pools may open when they are needed (db/open.ts, the job queue). */
const POOLED = 16 + 4 + 4

/** Sockets and pipes this process holds. */
const handles = () => process.getActiveResourcesInfo().filter(name => /^(TCP|Pipe).*Wrap$/.test(name)).length

it('lives through restarts and an outage under load without a socket too many, and is back at once', async () => {
  const settings = testSettings()
  let postgres = await startEmbedded(settings.WAYBILL_DATA)
  await createDatabase(postgres.connection('postgres'), 'waybill')
  const connection = postgres.connection('waybill')
  const clock = new TestClock()
  const node = {
    ...(await composeNode({ settings, connection, log: pino({ level: 'silent' }), clock })),
    clock,
    connection,
  }
  const clerk = await newCompany(node)
  let missed = 0
  node.app.realtime.subscribe(happening => {
    if (happening === 'missed') missed += 1
  })
  const statuses = new Map<number, number>()
  let calling = true
  const caller = async (): Promise<void> => {
    while (calling) {
      const { status } = await ask(node, GetShipmentCount, {}, clerk.token)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await delay(2)
    }
  }
  const callers = Array.from({ length: 8 }, caller)
  const heldBefore = handles()
  /** Milliseconds until a call is answered again. */
  const outage = async (ms: number): Promise<number> => {
    const news = missed
    await postgres.stop()
    await delay(ms)
    // A pool that was not full tries to open another one meanwhile: never more than all of them may hold.
    expect(handles()).toBeLessThanOrEqual(heldBefore + POOLED)
    postgres = await startEmbedded(settings.WAYBILL_DATA)
    const back = performance.now()
    while ((await ask(node, GetShipmentCount, {}, clerk.token)).status !== 200) await delay(5)
    while (missed === news) await delay(5)
    return performance.now() - back
  }
  for (const ms of [0, 0, 0, 0, 0, 3_000]) expect(await outage(ms)).toBeLessThan(5_000)
  calling = false
  await Promise.all(callers)
  expect(missed).toBe(6)
  expect([...statuses.keys()].sort()).toEqual([200, 503])
  expect(handles()).toBeLessThanOrEqual(heldBefore + POOLED)
  await node.close()
  await postgres.stop()
})

it('refuses to start on a role that passes row level security', async () => {
  const folder = temporaryFolder('waybill-role-')
  const postgres = await startEmbedded(folder)
  await createDatabase(postgres.connection('postgres'), 'waybill')
  await migrate(postgres.connection('waybill'))
  await assertIsolated(postgres.connection('waybill'))
  const owner = new pg.Client(postgres.connection('waybill'))
  await owner.connect()
  await owner.query('alter role waybill_app bypassrls')
  await owner.end()
  await expect(assertIsolated(postgres.connection('waybill'))).rejects.toThrow('row level security')
  await postgres.stop()
})
