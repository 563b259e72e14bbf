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
  /** Asks as the owner, whom row level security does not hold. */
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

/** A database as an earlier version left it: migrated to {@link OLD_SCHEMA} and filled from `dataAt0006.sql`. */
export async function openOldDatabase(): Promise<OldDatabase> {
  const { host, user } = inject('postgres')
  const database = `old_${crypto.randomUUID().replaceAll('-', '')}`
  await createDatabase({ host, user, database: 'postgres' }, database)
  const connection = { host, user, database }
  await migrate(connection, sqlMigrations(OLD_SCHEMA))
  const owner = new pg.Client(connection)
  await owner.connect()
  await owner.query(readFileSync(join(import.meta.dirname, '../db/migrations/testing/dataAt0006.sql'), 'utf8'))
  return {
    connection,
    query: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await owner.query<Row>(text, [...values])).rows,
    close: () => owner.end(),
  }
}
