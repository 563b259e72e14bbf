import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase } from '../db/createDatabase.ts'
import { migrate, sqlMigrations } from '../db/migrate.ts'
// Numbers and times come back as the product reads them, whatever file of the run was first.
import '../db/open.ts'

/** The last migration of the schema that the old data was written under. */
export const OLD_SCHEMA = '0006_carriers'

export interface OldDatabase {
  readonly connection: { readonly host: string; readonly user: string; readonly database: string }
  /** Asks as a superuser, whom row level security does not hold. */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/**
 * Gives a database to a role that may create roles and is no superuser, as hosts of PostgreSQL give it out. It holds the
 * application's roles as PostgreSQL lets the one hold it who created it: to grant it, not to become it.
 */
async function giveToPlainOwner(superuser: pg.Client, database: string): Promise<string> {
  const name = `plain_${database}`
  await superuser.query(`create role ${name} login createrole nosuperuser nobypassrls`)
  for (const role of ['waybill_app', 'waybill_dock']) {
    await superuser.query(`grant ${role} to ${name} with admin true, inherit false, set false`)
  }
  await superuser.query(`alter database ${database} owner to ${name}`)
  return name
}

/** A database as an earlier version left it: migrated to {@link OLD_SCHEMA} and filled from `dataAt0006.sql`. */
export async function openOldDatabase(owner: 'superuser' | 'plain owner' = 'superuser'): Promise<OldDatabase> {
  const { host, user } = inject('postgres')
  const database = `old_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase({ host, user, database: 'postgres' }, database)
  const superuser = new pg.Client({ host, user, database })
  await superuser.connect()
  const isPlain = owner === 'plain owner'
  const connection = { host, user: isPlain ? await giveToPlainOwner(superuser, database) : user, database }
  await migrate(connection, sqlMigrations({}, OLD_SCHEMA))
  await superuser.query(readFileSync(join(import.meta.dirname, '../db/migrations/testing/dataAt0006.sql'), 'utf8'))
  return {
    connection,
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await superuser.query<Row>(text, [...values])).rows,
    close: () => superuser.end(),
  }
}
