import { statfs } from 'node:fs/promises'
import pg from 'pg'
import type { App } from '../app.ts'
import { type Connection, rolesOf } from '../db/roles.ts'
import { applicationName, Overtaken, refuseOvertaken } from '../db/schemaVersion.ts'
import { openBucket } from '../files/bucket.ts'
import type { Settings } from '../settings.ts'

/** A database that takes longer to say that it works does not. */
const LIMIT_MS = 2_000
/** Who asks so soon after a look hears of that one: anybody may ask, and each look takes a connection. */
const SHARED_MS = 1_000
/** Files of the company and the secret need room beside the database. */
const FREE_MIN_BYTES = 64 * 1024 * 1024

/** What PostgreSQL calls it (SQLSTATE), and what it means to whoever looks after it. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^25006$/, 'The database is read-only: it is a standby, or was set so. Point DATABASE_URL at the primary.'],
  [/^53100$/, 'The disk of the database is full. Free room on it; nothing else is to be done.'],
  [/^53300$/, 'The database takes no more connections. Raise max_connections, or end what holds them.'],
  [
    /^42501$/,
    'The role that the product works as lacks rights on the tables. Start the product anew as the owner of the database.',
  ],
  [/^(28|3D)/, 'The database refuses the sign-in of DATABASE_URL, or is not there.'],
  [/^57P0/, 'The database is starting or stopping.'],
]

function wordsOf(error: unknown): string {
  if (error instanceof Overtaken) return error.message
  const { code = '', message } = error as { readonly code?: string; readonly message?: string }
  const words = known.find(([pattern]) => pattern.test(code))?.[1]
  return words ?? `The database does not answer within ${LIMIT_MS / 1000} s, or cannot be reached: ${message ?? code}`
}

/** As the product's own role: one row of a table of companies, and one commit. */
async function askDatabase(connection: Connection): Promise<void> {
  const client = new pg.Client({
    ...connection,
    ...{ application_name: applicationName, options: `-c role=${rolesOf(connection).app}` },
    ...{ connectionTimeoutMillis: LIMIT_MS, query_timeout: LIMIT_MS, statement_timeout: LIMIT_MS },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await refuseOvertaken(client)
    await client.query("select set_config('app.client_id', '0', false)")
    await client.query('select from shipment limit 1')
    await client.query('update work.pulse set beaten_at = now()')
  } finally {
    // One that is frozen says no goodbye.
    const ended = client.end().catch(() => {})
    await Promise.race([ended, new Promise(resolve => setTimeout(resolve, 100).unref())])
  }
}

async function roomIn(folder: string): Promise<string | null> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= FREE_MIN_BYTES) return null
  return `Less than ${FREE_MIN_BYTES / 1024 / 1024} MB are free in WAYBILL_DATA (${folder}).`
}

/** In words why the bucket that keeps files is not reached; null: it is, or there is none. */
async function bucketAway({ bucket }: Pick<Settings, 'bucket'>): Promise<string | null> {
  if (bucket === null) return null
  return openBucket(bucket)
    .look(LIMIT_MS - 200)
    .then(() => null, wordsOfFiles)
}

const wordsOfFiles = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Whether a node can work, in words for who looks after it; null: it can. Within two seconds, and over a connection of its own,
 * so that a busy node is not taken for a broken one.
 */
export async function whyNotReady({ db, settings }: Pick<App, 'db' | 'settings'>): Promise<string | null> {
  const late = new Promise<string>(resolve =>
    setTimeout(() => resolve(wordsOf({ message: 'it took too long' })), LIMIT_MS).unref(),
  )
  const asked = askDatabase(db.connection).then(() => null, wordsOf)
  const room = roomIn(settings.WAYBILL_DATA).catch((error: unknown) => `WAYBILL_DATA cannot be read: ${String(error)}`)
  return Promise.race([
    late,
    Promise.all([asked, room, bucketAway(settings)]).then(all => all.find(why => why !== null) ?? null),
  ])
}

/** {@link whyNotReady}, one look at a time. */
export function openReadiness(app: Pick<App, 'db' | 'settings'>): () => Promise<string | null> {
  let look: Promise<string | null> | null = null
  return () => {
    look ??= whyNotReady(app).finally(() => {
      setTimeout(() => {
        look = null
      }, SHARED_MS).unref()
    })
    return look
  }
}
