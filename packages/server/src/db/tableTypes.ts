import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** The TypeScript types of all tables, as the migrations make them. */
const file = join(import.meta.dirname, 'schema.generated.ts')

/**
 * Writes the types of a migrated database, or with `verify` only compares them.
 * @throws when the file has drifted from the migrations
 */
export function generateTypes(
  { host, user, database }: { host: string; user: string; database: string },
  verify: boolean,
) {
  execFileSync(
    join(import.meta.dirname, '../../../../node_modules/.bin/kysely-codegen'),
    [
      ...['--url', `postgres://${user}@/${database}?host=${host}`],
      ...['--dialect', 'postgres', '--date-parser', 'string', '--numeric-parser', 'number', '--log-level', 'error'],
      ...['--type-mapping', '{"int8":"number","timestamptz":"string"}'],
      ...['--exclude-pattern', '{public.kysely_*,pgboss.*}'],
      ...['--out-file', file, ...(verify ? ['--verify'] : [])],
    ],
    { stdio: 'inherit' },
  )
}
