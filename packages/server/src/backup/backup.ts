import { createReadStream, rmSync } from 'node:fs'
import { link, mkdir, readdir, rm } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { refuseHalfRestored } from '../db/halfRestored.ts'
import { type Connection, rolesOf } from '../db/roles.ts'
import { newestApplied } from '../db/schemaVersion.ts'
import { FORGET_NOTHING } from '../files/forgetFile.ts'
import { filesInBucket, type StoredFile } from '../files/inBucket.ts'
import { OperatorFault } from '../operatorFault.ts'
import type { Settings } from '../settings.ts'
import { columnsOf, quoted, tablesNow } from './contents.ts'
import { type BackupWriter, gathered, type Job, type Manifest, type Table, writeBackup } from './frames.ts'
import { secretMark } from './secretMark.ts'

/** The database can't be backed up so: the message is for the operator. */
export class NoBackup extends OperatorFault {
  readonly exitCode = 78
}

async function migrationNow(client: pg.Client): Promise<string> {
  await refuseHalfRestored(client)
  const newest = await newestApplied(client)
  const { rows } =
    newest === null ? { rows: [] } : await client.query(`select where to_regclass('work.sealed') is not null`)
  if (newest === null || rows.length === 0)
    throw new NoBackup('Start this version once on the database, then back it up.')
  return newest
}

/** @throws {NoBackup} the role that reads all companies is not there, or its owner may not be it */
async function becomeReader(client: pg.Client, role: string): Promise<void> {
  await client.query(`set local role ${role}`).catch(() => {
    throw new NoBackup(
      `The user of DATABASE_URL may not read as ${role}. As a superuser: create role ${role} nologin; grant ${role} to that user; then start the product once.`,
    )
  })
}

/** What a backup holds. */
export interface BackedUp {
  readonly tables: number
  readonly rows: number
  readonly files: number
}

const heldIn = (data: string): string => join(data, `files.held.${process.pid}`)

/** Takes away what this process has written of a backup, when it is to end at once. */
export function abandonBackup({ WAYBILL_DATA: data }: Pick<Settings, 'WAYBILL_DATA'>, path: string): void {
  rmSync(heldIn(data), { recursive: true, force: true })
  rmSync(`${path}.half`, { force: true })
}

/** Gives every file of a folder a second name, so that none is lost that is forgotten meanwhile. */
async function holdFiles(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true, recursive: true }).catch(error => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.half')) continue
    const path = join(entry.parentPath, entry.name)
    const held = join(to, relative(from, path))
    await mkdir(join(held, '..'), { recursive: true, mode: 0o700 })
    await link(path, held).catch((error: NodeJS.ErrnoException) => {
      // It was held the first time already, or has been forgotten since.
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error
    })
  }
}

async function writeRows(client: pg.Client, writer: BackupWriter, table: Omit<Table, 'rows'>): Promise<number> {
  const copy = client.query(copyTo(`copy ${quoted(table.name)} (${columnsOf(table)}) to stdout`))
  for await (const body of copy.pipe(gathered())) {
    await writer.frame({ kind: 'rows', table: table.name }, body as Buffer)
  }
  return copy.rowCount
}

async function* heldFiles(folder: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    yield { clientId: Number(relative(folder, path).split(sep)[0]), sha256: entry.name, path }
  }
}

async function writeFiles(writer: BackupWriter, all: AsyncIterable<StoredFile>): Promise<number> {
  let files = 0
  for await (const { clientId, sha256, path } of all) {
    const head = { kind: 'file', clientId, sha256 } as const
    for await (const piece of createReadStream(path, { highWaterMark: 4 * 1024 * 1024 })) {
      await writer.frame({ ...head, isLast: false }, piece as Buffer)
    }
    await writer.frame({ ...head, isLast: true })
    files += 1
  }
  return files
}

/** What the queue has not done yet, of those things that nothing makes due anew. */
async function jobsNow(client: pg.Client): Promise<readonly Job[]> {
  const { rows } = await client.query<Job>(
    `select name, data, start_after as "startAfter" from pgboss.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and name not like 'Sweep%' and name not like 'Try%'`,
  )
  return rows
}

/**
 * Writes all of an installation into one file, while it works: what its database held at one moment, and the files that this
 * names. The file bears its name once it is whole.
 * @param path where it will lie; there may be none yet
 * @throws {NoBackup} when the database is of a version that made no backups
 * @throws {HalfRestored}
 */
export async function backUp(
  connection: Connection,
  { WAYBILL_DATA: data, bucket, secret }: Pick<Settings, 'WAYBILL_DATA' | 'bucket' | 'secret'>,
  path: string,
  now: Date,
): Promise<BackedUp> {
  const held = heldIn(data)
  const files = join(data, 'files')
  const client = new pg.Client({ ...connection, application_name: 'waybill-backup' })
  const writer = writeBackup(path)
  try {
    await client.connect()
    if (bucket !== null) await client.query(FORGET_NOTHING)
    await mkdir(held, { recursive: true, mode: 0o700 })
    await holdFiles(files, held)
    await client.query('begin isolation level repeatable read read only')
    const migration = await migrationNow(client)
    const jobs = await jobsNow(client)
    await becomeReader(client, rolesOf(connection).backup)
    const tables = await tablesNow(client)
    const counted: Table[] = []
    for (const table of tables) {
      const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${quoted(table.name)}`)
      counted.push({ ...table, rows: rows[0]?.n ?? 0 })
    }
    // What came between the first look and that moment.
    await holdFiles(files, held)
    const manifest: Manifest = {
      ...{ format: 1, migration, at: now.toISOString(), secretMark: secretMark(secret), tables: counted },
    }
    await writer.frame({ kind: 'manifest', manifest })
    for (const table of tables) await writeRows(client, writer, table)
    await client.query('commit')
    await writer.frame({ kind: 'jobs', jobs })
    const onDisk = await writeFiles(writer, heldFiles(held))
    const kept = onDisk + (bucket === null ? 0 : await writeFiles(writer, filesInBucket(bucket, held)))
    await writer.end(kept)
    return { tables: tables.length, rows: counted.reduce((sum, { rows }) => sum + rows, 0), files: kept }
  } catch (error) {
    await writer.giveUp()
    throw error
  } finally {
    await client.end().catch(() => {})
    await rm(held, { recursive: true, force: true })
  }
}
