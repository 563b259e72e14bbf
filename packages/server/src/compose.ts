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
import { refuseHalfRestored } from './db/halfRestored.ts'
import { assertIsolated, migrate, sqlMigrations } from './db/migrate.ts'
import type { Say } from './db/migrationReport.ts'
import { openDatabase } from './db/open.ts'
import type { Connection } from './db/roles.ts'
import { bucketName } from './files/bucketAddress.ts'
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
import { sayWait } from './sayWait.ts'
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
  readonly connection: Connection
  readonly log: Logger
  readonly clock?: Clock
  /** The product's own where none are given. */
  readonly connectors?: readonly Registered[]
  /** Is told what migrations do, while they do it, and for what the start waits. */
  readonly say?: Say
}

const SUPERUSER =
  'DATABASE_URL signs in as a superuser: give the product a user of its own that owns the database and may create roles (docs/operations.md, The database).'

const waitsForFiles = ({ bucket, WAYBILL_DATA }: Settings): string =>
  bucket === null
    ? `Waiting for the disk of WAYBILL_DATA (${WAYBILL_DATA}), or for the database.`
    : `Waiting for the file store ${bucketName(bucket)}, which does not answer yet: the installation's key is kept there. After some 15 s the start goes on without it, and nothing leaves until it is back.`

/** Puts one node together on a database: migrated, isolated, listening to its peers, ready to serve. */
export async function composeNode({
  settings,
  connection,
  log,
  clock = systemClock,
  connectors,
  say = () => {},
}: Given): Promise<Node> {
  const begin = async (client: pg.Client) => {
    await refuseHalfRestored(client)
    await migrate(connection, sqlMigrations(connection), say)
    const { isSuperuser } = await assertIsolated(connection)
    if (isSuperuser && !settings.embedded) log.warn(SUPERUSER)
    return openJobs(connection, log)
  }
  const jobs = await alone(connection, begin, say)
  const db = openDatabase(connection)
  try {
    // Before anything is worked: with another secret no carrier's sign-in could be opened.
    await refuseOtherSecret(db, settings.secret)
  } catch (error) {
    await Promise.all([jobs.close(), db.close()])
    throw error
  }
  const sessions = createSessions(db, settings.secret, clock)
  const realtime = await openRealtime(db, log)
  realtime.onSession(id => sessions.forget(id))
  const background = openBackground(log)
  const watch = () => watchInstallation(db, settings, clock, log)
  const hold = settings.holdsCopies ? await sayWait(say, waitsForFiles(settings), watch) : openHold
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
  let queueEnded: Promise<void> | undefined
  /** A node that was overtaken has ended it before it is closed. */
  const endQueue = () => {
    queueEnded ??= jobs.close()
    return queueEnded
  }
  void db.overtaken.then(async ({ message }) => {
    log.fatal(message)
    await Promise.all([due.close(), endQueue()])
  })
  // Work is registered with the queue while the calls' schemas are compiled.
  const [built] = await Promise.all([buildServer(app, handlers), startWork(app, moduleWork)])
  server = built
  return {
    app,
    server: built,
    async close() {
      // Those under way ask carriers by way of the background: it ends after them, so that nobody is cut short.
      await Promise.all([built.close(), due.close()])
      await background.close()
      await hold.close()
      await endQueue()
      await realtime.close()
      await db.close()
    },
  }
}
