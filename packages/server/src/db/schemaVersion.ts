import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'

/** The last migration of this version: what a database has when it is neither behind nor ahead. */
export const newestMigration: string =
  readdirSync(join(import.meta.dirname, 'migrations'))
    .filter(name => name.endsWith('.sql'))
    .map(name => name.replace('.sql', ''))
    .sort()
    .at(-1) ?? ''

const PREFIX = 'waybill '

/** What connections of this version are called at the server: a newer one ends those of older ones. */
export const applicationName = `${PREFIX}${newestMigration}`

/** A newer Waybill has changed the tables since this one started: what it wrote without knowing them would be wrong. */
export class Overtaken extends Error {
  constructor(newest: string) {
    super(`A newer Waybill has taken over this database (it has ${newest}). Stop this one.`)
  }
}

/** @throws {Overtaken} when the database is ahead of this version */
export async function refuseOvertaken(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(name) as newest from public.kysely_migration',
  )
  const newest = rows[0]?.newest ?? ''
  if (newest > newestMigration) throw new Overtaken(newest)
}

/**
 * Ends the connections of other versions, once the tables are this version's: what they open next finds that it was overtaken,
 * and what they had begun is rolled back.
 */
export const endOtherVersions = (client: Pick<pg.ClientBase, 'query'>): Promise<unknown> =>
  client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and usename = current_user and application_name like $1 and application_name <> $2`,
    [`${PREFIX}%`, applicationName],
  )
