import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import pino from 'pino'
import { alone } from '../db/alone.ts'
import { markRestore, unmarkRestore } from '../db/halfRestored.ts'
import { holdOwner, migrate, sqlMigrations } from '../db/migrate.ts'
import { type Connection, withRoles } from '../db/roles.ts'
import { openBucket } from '../files/bucket.ts'
import { openFiles } from '../files/files.ts'
import { markRestored } from '../installation/installation.ts'
import { openJobs } from '../jobs/jobs.ts'
import { OperatorFault } from '../operatorFault.ts'
import type { Settings } from '../settings.ts'
import { columnsOf, quoted } from './contents.ts'
import { BadBackup, type Head, type Job, type Manifest, readBackup, type Table } from './frames.ts'
import { secretMark } from './secretMark.ts'

/** A backup that is whole, and what it holds. */
export interface Checked {
  readonly manifest: Manifest
  readonly rows: number
  readonly files: number
}

/** There is something already where it was to be restored, or it is at work: the message is for the operator. */
export class NotRestored extends OperatorFault {
  readonly exitCode = 64
}

/**
 * Reads a backup from its beginning to its end.
 * @throws {BadBackup} when it is none, not whole, or of a newer version
 */
export async function checkBackup(path: string): Promise<Checked> {
  let manifest: Manifest | null = null
  let files = 0
  for await (const { head } of readBackup(path)) {
    if (head.kind === 'manifest') manifest = head.manifest
    if (head.kind === 'file' && head.isLast) files += 1
    if (head.kind === 'end' && head.files !== files)
      throw new BadBackup('The backup is damaged: files are missing in it.')
  }
  if (manifest === null) throw new BadBackup('This is no backup of Waybill.')
  if (sqlMigrations()[manifest.migration] === undefined) {
    throw new BadBackup(
      `A newer Waybill made this backup (it has ${manifest.migration}). Restore it with that version.`,
    )
  }
  return { manifest, rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0), files }
}

async function refuseOther(client: pg.Client, isOver: boolean): Promise<void> {
  const { rows: nodes } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name ~ '^(waybill |pgboss)' limit 1`,
  )
  if (nodes.length > 0) throw new NotRestored('A Waybill is at work on this database. Stop it first.')
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('identity.client') is not null as there`)
  if (rows[0]?.there !== true) return
  const { rows: companies } = await client.query('select from identity.client limit 1')
  if (companies.length === 0 || isOver) return
  throw new NotRestored(
    'This database holds data already. To put the backup in their place, which loses them: npm run admin -- restore FILE --over',
  )
}

/** Takes away all that a Waybill made in a database, or nothing of it; what is left is marked as half a restore. */
async function empty(client: pg.Client): Promise<void> {
  await client.query('begin')
  await client.query(markRestore)
  await client.query('drop schema if exists pgboss cascade')
  await client.query('drop schema if exists work cascade')
  await client.query('drop schema if exists identity cascade')
  await client.query('drop schema if exists public cascade')
  await client.query('create schema public')
  await client.query('commit')
}

/** A bucket that does not answer so soon is looked after before anything is taken away (milliseconds). */
const BUCKET_MS = 10_000

type Frames = AsyncGenerator<{ readonly head: Head; readonly body: Buffer }>

/** Reads frames, and gives back the one that a loop ended at. */
function openFrames(frames: Frames) {
  let next = frames.next()
  return {
    peek: async () => (await next).value as { readonly head: Head; readonly body: Buffer } | undefined,
    take() {
      next = frames.next()
    },
  }
}

async function readRows(client: pg.Client, frames: ReturnType<typeof openFrames>, table: Table): Promise<void> {
  const copy = client.query(copyFrom(`copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`))
  const source = new PassThrough()
  const copied = pipeline(source, copy)
  for (let frame = await frames.peek(); ; frame = await frames.peek()) {
    if (frame?.head.kind !== 'rows' || frame.head.table !== table.name) break
    if (!source.write(frame.body)) await Promise.race([new Promise(resolve => source.once('drain', resolve)), copied])
    frames.take()
  }
  source.end()
  await copied
  if (copy.rowCount !== table.rows)
    throw new BadBackup(`The backup has ${copy.rowCount} rows of ${table.name}, not ${table.rows}.`)
}

/** Begins what {@link restore} commits. */
async function loadTables(
  connection: Connection,
  client: pg.Client,
  frames: ReturnType<typeof openFrames>,
  { tables }: Manifest,
): Promise<void> {
  await client.query('begin')
  await client.query(withRoles(connection, holdOwner(false)))
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} cascade`)
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`)
  for (const table of tables) {
    await readRows(client, frames, table)
    for (const [column, last] of Object.entries(table.sequences)) {
      await client.query('select setval(pg_get_serial_sequence($1, $2), greatest($3::bigint, 1), $3::bigint > 0)', [
        ...[quoted(table.name), column, last],
      ])
    }
  }
  for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`)
  await client.query(withRoles(connection, holdOwner(true)))
}

/** Puts what the queue had to do into the one of this version. */
async function queueAgain(connection: Connection, jobs: readonly Job[]): Promise<void> {
  const queue = await openJobs(connection, pino({ level: 'silent' }))
  try {
    await queue.restore(jobs)
  } finally {
    await queue.close()
  }
}

async function loadFiles(
  frames: ReturnType<typeof openFrames>,
  settings: Pick<Settings, 'WAYBILL_DATA' | 'bucket'>,
): Promise<void> {
  const files = openFiles(settings)
  for (let frame = await frames.peek(); frame?.head.kind === 'file'; frame = await frames.peek()) {
    const { clientId, sha256 } = frame.head
    const pieces = async function* () {
      for (let one = await frames.peek(); one?.head.kind === 'file'; one = await frames.peek()) {
        frames.take()
        if (one.head.isLast) return
        yield one.body
      }
    }
    const put = await files.putStream(clientId, Readable.from(pieces()))
    if (put.sha256 !== sha256)
      throw new BadBackup(`The file ${sha256} of company ${clientId} is damaged in the backup.`)
  }
}

/**
 * Puts a backup into an empty database and a data folder. It is read to its end before anything is written, and what it writes
 * into the database is there whole or not at all. The database is held until it is claimed.
 * @param isOver what is there may be lost
 * @returns what was restored, and whether the secret that is set opens it
 * @throws {BadBackup} {NotRestored} {BucketFault} before anything is taken away
 */
export async function restore(
  connection: Connection,
  settings: Pick<Settings, 'WAYBILL_DATA' | 'bucket' | 'secret'>,
  path: string,
  isOver: boolean,
): Promise<Checked & { readonly isSecretOther: boolean }> {
  const checked = await checkBackup(path)
  const { manifest } = checked
  const client = new pg.Client({ ...connection, application_name: 'waybill-restore' })
  client.on('error', () => {})
  try {
    await client.connect()
    if (settings.bucket !== null) await openBucket(settings.bucket).look(BUCKET_MS)
    // Whoever starts meanwhile waits, and finds the mark.
    await alone(connection, async () => {
      await refuseOther(client, isOver)
      await empty(client)
    })
    await alone(connection, () => migrate(connection, sqlMigrations(connection, manifest.migration)))
    const frames = openFrames(readBackup(path))
    frames.take()
    await loadTables(connection, client, frames, manifest)
    const frame = await frames.peek()
    if (frame?.head.kind === 'jobs') frames.take()
    await loadFiles(frames, settings)
    if (frame?.head.kind === 'jobs') await queueAgain(connection, frame.head.jobs)
    await client.query(markRestored)
    await client.query(unmarkRestore)
    await client.query('commit')
    return { ...checked, isSecretOther: manifest.secretMark !== secretMark(settings.secret) }
  } finally {
    await client.end().catch(() => {})
  }
}
