import type { Registered } from '@waybill/carriers'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { App } from './app.ts'
import { openBackground } from './background.ts'
import { refuseOtherSecret } from './backup/secretMark.ts'
import { openCarriers } from './carriers/carriers.ts'
import { type Clock, systemClock } from './clock.ts'
import { alone } from './db/alone.ts'
import { assertIsolated, migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { openFiles } from './files/files.ts'
import { buildServer } from './http/server.ts'
import { createSessions } from './identity/sessions.ts'
import { openHold, watchInstallation } from './installation/installation.ts'
import { openJobs } from './jobs/jobs.ts'
import { startWork } from './jobs/work.ts'
import { openMetrics } from './metrics/metrics.ts'
import { handlers } from './modules/handlers.generated.ts'
import { moduleWork } from './modules/work.generated.ts'
import { openRealtime } from './realtime/realtime.ts'
import type { Settings } from './settings.ts'
import { openDue } from './work/due.ts'
import { openLanes } from './work/lanes.ts'

export interface Node {
  readonly app: App
  readonly server: FastifyInstance
  close(): Promise<void>
}

export interface Given {
  readonly settings: Settings
  readonly connection: pg.ClientConfig
  readonly log: Logger
  readonly clock?: Clock
  /** The product's own where none are given. */
  readonly connectors?: readonly Registered[]
}

/** Puts one node together on a database: migrated, isolated, listening to its peers, ready to serve. */
export async function composeNode({
  settings,
  connection,
  log,
  clock = systemClock,
  connectors,
}: Given): Promise<Node> {
  const jobs = await alone(connection, async () => {
    await migrate(connection)
    await assertIsolated(connection)
    return openJobs(connection, log)
  })
  const db = openDatabase(connection)
  // Before anything is worked: with another secret no carrier's sign-in could be opened.
  await refuseOtherSecret(db, settings.secret).catch(async (error: unknown) => {
    await Promise.all([jobs.close(), db.close()])
    throw error
  })
  const sessions = createSessions(db, settings.secret, clock)
  const realtime = await openRealtime(db, log)
  realtime.onSession(id => sessions.forget(id))
  const background = openBackground(log)
  const hold = settings.holdsCopies ? await watchInstallation(db, settings, clock, log) : openHold
  const due = openDue(db, realtime, clock, log, () => hold.because() !== null)
  let server: FastifyInstance | undefined
  const publicUrl = () =>
    (settings.PUBLIC_URL ?? (server?.server.listening ? server.listeningOrigin : 'http://localhost')).replace(/\/$/, '')
  const opened = {
    db,
    sessions,
    realtime,
    files: openFiles(settings),
    jobs,
    due,
    lanes: openLanes(db, settings.LABELS_AT_ONCE),
    background,
    hold,
    metrics: openMetrics(),
    carriers: openCarriers(connectors),
  }
  const app: App = { settings, clock, log, publicUrl, ...opened }
  await startWork(app, moduleWork)
  void db.overtaken.then(async ({ message }) => {
    log.fatal(message)
    await Promise.all([due.close(), jobs.close()])
  })
  server = await buildServer(app, handlers)
  const built = server
  return {
    app,
    server: built,
    async close() {
      // Those under way ask carriers by way of the background: it ends after them, so that nobody is cut short.
      await Promise.all([built.close(), due.close()])
      await background.close()
      await hold.close()
      await jobs.close()
      await realtime.close()
      await db.close()
    },
  }
}
