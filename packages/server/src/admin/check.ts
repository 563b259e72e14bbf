import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { wireAddresses } from '@waybill/carriers'
import { ImapFlow } from 'imapflow'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { secretMark } from '../backup/secretMark.ts'
import { newestMigration } from '../db/schemaVersion.ts'
import { openBucket } from '../files/bucket.ts'
import { bucketName } from '../files/bucketAddress.ts'
import type { Settings } from '../settings.ts'
import { startFault } from '../startFaults.ts'
import { unknownWords } from '../unknownNames.ts'
import { withDatabase } from './openAdmin.ts'

/** What became of one thing that was tried: it works, it is off, or it does not. */
interface Finding {
  readonly what: string
  readonly state: 'ok' | 'off' | 'FAILS'
  readonly words: string
}

/** What does not answer in this time does not work (milliseconds). */
const LIMIT_MS = 10_000
/** Clocks may differ so much before sign-in codes and carriers' tokens fail. */
const CLOCK_MAX_MS = 30_000

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error))

async function tried(what: string, work: () => Promise<string | null>): Promise<Finding> {
  try {
    const words = await work()
    return { what, state: words === null ? 'off' : 'ok', words: words ?? 'not set' }
  } catch (error) {
    return { what, state: 'FAILS', words: reasonOf(error) }
  }
}

/** A name that is near no setting may be of another program. */
function settingsFound({ unknown }: Settings): readonly Finding[] {
  const what = 'settings'
  if (unknown.length === 0) return [{ what, state: 'ok', words: 'each is one' }]
  return unknown.map(one => ({ what, state: one.meant === null ? 'off' : 'FAILS', words: unknownWords(one) }))
}

function tablesFound(newest: string | undefined): Finding {
  const what = 'tables'
  if (newest === undefined) return { what, state: 'ok', words: 'none yet: the first start makes them' }
  if (newest > newestMigration) return { what, state: 'FAILS', words: `${newest}: of a newer version than this one` }
  const isPresent = newest === newestMigration
  return {
    what,
    state: 'ok',
    words: isPresent ? newest : `${newest}: the next start brings them to ${newestMigration}`,
  }
}

interface DatabaseFound {
  readonly findings: readonly Finding[]
  readonly used: ReadonlySet<string> | null
}

/** Server, role and tables, how far the clocks are apart, and which connectors are used. */
async function database(settings: Settings): Promise<DatabaseFound> {
  try {
    return await withDatabase(settings, async connection => {
      const client = new pg.Client({ ...connection, connectionTimeoutMillis: LIMIT_MS })
      await client.connect()
      try {
        const { rows } = await client.query<{
          version: string
          isSuper: boolean
          isSearchFast: boolean
          now: Date
          hasTables: boolean
        }>(
          `select current_setting('server_version') as version, rolsuper as "isSuper", clock_timestamp()::text as now,
                  (select proleakproof from pg_proc where oid = 'pg_catalog.textlike(text, text)'::regprocedure) as "isSearchFast",
                  to_regclass('public.kysely_migration') is not null as "hasTables"
             from pg_roles where rolname = current_user`,
        )
        const [found] = rows
        if (found === undefined) throw new Error('the database says nothing of its user')
        const apart = Math.abs(Date.now() - new Date(found.now).getTime())
        const newest = found.hasTables
          ? (await client.query<{ newest: string }>('select max(name) as newest from public.kysely_migration')).rows[0]
              ?.newest
          : undefined
        const isSuper = found.isSuper && !settings.embedded
        const findings: readonly Finding[] = [
          { what: 'database', state: 'ok', words: `PostgreSQL ${found.version}` },
          {
            what: 'database role',
            state: isSuper ? 'FAILS' : 'ok',
            words: isSuper
              ? 'DATABASE_URL signs in as a superuser: give the product a role of its own'
              : 'no more rights than it needs',
          },
          tablesFound(newest),
          {
            what: 'search',
            state: 'ok',
            words: found.isSearchFast ? 'by its index' : 'slow in large companies: textlike is not marked leakproof',
          },
          {
            what: 'clock',
            state: apart > CLOCK_MAX_MS ? 'FAILS' : 'ok',
            words: `${Math.round(apart / 1000)} s from the database's`,
          },
        ]
        const secret = await secretFound(client, settings.secret)
        return { findings: [...findings, ...secret], used: await connectorsUsed(client) }
      } finally {
        await client.end()
      }
    })
  } catch (error) {
    const words = startFault(error, settings)?.words ?? reasonOf(error)
    return { findings: [{ what: 'database', state: 'FAILS', words }], used: null }
  }
}

const mail = ({ SMTP_URL: url }: Settings) =>
  tried('mail', async () => {
    if (url === undefined) return null
    const limits = {
      connectionTimeout: LIMIT_MS,
      greetingTimeout: LIMIT_MS,
      socketTimeout: LIMIT_MS,
      dnsTimeout: LIMIT_MS,
    }
    const smtp = createTransport({ url, ...limits })
    try {
      await smtp.verify()
      return 'the server takes the sign-in; whether a mail arrives says Settings > Company, Test mail'
    } finally {
      smtp.close()
    }
  })

const mailroom = ({ mailroom: box, production }: Settings) =>
  tried('mailroom', async () => {
    if (box === null) return null
    const { host, port, secure, user, password: pass, folder } = box
    const client = new ImapFlow({
      ...{
        host,
        port,
        secure,
        auth: { user, pass },
        logger: false,
        connectionTimeout: LIMIT_MS,
        socketTimeout: LIMIT_MS,
      },
      ...(production && !secure ? { doSTARTTLS: true } : {}),
    })
    client.on('error', () => {})
    await client.connect()
    try {
      await client.mailboxOpen(folder, { readOnly: true })
      return `${folder} can be read`
    } finally {
      client.close()
    }
  })

/** Writes, reads and takes away a file, where files are kept in a bucket. */
const bucket = ({ bucket: address }: Settings) =>
  tried('bucket', async () => {
    if (address === null) return null
    const opened = openBucket(address)
    const key = `check/${randomUUID()}`
    const bytes = Buffer.from('probe')
    await opened.put(key, bytes)
    let read = ''
    await opened.read(key, async pieces => {
      read = await text(Readable.from(pieces))
    })
    await opened.remove(key)
    if (read !== 'probe') throw new Error(`${bucketName(address)} gives back another file than it was given`)
    return `${bucketName(address)} can be written and read`
  })

const files = ({ WAYBILL_DATA: data }: Settings) =>
  tried('files', async () => {
    const folder = join(data, 'files')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const probe = join(folder, `${randomUUID()}.half`)
    await writeFile(probe, 'probe')
    await rm(probe)
    const { bavail, bsize } = await statfs(folder)
    return `can be written; ${Math.floor((bavail * bsize) / 1024 ** 3)} GB free in ${data}`
  })

/** Whether the data are sealed with the secret that is set; nothing of data that are none yet. */
async function secretFound(client: pg.Client, secret: Buffer): Promise<readonly Finding[]> {
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'work' and tablename = 'sealed'`,
  )
  if (tables.length === 0) return []
  const { rows } = await client.query<{ mark: string }>('select mark from work.sealed')
  const [sealed] = rows
  const isOther = sealed !== undefined && sealed.mark !== secretMark(secret)
  const words = isOther
    ? 'the data are sealed with another WAYBILL_SECRET (or secret.key)'
    : 'the data are sealed with it'
  return [{ what: 'secret', state: isOther ? 'FAILS' : 'ok', words }]
}

/** The connectors that some company signs in with; null where the database does not say. */
async function connectorsUsed(client: pg.Client): Promise<ReadonlySet<string> | null> {
  try {
    // The role that reads the rows of all companies, and changes none.
    await client.query('begin read only; set local role waybill_backup')
    const { rows } = await client.query<{ connector: string }>(
      'select distinct connector from carrier_account where active',
    )
    return new Set(rows.map(({ connector }) => connector))
  } catch {
    return null
  }
}

/** Whatever a carrier answers there says that it is reached; sign-ins are tried in Settings > Carriers. */
function carriers(settings: Settings, used: ReadonlySet<string> | null): Promise<readonly Finding[]> {
  const isUsed = (connector: string): boolean =>
    connector === 'google' ? settings.GOOGLE_ADDRESS_KEY !== undefined : (used?.has(connector) ?? true)
  const known: ReadonlySet<string> = new Set(wireAddresses.map(({ connector }) => connector))
  return Promise.all(
    Object.entries(settings.carrierUrls)
      // One whose carriers are reached each at its own address is `nmfta/RLCA`.
      .map(([at, url]) => ({ at, url, connector: at.split('/')[0] ?? at }))
      .filter(({ connector }) => known.has(connector))
      .map(({ at, url, connector }) =>
        isUsed(connector)
          ? tried(at, () => answers(url))
          : {
              what: at,
              state: 'off' as const,
              words: connector === 'google' ? 'not set' : 'no company has an account',
            },
      ),
  )
}

async function answers(url: string): Promise<string> {
  const limits = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) } as const
  const { status } = await fetch(url, limits).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new Error(`${url} is not reached: ${reasonOf(cause)}`)
  })
  return `${url} answers (${status})`
}

/**
 * Tries everything an installation needs, side by side.
 * @returns a line for each, and whether all of it works
 */
export async function checkInstallation(
  settings: Settings,
): Promise<{ readonly table: string; readonly isWell: boolean }> {
  const tries = [mail(settings), mailroom(settings), files(settings), bucket(settings)]
  const { findings: ofServer, used } = await database(settings)
  const ofCarriers = await carriers(settings, used)
  const others = await Promise.all(tries)
  const findings: readonly Finding[] = [...settingsFound(settings), ...ofServer, ...others, ...ofCarriers]
  const width = Math.max(...findings.map(({ what }) => what.length))
  return {
    table: findings.map(({ what, state, words }) => `${what.padEnd(width)}  ${state.padEnd(5)}  ${words}`).join('\n'),
    isWell: findings.every(({ state }) => state !== 'FAILS'),
  }
}
