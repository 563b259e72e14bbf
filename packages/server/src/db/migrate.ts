import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'

const folder = join(import.meta.dirname, 'migrations')

function sqlMigrations(): Record<string, Migration> {
  const files = readdirSync(folder).filter(name => name.endsWith('.sql'))
  return Object.fromEntries(
    files.map(file => [
      file.replace('.sql', ''),
      {
        up: async (db: Kysely<unknown>) => {
          await sql.raw(readFileSync(join(folder, file), 'utf8')).execute(db)
        },
      },
    ]),
  )
}

/** Brings a database to the present schema as its owner. Two nodes at once: the second waits for the first. */
export async function migrate(connection: pg.ClientConfig): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }) })
  try {
    await sql.raw(readFileSync(join(import.meta.dirname, 'bootstrap.sql'), 'utf8')).execute(db)
    const migrator = new Migrator({ db, provider: { getMigrations: async () => sqlMigrations() } })
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
  } finally {
    await db.destroy()
  }
}

/** Refuses a connection that row level security would not hold: a superuser or a role that bypasses it. */
export async function assertIsolated(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, options: '-c role=waybill_app' })
  await client.connect()
  try {
    const { rows } = await client.query<{ open: boolean }>(
      'select rolsuper or rolbypassrls as open from pg_roles where rolname = current_user',
    )
    if (rows[0]?.open !== false) throw new Error('The application role passes row level security: refusing to start.')
  } finally {
    await client.end()
  }
}
