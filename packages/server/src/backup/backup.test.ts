import { createHash } from 'node:crypto'
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { composeNode } from '../compose.ts'
import { SCHEMA_KEY } from '../db/alone.ts'
import { createDatabase, dropDatabase } from '../db/createDatabase.ts'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { HalfRestored } from '../db/halfRestored.ts'
import { addDemoCompany } from '../demo/seed.ts'
import { openFiles } from '../files/files.ts'
import { openLog } from '../log.ts'
import { startTestNode, type TestNode, testSettings } from '../testing/node.ts'
import { startServer } from '../testing/serverProcess.ts'
import { backUp } from './backup.ts'
import { tablesNow } from './contents.ts'
import { BadBackup } from './frames.ts'
import { checkBackup, NotRestored, restore } from './restore.ts'
import { OtherSecret, refuseOtherSecret } from './secretMark.ts'

let node: TestNode
let folder: string
let path: string
/** What the database held when it was backed up. */
let before: Readonly<Record<string, string>>
const bytes = Buffer.from('proof of delivery')
beforeAll(async () => {
  node = await startTestNode(testSettings(), { keepsDatabase: true })
  folder = temporaryFolder('waybill backup ')
  path = join(folder, 'waybill.backup')
  await addDemoCompany({ ...node.app, settings: { ...node.app.settings, WAYBILL_DEMO: true } })
  await node.app.files.put(1, bytes)
  await node.app.db.identity
    .transaction()
    .execute(tx => node.app.jobs.enqueue(tx, 'MailPasswordLink', { email: 'nobody@waybill.invalid' }, 3600))
  await refuseOtherSecret(node.app.db, node.app.settings.secret)
  await node.app.due.rest()
  await node.app.due.close()
  before = await everything(node.connection)
  await backUp(node.connection, node.app.settings, path, node.clock.now())
})
afterAll(async () => {
  await node.close()
  await dropDatabase(server('postgres'), node.connection.database)
})

const made: string[] = []
const server = (database: string) => ({ ...inject('postgres'), database })
afterEach(async () => {
  for (const name of made.splice(0)) await dropDatabase(server('postgres'), name)
})

async function emptyDatabase(): Promise<pg.ClientConfig> {
  const database = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase(server('postgres'), database)
  made.push(database)
  return server(database)
}

/** What every table holds, in a form that can be compared. */
async function everything(connection: pg.ClientConfig): Promise<Readonly<Record<string, string>>> {
  const client = new pg.Client(connection)
  await client.connect()
  const all: Record<string, string> = {}
  for (const { name } of await tablesNow(client)) {
    const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t order by 1`)
    all[name] = `${rows.length} ${createHash('sha256')
      .update(rows.map(({ text }) => text).join('\n'))
      .digest('hex')}`
  }
  await client.end()
  return all
}

it('puts every table, file and queued job of a working installation elsewhere, where it works again, and over others if told to', async () => {
  const connection = await emptyDatabase()
  const settings = testSettings()
  expect((await restore(connection, settings, path, false)).files).toBe(1)
  // Over data that are there only where they may be lost.
  await expect(restore(connection, settings, path, false)).rejects.toThrow(NotRestored)
  await restore(connection, settings, path, true)
  expect(Object.keys(before).length).toBeGreaterThan(100)
  // That it was restored stands in one row, which lets nothing leave.
  const marked = expect.stringMatching(/^1 /)
  expect(await everything(connection)).toEqual({ ...before, 'work.installation': marked })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  expect(await openFiles(settings).bytes(1, sha256)).toEqual(bytes)
  const second = await composeNode({ settings, connection, log: openLog(settings), clock: node.clock })
  const jobs = new pg.Client(connection)
  await jobs.connect()
  const { rows } = await jobs.query("select data from pgboss.job where name = 'MailPasswordLink'")
  expect(rows).toEqual([{ data: { email: 'nobody@waybill.invalid' } }])
  await jobs.end()
  // What is numbered goes on behind what is there.
  const numbers = second.app.db.forClient(1).read(second.app.db.query.selectFrom('shipment').select('shipment_id'))
  expect((await numbers).length).toBeGreaterThan(30)
  await second.close()
})

it('a restore that was cut off among its files leaves no installation that starts', async () => {
  const connection = await emptyDatabase()
  const settings = testSettings()
  // Where files are to lie is a file.
  writeFileSync(join(settings.WAYBILL_DATA, 'files'), '')
  await expect(restore(connection, settings, path, false)).rejects.toThrow()
  await expect(composeNode({ settings, connection, log: openLog(settings) })).rejects.toThrow(HalfRestored)
  rmSync(join(settings.WAYBILL_DATA, 'files'))
  expect((await restore(connection, settings, path, false)).files).toBe(1)
  await (await composeNode({ settings, connection, log: openLog(settings), clock: node.clock })).close()
})

/**
 * Has a restore wait at its beginning, then lets `next` ask for the same place, who so gets it right after the restore has taken
 * away what was there.
 */
async function betweenSteps(
  connection: pg.ClientConfig,
  restoring: () => Promise<unknown>,
  next: () => Promise<unknown>,
) {
  const gate = new pg.Client({ ...connection, application_name: 'gate' })
  await gate.connect()
  await gate.query('select pg_advisory_lock($1)', [SCHEMA_KEY])
  const waiting = async () =>
    (
      await gate.query(
        `select from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database())`,
      )
    ).rowCount
  const over = [restoring()]
  await expect.poll(waiting).toBe(1)
  over.push(next())
  await expect.poll(waiting).toBe(2)
  await gate.query('select pg_advisory_unlock($1)', [SCHEMA_KEY])
  const ended = await Promise.allSettled(over)
  await gate.end()
  return ended.map(one => (one.status === 'rejected' ? one.reason : null))
}

it('a restore that dies with nothing put back yet leaves no empty installation that starts', async () => {
  const connection = await emptyDatabase()
  const settings = testSettings()
  await restore(connection, settings, path, false)
  const killed = async () => {
    const client = new pg.Client(connection)
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [SCHEMA_KEY])
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'gate'`,
    )
    await client.end()
  }
  const [died] = await betweenSteps(connection, () => restore(connection, settings, path, true), killed)
  expect(died).toBeInstanceOf(Error)
  const left = await startServer(server(connection.database ?? ''), settings).ended
  expect([left.code, left.said]).toEqual([65, expect.stringMatching(/^A restore into this database was cut off/m)])
  expect((await restore(connection, settings, path, false)).files).toBe(1)
})

it('a start that waits while what was there is taken away does not begin on the rest', async () => {
  const connection = await emptyDatabase()
  const settings = testSettings()
  const start = () => composeNode({ settings, connection, log: openLog(settings) })
  const ended = await betweenSteps(connection, () => restore(connection, settings, path, false), start)
  expect(ended).toEqual([null, expect.any(HalfRestored)])
})

it('is refused while a Waybill works on the database', async () => {
  await expect(restore(node.connection, node.app.settings, path, true)).rejects.toThrow(/is at work on this database/)
})

it('half a backup, a damaged one, a newer one and something else are told apart from one before anything is written', async () => {
  const whole = readFileSync(path)
  const other = (name: string, content: Buffer) => {
    const at = join(folder, name)
    writeFileSync(at, content)
    return at
  }
  const half = other('half', whole)
  truncateSync(half, whole.length - 200)
  await expect(checkBackup(half)).rejects.toThrow(BadBackup)
  const damaged = Buffer.from(whole)
  damaged[Math.floor(whole.length / 2)] = (damaged[Math.floor(whole.length / 2)] ?? 0) ^ 0xff
  await expect(checkBackup(other('damaged', damaged))).rejects.toThrow(BadBackup)
  await expect(checkBackup(other('none', Buffer.from('hello')))).rejects.toThrow(/no backup of Waybill/)
  await expect(checkBackup(join(folder, 'nothing'))).rejects.toThrow(/is not there/)
  await expect(checkBackup(folder)).rejects.toThrow(/is a folder/)
  const newer = join(folder, 'newer')
  const identity = node.app.db.identity
  await sql`insert into kysely_migration values ('9999_newer', '')`.execute(identity)
  await backUp(node.connection, node.app.settings, newer, node.clock.now())
  await sql`delete from kysely_migration where name = '9999_newer'`.execute(identity)
  await expect(checkBackup(newer)).rejects.toThrow(/A newer Waybill made this backup/)
})

it('another secret than the one that data are sealed with is refused in a sentence, before anything is worked', async () => {
  await refuseOtherSecret(node.app.db, node.app.settings.secret)
  const { connection, app } = node
  const settings = { ...app.settings, secret: Buffer.alloc(32, 9) }
  const waiting = await everything(connection)
  await expect(composeNode({ settings, connection, log: openLog(settings) })).rejects.toThrow(OtherSecret)
  expect(await everything(connection)).toEqual(waiting)
  await refuseOtherSecret(app.db, app.settings.secret)
})
