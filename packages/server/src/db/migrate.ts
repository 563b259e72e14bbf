import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { OperatorFault } from '../operatorFault.ts'
import { fillClosedDays } from './closedDays.ts'
import { lasting, type Say, sayWhatComes } from './migrationReport.ts'
import { type Connection, rolesOf, withRoles } from './roles.ts'
import { keepOtherVersionsOut } from './schemaVersion.ts'
import { fillZipPoints } from './zipPoints.ts'

const folder = join(import.meta.dirname, 'migrations')

type Migrations = Readonly<Record<string, Migration>>

/** Row level security would not hold the product: the message is for the person who started it. */
export class Unheld extends OperatorFault {
  readonly exitCode = 78
}

/** The data was written by a newer Waybill: the message is for the person who started this one. */
export class NewerData extends OperatorFault {
  readonly exitCode = 65
}

/**
 * Forced row level security holds the owner as well, who has to carry the rows of all companies over: while migrations
 * run it holds everybody else. Tables that a migration closes with `isolate` (0002) are filled by it too, so `isolate`
 * forces nothing meanwhile.
 * @returns the statement that holds the owner, or lets go
 */
export const holdOwner = (isHeld: boolean): string =>
  `do $$ declare t regclass; begin
         for t in select oid from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity loop
           execute format('alter table %s ${isHeld ? '' : 'no '}force row level security', t);
         end loop;
         if to_regprocedure('isolate(regclass)') is not null then
           execute $create$
             create or replace procedure isolate(tenant_table regclass) language plpgsql as $body$
             begin
               execute format('alter table %s enable row level security', tenant_table);
               ${isHeld ? `execute format('alter table %s force row level security', tenant_table);` : ''}
               execute format(
                 'create policy tenant on %s using (client_id = nullif(current_setting(''app.client_id'', true), '''')::int)',
                 tenant_table);
               -- A version that has no such role yet made no backups.
               if exists (select from pg_roles where rolname = 'waybill_backup') then
                 execute format('create policy backup on %s for select to waybill_backup using (true)', tenant_table);
               end if;
             end $body$
           $create$;
         end if;
       end $$`

const read = (name: string): string => readFileSync(join(folder, `${name}.sql`), 'utf8')

/**
 * The migrations of this version by name, in order, for the roles of a connection.
 * @param last given: only as far as that one
 */
export function sqlMigrations(connection: Connection = {}, last?: string): Migrations {
  const names = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .map(name => name.replace('.sql', ''))
    .sort()
  const until = last === undefined ? names.length : names.indexOf(last) + 1
  return Object.fromEntries(
    names
      .slice(0, until)
      .map(name => [
        name,
        { up: async (db: Kysely<unknown>) => void (await sql.raw(withRoles(connection, read(name))).execute(db)) },
      ]),
  )
}

/**
 * All of it is one transaction. From before the first of `pending` until after the last, the owner is held by nothing, and nodes
 * of other versions reach nothing; what code of this version writes into the tables is there with them.
 */
function asOne(
  connection: Connection,
  migrations: Migrations,
  pending: readonly string[],
  say: Say,
): Record<string, Migration> {
  const hold = (isHeld: boolean) => sql.raw(withRoles(connection, holdOwner(isHeld)))

  const within = ([name, { up }]: [string, Migration]): [string, Migration] => [
    name,
    {
      up: async db => {
        if (name === pending[0]) {
          await keepOtherVersionsOut(db)
          await hold(false).execute(db)
        }
        const begun = performance.now()
        await up(db)
        say(`  ${name}: ${lasting(performance.now() - begun)}`)
        if (name === pending.at(-1)) {
          await hold(true).execute(db)
          await fillClosedDays(db)
          await fillZipPoints(db)
        }
      },
    },
  ]
  return Object.fromEntries(Object.entries(migrations).map(within))
}

/**
 * What is to be done yet, in order. Tables that a newer version has changed must not be written by this one: what it
 * left out would be lost.
 * @throws {NewerData}
 */
async function pendingMigrations(db: Kysely<unknown>, known: Migrations): Promise<readonly string[]> {
  const names = Object.keys(known).sort()
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('public.kysely_migration') is not null as there`.execute(db)
  if (tables[0]?.there !== true) return names
  const { rows } = await sql<{ name: string }>`select name from public.kysely_migration order by name`.execute(db)
  const unknown = rows.map(row => row.name).filter(name => !Object.hasOwn(known, name))
  const applied = new Set(rows.map(row => row.name))
  if (unknown.length === 0) return names.filter(name => !applied.has(name))
  throw new NewerData(
    `This data was written by a newer Waybill (it has ${unknown.join(', ')}). Start that version, or the newest one; nothing was changed.`,
  )
}

/**
 * Brings a database to the present schema as its owner, all of it or nothing. Two nodes at once: the second waits for
 * the first.
 * @param say is told what is to be done and what each migration took, where there are data already
 * @throws {NewerData} when the database is ahead of `migrations`
 */
export async function migrate(
  connection: Connection,
  migrations = sqlMigrations(connection),
  say: Say = () => {},
): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 })
  // A connection that breaks fails its query; without a listener its error would end the process as well.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    const pending = await pendingMigrations(db, migrations)
    await sql.raw(withRoles(connection, readFileSync(join(import.meta.dirname, 'bootstrap.sql'), 'utf8'))).execute(db)
    if (pending.length === 0) return
    const isFirst = pending.length === Object.keys(migrations).length
    const begun = performance.now()
    if (!isFirst) {
      const known = pending.filter(name => existsSync(join(folder, `${name}.sql`)))
      await sayWhatComes(
        db,
        known.map(name => ({ name, text: read(name) })),
        say,
      )
    }
    const provider = { getMigrations: async () => asOne(connection, migrations, pending, isFirst ? () => {} : say) }
    const migrator = new Migrator({ db, provider })
    const { error } = await migrator.migrateToLatest()
    if (error !== undefined) throw error
    if (!isFirst) say(`The tables are ready after ${lasting(performance.now() - begun)}.`)
  } finally {
    await db.destroy()
  }
}

/**
 * Refuses a connection that row level security would not hold: the product's role is a superuser or bypasses it.
 * @returns whether the user who signs in is a superuser: then whoever breaks into the product is one
 * @throws {Unheld}
 */
export async function assertIsolated(connection: Connection): Promise<{ readonly isSuperuser: boolean }> {
  const { app } = rolesOf(connection)
  const client = new pg.Client({ ...connection, options: `-c role=${app}` })
  await client.connect()
  try {
    const { rows } = await client.query<{ open: boolean; isSuperuser: boolean; mayRead: boolean }>(
      `select its.rolsuper or its.rolbypassrls as open, who.rolsuper as "isSuperuser",
              has_table_privilege('public.shipment', 'select') as "mayRead"
         from pg_roles its, pg_roles who where its.rolname = current_user and who.rolname = session_user`,
    )
    const [found] = rows
    if (found?.open !== false) {
      throw new Unheld(
        `The role ${app} passes row level security, which keeps companies apart: take SUPERUSER and BYPASSRLS from it.`,
      )
    }
    if (!found.mayRead) {
      throw new Unheld(
        `The role ${app} has no rights on the tables of this database: they were made for roles of another name. Set WAYBILL_DB_ROLE to what those begin with, or rename them (docs/operations.md, The database).`,
      )
    }
    return { isSuperuser: found.isSuperuser }
  } finally {
    await client.end()
  }
}
