import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { alone } from '../db/alone.ts'
import type { Database } from '../db/open.ts'
import type { Settings } from '../settings.ts'
import { type KeptOutside, readOutside, writeKey, writeTicks } from './keyFile.ts'

/**
 * Why nothing may leave: `asked` by a setting; `otherKey` the database is another installation's, or its data folder is;
 * `copiedFolder` the data folder was copied; `otherDatabase` it was restored into another database; `wentBack` it was set back
 * to an earlier state.
 */
export type HeldBecause = 'asked' | 'otherKey' | 'copiedFolder' | 'otherDatabase' | 'wentBack'

/** What the log and the operator's commands say of it. */
export const heldWords: Readonly<Record<HeldBecause, string>> = {
  asked: 'WAYBILL_HOLD=always says so',
  otherKey: 'its database and its WAYBILL_DATA are of different installations',
  copiedFolder: 'its WAYBILL_DATA was copied or restored',
  otherDatabase: 'its database was copied or restored from another one',
  wentBack: 'its database was set back to an earlier state',
}

/** Whether what this node writes may leave it. */
export interface Hold {
  /** Null: everything may leave. */
  because(): HeldBecause | null
  close(): Promise<void>
}

/** For a node that is the only one of its kind, as a demonstration with made-up carriers: everything may leave. */
export const openHold: Hold = { because: () => null, close: async () => {} }

/** How often it is counted on, and looked whether the database is still the same. */
const TICK_MS = 15_000

interface Row {
  readonly key: string
  readonly database: string
  readonly key_file: string
  readonly ticks: number
}

/** Cluster and database, as PostgreSQL numbers them: a database that was restored is another one. */
async function databaseNow({ identity }: Pick<Database, 'identity'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select (select system_identifier from pg_control_system()) || '/' || oid as name
      from pg_database where datname = current_database()`.execute(identity)
  return rows[0]?.name ?? ''
}

const rowNow = async ({ identity }: Pick<Database, 'identity'>): Promise<Row | null> =>
  (await identity
    .selectFrom('work.installation')
    .select(['key', 'database', 'key_file', 'ticks'])
    .executeTakeFirst()) ?? null

const hasCompanies = async ({ identity }: Pick<Database, 'identity'>): Promise<boolean> =>
  (await identity.selectFrom('identity.client').select('client_id').limit(1).executeTakeFirst()) !== undefined

function differs(row: Row, outside: KeptOutside | null, database: string): HeldBecause | null {
  if (outside === null || row.key !== outside.key) return 'otherKey'
  if (row.key_file !== outside.keyFile) return 'copiedFolder'
  if (row.database !== database) return 'otherDatabase'
  return row.ticks < outside.ticks ? 'wentBack' : null
}

/** Says which installation works from now on: this database with this data folder. */
export async function claimInstallation(
  db: Pick<Database, 'identity'>,
  { WAYBILL_DATA: data }: Pick<Settings, 'WAYBILL_DATA'>,
  now: Date,
): Promise<void> {
  const before = readOutside(data)
  const row = await rowNow(db)
  const ticks = Math.max(before?.ticks ?? 0, row?.ticks ?? 0) + 1
  const { key, keyFile } = writeKey(data)
  const at = now.toISOString()
  const written = { key, key_file: keyFile, database: await databaseNow(db), ticks, ticked_at: at, claimed_at: at }
  await db.identity
    .insertInto('work.installation')
    .values(written)
    .onConflict(oc => oc.column('is_only').doUpdateSet(written))
    .execute()
  writeTicks(data, ticks)
}

/**
 * Whether nothing may leave this database, and why. One that nobody has claimed yet is claimed, unless its folder knows of an
 * installation that it says nothing of: then it is a dump from before there were keys.
 */
export async function heldBecause(
  db: Pick<Database, 'identity'>,
  settings: Pick<Settings, 'WAYBILL_DATA' | 'WAYBILL_HOLD'>,
  now: Date,
): Promise<HeldBecause | null> {
  if (settings.WAYBILL_HOLD === 'always') return 'asked'
  const row = await rowNow(db)
  const outside = readOutside(settings.WAYBILL_DATA)
  if (row !== null) return differs(row, outside, await databaseNow(db))
  if (outside !== null && (await hasCompanies(db))) return 'wentBack'
  await claimInstallation(db, settings, now)
  return null
}

/** Counts on, here before outside: a node that dies in between has counted more here, which holds nothing. */
async function tick(db: Database, { WAYBILL_DATA: data }: Settings, now: Date): Promise<void> {
  const { ticks } = await db.identity
    .updateTable('work.installation')
    .set(eb => ({ ticks: eb('ticks', '+', 1), ticked_at: now.toISOString() }))
    .returning('ticks')
    .executeTakeFirstOrThrow()
  writeTicks(data, ticks)
}

/** Finds out whether this database is the one that works, and watches it from then on: who claims it need not start anew. */
export async function watchInstallation(
  db: Database,
  settings: Settings,
  clock: Clock,
  log: Logger,
  everyMs = TICK_MS,
): Promise<Hold> {
  const ending = new AbortController()
  let because: HeldBecause | null = null

  async function look(): Promise<void> {
    const before = because
    because = await heldBecause(db, settings, clock.now())
    if (because === null) await tick(db, settings, clock.now())
    if (because === before) return
    if (because === null) log.warn('this database was claimed: what waits leaves now')
    else
      log.warn(
        { heldBecause: because },
        `Nothing leaves this database: ${heldWords[because]} (docs/operations.md, Restore)`,
      )
  }

  // Two nodes that start at once claim it one after the other.
  await alone(db.connection, look)
  const watching = (async () => {
    while (!ending.signal.aborted) {
      await setTimeout(everyMs, undefined, { signal: ending.signal, ref: false }).catch(() => {})
      // A database that is away is noticed everywhere else.
      if (!ending.signal.aborted) await look().catch(() => {})
    }
  })()
  return {
    because: () => because,
    async close() {
      ending.abort()
      await watching
    },
  }
}
