import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase } from './createDatabase.ts'
import { startEmbedded } from './embedded/start.ts'
import { temporaryFolder } from './embedded/temporaryFolder.ts'
import { migrate } from './migrate.ts'

/**
 * Writes `schema.generated.ts` from the migrations; with `--verify` fails when the file has drifted from them.
 * Works on a throw-away cluster, so it needs nothing running.
 */
const verify = process.argv.includes('--verify')
const folder = temporaryFolder('waybill-types-')
const server = await startEmbedded(folder)
try {
  await createDatabase(server.connection('postgres'), 'types')
  const connection = server.connection('types')
  await migrate(connection)
  execFileSync(
    join(import.meta.dirname, '../../../../node_modules/.bin/kysely-codegen'),
    [
      ...['--url', `postgres://${connection.user}@/types?host=${connection.host}`],
      ...['--dialect', 'postgres', '--date-parser', 'string', '--numeric-parser', 'number', '--log-level', 'error'],
      ...['--type-mapping', '{"int8":"number","timestamptz":"string"}'],
      ...['--exclude-pattern', '{public.kysely_*,pgboss.*}'],
      ...['--out-file', join(import.meta.dirname, 'schema.generated.ts'), ...(verify ? ['--verify'] : [])],
    ],
    { stdio: 'inherit' },
  )
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
