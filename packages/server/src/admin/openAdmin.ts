import type pg from 'pg'
import { refuseOtherSecret } from '../backup/secretMark.ts'
import { type Clock, systemClock } from '../clock.ts'
import { alone } from '../db/alone.ts'
import { createDatabase } from '../db/createDatabase.ts'
import { choosePlace } from '../db/embedded/place.ts'
import { isServing } from '../db/embedded/postmaster.ts'
import { OWNER, startEmbedded } from '../db/embedded/start.ts'
import { refuseHalfRestored } from '../db/halfRestored.ts'
import { assertIsolated, migrate, sqlMigrations } from '../db/migrate.ts'
import { type Database, openDatabase } from '../db/open.ts'
import type { Connection } from '../db/roles.ts'
import { newestApplied, newestMigration } from '../db/schemaVersion.ts'
import { OperatorFault } from '../operatorFault.ts'
import { addressNoted } from '../runningAddress.ts'
import type { Settings } from '../settings.ts'
import { atEarlyEnd } from './endEarly.ts'

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
  try {
    await createDatabase(server.connection('postgres'), 'waybill')
  } catch (error) {
    await server.stop()
    throw error
  }
  const isOver = atEarlyEnd(() => server.stop())
  const stop = async () => {
    isOver()
    await server.stop()
  }
  return { connection: { ...server.connection('waybill'), roles }, stop }
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

/** The tables are of another version: a command brings them nowhere, since every node would have to follow. */
export class OtherVersion extends OperatorFault {
  readonly exitCode = 65
}

/** @throws {OtherVersion} */
async function refuseOtherVersion(client: pg.Client): Promise<void> {
  const newest = await newestApplied(client)
  if (newest === null || newest === newestMigration) return
  throw new OtherVersion(
    newest < newestMigration
      ? `The tables are of an older version (${newest}). Start this one first, which brings them to ${newestMigration} and ends the nodes of the older one; or run the command with the older one.`
      : `The tables are of a newer version (${newest}). Run the command with that one.`,
  )
}

/**
 * Runs a command on the database of the settings; tables are made where there are none yet.
 * @param acceptsSecret the command is about a secret that is another one
 * @throws {OtherVersion} {HalfRestored} {OtherSecret}
 */
export async function withAdmin<T>(
  settings: Settings,
  command: (admin: Admin) => Promise<T>,
  acceptsSecret = false,
): Promise<T> {
  const { connection, stop } = await reach(settings)
  try {
    const begin = async (client: pg.Client) => {
      await refuseHalfRestored(client)
      await refuseOtherVersion(client)
      await migrate(connection, sqlMigrations(connection), console.error)
    }
    // What is said meanwhile stands beside what a command answers.
    await alone(connection, begin, console.error)
    await assertIsolated(connection)
    const db = openDatabase(connection, 2)
    try {
      // What a command seals, the server has to open.
      if (!acceptsSecret) await refuseOtherSecret(db, settings.secret)
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
