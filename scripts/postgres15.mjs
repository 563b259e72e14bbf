// The tests of calls on the oldest PostgreSQL that the product takes: all of them, or with --tenth every tenth file. Where that server is not
// installed a tenth is left out, which is said.
import { existsSync, globSync } from 'node:fs'
import { run } from './run.mjs'

const bin = process.env.POSTGRES15 ?? '/usr/lib/postgresql/15/bin'

/** Every tenth file of the tests of calls. */
export const tenth = () =>
  globSync('packages/server/src/{modules,http}/**/*.test.ts')
    .sort()
    .filter((_, n) => n % 10 === 0)

/** What a run of them is given; null: the server is not there. */
export const postgres15 = () => (existsSync(`${bin}/initdb`) ? { WAYBILL_TEST_POSTGRES: bin } : null)

export const ABSENT = `There is no PostgreSQL 15 in ${bin} (Debian 12: apt-get install postgresql-15; else POSTGRES15 names its programs).`

if (import.meta.main) {
  const env = postgres15()
  if (env === null) {
    console.error(ABSENT)
    process.exit(1)
  }
  const files = process.argv.includes('--tenth') ? tenth() : ['packages/server/src/modules', 'packages/server/src/http']
  process.exit((await run('vitest', ['run', '--project', 'server', ...files], { env })) ? 0 : 1)
}
