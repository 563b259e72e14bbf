import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'

/** The last migration of this version: what a database has when it is neither behind nor ahead. */
export const newestMigration: string =
  readdirSync(join(import.meta.dirname, 'migrations'))
    .filter(name => name.endsWith('.sql'))
    .map(name => name.replace('.sql', ''))
    .sort()
    .at(-1) ?? ''

const PREFIX = 'waybill '
/** A connection that is ended lets go of its locks within this time. */
const ENDS_WITHIN_MS = 5_000

/** What connections of this version are called at the server: a newer one ends those of older ones. */
export const applicationName = `${PREFIX}${newestMigration}`

/** A newer Waybill has changed the tables since this one started: what it wrote without knowing them would be wrong. */
export class Overtaken extends Error {
  constructor(newest: string) {
    super(`A newer Waybill has taken over this database (it has ${newest}). Stop this one.`)
  }
}

/** PostgreSQL's word for a table that is not there. */
const NO_TABLE = '42P01'

/** The last migration that a database has had; null: it has no tables yet. Outside of a transaction, which such a question ends. */
export async function newestApplied(client: Pick<pg.ClientBase, 'query'>): Promise<string | null> {
  try {
    const { rows } = await client.query<{ newest: string | null }>(
      'select max(name) as newest from public.kysely_migration',
    )
    return rows[0]?.newest ?? null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NO_TABLE) return null
    throw error
  }
}

/** @throws {Overtaken} when the database is ahead of this version */
export async function refuseOvertaken(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const newest = (await newestApplied(client)) ?? ''
  if (newest > newestMigration) throw new Overtaken(newest)
}

/**
 * In the transaction that changes the tables, before it does: whoever connects from here on waits at {@link refuseOvertaken} for its
 * end, and what nodes of other versions had begun is rolled back. Those would wait for the tables all the same, hold some of them
 * meanwhile (a deadlock), and write into them what they do not know. If it fails, they go on.
 */
export async function keepOtherVersionsOut(tx: Kysely<unknown>): Promise<void> {
  await sql`lock table public.kysely_migration in access exclusive mode`.execute(tx)
  await sql`
    select pg_terminate_backend(pid, ${ENDS_WITHIN_MS}) from pg_stat_activity
     where datname = current_database() and usename = current_user and application_name like ${`${PREFIX}%`}
       and application_name <> ${applicationName}`.execute(tx)
}
