import { rmSync } from 'node:fs'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { createDatabase } from '../db/createDatabase.ts'
import { startEmbedded } from '../db/embedded/start.ts'
import { temporaryFolder } from '../db/embedded/temporaryFolder.ts'
import { migrate } from '../db/migrate.ts'
import { openJobs } from '../jobs/jobs.ts'
import { startInstalledPostgres } from './installedPostgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; user: string }
  }
}

async function startOwn() {
  const folder = temporaryFolder('waybill-test-')
  const server = await startEmbedded(folder, false)
  const { host, user } = server.connection('postgres')
  const stop = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { host, user, stop }
}

/**
 * One PostgreSQL for the run with one migrated template; every worker clones it (60 ms instead of a migration). The embedded
 * one, or the one whose programs WAYBILL_TEST_POSTGRES names.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const bin = process.env.WAYBILL_TEST_POSTGRES
  const { host, user, stop } = await (bin === undefined ? startOwn() : startInstalledPostgres(bin))
  const template = { host, user, database: 'template' }
  await createDatabase({ host, user, database: 'postgres' }, 'template')
  await migrate(template)
  await (await openJobs(template, pino({ level: 'silent' }))).close()
  project.provide('postgres', { host, user })
  return stop
}
