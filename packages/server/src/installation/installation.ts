import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { alone } from '../db/alone.ts'
import type { Database } from '../db/open.ts'
import { BucketFault } from '../files/bucket.ts'
import type { Settings } from '../settings.ts'
import { formerOutside, type KeptOutside, type OutsideSettings, openOutside } from './outside.ts'

/**
 * Why nothing may leave: `asked` by a setting; `restored` it came out of a backup; `otherKey` the database is another
 * installation's, or its data folder is; `copiedFolder` the data folder was copied; `otherDatabase` it was restored into another
 * database; `wentBack` it was set back to an earlier state; `unknown` its key is out of reach.
 */
export type HeldBecause = 'asked' | 'restored' | 'otherKey' | 'copiedFolder' | 'otherDatabase' | 'wentBack' | 'unknown'

/** What the log and the operator's commands say of it. */
export const heldWords: Readonly<Record<HeldBecause, string>> = {
  asked: 'WAYBILL_HOLD=always says so',
  restored: 'it was restored from a backup',
  otherKey: 'its database and its WAYBILL_DATA are of different installations',
  copiedFolder: 'its WAYBILL_DATA was copied or restored',
  otherDatabase: 'its database was copied or restored from another one',
  wentBack: 'its database was set back to an earlier state',
  unknown: 'the bucket that keeps its key is not reached',
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
/** The same where each count is a request that is paid for. */
const BUCKET_TICK_MS = 60_000

interface Row {
  readonly key: string
  readonly database: string
  readonly key_file: string
  readonly ticks: number
  readonly ticked_at: string
}

/** Cluster and database, as PostgreSQL numbers them: a database that was restored is another one. */
async function databaseNow({ identity }: Pick<Database, 'identity'>): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select (select system_identifier from pg_control_system()) || '/' || oid as name
      from pg_database where datname = current_database()`.execute(identity)
  return rows[0]?.name ?? ''
}

/** As long as this after its last count a node may still work. */
const STILL_WORKS_MS = 4 * TICK_MS

const rowNow = async ({ identity }: Pick<Database, 'identity'>): Promise<Row | null> =>
  (await identity
    .selectFrom('work.installation')
    .select(['key', 'database', 'key_file', 'ticks', 'ticked_at'])
    .executeTakeFirst()) ?? null

const hasCompanies = async ({ identity }: Pick<Database, 'identity'>): Promise<boolean> =>
  (await identity.selectFrom('identity.client').select('client_id').limit(1).executeTakeFirst()) !== undefined

/** In place of the key, which no installation has: it came out of a backup. */
const RESTORED = 'restored'

/** Has a database held whatever its folder counts: what waits in a backup may have left since. */
export const markRestored = `
  insert into work.installation (key, database, key_file, ticks, ticked_at, claimed_at)
  values ('${RESTORED}', '', '', 0, now(), now())
  on conflict (is_only) do update set key = excluded.key`

function differs(row: Row, outside: KeptOutside | null, database: string): HeldBecause | null {
  if (row.key === RESTORED) return 'restored'
  if (outside === null || row.key !== outside.key) return 'otherKey'
  if (!outside.marks.includes(row.key_file)) return 'copiedFolder'
  if (row.database !== database) return 'otherDatabase'
  return row.ticks < outside.ticks ? 'wentBack' : null
}

/**
 * Says which installation works from now on: this database with what is kept outside of it.
 * @throws {BucketFault}
 */
export async function claimInstallation(
  db: Pick<Database, 'identity'>,
  settings: OutsideSettings,
  now: Date,
): Promise<void> {
  const outside = openOutside(settings)
  const before = await outside.read()
  const row = await rowNow(db)
  const ticks = Math.max(before?.ticks ?? 0, row?.ticks ?? 0) + 1
  const { key, mark } = await outside.writeKey()
  const at = now.toISOString()
  const written = { key, key_file: mark, database: await databaseNow(db), ticks, ticked_at: at, claimed_at: at }
  await db.identity
    .insertInto('work.installation')
    .values(written)
    .onConflict(oc => oc.column('is_only').doUpdateSet(written))
    .execute()
  await outside.writeTicks(ticks)
}

/**
 * Whether nothing may leave this database, and why. One that nobody has claimed yet is claimed, unless its folder knows of an
 * installation that it says nothing of: then it is a dump from before there were keys.
 * @throws {BucketFault}
 */
export async function heldBecause(
  db: Pick<Database, 'identity'>,
  settings: OutsideSettings & Pick<Settings, 'WAYBILL_HOLD'>,
  now: Date,
): Promise<HeldBecause | null> {
  if (settings.WAYBILL_HOLD === 'always') return 'asked'
  // Outside first: what another node counts meanwhile, it counts in the database before.
  const outside = await openOutside(settings).read()
  const former = outside === null ? ((await formerOutside(settings)?.read()) ?? null) : null
  const row = await rowNow(db)
  if (row !== null) {
    const because = differs(row, outside ?? former, await databaseNow(db))
    // Its files went into a bucket: the key goes after them.
    if (because === null && former !== null) await claimInstallation(db, settings, now)
    return because
  }
  if ((outside ?? former) !== null && (await hasCompanies(db))) return 'wentBack'
  await claimInstallation(db, settings, now)
  return null
}

/**
 * Whether a node that keeps its key elsewhere works with this very database at the moment: claimed from here, it would be held
 * in its turn.
 */
export async function isWorkedElsewhere(db: Pick<Database, 'identity'>, now: Date): Promise<boolean> {
  const row = await rowNow(db)
  if (row === null || row.database !== (await databaseNow(db))) return false
  return now.getTime() - new Date(row.ticked_at).getTime() < STILL_WORKS_MS
}

/** Counts on, here before outside: a node that dies in between has counted more here, which holds nothing. */
async function tick(db: Database, settings: Settings, now: Date): Promise<void> {
  const { ticks } = await db.identity
    .updateTable('work.installation')
    .set(eb => ({ ticks: eb('ticks', '+', 1), ticked_at: now.toISOString() }))
    .returning('ticks')
    .executeTakeFirstOrThrow()
  await openOutside(settings).writeTicks(ticks)
}

/** Finds out whether this database is the one that works, and watches it from then on: who claims it need not start anew. */
export async function watchInstallation(
  db: Database,
  settings: Settings,
  clock: Clock,
  log: Logger,
  everyMs = settings.bucket === null ? TICK_MS : BUCKET_TICK_MS,
): Promise<Hold> {
  const ending = new AbortController()
  let because: HeldBecause | null = null

  /** What is known of a bucket that is away is what was known of it before. */
  async function look(isFirst: boolean): Promise<void> {
    const before = because
    try {
      because = await heldBecause(db, settings, clock.now())
      if (because === null) await tick(db, settings, clock.now())
    } catch (error) {
      if (!(error instanceof BucketFault)) throw error
      if (isFirst) because = 'unknown'
    }
    if (because === before) return
    if (because === null) log.warn('this database is the one that works: what waits leaves now')
    else
      log.warn(
        { heldBecause: because },
        `Nothing leaves this database: ${heldWords[because]} (docs/operations.md, Restore)`,
      )
  }

  // Two nodes that start at once claim it one after the other.
  await alone(db.connection, () => look(true))
  const watching = (async () => {
    while (!ending.signal.aborted) {
      await setTimeout(everyMs, undefined, { signal: ending.signal, ref: false }).catch(() => {})
      // A database that is away is noticed everywhere else.
      if (!ending.signal.aborted) await look(false).catch(() => {})
    }
  })()
  return {
    because: () => because,
    async close() {
      ending.abort()
      await watching
      // What left until now is behind any copy that was made before.
      if (because === null) await tick(db, settings, clock.now()).catch(() => {})
    },
  }
}
