import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { wireAddresses } from '@waybill/carriers'
import { ImapFlow } from 'imapflow'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import { secretMark } from '../backup/secretMark.ts'
import { refuseHalfRestored } from '../db/halfRestored.ts'
import type { Say } from '../db/migrationReport.ts'
import { newestApplied, newestMigration } from '../db/schemaVersion.ts'
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
const LIMIT_MS = 5_000
/** Clocks may differ so much before sign-in codes and carriers' tokens fail. */
const CLOCK_MAX_MS = 30_000

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error))

/** What is tried, where it is reached, and how long that may take (milliseconds). */
interface Probe {
  readonly what: string
  readonly at: string
  readonly limitMs: number
}

/** @param work is given what ends it @throws as the network does of what does not answer */
async function within<T>({ at, limitMs }: Omit<Probe, 'what'>, work: (limit: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      ending.abort()
      reject(Object.assign(new Error(`${at} does not answer within ${limitMs / 1000} s`), { code: 'ETIMEDOUT' }))
    }, limitMs)
  })
  try {
    return await Promise.race([work(ending.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

async function tried(probe: Probe, work: (limit: AbortSignal) => Promise<string>): Promise<Finding> {
  const { what } = probe
  try {
    return { what, state: 'ok', words: await within(probe, work) }
  } catch (error) {
    return { what, state: 'FAILS', words: reasonOf(error) }
  }
}

const notSet = (what: string): Finding => ({ what, state: 'off', words: 'not set' })

/** A name that is near no setting may be of another program. */
function settingsFound({ unknown }: Settings): readonly Finding[] {
  const what = 'settings'
  if (unknown.length === 0) return [{ what, state: 'ok', words: 'each is one' }]
  return unknown.map(one => ({ what, state: one.meant === null ? 'off' : 'FAILS', words: unknownWords(one) }))
}

function tablesFound(newest: string | null): Finding {
  const what = 'tables'
  if (newest === null) return { what, state: 'ok', words: 'none yet: the first start makes them' }
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
async function databaseNow(client: pg.Client, settings: Settings): Promise<DatabaseFound> {
  await refuseHalfRestored(client)
  const { rows } = await client.query<{
    version: string
    isSuper: boolean
    isSearchFast: boolean
    now: Date
  }>(
    `select current_setting('server_version') as version, rolsuper as "isSuper", clock_timestamp()::text as now,
            (select proleakproof from pg_proc where oid = 'pg_catalog.textlike(text, text)'::regprocedure) as "isSearchFast"
       from pg_roles where rolname = current_user`,
  )
  const [found] = rows
  if (found === undefined) throw new Error('the database says nothing of its user')
  const apart = Math.abs(Date.now() - new Date(found.now).getTime())
  const newest = await newestApplied(client)
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
}

/** One that is frozen says no goodbye: its socket is taken away. */
async function database(settings: Settings, limitMs: number): Promise<DatabaseFound> {
  try {
    return await withDatabase(settings, connection =>
      within({ at: 'the database', limitMs }, async limit => {
        const socket = new Socket()
        limit.addEventListener('abort', () => socket.destroy())
        const client = new pg.Client({ ...connection, stream: () => socket })
        client.on('error', () => {})
        await client.connect()
        try {
          return await databaseNow(client, settings)
        } finally {
          await client.end()
        }
      }),
    )
  } catch (error) {
    const words = startFault(error, settings)?.words ?? reasonOf(error)
    return { findings: [{ what: 'database', state: 'FAILS', words }], used: null }
  }
}

async function mail({ SMTP_URL: url }: Settings, limitMs: number): Promise<Finding> {
  if (url === undefined) return notSet('mail')
  // It has nothing that ends it from outside: it ends by itself, soon after nobody waits any more.
  const soon = limitMs + 500
  const limits = { connectionTimeout: soon, greetingTimeout: soon, socketTimeout: soon, dnsTimeout: soon }
  return tried({ what: 'mail', at: URL.parse(url)?.host ?? 'the mail server', limitMs }, async () => {
    const smtp = createTransport({ url, ...limits })
    try {
      await smtp.verify()
      return 'the server takes the sign-in; whether a mail arrives says Settings > Company, Test mail'
    } finally {
      smtp.close()
    }
  })
}

async function mailroom({ mailroom: box, production }: Settings, limitMs: number): Promise<Finding> {
  if (box === null) return notSet('mailroom')
  const { host, port, secure, user, password: pass, folder } = box
  return tried({ what: 'mailroom', at: `${host}:${port}`, limitMs }, async limit => {
    const client = new ImapFlow({
      ...{ host, port, secure, auth: { user, pass }, logger: false },
      ...{ connectionTimeout: limitMs, socketTimeout: limitMs },
      ...(production && !secure ? { doSTARTTLS: true } : {}),
    })
    client.on('error', () => {})
    limit.addEventListener('abort', () => client.close())
    await client.connect()
    try {
      await client.mailboxOpen(folder, { readOnly: true })
      return `${folder} can be read`
    } finally {
      client.close()
    }
  })
}

/** Writes, reads and takes away a file, where files are kept in a bucket. */
async function bucket({ bucket: address }: Settings, limitMs: number): Promise<Finding> {
  if (address === null) return notSet('bucket')
  return tried({ what: 'bucket', at: `The file store ${bucketName(address)}`, limitMs }, async limit => {
    const opened = openBucket(address, limit)
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
}

const files = ({ WAYBILL_DATA: data }: Settings, limitMs: number): Promise<Finding> =>
  tried({ what: 'files', at: data, limitMs }, async () => {
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
function carriers(settings: Settings, used: ReadonlySet<string> | null, limitMs: number): readonly Promise<Finding>[] {
  const isUsed = (connector: string): boolean =>
    connector === 'google' ? settings.GOOGLE_ADDRESS_KEY !== undefined : (used?.has(connector) ?? true)
  return (
    carrierUrls(settings)
      // One whose carriers are reached each at its own address is `nmfta/RLCA`.
      .map(([what, url]) => ({ what, url, connector: what.split('/')[0] ?? what }))
      .map(async ({ what, url, connector }) => {
        if (isUsed(connector)) return tried({ what, at: url, limitMs }, limit => answers(url, limit))
        return connector === 'google'
          ? notSet(what)
          : { what, state: 'off' as const, words: 'no company has an account' }
      })
  )
}

function carrierUrls(settings: Settings): readonly (readonly [string, string])[] {
  const known: ReadonlySet<string> = new Set(wireAddresses.map(({ connector }) => connector))
  return Object.entries(settings.carrierUrls).filter(([what]) => known.has(what.split('/')[0] ?? what))
}

async function answers(url: string, signal: AbortSignal): Promise<string> {
  const { status } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new Error(`${url} is not reached: ${reasonOf(cause)}`)
  })
  return `${url} answers (${status})`
}

/**
 * Tries everything an installation needs, side by side; carriers after the database, which says who uses them.
 * @param say is given a line for each as soon as it is known
 * @param limitMs what each may take (milliseconds)
 * @returns how many there are, and how many of them fail
 */
export async function checkInstallation(
  settings: Settings,
  say: Say,
  limitMs = LIMIT_MS,
): Promise<{ readonly tried: number; readonly failed: number }> {
  const width = Math.max(
    ...['database role', ...carrierUrls(settings).map(([what]) => what)].map(({ length }) => length),
  )
  let failed = 0
  let lines = 0
  const tell = (findings: readonly Finding[]): void => {
    for (const { what, state, words } of findings) {
      lines += 1
      if (state === 'FAILS') failed += 1
      say(`${what.padEnd(width)}  ${state.padEnd(5)}  ${words}`)
    }
  }
  const print = async (finding: Promise<Finding>): Promise<void> => tell([await finding])
  tell(settingsFound(settings))
  const byThemselves = [mail, mailroom, files, bucket].map(probe => print(probe(settings, limitMs)))
  const { findings, used } = await database(settings, limitMs)
  tell(findings)
  await Promise.all([...byThemselves, ...carriers(settings, used, limitMs).map(print)])
  return { tried: lines, failed }
}
