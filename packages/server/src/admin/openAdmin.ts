import { type Clock, systemClock } from '../clock.ts'
import { alone } from '../db/alone.ts'
import { createDatabase } from '../db/createDatabase.ts'
import { choosePlace } from '../db/embedded/place.ts'
import { isServing } from '../db/embedded/postmaster.ts'
import { OWNER, startEmbedded } from '../db/embedded/start.ts'
import { assertIsolated, migrate, sqlMigrations } from '../db/migrate.ts'
import { type Database, openDatabase } from '../db/open.ts'
import type { Connection } from '../db/roles.ts'
import { addressNoted } from '../runningAddress.ts'
import type { Settings } from '../settings.ts'

/** What the operator's commands work with. */
export interface Admin {
  readonly db: Database
  readonly clock: Clock
  /** Where people reach this installation, without a slash at the end. */
  readonly publicUrl: string
  readonly settings: Settings
}

interface Reached {
  readonly connection: Connection
  stop(): Promise<void>
}

/** The database of a running server is used beside it; one that is not running is started for the command. */
async function reach(settings: Settings): Promise<Reached> {
  const { WAYBILL_DB_ROLE: roles } = settings
  if (!settings.embedded) {
    return { connection: { connectionString: settings.DATABASE_URL, roles }, stop: async () => {} }
  }
  const place = choosePlace(settings.WAYBILL_DATA)
  if (isServing(place.cluster)) {
    return { connection: { host: place.socket, user: OWNER, database: 'waybill', roles }, stop: async () => {} }
  }
  const server = await startEmbedded(settings.WAYBILL_DATA)
  await createDatabase(server.connection('postgres'), 'waybill')
  return { connection: { ...server.connection('waybill'), roles }, stop: () => server.stop() }
}

/** Runs a command on the database of the settings as it is: it is neither made nor migrated. */
export async function withDatabase<T>(settings: Settings, command: (connection: Connection) => Promise<T>): Promise<T> {
  const { connection, stop } = await reach(settings)
  try {
    return await command(connection)
  } finally {
    await stop()
  }
}

/** Runs a command on the migrated database of the settings. */
export async function withAdmin<T>(settings: Settings, command: (admin: Admin) => Promise<T>): Promise<T> {
  const { connection, stop } = await reach(settings)
  try {
    // Beside what a command answers.
    await alone(connection, () => migrate(connection, sqlMigrations(connection), console.error))
    await assertIsolated(connection)
    const db = openDatabase(connection, 2)
    try {
      const { PUBLIC_URL, WAYBILL_DATA, WAYBILL_PORT } = settings
      const publicUrl = (PUBLIC_URL ?? addressNoted(WAYBILL_DATA) ?? `http://localhost:${WAYBILL_PORT}`).replace(
        /\/$/,
        '',
      )
      return await command({ db, clock: systemClock, publicUrl, settings })
    } finally {
      await db.close()
    }
  } finally {
    await stop()
  }
}
