import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { createDatabase } from '../createDatabase.ts'
import { choosePlace } from './place.ts'
import { isServing, recordedPid } from './postmaster.ts'
import { DataInUse, type EmbeddedServer, NoServer, startEmbedded } from './start.ts'
import { temporaryFolder } from './temporaryFolder.ts'

const silent = { warn: () => {} }
/** A death is over in less than a second; on a machine that does much else it takes longer (milliseconds). */
const RECOVERED_MS = 30_000

const placeOf = (folder: string) => choosePlace(folder)

async function asks(server: EmbeddedServer, text: string) {
  const client = new pg.Client(server.connection('postgres'))
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => {})
  }
}

const answers = (server: EmbeddedServer) =>
  asks(server, 'select 1 as one').then(
    rows => rows.length,
    () => 0,
  )

it('that is killed outright comes back with its data, while its backends are busy, and the folder stays held', async () => {
  const folder = temporaryFolder('waybill supervised ')
  const server = await startEmbedded(folder)
  const lost: unknown[] = []
  server.supervise(silent, reason => lost.push(reason))
  await createDatabase(server.connection('postgres'), 'marked')
  // A backend that notices nothing by itself: it neither reads nor writes.
  const busy = asks(server, 'select pg_sleep(60)').catch(() => 'cut off')
  await expect
    .poll(() => asks(server, "select from pg_stat_activity where query like '%pg_sleep(60)%'"))
    .not.toEqual([])
  process.kill(recordedPid(placeOf(folder).cluster) ?? 0, 'SIGKILL')
  expect(await busy).toBe('cut off')
  await expect.poll(() => answers(server), { timeout: RECOVERED_MS }).toBe(1)
  expect(await createDatabase(server.connection('postgres'), 'marked')).toBe(false)
  await expect(startEmbedded(folder)).rejects.toThrow(DataInUse)
  await server.stop()
  expect([lost, isServing(placeOf(folder).cluster)]).toEqual([[], false])
})

it('whose hold on the folder broke takes it again, and a second start is refused as before', async () => {
  const folder = temporaryFolder('waybill supervised ')
  const server = await startEmbedded(folder)
  const lost: unknown[] = []
  server.supervise(silent, reason => lost.push(reason))
  const holder = "select pid from pg_locks where locktype = 'advisory' and granted"
  const [before] = await asks(server, holder)
  await asks(server, `select pg_terminate_backend(${before?.pid})`)
  await expect.poll(async () => (await asks(server, holder))[0]?.pid ?? before?.pid).not.toBe(before?.pid)
  await expect(startEmbedded(folder)).rejects.toThrow(DataInUse)
  await server.stop()
  expect(lost).toEqual([])
})

it('that another process holds meanwhile is given up in a sentence', async () => {
  const folder = temporaryFolder('waybill supervised ')
  const server = await startEmbedded(folder)
  const other = new pg.Client(server.connection('postgres'))
  await other.connect()
  const waiting = other.query('select pg_advisory_lock(8675309)')
  const lost = Promise.withResolvers<unknown>()
  server.supervise(silent, lost.resolve)
  await asks(server, "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted")
  await waiting
  expect(await lost.promise).toBeInstanceOf(DataInUse)
  // What is another's by now runs on.
  await server.stop()
  expect((await other.query('select 1')).rowCount).toBe(1)
  await other.end()
  await (await startEmbedded(folder)).stop()
})

it('that cannot start says why, in its own words', async () => {
  const folder = temporaryFolder('waybill supervised ')
  await (await startEmbedded(folder)).stop()
  const { cluster } = placeOf(folder)
  writeFileSync(join(cluster, 'postgresql.conf'), 'no_such_setting = 1\n')
  await expect(startEmbedded(folder)).rejects.toThrow(/The database does not start: .*postgresql\.conf.*postgres\.log/)
  await expect(startEmbedded(folder)).rejects.toBeInstanceOf(NoServer)
  expect(readdirSync(cluster)).not.toContain('postmaster.pid')
})
